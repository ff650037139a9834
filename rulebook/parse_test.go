package rulebook_test

import (
	"slices"
	"testing"

	"volgare/rulebook"
)

func TestParse(t *testing.T) {
	text := "# CUB Cubes and more\r\n\r\n## CUB-1 Taking cubes\r\n\r\nOne cube costs\r\n1 point.\r\n\r\n" +
		"# EXP-K Cards\n## EXP-K12  Many cards \nDraw two.\n\n\n"
	book, err := rulebook.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	want := []rulebook.Rule{
		{ID: "CUB-1", Title: "Taking cubes", Text: "One cube costs 1 point.", Chapter: "Cubes and more"},
		{ID: "EXP-K12", Title: "Many cards", Text: "Draw two.", Chapter: "Cards"},
	}
	if got := book.Rules(); !slices.Equal(got, want) {
		t.Errorf("Parse:\n got %+v\nwant %+v", got, want)
	}
}

func TestParseEmpty(t *testing.T) {
	book, err := rulebook.Parse("")
	if err != nil || len(book.Rules()) != 0 {
		t.Errorf("Parse of nothing: %v rules, error %v", len(book.Rules()), err)
	}
}

func TestParseErrors(t *testing.T) {
	const chapter = "# CUB Cubes\n\n"
	tests := []struct{ name, text, want string }{
		{"text first", "hello\n# CUB Cubes\n", `line 1: text before the first rule`},
		{"text in chapter", chapter + "hello\n", `line 3: text before the first rule`},
		{"text after last chapter", chapter + "## CUB-1 One\nA.\n# PSA Psalter\nB.\n", `line 6: text before the first rule`},
		{"no chapter", "## CUB-1 One\n", `line 1: rule CUB-1 outside the chapter of its family`},
		{"other chapter", chapter + "## MOV-1 One\n", `line 3: rule MOV-1 outside the chapter of its family`},
		{"other expansion", "# EXP-K Cards\n## EXP-R1 One\n", `line 2: rule EXP-R1 outside the chapter of its family`},
		{"duplicate", chapter + "## CUB-1 One\n\nA.\n\n## CUB-1 Two\n\nB.\n", `line 7: duplicate id CUB-1`},
		{"lower case", chapter + "## cub-1 One\n", `line 3: malformed id "cub-1"`},
		{"no dash", chapter + "## CUB1 One\n", `line 3: malformed id "CUB1"`},
		{"no number", chapter + "## CUB- One\n", `line 3: malformed id "CUB-"`},
		{"leading zero", chapter + "## CUB-01 One\n", `line 3: malformed id "CUB-01"`},
		{"foreign family", chapter + "## UTF-8 One\n", `line 3: malformed id "UTF-8"`},
		{"empty heading", chapter + "##\n", `line 3: malformed heading "##"`},
		{"deep heading", chapter + "### CUB-1 One\n", `line 3: malformed heading "### CUB-1 One"`},
		{"no title", chapter + "## CUB-1\n\nA.\n", `line 3: rule CUB-1 has no title`},
		{"no text", chapter + "## CUB-1 One\n\n## CUB-2 Two\n\nB.\n", `line 3: rule CUB-1 has no text`},
		{"no text before chapter", chapter + "## CUB-1 One\n\n# PSA Psalter\n", `line 3: rule CUB-1 has no text`},
		{"no text at the end", chapter + "## CUB-1 One\n", `line 3: rule CUB-1 has no text`},
		{"second paragraph", chapter + "## CUB-1 One\n\nA.\n\nB.\n", `line 7: rule CUB-1 has a second paragraph`},
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
