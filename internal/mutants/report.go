package main

import (
	"fmt"
	"strings"

	"volgare/engine"
)

// without are the rules that can have no mutant in the engine, each with the reason.
var without = map[string]string{
	"MOV-8": "a fact of the board, on which no road leads there: edition.TestGraph",
}

// because is the reason why a rule has no mutant, as an addition to a line.
func because(rule string) string {
	if reason := without[rule]; reason != "" {
		return ": " + reason
	}
	return ""
}

// rulesOf are the rules that mutants break.
func rulesOf(list []mutant) map[string]bool {
	rules := map[string]bool{}
	for _, m := range list {
		for rule := range strings.FieldsSeq(m.rule) {
			rules[rule] = true
		}
	}
	return rules
}

// unbroken lists the rules without a mutant that was caught.
func unbroken(list []mutant, results map[int]verdict) []string {
	var dead []mutant
	for i, m := range list {
		if results[i] == caught {
			dead = append(dead, m)
		}
	}
	broken := rulesOf(dead)
	var rules []string
	for _, rule := range engine.AllRules() {
		if !broken[rule.String()] {
			rules = append(rules, rule.String())
		}
	}
	return rules
}

// report prints the tally and fails below what is wanted. That a rule is cited is easy to
// notice, so those mutants are counted apart.
func report(list []mutant, results map[int]verdict) error {
	var dead, tried [2]int
	missing := 0
	for i, v := range results {
		group := 0
		if list[i].what == notCited {
			group = 1
		}
		tried[group]++
		switch v {
		case caught:
			dead[group]++
		case missed:
			missing++
		case untried:
			return fmt.Errorf("%s:%d could not be tried", list[i].file, list[i].line)
		case survived:
		}
	}
	fmt.Printf("%d of %d mutants caught (%.1f %%), %d reached by no case; %d of %d citations\n",
		dead[0], tried[0], 100*float64(dead[0])/float64(max(tried[0], 1)), missing, dead[1], tried[1])
	for group := range tried {
		if dead[group]*100 < tried[group]*wanted {
			return fmt.Errorf("fewer than %d %% caught", wanted)
		}
	}
	return nil
}
