package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"volgare/engine"
	"volgare/store/postgres/postgrestest"
	"volgare/workshop/soak"
)

func TestMain(m *testing.M) {
	status := m.Run()
	postgrestest.Clear()
	os.Exit(status)
}

// guest plays at a cluster like a browser.
type guest struct {
	caller

	t    *testing.T
	addr string
}

// ask sends a request and decodes the answer into into. A conflict means that the data came from a node that was behind.
func (g *guest) ask(method, path string, body, into any) {
	g.t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		g.t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(g.t.Context(), time.Minute)
	defer cancel()
	answer, err := g.caller.ask(ctx, g.addr, method, path, "application/json", text)
	if no := (*refusal)(nil); errors.As(err, &no) && no.status == http.StatusConflict {
		return
	}
	if err == nil {
		err = json.Unmarshal(answer, into)
	}
	if err != nil {
		g.t.Fatal(err)
	}
}

// made is a table whose first seat belongs to the person.
type made struct {
	ID    string
	Seats []struct{ Seat string }
}

// playsUntil plays the first legal move for the person at a table until the table has the given number of moves.
func (g *guest) playsUntil(table made, moves int) {
	g.t.Helper()
	var at struct {
		Seq, Steps int
		View       struct{ Legal []struct{ Move string } }
	}
	for deadline := time.Now().Add(time.Minute); at.Steps < moves; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			g.t.Fatalf("%d moves of %d", at.Steps, moves)
		}
		at.View.Legal = nil
		g.ask(http.MethodGet, "/api/tables/"+table.ID+"/position?seat="+table.Seats[0].Seat, nil, &at)
		if len(at.View.Legal) == 0 {
			continue
		}
		move := map[string]any{
			"seat": table.Seats[0].Seat, "seq": at.Seq, "moves": []string{at.View.Legal[len(at.View.Legal)-1].Move},
			"key": fmt.Sprintf("%s-%d", table.ID, at.Seq),
		}
		var done struct{ Steps int }
		g.ask(http.MethodPost, "/api/tables/"+table.ID+"/moves", move, &done)
	}
}

// build compiles volgare and returns its path.
func build(t *testing.T) string {
	t.Helper()
	binary := filepath.Join(t.TempDir(), "volgare")
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-o", binary, "volgare/cmd/volgare").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return binary
}

// started returns a cluster for a test.
func started(t *testing.T) *cluster {
	t.Helper()
	if _, err := exec.LookPath("haproxy"); err != nil {
		t.Skip("HAProxy is not installed: apt-get update && apt-get install -y haproxy")
	}
	binary := build(t)
	var log bytes.Buffer
	c, err := start(context.Background(), options{
		Addr: "127.0.0.1:0", Binary: binary, Serve: []string{"--bot-grace=0s", "--no-limits"}, Log: &log,
	})
	if err != nil {
		t.Fatal(err, log.String())
	}
	t.Cleanup(func() {
		if err := c.stop(); err != nil {
			t.Error(err)
		}
	})
	return c
}

// TestGameContinuesThroughFaults plays a game of a person with bots, with each request sent to another of three nodes. A node is killed and
// restarted, the notifications between nodes are cut, and a node gets SIGTERM. The game must continue.
func TestGameContinuesThroughFaults(t *testing.T) {
	c := started(t)
	g := &guest{newCaller(), t, c.addr}
	var table made
	bot := map[string]string{"who": "bot", "bot": "random"}
	g.ask(http.MethodPost, "/api/tables", map[string]any{"start": true, "key": "the-table", "seats": []any{map[string]string{"who": "me"}, bot, bot}}, &table)
	g.playsUntil(table, 20)
	for what, fault := range map[string]func() error{
		"a node is killed":      func() error { return c.nodes[0].end(syscall.SIGKILL) },
		"notifications are cut": c.cutNotes,
		"a node has to end":     func() error { return c.nodes[2].end(syscall.SIGTERM) },
	} {
		if err := fault(); err != nil {
			t.Fatal(what, err)
		}
	}
	g.playsUntil(table, 40)
	for _, p := range []*part{c.nodes[0], c.nodes[2]} {
		if err := p.start(); err != nil {
			t.Fatal(err)
		}
	}
	g.playsUntil(table, 60)
}

// TestCampaignFindsFalseAccount ends each process once. Every acknowledged move must be at each node exactly once, and an account that is
// wrong by one move must be detected.
func TestCampaignFindsFalseAccount(t *testing.T) {
	soak.Only(t, "a cluster is left alone after each fault; TestGameContinuesThroughFaults plays at one in brief")
	c := started(t)
	var out bytes.Buffer
	// each fault is over before the next
	f := &campaign{Rate: 60, Tables: 4, Bots: 2, Streams: 2, Kills: 1, Carriers: 1, Settle: 6 * time.Second}
	trial, err := newTrial(t.Context(), f, c, &out)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(trial.endure(t.Context(), f.crashes()), trial.verify(t.Context())); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"| a node is killed | 1 |", "| notifications are cut | 1 |", "| the database crashes | 1 |"} {
		if !strings.Contains(out.String(), line) {
			t.Errorf("the output lacks %q:\n%s", line, &out)
		}
	}
	for _, p := range trial.players {
		if len(p.all[0].moves) == 0 || p.bots != nil && len(p.waited) == 0 {
			t.Fatal("no move was played")
		}
	}
	accountable(t, trial, trial.players[0])
	accountable(t, trial, trial.players[len(trial.players)-1])
	trial.players[0].game.seq++
	if trial.told(time.Millisecond) == nil {
		t.Error("a stream that lacks an acknowledged move is not reported")
	}
}

// TestWatchReportsProcesses checks that the process id of a part and its end are reported.
func TestWatchReportsProcesses(t *testing.T) {
	p := &part{command: func() *exec.Cmd { return exec.Command("sleep", "60") }, addr: "localhost:1"}
	if err := p.start(); err != nil {
		t.Fatal(err)
	}
	read, out := io.Pipe()
	go watch(t.Context(), out, "node 1", p)
	told := bufio.NewScanner(read)
	hear := func(want string) {
		t.Helper()
		if !told.Scan() || told.Text() != want {
			t.Errorf("told %q, want %q", told.Text(), want)
		}
	}
	hear(fmt.Sprintf("node 1: process %d at localhost:1", p.ID()))
	if err := p.end(syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	hear("node 1 has ended: signal: killed")
}

// accountable checks that an account that is wrong by one move is detected.
func accountable(t *testing.T, trial *trial, p *player) {
	t.Helper()
	g := p.all[0]
	kept := slices.Clone(g.moves)
	for what, moves := range map[string][]engine.Move{
		"doubled": append(slices.Clone(kept), kept[len(kept)-1]),
		"lost":    kept[:len(kept)-1],
		"another": append(slices.Clone(kept[:len(kept)-1]), kept[0]),
	} {
		if g.moves = moves; trial.verify(t.Context()) == nil {
			t.Errorf("a move is %s, and this is not reported", what)
		}
	}
	g.moves = kept
}
