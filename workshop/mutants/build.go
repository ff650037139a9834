package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
)

// suite is a package whose tests are run on mutants that no case detects.
type suite struct {
	home string   // directory of the package
	args []string // arguments that select the tests
}

// suites lists the tests of the engine, which check things that no case can, and then a few games under every invariant.
var suites = []suite{
	{home: "engine"},
	{"engine/enginetest", []string{"-test.run=^TestInvariantsInFewGames$"}},
}

// longest is the limit of processor time of a program, in seconds. The few games take four, and an endless loop in a mutant
// is detected however busy the machine is.
const longest = 40

// trial returns a command that runs a program with a mutant; 0 for none.
func trial(ctx context.Context, number int, program string, args ...string) *exec.Cmd {
	limited := fmt.Sprintf(`ulimit -t %d && exec "$0" "$@"`, longest)
	command := exec.CommandContext(ctx, "sh", append([]string{"-c", limited, program}, args...)...) //nolint:gosec // our own program
	command.Env = append(os.Environ(), "GOMAXPROCS=1", "MUTANT="+strconv.Itoa(number))
	return command
}

// tests returns a command that runs the tests of a suite with a mutant.
func (c *campaign) tests(ctx context.Context, s *suite, number int) *exec.Cmd {
	tests := trial(ctx, number, c.program(s), append([]string{"-test.failfast", "-test.timeout=30m"}, s.args...)...)
	tests.Dir = s.home
	return tests
}

func (c *campaign) caserunner() string { return filepath.Join(c.dir, "caserunner") }

func (c *campaign) program(s *suite) string {
	return filepath.Join(c.dir, filepath.Base(s.home)+".test")
}

// build compiles the runner and the tests with the edits of all mutants.
func (c *campaign) build(ctx context.Context, l *loaded) error {
	overlay, err := c.overlay(l)
	if err != nil {
		return err
	}
	commands := [][]string{{"build", "-overlay", overlay, "-o", c.caserunner(), "./workshop/mutants/caserunner"}}
	for i := range suites {
		s := &suites[i]
		commands = append(commands, []string{"test", "-c", "-overlay", overlay, "-o", c.program(s), "./" + s.home})
	}
	for _, args := range commands {
		out, err := exec.CommandContext(ctx, "go", args...).CombinedOutput() //nolint:gosec // our own overlay
		if err != nil {
			return fmt.Errorf("the mutated sources: %w\n%s", err, out)
		}
	}
	return nil
}

// overlay writes the mutated sources, and a file that maps the original sources to them.
func (c *campaign) overlay(l *loaded) (file string, err error) {
	replaced := map[string]string{}
	for path, text := range l.mutated() {
		source, err := filepath.Abs(path)
		if err != nil {
			return "", err
		}
		replaced[source] = filepath.Join(c.dir, filepath.Base(path))
		if err := os.WriteFile(replaced[source], text, 0o600); err != nil {
			return "", err
		}
	}
	text, err := json.Marshal(map[string]any{"Replace": replaced})
	file = filepath.Join(c.dir, "overlay.json")
	return file, errors.Join(err, os.WriteFile(file, text, 0o600))
}

// mutated returns the texts of the edited files, by path.
func (l *loaded) mutated() map[string][]byte {
	texts := map[string][]byte{}
	for _, s := range l.files {
		if len(s.edits) > 0 {
			texts[s.path] = s.mutated()
		}
	}
	return texts
}
