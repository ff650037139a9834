package main

import (
	"bytes"
	"encoding/json"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"volgare/bot/remote/check"
)

// botCheck runs bot check; it returns the exit status and what was printed.
func botCheck(args ...string) (status int, out, errs string) {
	var stdout, stderr bytes.Buffer
	status = run(append([]string{"bot", "check"}, args...), &stdio{in: strings.NewReader(""), out: &stdout, err: &stderr})
	return status, stdout.String(), stderr.String()
}

// exampleGo builds the example in Go.
func exampleGo(t *testing.T) []string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "bot-go.exe")
	if out, err := exec.CommandContext(t.Context(), "go", "build", "-buildvcs=false", "-o", program, "../../examples/bot-go").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return []string{program}
}

// examplePython is the example in Python.
func examplePython(t *testing.T) []string {
	t.Helper()
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("python3 is not installed: the example in Python is not tried")
	}
	return []string{python, "../../examples/bot-python/bot.py"}
}

// TestExamples: the examples pass every check; only the one in Python plans its turns.
func TestExamples(t *testing.T) {
	for name, command := range map[string]func(*testing.T) []string{"go": exampleGo, "python": examplePython} {
		t.Run(name, func(t *testing.T) {
			status, out, errs := botCheck(append([]string{"--json", "--deadline", "1m", "--quit", "1m"}, command(t)...)...)
			var r check.Report
			if err := json.Unmarshal([]byte(out), &r); err != nil {
				t.Fatalf("%v: %s%s", err, out, errs)
			}
			if status != statusOK || !r.Passed || len(r.Checks) != 15 || len(r.Games) != 11 {
				t.Errorf("status %d: %s%s", status, out, errs)
			}
			for _, c := range r.Checks {
				if c.Outcome != check.Pass && (c.Name != "turns" || name != "go") {
					t.Errorf("%+v", c)
				}
			}
		})
	}
}

// TestExamplesAreShort: an example can be read in one sitting.
func TestExamplesAreShort(t *testing.T) {
	for _, name := range []string{"bot-go/main.go", "bot-python/bot.py"} {
		text, err := readFile("../../examples/" + name)
		if lines := strings.Count(text, "\n"); err != nil || lines >= 150 || lines < 50 {
			t.Errorf("%s: %d lines, %v", name, lines, err)
		}
	}
}

// TestBotCheckFails: what is wrong is told, with status 1, and how the program complained.
func TestBotCheckFails(t *testing.T) {
	status, out, _ := botCheck("sh", "-c", "echo I am ill >&2; read line")
	if status != statusNo || !strings.Contains(out, "fail  hello") || !strings.Contains(out, "I am ill") {
		t.Errorf("status %d: %s", status, out)
	}
	if status, out, _ = botCheck("/nowhere/at/all"); status != statusNo || !strings.Contains(out, "no such file") {
		t.Errorf("status %d: %s", status, out)
	}
	if status, _, errs := botCheck(); status != statusFault || !strings.Contains(errs, "volgare bot check --help") {
		t.Errorf("status %d: %s", status, errs)
	}
}
