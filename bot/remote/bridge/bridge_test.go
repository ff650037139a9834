package bridge_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"strings"
	"testing"
	"time"

	"golang.org/x/time/rate"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/bot/remote/bridge"
	"volgare/bot/remote/socket"
	"volgare/bot/roster"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/protocol/lines"
)

// listens starts a server for bridges. It returns its address and the accepted connections.
func listens(t *testing.T) (address string, came <-chan *socket.Conn) {
	t.Helper()
	conns := make(chan *socket.Conn, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		conn, err := socket.Accept(w, r, socket.Limits{Longest: lines.Max, PerSecond: rate.Inf}) //nolint:contextcheck // the connection outlives the request
		if err != nil {
			t.Error(err)
			return
		}
		conns <- conn
		<-conn.Done()
	}))
	t.Cleanup(server.Close)
	return server.URL, conns
}

// starts runs a bridge and returns a channel with its result.
func starts(ctx context.Context, t *testing.T, address string, command ...string) <-chan error {
	t.Helper()
	ended := make(chan error, 1)
	b := bridge.Bridge{Address: address, Command: command, Note: func(what string) { t.Log(what) }}
	go func() { ended <- b.Run(ctx) }()
	return ended
}

// TestGameOverLostConnection checks that the Python example plays a whole game over the bridge, is restarted if the
// connection is lost in the middle, and ends when asked to.
func TestGameOverLostConnection(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("python3 is not installed")
	}
	address, came := listens(t)
	ended := starts(t.Context(), t, address, python, "../../../examples/bot-python/bot.py")
	b, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) { return <-came, nil }, remote.Options{Decision: 20 * time.Second})
	if err != nil {
		t.Fatal(err)
	}
	table := editiontest.Expanded(t, 2)
	p, err := b.Player(table, 1)
	if err != nil {
		t.Fatal(err)
	}
	other, _ := roster.House().New("random", 1)
	r, moves := table.Rules, 0
	for s := r.New(r.Deal("bridge"), nil); s.Decision != engine.Over; moves++ {
		var known engine.State
		r.Mask(&known, &s, s.Seat)
		who := other
		if s.Seat == 0 {
			who = p
		}
		r.Apply(&s, &s, who.Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &s)}), nil)
		if moves == 30 {
			b.Restart(t.Context())
		}
	}
	if report := p.Report(); len(report.Faults) > 0 || report.Moves < 20 {
		t.Errorf("%+v", report)
	}
	if !b.Quit(t.Context()) {
		t.Error("the bridge did not receive the end of the connection")
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// TestBridgeEndsOnRefusalFailedStartOrInterruption checks that a bridge ends if the referee refuses it, if the program
// cannot be started, and if it is interrupted.
func TestBridgeEndsOnRefusalFailedStartOrInterruption(t *testing.T) {
	address, came := listens(t)
	ended := starts(t.Context(), t, address, "cat")
	(<-came).Refuse(t.Context(), errors.New("the seat was given to somebody else"))
	if err := <-ended; err == nil || !strings.Contains(err.Error(), "somebody else") {
		t.Error(err)
	}

	ended = starts(t.Context(), t, address, "/nowhere/at/all")
	(<-came).Close()
	if err := <-ended; err == nil || !strings.Contains(err.Error(), "no such file") {
		t.Error(err)
	}

	ctx, cancel := context.WithCancel(t.Context())
	ended = starts(ctx, t, address, "cat")
	conn := <-came
	defer conn.Close()
	cancel()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Error(err)
	}

	closed := httptest.NewServer(http.NotFoundHandler())
	defer closed.Close()
	if err := <-starts(t.Context(), t, closed.URL, "cat"); err == nil || !strings.Contains(err.Error(), "404") {
		t.Error(err)
	}
}

// TestBridgeRetriesUntilRefereeIsThere checks that a bridge tries to connect until the referee is there.
func TestBridgeRetriesUntilRefereeIsThere(t *testing.T) {
	address, came := listens(t)
	ended := starts(t.Context(), t, address, "cat")
	for range 2 {
		conn := <-came
		if err := conn.Send(t.Context(), []byte("hello")); err != nil {
			t.Fatal(err)
		}
		if line, err := conn.Receive(t.Context()); err != nil || strings.TrimSpace(string(line)) != "hello" {
			t.Errorf("%q, %v", line, err)
		}
		conn.Close()
	}
	conn := <-came
	if !conn.Finish(t.Context()) {
		t.Error("the bridge did not receive the end of the connection")
	}
	if err := <-ended; err != nil {
		t.Error(fmt.Errorf("it ends with %w", err))
	}
}
