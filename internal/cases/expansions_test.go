package cases_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"volgare/engine"
	"volgare/internal/cases"
)

// expansionRulings are the rulings that only expansions call for, with those
// that say more with expansions than without.
var expansionRulings = []string{"RUL-8", "RUL-9", "RUL-11", "RUL-12", "RUL-13", "RUL-14", "RUL-15"}

// TestExpansionsByName: each rule of the expansions is the subject of a case of
// its own in the files of the expansions, not only cited by the way.
func TestExpansionsByName(t *testing.T) {
	id := regexp.MustCompile(`\b[A-Z]{3}-[A-Z]?[0-9]+\b`)
	named := map[string]int{}
	for _, c := range readExpansions(t) {
		for _, found := range id.FindAllString(c.Name, -1) {
			named[found]++
		}
	}
	known := map[string]bool{}
	for _, rule := range engine.AllRules() {
		name := rule.String()
		known[name] = true
		if wanted := strings.HasPrefix(name, "EXP-") || slices.Contains(expansionRulings, name); wanted && named[name] == 0 {
			t.Errorf("no case is named after %s", name)
		}
	}
	for name := range named {
		if !known[name] {
			t.Errorf("a case is named after %s, which is no rule", name)
		}
	}
}

func readExpansions(t *testing.T) []cases.Case {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "expansions-*.txtar"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases of the expansions: %v", err)
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
