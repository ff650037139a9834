package archtest

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Knowledge of the rules stays in the engine: view and terminal name no rule, and view does not take notation apart. The
// terminal reads and writes notation, because people type it.
var (
	ruleTold   = regexp.MustCompile(`"[^"\n]*[A-Z]{3}-[A-Z]{0,2}\d|\bengine\.[A-Z]{3}[RPSGKLAZ]?\d+\b`)
	takenApart = regexp.MustCompile(`strings\.\w+\([^\n]*(MoveString|Notation)`)
)

// The catalogues word the kinds of moves and effects, and the box names the pieces. So words and terminal do not switch on
// kinds by name, and do not take names apart.
var (
	kindTold   = regexp.MustCompile(`\bKind [!=]= "\w`)
	kindsTold  = regexp.MustCompile(`switch [\w.]+\.Kind \{`) // the terminal words moves by constants of the engine
	effectTold = regexp.MustCompile(`switch [^{\n]*\be\.Kind\b`)
	namesApart = regexp.MustCompile(`strings\.(Cut|Split|Index|Fields)\w*\([^\n]*"-"|strings\.\w*(Pre|Suf)fix\([^\n]*"(-\w|\w+-|j|manuscript)`)
)

func TestKindsStayInTheCatalogues(t *testing.T) {
	told := append(tellings(t, kindTold, "words", "terminal"), tellings(t, kindsTold, "words")...)
	told = append(told, tellings(t, effectTold, "words", "terminal")...)
	for _, found := range append(told, tellings(t, namesApart, "words", "terminal")...) {
		t.Error(found)
	}
	if !kindTold.MatchString(`if e.Kind == "track" {`) || !kindsTold.MatchString(`switch m.Kind {`) || !effectTold.MatchString(`switch kinds[e.Kind] {`) ||
		!namesApart.MatchString(`strings.Cut(id, "-")`) || !namesApart.MatchString(`strings.CutPrefix(good, "manuscript-")`) {
		t.Error("the check would not find a violation")
	}
}

func TestRulesStayInTheEngine(t *testing.T) {
	told := append(tellings(t, ruleTold, "view", "terminal"), tellings(t, takenApart, "view", "terminal")...)
	for _, found := range told {
		t.Error(found)
	}
	if !ruleTold.MatchString(`case engine.EXPK3:`) || !ruleTold.MatchString(`rule == "PLC-5"`) ||
		!takenApart.MatchString(`strings.Cut(record.MoveString(r, m), " ")`) {
		t.Error("the check would not find a violation")
	}
}

// Packages that receive times as values read no clock, wait for nothing and start no goroutine.
var clockAsked = regexp.MustCompile(`\btime\.(Now|Since|Until|After|AfterFunc|Sleep|Tick|New\w+)\b|\bgo (func\b|[\w.]+\()|\bcontext\.|\bselect \{`)

func TestTimedPackagesReadNoClock(t *testing.T) {
	for _, pkg := range timed {
		dir := filepath.Join(root, pkg)
		for _, found := range tellings(t, clockAsked, pkg) {
			if path, _, _ := strings.Cut(found, ": "); filepath.Dir(path) == dir {
				t.Error(found)
			}
		}
	}
	for _, code := range []string{"now := time.Now()", "go a.run()", "go func() {", "time.NewTimer(wait)", "ctx context.Context", "select {"} {
		if !clockAsked.MatchString(code) {
			t.Errorf("the check would not find %s", code)
		}
	}
}

// tellings finds matches in the code of some packages and those below them, without comments and tests.
func tellings(t *testing.T, what *regexp.Regexp, packages ...string) []string {
	t.Helper()
	var found []string
	for _, path := range codeOf(t, packages) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			code, _, _ := strings.Cut(line, "//")
			if at := what.FindString(code); at != "" {
				found = append(found, path+": "+at)
			}
		}
	}
	return found
}

// codeOf returns the files of some packages and those below them, without tests.
func codeOf(t *testing.T, packages []string) []string {
	t.Helper()
	var files []string
	for _, dir := range packages {
		before := len(files)
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, _ os.DirEntry, err error) error {
			if strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
				files = append(files, path)
			}
			return err
		})
		if err != nil || len(files) == before {
			t.Fatalf("%s: %v", dir, err)
		}
	}
	return files
}
