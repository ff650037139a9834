package cases_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"volgare/engine"
	"volgare/workshop/cases"
)

// expansionRulings lists the rulings that concern expansions, alone or in part.
var expansionRulings = []string{"RUL-8", "RUL-9", "RUL-11", "RUL-12", "RUL-13", "RUL-14", "RUL-15", "RUL-22"}

// TestEachExpansionRuleHasItsCase checks that each rule of the expansions is the subject of its own case in the files of the
// expansions, in which the engine cites it.
func TestEachExpansionRuleHasItsCase(t *testing.T) {
	id := regexp.MustCompile(`\b[A-Z]{3}-[A-Z]?[0-9]+\b`)
	named, shown := map[string]bool{}, map[string]bool{}
	for _, c := range readAll(t, "expansions-*.txtar") {
		for _, rule := range id.FindAllString(c.Name, -1) {
			named[rule] = true
			shown[rule] = shown[rule] || cites(c, rule)
		}
	}
	for _, rule := range engine.AllRules() {
		name := rule.String()
		wanted := strings.HasPrefix(name, "EXP-") || slices.Contains(expansionRulings, name)
		switch {
		case wanted && !named[name]:
			t.Errorf("no case is named after %s", name)
		case named[name] && !shown[name]:
			t.Errorf("no case named after %s shows it", name)
		}
		delete(named, name)
	}
	for name := range named {
		t.Errorf("a case is named after %s, which is not a rule", name)
	}
}

// cites reports whether an expected line of a case contains the id of a rule.
func cites(c cases.Case, rule string) bool {
	whole := regexp.MustCompile(`\b` + rule + `\b`)
	for _, s := range c.Steps {
		if slices.ContainsFunc(s.Want, whole.MatchString) {
			return true
		}
	}
	return false
}

// TestExpansionCasesAreDistinct checks that no two cases of the expansions have the same position and steps.
func TestExpansionCasesAreDistinct(t *testing.T) {
	names := map[string]string{}
	for _, c := range readAll(t, "expansions-*.txtar") {
		text := c.Position
		for _, s := range c.Steps {
			text += s.Verb + " " + s.Rest + "\n"
		}
		if other := names[text]; other != "" {
			t.Errorf("%q and %q are the same case", other, c.Name)
		}
		names[text] = c.Name
	}
}
