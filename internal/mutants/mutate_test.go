package main

import "testing"

func TestMutate(t *testing.T) {
	const src = `package engine

const limit = 7 // MSG-2

func f(s *State) Reason {
	if s.Done {
		return refuse(ACT2, OnceATurn)
	}
	s.Points = 0 // ACT-1
	p.learn(4, by(CAR1))
	if s.X { // ORD-2
		g()
	}
	if s.N == 0 {
		return refuse(EXPK1, NotThere)
	}
	s.N-- // EXP-K2
	return Reason{}
}
`
	list, err := mutate("x.go", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]int{}
	for _, m := range list {
		got[m.rule]++
	}
	want := map[string]int{"MSG-2": 1, "ACT-2": 1, "ACT-1": 1, "CAR-1": 1, "ORD-2": 2, "EXP-K1": 1, "EXP-K2": 1}
	for rule, n := range want {
		if got[rule] != n {
			t.Errorf("%s: %d mutants, want %d", rule, got[rule], n)
		}
	}
	if len(got) != len(want) {
		t.Errorf("mutants of %v, want %v", got, want)
	}
}

// TestEngineSites makes sure that the engine offers mutants at all.
func TestEngineSites(t *testing.T) {
	list, err := collect("../../engine", "")
	if err != nil {
		t.Fatal(err)
	}
	rules := map[string]bool{}
	for _, m := range list {
		rules[m.rule] = true
	}
	if len(rules) < 80 {
		t.Errorf("mutants for %d rules only", len(rules))
	}
	t.Logf("%d mutants of %d rules", len(list), len(rules))
}
