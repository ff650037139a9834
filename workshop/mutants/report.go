package main

import (
	"errors"
	"fmt"
	"strings"

	"volgare/engine"
)

// without lists the rules that can have no mutant in the engine, each with the reason.
var without = map[string]string{
	"MOV-8": "a fact of the board, on which no road leads there: edition.TestGraph",
}

// reportRules prints the number of detected mutants for each rule. It returns an error if a rule has none and no reason for
// that.
func reportRules(list []mutant, results map[int]verdict) error {
	tried, dead := map[string]int{}, map[string]int{}
	for i, v := range results {
		for rule := range strings.FieldsSeq(list[i].rule) {
			tried[rule]++
			if v == caught {
				dead[rule]++
			}
		}
	}
	var counts, unbroken []string
	for _, rule := range engine.AllRules() {
		id := rule.String()
		switch reason := without[id]; {
		case dead[id] > 0:
			counts = append(counts, fmt.Sprintf("%s %d/%d", id, dead[id], tried[id]))
		case reason != "":
			counts = append(counts, fmt.Sprintf("%s none (%s)", id, reason))
		default:
			unbroken = append(unbroken, id)
		}
	}
	fmt.Println("caught, of each rule: " + strings.Join(counts, ", "))
	if len(unbroken) > 0 {
		return fmt.Errorf("no mutant was caught of %s", strings.Join(unbroken, ", "))
	}
	return nil
}

// tally counts mutants.
type tally struct{ tried, caught, missed int }

// report prints the tally and returns an error if too few mutants were detected. Mutants of citations are easy to detect,
// so they are counted separately.
func report(list []mutant, results map[int]verdict) error {
	var changes, citations tally
	spared := map[*harmless]int{}
	var faults []error
	for i, v := range results {
		m, count := &list[i], &changes
		if m.what == notCited {
			count = &citations
		}
		switch h := m.spared(); {
		case v == untried:
			faults = append(faults, fmt.Errorf("%v: could not be tried", m))
		case h != nil && v == caught:
			faults = append(faults, fmt.Errorf("%v: caught, though it is said that nothing can notice it: %s", m, h.why))
		case h != nil:
			spared[h]++
		default:
			count.add(v)
		}
	}
	printSpared(spared)
	fmt.Printf("%v mutants caught, %d reached by no case; %v citations\n", &changes, changes.missed+citations.missed, &citations)
	if !changes.enough() || !citations.enough() {
		faults = append(faults, fmt.Errorf("fewer than %d %% caught", wanted))
	}
	return errors.Join(faults...)
}

func (t *tally) add(v verdict) {
	t.tried++
	switch v {
	case caught:
		t.caught++
	case missed:
		t.missed++
	case survived, untried:
	}
}

func (t *tally) enough() bool { return t.caught*100 >= t.tried*wanted }

// String returns a text such as "97 of 100 (97.0 %)".
func (t *tally) String() string {
	return fmt.Sprintf("%d of %d (%.1f %%)", t.caught, t.tried, 100*float64(t.caught)/float64(max(t.tried, 1)))
}

// printSpared prints the mutants that nothing can detect, with the reasons.
func printSpared(spared map[*harmless]int) {
	sum := 0
	for i := range harmlessOnes {
		if h := &harmlessOnes[i]; spared[h] > 0 {
			fmt.Printf("cannot bite: %d in %s %s: %s\n", spared[h], h.in, h.text, h.why)
			sum += spared[h]
		}
	}
	fmt.Printf("%d that cannot bite are not counted\n", sum)
}
