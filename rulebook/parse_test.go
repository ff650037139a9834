package rulebook_test

import (
	"reflect"
	"testing"

	"volgare/rulebook"
)

// whole contains every part that a book can have.
const whole = "# overview In  short\r\n\r\n## aim The aim\r\nTo win,\r\nwith luck.\n\n- First (CUB-1).\n- Then\n  second.\n\n" +
	"![A map.](diagram:map)\n" +
	"# CUB Cubes and more\n\nPeople.\n\nMany.\n\n![Areas.](diagram:cubes)\n\n" +
	"## CUB-1  Taking cubes \n\nOne cube costs\n1 point (CUB-2).\n\n- An item\n- another\n\n" +
	"{edition=classic} In 2010\nthis.\n{edition=deluxe} In 2019 that, see CUB-3.\n\n> First\n> and second.\n\n" +
	"![Areas\nagain.](diagram:cubes)\n\nsee: CUB-3 CUB-2\nEXP-K12\n\n" +
	"# EXP-K Cards\nDecks.\n## EXP-K12 Many cards\nDraw two.\n> Two.\n\n\n" +
	"# words Words\n- points: action\n  points\n- vp-short: VP: \n"

func TestParse(t *testing.T) {
	book := parse(t, whole)
	areas := rulebook.Figure{Name: "cubes", Caption: "Areas."}
	again := rulebook.Figure{Name: "cubes", Caption: "Areas again."}
	wantOverview := rulebook.Overview{Title: "In  short", Sections: []rulebook.Section{{
		Key: "aim", Title: "The aim", Text: "To win, with luck.\n\n- First (CUB-1).\n\n- Then second.",
		Figures: []rulebook.Figure{{Name: "map", Caption: "A map."}},
	}}}
	wantChapters := []rulebook.Chapter{
		{Family: "CUB", Title: "Cubes and more", Intro: "People.\n\nMany.", Figures: []rulebook.Figure{areas}, Rules: []rulebook.Rule{{
			ID: "CUB-1", Title: "Taking cubes", Text: "One cube costs 1 point (CUB-2).\n\n- An item\n\n- another",
			Versions: []rulebook.Version{
				{Option: "edition", Value: "classic", Text: "In 2010 this."},
				{Option: "edition", Value: "deluxe", Text: "In 2019 that, see CUB-3."},
			},
			Example: "First and second.", Figures: []rulebook.Figure{again},
			See: []string{"CUB-2", "CUB-3", "EXP-K12"}, Chapter: "Cubes and more",
		}}},
		{Family: "EXP-K", Title: "Cards", Intro: "Decks.", Rules: []rulebook.Rule{{
			ID: "EXP-K12", Title: "Many cards", Text: "Draw two.", Example: "Two.", Chapter: "Cards",
		}}},
	}
	wantWords := map[string]string{"points": "action points", "vp-short": "VP:"}
	for _, pair := range []struct{ got, want any }{
		{book.Overview(), wantOverview}, {book.Chapters(), wantChapters}, {book.Words(), wantWords},
	} {
		if !reflect.DeepEqual(pair.got, pair.want) {
			t.Errorf("Parse:\n got %+v\nwant %+v", pair.got, pair.want)
		}
	}
}

func TestWhole(t *testing.T) {
	rule, _ := parse(t, whole).Rule("CUB-1")
	want := "One cube costs 1 point (CUB-2).\n\n- An item\n\n- another\n\n" +
		"edition=classic: In 2010 this.\n\nedition=deluxe: In 2019 that, see CUB-3."
	if got := rule.Whole(); got != want {
		t.Errorf("Whole = %q, want %q", got, want)
	}
}

func TestParseEmpty(t *testing.T) {
	book, err := rulebook.Parse("")
	if err != nil || len(book.Rules()) != 0 {
		t.Errorf("Parse of nothing: %v rules, error %v", len(book.Rules()), err)
	}
}

func TestParseErrors(t *testing.T) {
	const (
		chapter  = "# CUB Cubes\nPeople.\n\n"
		rule     = chapter + "## CUB-1 One\nA.\n\n"
		overview = "# overview Short\n"
		words    = "# words Words\n"
	)
	tests := []struct{ name, text, want string }{
		{"text first", "hello\n# CUB Cubes\n", `line 1: text outside a chapter or section`},
		{"text in overview", overview + "hello\n", `line 2: text outside a chapter or section`},
		{"no introduction", "# CUB Cubes\n\n## CUB-1 One\n", `line 1: chapter "CUB" has no introduction`},
		{"no introduction at the end", "# CUB Cubes\n", `line 1: chapter "CUB" has no introduction`},
		{"version in introduction", "# CUB Cubes\n{edition=deluxe} A.\n", `line 2: neither text nor a figure: "{edition=deluxe} A."`},
		{"text after figure", "# CUB Cubes\nA.\n\n![B.](diagram:c)\n\nD.\n", `line 6: text after a figure`},
		{"no chapter", "## CUB-1 One\n", `line 1: rule CUB-1 outside the chapter of its family`},
		{"other chapter", chapter + "## MOV-1 One\n", `line 4: rule MOV-1 outside the chapter of its family`},
		{"other expansion", "# EXP-K Cards\nA.\n## EXP-R1 One\n", `line 3: rule EXP-R1 outside the chapter of its family`},
		{"rule among words", words + "## CUB-1 One\n", `line 2: rule CUB-1 outside the chapter of its family`},
		{"duplicate", rule + "> B.\n\n## CUB-1 Two\n", `line 9: duplicate id CUB-1`},
		{"duplicate chapter", rule + "> B.\n\n# CUB Two\n", `line 9: duplicate chapter "CUB"`},
		{"duplicate section", overview + "## a A\nB.\n## a A\n", `line 4: duplicate section "a"`},
		{"duplicate word", words + "- a: b\n- a: c\n", `line 3: duplicate word "a"`},
		{"duplicate version", rule + "{a=b} C.\n\n{a=b} D.\n", `line 9: duplicate version a=b`},
		{"malformed version", rule + "{a} C.\n", `line 7: malformed version "{a} C."`},
		{"malformed figure", rule + "> B.\n\n![C](c.png)\n", `line 9: malformed figure "![C](c.png)"`},
		{"malformed word", words + "- a b\n", `line 2: malformed word "a b"`},
		{"text among words", words + "a: b\n", `line 2: malformed word "a: b"`},
		{"malformed key", overview + "## A-1 A\n", `line 2: malformed key "A-1"`},
		{"section without title", overview + "## a\n", `line 2: section "a" has no title`},
		{"section without text", overview + "## a A\n## b B\n", `line 2: section "a" has no text`},
		{"lower case", chapter + "## cub-1 One\n", `line 4: malformed id "cub-1"`},
		{"no dash", chapter + "## CUB1 One\n", `line 4: malformed id "CUB1"`},
		{"no number", chapter + "## CUB- One\n", `line 4: malformed id "CUB-"`},
		{"leading zero", chapter + "## CUB-01 One\n", `line 4: malformed id "CUB-01"`},
		{"foreign family", chapter + "## UTF-8 One\n", `line 4: malformed id "UTF-8"`},
		{"empty heading", chapter + "##\n", `line 4: malformed heading "##"`},
		{"deep heading", chapter + "### CUB-1 One\n", `line 4: malformed heading "### CUB-1 One"`},
		{"no title", chapter + "## CUB-1\n\nA.\n", `line 4: rule CUB-1 has no title`},
		{"no text", chapter + "## CUB-1 One\n\n## CUB-2 Two\n\nB.\n", `line 4: rule CUB-1 has no text`},
		{"no text before chapter", chapter + "## CUB-1 One\n\n# PSA Psalter\n", `line 4: rule CUB-1 has no text`},
		{"no text at the end", chapter + "## CUB-1 One\n", `line 4: rule CUB-1 has no text`},
		{"no example", rule, `line 4: rule CUB-1 has no example`},
		{"two examples", rule + "> B.\n\n> C.\n", `line 9: rule CUB-1 has its parts out of order`},
		{"text after example", rule + "> B.\n\nC.\n", `line 9: rule CUB-1 has its parts out of order`},
		{"version after example", rule + "> B.\n\n{a=b} C.\n", `line 9: rule CUB-1 has its parts out of order`},
		{"figure before example", rule + "![B.](diagram:c)\n\n> C.\n", `line 9: rule CUB-1 has its parts out of order`},
		{"see before figure", rule + "> B.\n\nsee: CUB-2\n\n![B.](diagram:c)\n", `line 11: rule CUB-1 has its parts out of order`},
		{"unknown family", "# ABC Letters\n", `line 1: unknown family "ABC"`},
		{"untitled chapter", "# CUB\n", `line 1: chapter "CUB" has no title`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := rulebook.Parse(test.text)
			if err == nil || err.Error() != test.want {
				t.Errorf("Parse: error %v, want %s", err, test.want)
			}
		})
	}
}
