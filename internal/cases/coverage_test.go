package cases_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"volgare/engine"
	"volgare/internal/cases"
)

// elsewhere are the rules that no effect, refusal or score line of a case can
// carry, each with what stands for it.
var elsewhere = map[string]string{
	"MOV-8":  "a fact of the board: edition.TestBoardFacts",
	"RUL-9":  "expansions only",
	"RUL-12": "expansions only",
	"RUL-13": "expansions only",
	"RUL-14": "expansions only",
	"RUL-15": "expansions only",
}

// notCases are the worked examples without a case, each with the reason.
var notCases = map[string]string{
	"D30": "Ritmo Bellunese: an expansion",
	"D31": "Placiti di Capua: an expansion",
	"D32": "Scuola Siciliana: an expansion",
	"D33": "Glossario di Monza: an expansion",
	"D42": "Ritmo, Guaita and white cards: expansions",
}

// The worked examples: W of the classic documents, D of the Deluxe rulebook.
const (
	classicExamples = 27
	deluxeExamples  = 42
)

func readAll(t *testing.T) []cases.Case {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.txtar"))
	if err != nil {
		t.Fatal(err)
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

// TestEveryRuleIsShown: a rule is shown when an expected line of a case carries
// its id, which the engine gave it at run time.
func TestEveryRuleIsShown(t *testing.T) {
	id := regexp.MustCompile(`\b[A-Z]{3}-[0-9]+\b`)
	shown := map[string]bool{}
	for _, c := range readAll(t) {
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
			t.Errorf("%s is shown by a case and yet listed as %q", rule, reason)
		case !listed && !shown[rule.String()]:
			t.Errorf("no case shows %s", rule)
		}
	}
}

// TestEveryExampleIsACase: the name of a case begins with the number of the
// worked example that it plays, as in "W08 it2010 by land".
func TestEveryExampleIsACase(t *testing.T) {
	played := map[string]bool{}
	for _, c := range readAll(t) {
		word, _, _ := strings.Cut(c.Name, " ")
		for number := range strings.SplitSeq(word, "+") {
			played[number] = true
		}
	}
	check := func(number string) {
		_, listed := notCases[number]
		if listed == played[number] {
			t.Errorf("%s: a case: %v, listed as none: %v", number, played[number], listed)
		}
	}
	for i := range classicExamples {
		check(fmt.Sprintf("W%02d", i+1))
	}
	for i := range deluxeExamples {
		check(fmt.Sprintf("D%02d", i+1))
	}
}
