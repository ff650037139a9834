// Command mutants disables each rule of the engine in turn and checks whether the rule cases detect it, or else the tests
// of the engine and its invariants. It changes no file: the mutated sources reach the compiler through an overlay. One
// build contains all mutants, each with a switch. A separate process tries each mutant on the cases that reach it, up to
// the first failure.
//
//	go run ./workshop/mutants [-rule MOV-2] [-rule EXP,RUL-9] [-at score.go] [-at score.go:293,indexFamilies] [-v]
//
// -rule takes the id of a rule, or the letters of a chapter; -at takes a file of the engine, with or without a line, or a
// declaration. The command prints the mutants that survive, the harmless ones with the reason, and the number of detected
// mutants for each rule. It fails if fewer than 95 % are detected.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"
)

const wanted = 95 // per cent

func main() {
	rule := flag.String("rule", "", "only these rules, by id (MOV-2) or chapter (EXP), with commas between them")
	at := flag.String("at", "", "only in these files (score.go), lines (score.go:293) or declarations, with commas between them")
	verbose := flag.Bool("v", false, "print the caught ones too, and the case that notices")
	jobs := flag.Int("jobs", runtime.NumCPU(), "how many at a time")
	flag.Parse()
	if err := run(context.Background(), *rule, *at, *verbose, *jobs); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, rule, at string, verbose bool, jobs int) error {
	engine, err := load("engine")
	if err != nil {
		return err
	}
	list := mutate(engine)
	chosen := choose(list, rule, at)
	if len(chosen) == 0 {
		return fmt.Errorf("no mutant of rule %q at %q", rule, at)
	}
	c, err := prepare(ctx, engine)
	if err != nil {
		return err
	}
	defer c.close()
	began := time.Now()
	results := c.tryAll(ctx, list, chosen, jobs, verbose)
	fmt.Printf("%d mutants tried in %v\n", len(chosen), time.Since(began).Round(time.Second))
	if rule != "" || at != "" {
		return report(list, results)
	}
	return errors.Join(reportRules(list, results), report(list, results))
}

// choose lists the indices of the mutants of the given rules and places.
func choose(list []mutant, rule, at string) []int {
	comma := func(r rune) bool { return r == ',' }
	rules, places := strings.FieldsFunc(rule, comma), strings.FieldsFunc(at, comma)
	var chosen []int
	for i := range list {
		m := &list[i]
		if (len(rules) == 0 || slices.ContainsFunc(rules, m.breaks)) && (len(places) == 0 || slices.ContainsFunc(places, m.isAt)) {
			chosen = append(chosen, i)
		}
	}
	return chosen
}

// breaks reports whether a mutant breaks the given rule, or a rule of the given chapter.
func (m *mutant) breaks(rule string) bool {
	for id := range strings.FieldsSeq(m.rule) {
		if id == rule || strings.HasPrefix(id, rule+"-") {
			return true
		}
	}
	return false
}

// isAt reports whether a mutant is in a file, on a line of it, or in a declaration.
func (m *mutant) isAt(place string) bool {
	return place == m.file || place == fmt.Sprintf("%s:%d", m.file, m.line) || place == m.in
}
