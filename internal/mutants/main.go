// Command mutants switches each rule of the engine off in turn and asks whether
// the rule cases notice, or else the tests of the engine. It changes no file: the
// mutated sources reach the compiler through an overlay. All mutants are in one build,
// each behind a switch; each is tried by a process of its own on the cases that reach it.
//
//	go run ./internal/mutants [-rule MOV-2] [-rule EXP,RUL-9] [-v]
//
// A rule is named by its id, or a chapter of rules by its letters. It prints the
// mutants that survive and the rules of which none was caught, and fails when
// fewer than 95 % are caught.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
)

const wanted = 95 // per cent

func main() {
	rule := flag.String("rule", "", "only these rules, by id (MOV-2) or chapter (EXP), with commas between them")
	verbose := flag.Bool("v", false, "print the caught ones too, and the case that notices")
	jobs := flag.Int("jobs", runtime.NumCPU(), "how many at a time")
	flag.Parse()
	if err := run(context.Background(), *rule, *verbose, *jobs); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, rule string, verbose bool, jobs int) error {
	engine, err := load("engine", nil)
	if err != nil {
		return err
	}
	list := mutate(engine)
	chosen := choose(list, rule)
	if len(chosen) == 0 {
		return fmt.Errorf("no mutant for rule %q", rule)
	}
	c, err := convene(ctx, engine)
	if err != nil {
		return err
	}
	defer c.close()
	fmt.Printf("%d mutants\n", len(chosen))
	results := c.tryAll(ctx, list, chosen, jobs, verbose)
	if rule == "" {
		for _, id := range unbroken(list, results) {
			fmt.Printf("no mutant of %s was caught%s\n", id, because(id))
		}
	}
	return report(list, results)
}

// choose lists the indices of the mutants of some rules.
func choose(list []mutant, rule string) []int {
	named := strings.FieldsFunc(rule, func(r rune) bool { return r == ',' })
	var chosen []int
	for i := range list {
		if len(named) == 0 || slices.ContainsFunc(named, list[i].breaks) {
			chosen = append(chosen, i)
		}
	}
	return chosen
}

// breaks reports whether a mutant is one of a rule, or of a chapter of rules.
func (m *mutant) breaks(rule string) bool {
	for id := range strings.FieldsSeq(m.rule) {
		if id == rule || strings.HasPrefix(id, rule+"-") {
			return true
		}
	}
	return false
}
