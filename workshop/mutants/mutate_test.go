package main

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"volgare/engine"
)

// of loads and mutates a package with one file.
func of(t *testing.T, text string) (*loaded, []mutant) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "engine")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "x.go"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	l, err := load(dir)
	if err != nil {
		t.Fatal(err)
	}
	return l, mutate(l)
}

const small = `package engine

type Rule uint8
type Reason struct{ Rule Rule }
type State struct{ Done, X bool; Points, N uint8 }

const ( ACT2 Rule = iota; CAR1; CHA4; EXPK1; MSS2; MSG1 )

const limit = 7 // MSG-2

// trackRule is the rule of a track.
var trackRule = [2]Rule{1: MSG1}

// bags are the cubes in play. // SET-2
var bags = [6][2]uint8{2: {3, 5}}

var fixed [limit]int

func refuse(rule Rule) Reason { return Reason{rule} }
func (r Reason) Legal() bool { return r == Reason{} }
func learn(n int, rule Rule) {}

func f(s *State) Reason {
	if s.Done {
		return refuse(ACT2)
	}
	s.Points = 0 // ACT-1
	learn(4, CAR1)
	if s.X { // ORD-2
		learn(1, 0)
	}
	if why := refuse(MSS2); !why.Legal() {
		return why
	}
	if s.N == limit {
		return refuse(EXPK1)
	}
	s.N-- // EXP-K2
	return Reason{}
}

// charity is what a receiver gets. // CHA-1
func charity(s *State) (int, Rule) {
	switch {
	case s.X:
		return 10, CHA4
	}
	return 5, 0
}

// open tells whether a track is. // ORI-1
func open(n uint8) bool {
	switch n {
	case 1, limit:
		return true
	}
	return false
}
`

// TestEachKindOfMutant checks each kind of mutant and its rule.
func TestEachKindOfMutant(t *testing.T) {
	_, list := of(t, small)
	got := map[string]int{}
	for _, m := range list {
		got[m.rule+" "+m.what]++
	}
	want := map[string]int{
		"MSG-2 is one more": 1, "MSG-1 is not cited": 1, "SET-2 is one more": 2,
		"ACT-2 passes":      1,
		"ACT-1 is left out": 1, "CAR-1 is left out": 1,
		"ORD-2 condition is false": 1, "ORD-2 condition is true": 1,
		"MSS-2 condition is false": 1, "MSS-2 condition is true": 1,
		"EXP-K1 passes": 1, "EXP-K2 is left out": 1,
		"CHA-4 condition is false": 1, "CHA-4 condition is true": 1, "CHA-4 is one more": 1, "CHA-4 is not cited": 1,
		"CHA-1 is one more": 1, "ORI-1 is no case": 2, "ORI-1 is turned round": 2,
	}
	if text := list[10].text; text != "why := refuse(MSS2); !why.Legal()" {
		t.Errorf("the condition on MSS-2: %q", text)
	}
	if !maps.Equal(got, want) {
		t.Errorf("mutants\n%v, want\n%v", got, want)
	}
}

// TestMutatedText checks that one text contains all mutants and keeps the line numbers.
func TestMutatedText(t *testing.T) {
	l, _ := of(t, small)
	text := string(l.files[0].mutated())
	for _, part := range []string{
		`package engine; import "volgare/workshop/mutants/site"`,
		"if site.On(8) { return Reason{} }; return refuse(ACT2)",
		"if !site.On(5) { s.Points = 0 } // ACT-1", "s.N == uint8(site.More(1, limit))",
		"if why := refuse(MSS2); site.If(11, 12, !why.Legal()) {",
		"var fixed [limit]int", "{1: site.Zero(2, MSG1)}", "case site.If(14, 15, s.X):",
		"return int(site.More(16, 10)), site.Zero(17, CHA4)",
		"uint8(site.Never(20, uint8(site.More(1, limit))))",
	} {
		if !strings.Contains(text, part) {
			t.Errorf("missing %q", part)
		}
	}
	if t.Failed() {
		t.Log(text)
	}
	if got, want := strings.Count(text, "\n"), strings.Count(small, "\n"); got != want {
		t.Errorf("%d lines, want %d", got, want)
	}
}

// engineMutants returns the mutants of the real engine.
func engineMutants(t *testing.T) (*loaded, []mutant) {
	t.Helper()
	whole := mutatedEngine()
	if whole.err != nil {
		t.Fatal(whole.err)
	}
	return whole.loaded, whole.list
}

type mutated struct {
	*loaded
	list []mutant
	err  error
}

// mutatedEngine reads the engine once: type checking its imports from source is slow.
var mutatedEngine = sync.OnceValue(func() mutated {
	l, err := load("../../engine")
	if err != nil {
		return mutated{err: err}
	}
	return mutated{l, mutate(l), nil}
})

// TestEngineCompiles checks that every mutant of the engine compiles.
func TestEngineCompiles(t *testing.T) {
	l, list := engineMutants(t)
	dir := filepath.Join(t.TempDir(), "engine")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	texts := l.mutated()
	for _, s := range l.files {
		text, ok := texts[s.path]
		if !ok {
			text = s.text
		}
		if err := os.WriteFile(filepath.Join(dir, s.name()), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := load(dir); err != nil {
		t.Errorf("%d mutants: %v", len(list), err)
	}
}

// TestEveryRuleIsBroken checks that each rule has a mutant, or a reason for having none.
func TestEveryRuleIsBroken(t *testing.T) {
	_, list := engineMutants(t)
	broken := rulesOf(list)
	for _, rule := range engine.AllRules() {
		switch reason, listed := without[rule.String()]; {
		case !broken[rule.String()] && !listed:
			t.Errorf("no mutant breaks %v", rule)
		case broken[rule.String()] && listed:
			t.Errorf("a mutant breaks %v, although it is listed as: %s", rule, reason)
		}
	}
}

// TestChooseByRuleAndPlace selects mutants by id or chapter of the rule, and by place.
func TestChooseByRuleAndPlace(t *testing.T) {
	list := []mutant{{rule: "MOV-2", file: "a.go", line: 1}, {rule: "MOV-21 EXP-K1", file: "a.go", line: 2, in: "f"}, {rule: "SET-1", file: "b.go"}}
	for rule, want := range map[string]int{"": 3, "MOV-2": 1, "MOV": 2, "EXP": 1, "MOV-2,SET": 2, "XYZ": 0} {
		if got := choose(list, rule, ""); len(got) != want {
			t.Errorf("%q chooses %v, want %d", rule, got, want)
		}
	}
	for at, want := range map[string]int{"a.go": 2, "a.go:2": 1, "f": 1, "f,b.go": 2, "g": 0} {
		if got := choose(list, "", at); len(got) != want {
			t.Errorf("%q chooses %v, want %d", at, got, want)
		}
	}
	if got := choose(list, "SET", "a.go"); len(got) != 0 {
		t.Errorf("SET in a.go chooses %v", got)
	}
}

// TestHarmlessOnesExist checks that every entry of the list matches a mutant and has a reason.
func TestHarmlessOnesExist(t *testing.T) {
	_, list := engineMutants(t)
	found := map[*harmless]bool{}
	for i := range list {
		found[list[i].spared()] = true
	}
	for i := range harmlessOnes {
		if h := &harmlessOnes[i]; !found[h] || h.why == "" {
			t.Errorf("no mutant, or no reason: %+v", *h)
		}
	}
}

// rulesOf returns the rules that mutants break.
func rulesOf(list []mutant) map[string]bool {
	rules := map[string]bool{}
	for _, m := range list {
		for rule := range strings.FieldsSeq(m.rule) {
			rules[rule] = true
		}
	}
	return rules
}
