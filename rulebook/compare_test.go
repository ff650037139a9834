package rulebook_test

import (
	"slices"
	"strings"
	"testing"

	"volgare/rulebook"
)

// compareTests are changes to smallBook with the problems that Compare must find.
var compareTests = []struct {
	name     string
	from, to string
	want     []string
}{
	{"only the words differ", "Taken for 1 point.", "Per 1 punto.", nil},
	{"rule missing", "## CUB-1 One", "## CUB-3 One", []string{"it: CUB-1 is missing", "it: CUB-3 is not in the original"}},
	{"chapter missing", "# EXP-K Cards\nDecks.\n\n## EXP-K1 Cards\nDrawn two at a time.\n\n> Two.\n\n", "", []string{
		"it: EXP-K is missing", "it: EXP-K1 is missing",
	}},
	{"section renamed", "## aim", "## fine", []string{"it: aim is missing", "it: fine is not in the original"}},
	{"word renamed", "- points:", "- punti:", []string{"it: points is missing", "it: punti is not in the original"}},
	{"version missing", "{edition=classic} Or 2.\n\n", "", []string{"it: CUB-1 has other versions", "it: CUB-1 has other numbers"}},
	{"figure missing", "![Areas.](diagram:cubes)\n", "", []string{"it: CUB-2 has other figures"}},
	{"figure more", "Decks.\n", "Decks.\n\n![A.](diagram:cards)\n", []string{"it: EXP-K has other figures"}},
	{"reference missing", "see: CUB-1\n", "", []string{"it: CUB-2 refers to other rules"}},
	{"number in text", "Taken for 1 point", "Taken for 2 points", []string{"it: CUB-1 has other numbers"}},
	{"number in version", "Or 3.", "Or 4.", []string{"it: CUB-1 has other numbers"}},
	{"number in example", "> 20.", "> 30.", []string{"it: CUB-2 has other numbers"}},
}

func TestCompare(t *testing.T) {
	original := parse(t, smallBook)
	for _, test := range compareTests {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(smallBook, test.from) {
				t.Fatalf("the small book does not hold %q", test.from)
			}
			changed := parse(t, strings.Replace(smallBook, test.from, test.to, 1))
			if got := texts(rulebook.Compare(original, changed, "it")); !slices.Equal(got, test.want) {
				t.Errorf("Compare = %q, want %q", got, test.want)
			}
		})
	}
}

func TestCompareOrder(t *testing.T) {
	const one, two = "# CUB Cubes\nA.\n## CUB-1 One\nA.\n> A.\n", "# PSA Psalter\nB.\n## PSA-1 Two\nB.\n> B.\n"
	got := texts(rulebook.Compare(parse(t, one+two), parse(t, two+one), "it"))
	want := []string{"it: PSA begins another order", "it: PSA-1 begins another order"}
	if !slices.Equal(got, want) {
		t.Errorf("Compare = %q, want %q", got, want)
	}
}

func TestReferencesToNothing(t *testing.T) {
	if got := texts(rulebook.References(parse(t, smallBook), "it")); got != nil {
		t.Errorf("References of the small book = %q", got)
	}
	wrong := strings.NewReplacer("To win (CUB-1)", "To win (CUB-9)", "People.", "People (MOV-1).", "see: CUB-1", "see: CUB-2 CUB-3")
	got := texts(rulebook.References(parse(t, wrong.Replace(smallBook)), "it"))
	want := []string{
		"it: CUB-2 to CUB-2 not in the book", "it: CUB-2 to CUB-3 not in the book",
		"it: CUB to MOV-1 not in the book", "it: aim to CUB-9 not in the book",
	}
	if !slices.Equal(got, want) {
		t.Errorf("References = %q, want %q", got, want)
	}
}

func texts(problems []rulebook.Problem) []string {
	var all []string
	for _, p := range problems {
		all = append(all, p.String())
	}
	return all
}
