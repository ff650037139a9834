// Command mutants switches each rule of the engine off in turn and asks whether
// the rule cases notice. It changes no file: the mutated sources reach the
// compiler through an overlay.
//
//	go run ./internal/mutants [-rule MOV-2] [-rule EXP,RUL-9] [-v]
//
// A rule is named by its id, or a chapter of rules by its letters. It prints the
// mutants that survive and the rules of which none was caught, and fails when
// fewer than 95 % are caught.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"volgare/engine"
)

const wanted = 95 // per cent

func main() {
	rule := flag.String("rule", "", "only these rules, by id (MOV-2) or chapter (EXP), with commas between them")
	verbose := flag.Bool("v", false, "print the caught ones too")
	jobs := flag.Int("jobs", runtime.NumCPU(), "how many at a time")
	flag.Parse()
	if err := run(*rule, *verbose, *jobs); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

func run(rule string, verbose bool, jobs int) error {
	list, err := collect("engine", rule)
	if err != nil {
		return err
	}
	if len(list) == 0 {
		return fmt.Errorf("no mutant for rule %q", rule)
	}
	if err := cases(); err != nil {
		return fmt.Errorf("the rule cases fail before anything is changed: %w", err)
	}
	fmt.Printf("%d mutants\n", len(list))
	results := tryAll(list, jobs, verbose)
	if rule == "" {
		for _, id := range unbroken(list, results) {
			fmt.Printf("no mutant of %s was caught\n", id)
		}
	}
	return report(list, results)
}

// collect mutates every source file of a folder.
func collect(folder, rule string) ([]mutant, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return nil, err
	}
	var list []mutant
	named := strings.FieldsFunc(rule, func(r rune) bool { return r == ',' })
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || filepath.Base(file) == "ruleid.go" {
			continue
		}
		src, err := os.ReadFile(file) //nolint:gosec // a source file of this repository
		if err != nil {
			return nil, err
		}
		made, err := mutate(file, src)
		if err != nil {
			return nil, err
		}
		for _, m := range made {
			if len(named) == 0 || slices.ContainsFunc(named, m.breaks) {
				list = append(list, m)
			}
		}
	}
	return list, nil
}

// breaks reports whether a mutant is one of a rule, or of a chapter of rules.
func (m mutant) breaks(rule string) bool {
	for id := range strings.FieldsSeq(m.rule) {
		if id == rule || strings.HasPrefix(id, rule+"-") {
			return true
		}
	}
	return false
}

type verdict int

const (
	survived verdict = iota
	caught
	invalid // does not compile
)

func tryAll(list []mutant, jobs int, verbose bool) []verdict {
	results := make([]verdict, len(list))
	next := make(chan int)
	var workers sync.WaitGroup
	var printing sync.Mutex
	for range jobs {
		workers.Go(func() {
			for i := range next {
				results[i] = try(list[i])
				if verbose || results[i] == survived {
					printing.Lock()
					m := list[i]
					fmt.Printf("%-8s %s:%d: %s %s\n", label(results[i]), m.file, m.line, m.rule, m.what)
					printing.Unlock()
				}
			}
		})
	}
	for i := range list {
		next <- i
	}
	close(next)
	workers.Wait()
	return results
}

func label(v verdict) string { return [...]string{"SURVIVED", "caught", "invalid"}[v] }

// try runs the rule cases on one mutant.
func try(m mutant) verdict {
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return invalid
	}
	defer func() { _ = os.RemoveAll(dir) }()
	overlay, err := writeOverlay(dir, m)
	if err != nil {
		return invalid
	}
	test := exec.CommandContext(context.Background(), "go", "test", "-overlay", overlay, //nolint:gosec // our own overlay
		"-vet=off", "-count=1", "-failfast", "-timeout", "60s", "./internal/cases")
	var exit *exec.ExitError
	out, err := test.CombinedOutput()
	switch {
	case !errors.As(err, &exit):
		return survived
	case bytes.Contains(out, []byte("[build failed]")):
		return invalid
	}
	return caught
}

// cases runs the rule cases on the sources as they are.
func cases() error {
	return exec.CommandContext(context.Background(), "go", "test", "-count=1", "./internal/cases").Run()
}

func writeOverlay(dir string, m mutant) (string, error) {
	source, err := filepath.Abs(m.file)
	if err != nil {
		return "", err
	}
	changed := filepath.Join(dir, filepath.Base(m.file))
	if err := os.WriteFile(changed, m.code, 0o600); err != nil {
		return "", err
	}
	text, err := json.Marshal(map[string]any{"Replace": map[string]string{source: changed}})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(dir, "overlay.json")
	return overlay, os.WriteFile(overlay, text, 0o600)
}

// unbroken lists the rules without a mutant that was caught.
func unbroken(list []mutant, results []verdict) []string {
	caughtOf := map[string]bool{}
	for i, m := range list {
		for rule := range strings.FieldsSeq(m.rule) {
			caughtOf[rule] = caughtOf[rule] || results[i] == caught
		}
	}
	var rules []string
	for _, rule := range engine.AllRules() {
		if !caughtOf[rule.String()] {
			rules = append(rules, rule.String())
		}
	}
	return rules
}

// report prints the tally and fails below what is wanted.
func report(list []mutant, results []verdict) error {
	tried, dead := 0, 0
	for i := range list {
		if results[i] != invalid {
			tried++
		}
		if results[i] == caught {
			dead++
		}
	}
	fmt.Printf("%d of %d mutants caught (%.1f %%), %d did not compile\n",
		dead, tried, 100*float64(dead)/float64(max(tried, 1)), len(list)-tried)
	if dead*100 < tried*wanted {
		return fmt.Errorf("fewer than %d %% caught", wanted)
	}
	return nil
}
