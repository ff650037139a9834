package rulebook_test

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"volgare/rulebook"
)

const smallBook = `# overview In short

## aim The aim
To win (CUB-1).

# CUB Cubes
People.

## CUB-1 One
Taken for 1 point.

{edition=classic} Or 2.

{edition=deluxe} Or 3.

> One for 1.

## CUB-2 Two
Sold for ducats.

> 20.

![Areas.](diagram:cubes)

see: CUB-1

# EXP-K Cards
Decks.

## EXP-K1 Cards
Drawn two at a time.

> Two.

# words Words
- points: points
`

func parse(t *testing.T, text string) *rulebook.Book {
	t.Helper()
	book, err := rulebook.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

// repo returns a file system of the given files: name, text, name, text, ...
func repo(files ...string) fs.FS {
	m := fstest.MapFS{}
	for i := 0; i < len(files); i += 2 {
		m[files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
	}
	return m
}

// Problems of smallBook. The rules of expansions are treated like all others.
const (
	noCodeX = "Cards: EXP-K1 not cited by code"
	noCaseX = "Cards: EXP-K1 not cited by a text case"
	noCode1 = "Cubes: CUB-1 not cited by code"
	noCase1 = "Cubes: CUB-1 not cited by a text case"
	noCode2 = "Cubes: CUB-2 not cited by code"
	noCase2 = "Cubes: CUB-2 not cited by a text case"
)

// checkTests are repositories and the problems that Check must find in them.
var checkTests = []struct {
	name  string
	files fs.FS
	want  []string
}{
	{
		"nothing is missing",
		repo("engine/cubes.go", "package p // CUB-1, CUB-2, EXP-K1\n", "testdata/cubes.txtar", "CUB-1/CUB-2 EXP-K1\n"),
		nil,
	},
	{
		"strings count",
		repo("engine/cubes.go", "package p\nvar a, b = \"x\\nCUB-1\", `\nCUB-2 EXP-K1`\n", "testdata/a/b.txtar", "CUB-1\nCUB-2\nEXP-K1"),
		nil,
	},
	{
		"names, tests, the table and other files do not count",
		repo("engine/cubes.go", "package p\nvar a = CUB-1\n", "engine/cubes_test.go", "package p // CUB-1\n",
			"engine/ruleid.go", "package p // CUB-1\n", "engine/notes.md", "CUB-1\n", "testdata/cubes.txtar", "CUB-1 CUB-2 EXP-K1"),
		[]string{noCode1, noCode2, noCodeX},
	},
	{
		"text cases are no code and code is no text case",
		repo("engine/cubes.go", "package p // CUB-1\n", "testdata/cubes.txtar", "CUB-2\n"),
		[]string{noCase1, noCode2, noCodeX, noCaseX},
	},
	{
		"other directories do not count",
		repo("engine/a.go", "package p", "testdata/a.txtar", "", "docs/b.go", "package p // CUB-1"),
		[]string{noCode1, noCase1, noCode2, noCase2, noCodeX, noCaseX},
	},
	{
		"unknown ids",
		repo("engine/cubes.go", "package p\n\n/* CUB-1\nCUB-2, CUB-9 and CUB-9 */\nvar a = \"EXP-K2\"\n",
			"testdata/cubes.txtar", "CUB-1 CUB-2\nMOV-1 EXP-K1\n"),
		[]string{
			"engine/cubes.go:4: CUB-9 not in the book", "engine/cubes.go:5: EXP-K2 not in the book",
			"testdata/cubes.txtar:2: MOV-1 not in the book", noCodeX,
		},
	},
	{
		"the interface and the boxes cite what is there, and show nothing",
		repo("engine/cubes.go", "package p // CUB-1 EXP-K1\n", "testdata/cubes.txtar", "CUB-1 CUB-2 EXP-K1",
			"engine/guide.ts", "\nrule: \"CUB-2\"\nrule: \"CUB-3\"", "engine/guide.test.ts", "CUB-8", "engine/a.svelte", "<Rule id=\"CUB-4\" />",
			"engine/de.ftl", "why = Nach CUB-5.", "engine/box.yaml", "# CUB-6"),
		[]string{
			"engine/a.svelte:1: CUB-4 not in the book", "engine/box.yaml:1: CUB-6 not in the book",
			"engine/de.ftl:1: CUB-5 not in the book", "engine/guide.ts:3: CUB-3 not in the book", noCode2,
		},
	},
	{
		"what only looks like an id",
		repo("engine/cubes.go", "package p // UTF-8 SHA-256 CUB-01 CUB-1a XCUB-1 X-CUB-1 CUB_1 cub-1 CUB1 EXP-P\n",
			"testdata/cubes.txtar", "CUB-1 CUB-2 EXP-K1"),
		[]string{noCode1, noCode2, noCodeX},
	},
}

func TestCheck(t *testing.T) {
	for _, test := range checkTests {
		t.Run(test.name, func(t *testing.T) {
			problems, err := rulebook.Check(parse(t, smallBook), test.files, "engine", "testdata")
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, p := range problems {
				got = append(got, p.String())
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("Check:\n got %s\nwant %s", strings.Join(got, "\n     "), strings.Join(test.want, "\n     "))
			}
		})
	}
}

func TestCheckerIgnore(t *testing.T) {
	files := repo("a/list.go", "package p // CUB-1 CUB-9", "a/code.go", "package p // CUB-2 EXP-K1", "a/b.txtar", "CUB-1 CUB-2 EXP-K1")
	checker := rulebook.Checker{Book: parse(t, smallBook), Ignore: []string{"a/list.go"}}
	got, err := checker.Check(files, "a")
	if err != nil {
		t.Fatal(err)
	}
	want := []rulebook.Problem{{ID: "CUB-1", Kind: rulebook.NoCode, Where: "Cubes"}}
	if !slices.Equal(got, want) {
		t.Errorf("Check = %v, want %v", got, want)
	}
}

func TestCheckErrors(t *testing.T) {
	book := parse(t, smallBook)
	if _, err := rulebook.Check(book, repo("engine/a.go", "package p"), "missing"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("Check of a missing directory: error %v", err)
	}
	_, err := rulebook.Check(book, repo("engine/a.go", "package p\nvar a = \"open\n"), "engine")
	if err == nil || !strings.Contains(err.Error(), "engine/a.go:2:9: string literal not terminated") {
		t.Errorf("Check of a broken file: error %v", err)
	}
}

func TestKindString(t *testing.T) {
	if got := rulebook.Kind(99).String(); got != "Kind(99)" {
		t.Errorf("Kind(99) = %q", got)
	}
}
