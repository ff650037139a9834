package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"volgare/workshop/mutants/site"
)

// campaign holds a runner of cases built with all mutants, the mutants that each case reaches, and the suites.
type campaign struct {
	dir   string // temporary directory
	files []string
	runs  []site.Run
}

// prepare builds a runner of the cases with the edits of all mutants, and runs every case.
func prepare(ctx context.Context, l *loaded) (*campaign, error) {
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return nil, err
	}
	c := &campaign{dir: dir}
	err = c.build(ctx, l)
	if err == nil {
		err = c.baseline(ctx)
	}
	if err != nil {
		c.close()
		return nil, err
	}
	return c, nil
}

func (c *campaign) close() { _ = os.RemoveAll(c.dir) }

// baseline records the mutants that each case reaches, and checks that every suite passes without a mutant.
func (c *campaign) baseline(ctx context.Context) (err error) {
	rules := filepath.Join(c.dir, "rules") // a copy, so that edits meanwhile do not interfere
	if err := os.CopyFS(rules, os.DirFS("testdata/rules")); err != nil {
		return err
	}
	if c.files, err = filepath.Glob(filepath.Join(rules, "*.txtar")); err != nil {
		return err
	}
	run := exec.CommandContext(ctx, c.caserunner(), c.files...) //nolint:gosec // our own program
	run.Stderr = os.Stderr
	out, err := run.Output()
	if err != nil {
		return fmt.Errorf("run the rule cases: %w", err)
	}
	for line := range bytes.Lines(out) {
		var t site.Run
		if err := json.Unmarshal(line, &t); err != nil {
			return err
		}
		c.runs = append(c.runs, t)
	}
	for i := range suites {
		if out, err := c.tests(ctx, &suites[i], 0).CombinedOutput(); err != nil {
			return fmt.Errorf("the tests of %s: %w\n%s", suites[i].home, err, out)
		}
	}
	return nil
}

type verdict int

const (
	survived verdict = iota
	caught
	missed  // no case reaches it, and no test detects it
	untried // the runner itself failed
)

// broken is the exit status of a runner that could not do its work. A Go runtime that crashes on a mutant ends with another
// status.
const broken = 1

func (v verdict) String() string { return [...]string{"SURVIVED", "caught", "MISSED", "UNTRIED"}[v] }

// tryAll tries the chosen mutants, several at a time.
func (c *campaign) tryAll(ctx context.Context, list []mutant, chosen []int, jobs int, verbose bool) map[int]verdict {
	results := map[int]verdict{}
	var workers errgroup.Group
	workers.SetLimit(jobs)
	var mu sync.Mutex
	for _, i := range chosen {
		workers.Go(func() error {
			m := &list[i]
			v, by := c.try(ctx, m, i+1)
			mu.Lock()
			defer mu.Unlock()
			results[i] = v
			if verbose || v != caught && m.spared() == nil {
				fmt.Printf("%-8v %v%s\n", v, m, by)
			}
			return nil
		})
	}
	_ = workers.Wait() // the workers return no errors
	return results
}

// try runs the cases that reach a mutant until one fails, and then the suites.
func (c *campaign) try(ctx context.Context, m *mutant, number int) (v verdict, by string) {
	v = missed
	if list := c.reaching(m, number); len(list) > 0 {
		v, by = c.tryCases(ctx, number, list)
	}
	if v != survived && v != missed {
		return v, by
	}
	for i := range suites {
		if err := c.tests(ctx, &suites[i], number).Run(); err != nil {
			return caught, " (the tests of " + suites[i].home + ")"
		}
	}
	return v, ""
}

// tryCases runs some cases.
func (c *campaign) tryCases(ctx context.Context, number int, list []string) (v verdict, by string) {
	args := append([]string{"-cases", strings.Join(list, ",")}, c.files...)
	out, err := trial(ctx, number, c.caserunner(), args...).Output()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return survived, ""
	case errors.As(err, &exit) && exit.ExitCode() != broken:
		return caught, " (" + cmp.Or(strings.TrimSpace(string(out)), exit.String()) + ")"
	}
	return untried, " (" + err.Error() + ")"
}

// reaching lists the indices of the cases that reach a mutant: first those that show its rule, and shorter cases before
// longer ones.
func (c *campaign) reaching(m *mutant, number int) []string {
	shows := regexp.MustCompile(`\b(` + strings.Join(strings.Fields(m.rule), "|") + `)\b`)
	rank := map[int]int{}
	var list []int
	for i, run := range c.runs {
		if !slices.Contains(run.Reached, number) {
			continue
		}
		list = append(list, i)
		if shows.MatchString(run.Text) {
			rank[i] = -1
		}
	}
	slices.SortStableFunc(list, func(a, b int) int {
		return cmp.Or(cmp.Compare(rank[a], rank[b]), cmp.Compare(c.runs[a].Took, c.runs[b].Took))
	})
	var numbers []string
	for _, i := range list {
		numbers = append(numbers, strconv.Itoa(i))
	}
	return numbers
}
