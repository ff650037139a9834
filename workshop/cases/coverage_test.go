package cases_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"volgare/engine"
	"volgare/workshop/cases"
)

// elsewhere lists the rules that no effect, refusal or score line of a case can cite, each with the test that covers it
// instead.
var elsewhere = map[string]string{
	"MOV-8": "a fact of the board: edition.TestGraph",
}

// The worked examples: W in the classic documents, D in the Deluxe rulebook.
const (
	classicExamples = 27
	deluxeExamples  = 42
)

// readAll reads the cases in the files that match a pattern, and fails if there are none.
func readAll(t *testing.T, pattern string) []cases.Case {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases in %s: %v", pattern, err)
	}
	var list []cases.Case
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, cases.Parse(data)...)
	}
	return list
}

// TestEveryRuleIsShown checks that every rule is shown: an expected line of a case contains its id, which comes from the
// engine at run time.
func TestEveryRuleIsShown(t *testing.T) {
	id := regexp.MustCompile(`\b[A-Z]{3}-[A-Z]?[0-9]+\b`)
	shown := map[string]bool{}
	for _, c := range readAll(t, "*.txtar") {
		for _, s := range c.Steps {
			for _, line := range s.Want {
				for _, found := range id.FindAllString(line, -1) {
					shown[found] = true
				}
			}
		}
	}
	for _, rule := range engine.AllRules() {
		switch reason, listed := elsewhere[rule.String()]; {
		case listed && shown[rule.String()]:
			t.Errorf("%s is shown by a case, but listed as %q", rule, reason)
		case !listed && !shown[rule.String()]:
			t.Errorf("no case shows %s", rule)
		}
	}
}

// TestEveryExampleIsACase checks that every worked example is played by a case. The name of the case starts with the number
// of the example, as in "W08 it2010 by land".
func TestEveryExampleIsACase(t *testing.T) {
	played := map[string]bool{}
	for _, c := range readAll(t, "*.txtar") {
		word, _, _ := strings.Cut(c.Name, " ")
		for number := range strings.SplitSeq(word, "+") {
			played[number] = true
		}
	}
	check := func(number string) {
		if !played[number] {
			t.Errorf("%s: no case", number)
		}
	}
	for i := range classicExamples {
		check(fmt.Sprintf("W%02d", i+1))
	}
	for i := range deluxeExamples {
		check(fmt.Sprintf("D%02d", i+1))
	}
}
