//go:build unix

package check_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"volgare/bot/remote"
	"volgare/bot/remote/check"
	"volgare/edition/editiontest"
)

// TestMain runs the tests, or one of the bots they play with, which are started from this binary.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == "bot" {
		misbehave(os.Args[2])
		return
	}
	if len(os.Args) == 2 && os.Args[1] == "child" {
		hold(32 << 20)
		fmt.Println("held")
		live()
	}
	os.Exit(m.Run())
}

// asked holds the fields of a message that these bots read.
type asked struct {
	Do, Game string
	ID       int64
	Weather  any
	View     struct {
		Turn  int
		Legal []struct {
			ID     int
			Move   string
			Points int
		}
	}
}

// misbehave is a bot that plays the last move in the list, apart from one bad habit.
func misbehave(habit string) {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 2<<20)
	games, questions, withheld := map[string]bool{}, 0, ""
	if habit == "deaf to quit" {
		signal.Ignore(syscall.SIGPIPE)
	}
	for in.Scan() {
		var m asked
		if err := json.Unmarshal(in.Bytes(), &m); err != nil {
			os.Exit(3)
		}
		switch m.Do {
		case "hello":
			greet(habit)
		case "game":
			games[m.Game] = true
		case "decide":
			questions++
			right := answer(habit, questions, &m)
			if habit == "slow" && questions%20 == 0 {
				withheld = right
				continue
			}
			if right != "" {
				fmt.Println(right)
			}
		case "fault":
			if withheld != "" {
				fmt.Println(withheld)
				withheld = ""
			}
		case "quit":
			if habit == "deaf to quit" {
				live()
			}
			return
		}
		switch {
		case habit == "strict" && m.Weather != nil, habit == "strict" && m.Do == "weather",
			habit == "sulks" && m.Do == "fault",
			habit == "wants the beginning" && m.Do == "decide" && len(games) == 1 && questions == 1 && m.View.Turn > 1,
			habit == "one game only" && len(games) > 1:
			os.Exit(4)
		}
	}
	if habit == "lives on" {
		live()
	}
}

// live blocks until the process is killed. The goroutine prevents a deadlock error.
func live() {
	for {
		time.Sleep(time.Hour)
	}
}

func greet(habit string) {
	switch habit {
	case "mute":
		live()
	case "rude":
		fmt.Println("hello")
	case "only German":
		fmt.Println(`{"do":"hello","protocol":1,"name":"G","presets":["de2010"],"players":[4]}`)
	case "boasts of turns":
		fmt.Println(`{"do":"hello","protocol":1,"name":"B","turns":true}`)
	case "plays nothing":
		fmt.Println(`{"do":"hello","protocol":1,"name":"N","presets":["chess"]}`)
	case "leaves a child":
		child := exec.Command("sleep", "300")
		child.Stdout, child.Stderr = os.Stdout, os.Stderr
		_ = child.Start()
		fallthrough
	default:
		fmt.Println(`{"do":"hello","protocol":1,"name":"` + strings.ReplaceAll(habit, " ", "-") + `"}`)
	}
}

// answer returns a bot's answer to its question n; "" for none.
func answer(habit string, n int, m *asked) string {
	right := fmt.Sprintf(`{"do":"moves","id":%d,"moves":[%d]}`, m.ID, m.View.Legal[len(m.View.Legal)-1].ID)
	late := n%20 == 0
	switch {
	case habit == "never answers":
		return ""
	case habit == "dies" && late:
		os.Exit(5)
	case habit == "garbage" && late:
		right = "thinking ..."
	case habit == "huge" && late:
		right = strings.Repeat("x", 2<<20)
	case habit == "illegal" && late:
		right = fmt.Sprintf(`{"do":"moves","id":%d,"moves":["bid 1"]}`, m.ID)
	case habit == "unread" && late:
		right = fmt.Sprintf(`{"do":"moves","id":%d,"moves":[{}]}`, m.ID)
	case habit == "twice":
		right += "\n" + right
	case habit == "floods":
		fmt.Fprintln(os.Stderr, strings.Repeat("e", 100_000))
	case habit == "greedy for memory" && n == 1:
		hold(64 << 20)
	case habit == "greedy children" && n == 1:
		bear()
		bear()
	}
	return right
}

// held is memory that a bot holds without need.
var held []byte

func hold(n int) {
	held = make([]byte, n)
	for i := range held {
		held[i] = 1
	}
}

// bear starts a child that holds less memory than the limit of a bot, and waits until it does.
func bear() {
	child := exec.Command(os.Args[0], "child")
	out, err := child.StdoutPipe()
	if err == nil {
		err = child.Start()
	}
	if err == nil {
		_, err = bufio.NewReader(out).ReadString('\n')
	}
	if err != nil {
		os.Exit(6)
	}
}

// checked returns the report on a bot with a habit.
func checked(t *testing.T, habit string, o check.Options) *check.Report {
	t.Helper()
	report, err := check.Run(t.Context(), editiontest.Library(t), []string{os.Args[0], "bot", habit}, o)
	if err != nil {
		t.Fatal(err)
	}
	return report
}

// outcomes returns the names of the checks with an outcome.
func outcomes(r *check.Report, outcome check.Outcome) []string {
	names := []string{}
	for _, c := range r.Checks {
		if c.Outcome == outcome {
			names = append(names, c.Name)
		}
	}
	return names
}

// habits lists bad habits and the checks that they fail.
var habits = []struct {
	habit string
	fails []string
	also  func(*testing.T, *check.Report) // further requirements on the report
}{
	{"none", nil, everyTable},
	{"only German", nil, limited},
	{"floods", nil, nil},
	{"leaves a child", nil, nil},
	{"mute", []string{"hello"}, nil},
	{"rude", []string{"hello"}, nil},
	{"plays nothing", []string{"plays"}, nil},
	{"garbage", []string{"form", "two seats"}, nil},
	{"huge", []string{"form", "two seats"}, nil},
	{"illegal", []string{"legal", "two seats"}, nil},
	{"unread", []string{"legal", "two seats"}, nil},
	{"dies", []string{"answers", "two seats"}, nil},
	{"twice", []string{"once"}, nil},
	{"boasts of turns", []string{"turns"}, nil},
	{"strict", []string{"answers", "unknown messages"}, nil},
	{"sulks", []string{"answers", "a fault"}, nil},
	{"wants the beginning", []string{"answers", "a restart"}, nil},
	{"one game only", []string{"answers", "two seats"}, nil},
	{"deaf to quit", []string{"quit"}, nil},
	{"lives on", []string{"end of input"}, nil},
	{"greedy for memory", []string{"memory"}, nil},
	{"greedy children", []string{"memory"}, nil},
}

// limits returns limits that are generous for bots that answer, on any machine, and short for bots that never answer, since
// the test waits for these limits to expire.
func limits(habit string) check.Options {
	o := check.Options{Options: remote.Options{Hello: time.Minute, Decision: time.Minute, Quit: time.Minute}, Memory: 60 << 20}
	switch habit {
	case "mute":
		o.Hello = 100 * time.Millisecond
	case "deaf to quit", "lives on": // each of them reacts to one of the two signals, and needs part of the time for it
		o.Decision, o.Quit = 5*time.Second, 5*time.Second
	}
	if habit != "none" {
		o.Others = []string{"random"} // answers at once
	}
	return o
}

// TestEachMisbehaviourIsFound checks that each kind of misbehaviour is found, and no other.
func TestEachMisbehaviourIsFound(t *testing.T) {
	t.Parallel()
	for _, h := range habits {
		t.Run(h.habit, func(t *testing.T) {
			t.Parallel()
			r := checked(t, h.habit, limits(h.habit))
			fails := outcomes(r, check.Fail)
			for _, name := range h.fails {
				if !slices.Contains(fails, name) {
					t.Errorf("%s is not found in %+v", name, r.Checks)
				}
			}
			if r.Passed != (len(h.fails) == 0) || len(h.fails) == 1 && len(fails) != 1 {
				t.Errorf("passed: %v, fails %v", r.Passed, fails)
			}
			if h.also != nil {
				h.also(t, r)
			}
		})
	}
}

// TestSlowBotIsFound checks that a slow bot is found.
func TestSlowBotIsFound(t *testing.T) {
	t.Parallel()
	o := limits("slow")
	o.Decision = 200 * time.Millisecond // it answers every twentieth question only after this time
	if fails := outcomes(checked(t, "slow", o), check.Fail); !slices.Contains(fails, "deadline") {
		t.Errorf("it fails %v", fails)
	}
}

// TestSilentBotIsSoonExcluded checks that a bot that never answers is soon excluded from each game.
func TestSilentBotIsSoonExcluded(t *testing.T) {
	t.Parallel()
	o := limits("never answers")
	o.Decision = 50 * time.Millisecond
	r := checked(t, "never answers", o)
	if fails := outcomes(r, check.Fail); !slices.Contains(fails, "deadline") {
		t.Errorf("it fails %v", fails)
	}
	for _, g := range r.Games {
		if most := o.WithDefaults().Faults * len(g.Seats); len(g.Places) > 0 || g.Asked > most || len(g.Faults) != g.Asked {
			t.Errorf("%+v, of at most %d questions", g, most)
		}
	}
}

// limited checks that every trial is made at the tables where the bot plays, if it plays at few tables.
func limited(t *testing.T, r *check.Report) {
	t.Helper()
	for _, g := range r.Games {
		if !strings.HasPrefix(g.Table, "de2010, 4 players") || len(g.Places) != len(g.Seats) {
			t.Errorf("%+v", g)
		}
	}
	if skips := outcomes(r, check.Skip); len(r.Games) != 5 || !slices.Equal(skips, []string{"turns", "two seats"}) {
		t.Errorf("%d games, skips %v", len(r.Games), skips)
	}
}

// everyTable checks that the games cover every preset, every number of players, and tables with all expansions and with
// none.
func everyTable(t *testing.T, r *check.Report) {
	t.Helper()
	var all strings.Builder
	for _, g := range r.Games {
		fmt.Fprintln(&all, g.Table)
	}
	for _, part := range []string{
		"it2010", "es2010", "de2010", "fr2010", "deluxe", "2 players", "3 players", "4 players", "5 players", "every expansion", "deluxe, 2 players\n",
	} {
		if !strings.Contains(all.String(), part) {
			t.Errorf("no game with %q in\n%s", part, all.String())
		}
	}
	if r.Times.P50 <= 0 || r.Times.P99 < r.Times.P50 || r.Times.Max < r.Times.P99 || r.Memory <= 0 {
		t.Errorf("%+v, %v MiB", r.Times, r.Memory)
	}
}
