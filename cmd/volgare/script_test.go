package main

import (
	"bytes"
	"database/sql"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
	"volgare/store/postgres/postgrestest"
)

func TestMain(m *testing.M) {
	testscript.Main(served{m}, map[string]func(){"volgare": main, "hostile": hostileMain})
}

// served runs the tests with a shared database.
type served struct{ *testing.M }

func (s served) Run() int { return postgrestest.Main(s.M) }

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(env *testscript.Env) error {
			board, err := filepath.Abs("../../edition/data/board.yaml")
			env.Setenv("BOARD", board)
			stores, other := filepath.Abs("../../testdata/stores")
			env.Setenv("STORES", stores)
			return errors.Join(err, other)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"status": status, "moves": moves, "swap": swap, "appears": appears, "sql": statement,
		},
	})
}

// status runs a command and compares its exit status: status 2 volgare play ...
func status(ts *testscript.TestScript, _ bool, args []string) {
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	err = ts.Exec(args[1], args[2:]...)
	got := 0
	if exit, ok := err.(interface{ ExitCode() int }); ok {
		got = exit.ExitCode()
	} else if err != nil {
		ts.Fatalf("%v", err)
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
}

// moves writes the moves of a random game with people at all seats, one per line: moves PRESET PLAYERS SEED FILE.
func moves(ts *testscript.TestScript, _ bool, args []string) {
	lib, err := edition.Builtin()
	ts.Check(err)
	players, err := strconv.Atoi(args[1])
	ts.Check(err)
	table, err := lib.Table(edition.Config{Preset: args[0], Players: players})
	ts.Check(err)
	rules, rng := table.Rules, rand.New(rand.NewPCG(1, 2))
	s := rules.New(rules.Deal(args[2]), nil)
	var text strings.Builder
	for s.Decision != engine.Over {
		legal := rules.AppendLegal(nil, &s)
		m := legal[rng.IntN(len(legal))]
		text.WriteString(record.MoveString(rules, m) + "\n")
		rules.Apply(&s, &s, m, nil)
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[3]), []byte(text.String()), 0o644))
}

// appears waits for a file written by a background program, and optionally for a number of lines in it: appears FILE
// [LINES].
func appears(ts *testscript.TestScript, _ bool, args []string) {
	lines := 0
	if len(args) > 1 {
		n, err := strconv.Atoi(args[1])
		ts.Check(err)
		lines = n
	}
	for until := time.Now().Add(patience); time.Now().Before(until); time.Sleep(5 * time.Millisecond) {
		text, err := os.ReadFile(ts.MkAbs(args[0]))
		if err == nil && bytes.Count(text, []byte("\n")) >= lines {
			return
		}
	}
	ts.Fatalf("no %s", strings.Join(args, " of lines "))
}

// swap replaces one text in a file by another.
func swap(ts *testscript.TestScript, _ bool, args []string) {
	text := ts.ReadFile(args[0])
	if !strings.Contains(text, args[1]) {
		ts.Fatalf("%s has no %q", args[0], args[1])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Replace(text, args[1], args[2], 1)), 0o644))
}

// statement executes a statement on a database: sql FILE STATEMENT.
func statement(ts *testscript.TestScript, _ bool, args []string) {
	db, err := sql.Open("sqlite", ts.MkAbs(args[0]))
	ts.Check(err)
	_, err = db.Exec(args[1])
	ts.Check(errors.Join(err, db.Close()))
}
