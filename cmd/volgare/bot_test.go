package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"volgare/bot/evaluation"
	"volgare/bot/remote/check"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// botCheck runs bot check and returns the exit status and the output.
func botCheck(args ...string) (status int, out, errs string) {
	var stdout, stderr bytes.Buffer
	status = run(append([]string{"bot", "check"}, args...), &stdio{in: strings.NewReader(""), out: &stdout, err: &stderr})
	return status, stdout.String(), stderr.String()
}

// exampleGo builds the Go example and returns its command.
func exampleGo(t *testing.T) []string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "bot-go.exe")
	if out, err := exec.CommandContext(t.Context(), "go", "build", "-buildvcs=false", "-o", program, "../../examples/bot-go").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return []string{program}
}

// examplePython returns the command of the Python example.
func examplePython(t *testing.T) []string {
	t.Helper()
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("python3 is not installed: the Python example is not tested")
	}
	return []string{python, "../../examples/bot-python/bot.py"}
}

// TestExampleBotsPassCheck checks that the examples pass every check, and that only the Python example plans its turns.
func TestExampleBotsPassCheck(t *testing.T) {
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

// TestExamplesAreShort checks that an example can be read in one sitting.
func TestExamplesAreShort(t *testing.T) {
	for _, name := range []string{"bot-go/main.go", "bot-python/bot.py"} {
		text, err := readFile("../../examples/" + name)
		if lines := strings.Count(text, "\n"); err != nil || lines >= 150 || lines < 50 {
			t.Errorf("%s: %d lines, %v", name, lines, err)
		}
	}
}

// TestBotCheckReportsFaults checks that faults are reported with status 1, together with the program's error output.
func TestBotCheckReportsFaults(t *testing.T) {
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

// TestExternalBotsPlayInArenaAndTerminal checks that an external bot plays matches and in the terminal like other bots, that its faults are
// reported, and that a bot that cannot be started ends the command.
func TestExternalBotsPlayInArenaAndTerminal(t *testing.T) {
	ask := func(args ...string) (int, string, string) {
		var stdout, stderr bytes.Buffer
		status := run(args, &stdio{in: strings.NewReader(strings.Repeat("1\n", 3)), out: &stdout, err: &stderr})
		return status, stdout.String(), stderr.String()
	}
	program := "cmd:" + strings.Join(exampleGo(t), " ")
	status, out, errs := ask("arena", "--bot", program, "--opponent", "random", "--players", "2", "--deals", "2", "--workers", "2")
	if status != 0 || errs != "" || !strings.Contains(out, "random      4  100.0") {
		t.Errorf("arena: status %d\n%s%s", status, out, errs)
	}
	if status, out, errs = ask("play", "--players", "2", "--bots", program, "--seed", "x"); status != 0 || errs != "" || !strings.Contains(out, program) {
		t.Errorf("play: status %d\n%s%s", status, out, errs)
	}
	if status, _, errs = ask("arena", "--bot", "cmd:true", "--opponent", "random", "--players", "2", "--deals", "1"); status != 2 || !strings.Contains(errs, "volgare: cmd:true: hello: ") {
		t.Errorf("silent bot: status %d\n%s", status, errs)
	}
	babbler := filepath.Join(t.TempDir(), "babbler")
	text := "#!/bin/sh\nread hello\necho '{\"do\":\"hello\",\"protocol\":1,\"name\":\"Babbler\"}'\nwhile read line; do echo babble; done\n"
	if err := os.WriteFile(babbler, []byte(text), 0o700); err != nil {
		t.Fatal(err)
	}
	told := "cmd:" + babbler + ": 6 faults, greedy decided in its place; the first: "
	if status, _, errs = ask("arena", "--bot", "cmd:"+babbler, "--opponent", "random", "--players", "2", "--deals", "1"); status != 0 || !strings.HasPrefix(errs, told) {
		t.Errorf("babbling bot: status %d\n%s", status, errs)
	}
	if status, _, errs = ask("arena", "--bot", "cmd:"); status != 2 || !strings.Contains(errs, "needs a program after it") {
		t.Errorf("no program: status %d\n%s", status, errs)
	}
}

// TestSavedGameNamesBots checks that a game saved in the terminal names its bots, so that a server that imports it assigns
// their seats, and the terminal continues with the same players.
func TestSavedGameNamesBots(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.txt")
	for _, args := range [][]string{
		{"play", "--players", "3", "--bots", "random", "--bots", "novice", "--seed", "x", "--save", file}, {"play", "--load", file, "--save", file},
	} {
		var stdout, stderr bytes.Buffer
		if status := run(args, &stdio{in: strings.NewReader("1\n1\n"), out: &stdout, err: &stderr}); status != 0 {
			t.Fatalf("status %d: %s", status, stderr.String())
		}
		text, err := readFile(file)
		if err != nil {
			t.Fatal(err)
		}
		g, err := record.ParseGame(editiontest.Library(t).Table, text)
		if err != nil {
			t.Fatal(err)
		}
		if want := [engine.MaxSeats]string{"", "random", "novice"}; g.Bots != want || len(g.Steps) == 0 {
			t.Errorf("%v: the record of %d moves names the bots %q", args, len(g.Steps), g.Bots)
		}
	}
}

// TestBotConnectReportsRefusal checks that the command ends with the reason if a server refuses the bot.
func TestBotConnectReportsRefusal(t *testing.T) {
	address := running(t, &serveCmd{Addr: "127.0.0.1:0"}) + "/api/bots/connect?token=p2345672345672345672345672345672345"
	var stdout, stderr bytes.Buffer
	status := run([]string{"bot", "connect", address, "cat"}, &stdio{in: strings.NewReader(""), out: &stdout, err: &stderr})
	if errs := stderr.String(); status != statusFault || !strings.Contains(errs, "the server refuses it: ") || strings.Contains(errs, "p23456") {
		t.Errorf("status %d: %s", status, errs)
	}
}

// TestTrainingStartsWithGivenWeights checks that a training starts with the given weights.
func TestTrainingStartsWithGivenWeights(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 4)
	for start, want := range map[string]*evaluation.Weights{
		"terms": evaluation.Zero(), "fitted": evaluation.Fitted(table.Rules), "nothing": evaluation.Nothing(),
	} {
		if got := (&trainCmd{Start: start}).start(table); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: the weights differ", start)
		}
	}
}
