package rulebook

import (
	"fmt"
	"go/scanner"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// A Kind is a kind of mismatch between the book and the repository.
type Kind uint8

// The kinds of problem.
const (
	Unknown Kind = iota + 1 // a cited id is not in the book
	NoCode                  // no Go code cites the rule
	NoCase                  // no text case cites the rule

	// Missing and the following kinds are about a translation and its original.
	Missing
	Unexpected      // it is not in the original
	OtherOrder      // its entries are in a different order
	OtherVersions   // its versions differ from the original's
	OtherFigures    // its figures differ from the original's
	OtherReferences // it refers to other rules
	OtherNumbers    // its text or example contains different numbers in digits
)

// kindWords are the descriptions of the kinds.
var kindWords = [...]string{
	Unknown:         "not in the book",
	NoCode:          "not cited by code",
	NoCase:          "not cited by a text case",
	Missing:         "is missing",
	Unexpected:      "is not in the original",
	OtherOrder:      "begins another order",
	OtherVersions:   "has other versions",
	OtherFigures:    "has other figures",
	OtherReferences: "refers to other rules",
	OtherNumbers:    "has other numbers",
}

// String returns the description of the kind.
func (k Kind) String() string {
	if int(k) < len(kindWords) && kindWords[k] != "" {
		return kindWords[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// A Problem is a single problem found by a check.
type Problem struct {
	ID    string // the rule; or a chapter, section or word
	Kind  Kind
	Where string // file and line, the chapter of the rule, or the language
}

// String returns the problem as one line of text.
func (p Problem) String() string {
	return fmt.Sprintf("%s: %s %s", p.Where, p.ID, p.Kind)
}

// A Checker compares a book with the files that cite its rules.
type Checker struct {
	Book   *Book
	Ignore []string // files to skip, as paths from the root
}

// ruleTable is the engine's list of all rule ids. It names every rule, so it does not show which of them are implemented.
const ruleTable = "engine/ruleid.go"

// Check runs a [Checker] that ignores the engine's table of rule ids.
func Check(book *Book, repo fs.FS, dirs ...string) ([]Problem, error) {
	return Checker{Book: book, Ignore: []string{ruleTable}}.Check(repo, dirs...)
}

// Check reads the named directories of repo and everything below them. A rule
// is cited by its id: in a comment or string literal of a Go file that is not
// a test, or anywhere in a text case (*.txtar). Files of the interface (*.ts,
// *.svelte, *.ftl) and of the boxes (*.yaml) may only cite ids that the book has.
//
// It reports first the unknown ids that are cited, in the order of the files,
// then the rules that no code or no case cites, in the order of the book.
func (c Checker) Check(repo fs.FS, dirs ...string) ([]Problem, error) {
	s := search{checker: c, code: map[string]bool{}, cases: map[string]bool{}, others: map[string]bool{}}
	for _, dir := range dirs {
		err := fs.WalkDir(repo, dir, func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			return s.file(repo, name)
		})
		if err != nil {
			return nil, fmt.Errorf("check rules: %w", err)
		}
	}
	return append(s.unknown, s.missing()...), nil
}

// A search collects the citations of one check.
type search struct {
	checker Checker
	code    map[string]bool // ids cited by Go code
	cases   map[string]bool // ids cited by text cases
	others  map[string]bool // ids cited by files that neither implement nor demonstrate a rule
	unknown []Problem
}

// citing are the suffixes of files that can cite rules.
var citing = []string{".go", ".txtar", ".ts", ".svelte", ".ftl", ".yaml"}

// file reads one file, if it is of a kind that can cite rules.
func (s *search) file(repo fs.FS, name string) error {
	ext := path.Ext(name)
	if slices.Contains(s.checker.Ignore, name) || isTest(name) || !slices.Contains(citing, ext) {
		return nil
	}
	data, err := fs.ReadFile(repo, name)
	if err != nil {
		return err
	}
	switch ext {
	case ".go":
		return s.goFile(name, data)
	case ".txtar":
		s.text(s.cases, name, 1, string(data))
	default:
		s.text(s.others, name, 1, string(data))
	}
	return nil
}

func isTest(name string) bool {
	return strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, ".test.ts")
}

// goFile records the ids in the comments and string literals of a Go file.
func (s *search) goFile(name string, src []byte) error {
	var (
		scan   scanner.Scanner
		faults scanner.ErrorList
	)
	file := token.NewFileSet().AddFile(name, -1, len(src))
	scan.Init(file, src, faults.Add, scanner.ScanComments)
	for {
		pos, tok, lit := scan.Scan()
		switch tok {
		case token.EOF:
			return faults.Err()
		case token.COMMENT, token.STRING:
			s.text(s.code, name, file.PositionFor(pos, false).Line, lit)
		}
	}
}

// citation matches an id that is not part of a longer word. An escaped line break may come right before it.
var citation = regexp.MustCompile(`(?:^|\\[nt]|[^A-Za-z0-9_-])(` + idPattern + `)\b`)

// text records in cited the ids of a text that starts at the given line.
func (s *search) text(cited map[string]bool, name string, line int, text string) {
	for part := range strings.Lines(text) {
		for _, match := range citation.FindAllStringSubmatch(part, -1) {
			id := match[1]
			cited[id] = true
			s.see(Problem{ID: id, Kind: Unknown, Where: fmt.Sprintf("%s:%d", name, line)})
		}
		line++
	}
}

// see records the problem of an id, once, unless the book has the id.
func (s *search) see(p Problem) {
	if _, ok := s.checker.Book.Rule(p.ID); !ok && !slices.Contains(s.unknown, p) {
		s.unknown = append(s.unknown, p)
	}
}

// missing lists the rules without code or without a case.
func (s *search) missing() []Problem {
	var found []Problem
	for _, rule := range s.checker.Book.Rules() {
		if !s.code[rule.ID] {
			found = append(found, Problem{rule.ID, NoCode, rule.Chapter})
		}
		if !s.cases[rule.ID] {
			found = append(found, Problem{rule.ID, NoCase, rule.Chapter})
		}
	}
	return found
}
