package main

import (
	"slices"
	"strings"
	"testing"
)

// TestTooManySurvivorsFail checks that too many survivors are an error, that harmless mutants are not, and that a detected harmless
// mutant is.
func TestTooManySurvivorsFail(t *testing.T) {
	ordinary := mutant{rule: "MOV-2", in: "f", what: "is left out"}
	citation := mutant{rule: "MOV-2", in: "f", what: notCited}
	spared := mutant{rule: "MOV-2", in: harmlessOnes[0].in, text: harmlessOnes[0].text, what: harmlessOnes[0].what}
	for name, c := range map[string]struct {
		list []mutant
		last verdict // the others are detected
		want string
	}{
		"all caught":             {[]mutant{ordinary, citation}, caught, ""},
		"one of 20 survives":     {slices.Repeat([]mutant{ordinary}, 20), survived, ""},
		"one of 19 survives":     {slices.Repeat([]mutant{ordinary}, 19), survived, "fewer than"},
		"no case reaches it":     {[]mutant{ordinary}, missed, "fewer than"},
		"a citation survives":    {append(slices.Repeat([]mutant{ordinary}, 40), citation), survived, "fewer than"},
		"nothing can notice it":  {[]mutant{ordinary, spared}, survived, ""},
		"something notices it":   {[]mutant{ordinary, spared}, caught, "nothing can notice"},
		"it could not be tried":  {[]mutant{ordinary}, untried, "could not be tried"},
		"nothing else was tried": {[]mutant{spared}, survived, ""},
	} {
		results := map[int]verdict{}
		for i := range c.list {
			results[i] = caught
		}
		results[len(c.list)-1] = c.last
		got := ""
		if err := report(c.list, results); err != nil {
			got = err.Error()
		}
		if !strings.Contains(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// TestRuleWithoutDetectedMutantFails checks that each rule needs a detected mutant or a reason.
func TestRuleWithoutDetectedMutantFails(t *testing.T) {
	_, list := engineMutants(t)
	results := map[int]verdict{}
	for i := range list {
		results[i] = caught
	}
	if err := reportRules(list, results); err != nil {
		t.Error(err)
	}
	for i := range list {
		if list[i].breaks("CHA-4") {
			results[i] = survived
		}
	}
	if err := reportRules(list, results); err == nil || !strings.HasSuffix(err.Error(), " CHA-4") {
		t.Errorf("without CHA-4: %v", err)
	}
}
