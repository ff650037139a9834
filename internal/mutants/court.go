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
	"time"
)

// court is a judge, built with all mutants, what each case reaches, and the tests of the
// package itself, which hold what no case can ask of it.
type court struct {
	dir   string // temporary
	home  string // of the package
	files []string
	runs  []testimony
}

// testimony is what package judge prints about a case.
type testimony struct {
	Text    string        `json:"text"`
	Took    time.Duration `json:"took"`
	Reached []int         `json:"reached"`
}

// convene builds a judge with the edits of all mutants, and lets it run every case.
func convene(ctx context.Context, l *loaded) (*court, error) {
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return nil, err
	}
	c := &court{dir: dir, home: l.dir}
	err = errors.Join(c.build(ctx, l), c.hear(ctx))
	if err != nil {
		c.close()
		return nil, err
	}
	return c, nil
}

func (c *court) close() { _ = os.RemoveAll(c.dir) }

func (c *court) judge() string { return filepath.Join(c.dir, "judge") }

// tests is a command that runs the tests of the package, but for those of the clock.
func (c *court) tests(ctx context.Context, number int) *exec.Cmd {
	tests := exec.CommandContext(ctx, filepath.Join(c.dir, "tests"), //nolint:gosec // our own program
		"-test.failfast", "-test.timeout=60s", "-test.skip=Time$")
	tests.Dir = c.home
	tests.Env = append(os.Environ(), "MUTANT="+strconv.Itoa(number))
	return tests
}

// build compiles the judge and the tests.
func (c *court) build(ctx context.Context, l *loaded) error {
	replaced := map[string]string{}
	for path, text := range l.mutated() {
		source, err := filepath.Abs(path)
		if err != nil {
			return err
		}
		replaced[source] = filepath.Join(c.dir, filepath.Base(path))
		if err := os.WriteFile(replaced[source], text, 0o600); err != nil {
			return err
		}
	}
	text, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		return err
	}
	overlay := filepath.Join(c.dir, "overlay.json")
	if err := os.WriteFile(overlay, text, 0o600); err != nil {
		return err
	}
	for _, args := range [][]string{
		{"build", "-overlay", overlay, "-o", c.judge(), "./internal/mutants/judge"},
		{"test", "-c", "-overlay", overlay, "-o", filepath.Join(c.dir, "tests"), "./" + c.home},
	} {
		out, err := exec.CommandContext(ctx, "go", args...).CombinedOutput() //nolint:gosec // our own overlay
		if err != nil {
			return fmt.Errorf("the mutated sources: %w\n%s", err, out)
		}
	}
	return nil
}

// hear lets every case tell which mutants it reaches.
func (c *court) hear(ctx context.Context) (err error) {
	if c.files, err = filepath.Glob("testdata/rules/*.txtar"); err != nil {
		return err
	}
	judge := exec.CommandContext(ctx, c.judge(), c.files...) //nolint:gosec // our own program
	judge.Stderr = os.Stderr
	out, err := judge.Output()
	if err != nil {
		return fmt.Errorf("the rule cases: %w", err)
	}
	for line := range bytes.Lines(out) {
		var t testimony
		if err := json.Unmarshal(line, &t); err != nil {
			return err
		}
		c.runs = append(c.runs, t)
	}
	if out, err := c.tests(ctx, 0).CombinedOutput(); err != nil {
		return fmt.Errorf("the tests: %w\n%s", err, out)
	}
	return nil
}

type verdict int

const (
	survived verdict = iota
	caught
	missed  // no case reaches it
	untried // the judge itself failed
)

// broken is the status of a judge that could not do what it was asked; a runtime that
// gives up on a mutant ends with another.
const broken = 1

func (v verdict) String() string { return [...]string{"SURVIVED", "caught", "MISSED", "UNTRIED"}[v] }

// tryAll tries the chosen mutants, several at a time.
func (c *court) tryAll(ctx context.Context, list []mutant, chosen []int, jobs int, verbose bool) map[int]verdict {
	results := map[int]verdict{}
	next := make(chan int)
	var workers sync.WaitGroup
	var mu sync.Mutex
	for range jobs {
		workers.Go(func() {
			for i := range next {
				v, what := c.try(ctx, &list[i], i+1)
				mu.Lock()
				results[i] = v
				if m := &list[i]; verbose || v != caught {
					fmt.Printf("%-8v %s:%d: %s %s%s\n", v, m.file, m.line, m.rule, m.what, what)
				}
				mu.Unlock()
			}
		})
	}
	for _, i := range chosen {
		next <- i
	}
	close(next)
	workers.Wait()
	return results
}

// try runs the cases that reach a mutant until one fails, then the tests.
func (c *court) try(ctx context.Context, m *mutant, number int) (v verdict, what string) {
	v = missed
	if list := c.reaching(m, number); len(list) > 0 {
		v, what = c.tryCases(ctx, number, list)
	}
	if v != survived && v != missed {
		return v, what
	}
	if err := c.tests(ctx, number).Run(); err != nil {
		return caught, " (the tests of " + c.home + ")"
	}
	return v, ""
}

// tryCases runs some cases.
func (c *court) tryCases(ctx context.Context, number int, list []string) (v verdict, what string) {
	args := append([]string{"-cases", strings.Join(list, ",")}, c.files...)
	judge := exec.CommandContext(ctx, c.judge(), args...) //nolint:gosec // our own program
	judge.Env = append(os.Environ(), "GOMAXPROCS=1", "MUTANT="+strconv.Itoa(number))
	out, err := judge.Output()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return survived, ""
	case errors.As(err, &exit) && exit.ExitCode() != broken:
		return caught, " (" + strings.TrimSpace(string(out)) + ")"
	}
	return untried, " (" + err.Error() + ")"
}

// reaching lists the numbers of the cases that reach a mutant: first those that show
// its rule, the short ones before the long.
func (c *court) reaching(m *mutant, number int) []string {
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

// mutated are the texts of the files with edits, by path.
func (l *loaded) mutated() map[string][]byte {
	texts := map[string][]byte{}
	for _, s := range l.files {
		if len(s.edits) > 0 {
			texts[s.path] = s.mutated()
		}
	}
	return texts
}
