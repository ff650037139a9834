package socket_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"volgare/bot/remote"
	"volgare/bot/remote/socket"
	"volgare/protocol/lines"
)

var _ remote.Conn = (*socket.Conn)(nil)

// referee is the end of a connection over loopback that a server has, and where the other end is to go.
func referee(t *testing.T, limits socket.Limits) (address string, came <-chan *socket.Conn) {
	t.Helper()
	conns := make(chan *socket.Conn, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer secret" || r.URL.RawQuery != "" {
			http.Error(w, `{"title":"There is no such token."}`, http.StatusNotFound)
			return
		}
		ws, err := websocket.Accept(w, r, nil)
		if err != nil {
			t.Error(err)
			return
		}
		conn := socket.New(ws, limits) //nolint:contextcheck // it outlives the request
		conns <- conn
		<-conn.Done()
	}))
	t.Cleanup(server.Close)
	return server.URL, conns
}

// free are limits that nobody meets, but for the length of a message.
var free = socket.Limits{Longest: lines.Max, PerSecond: rate.Inf}

// pair is both ends of a connection.
func pair(t *testing.T) (ours, bots *socket.Conn) {
	t.Helper()
	address, came := referee(t, free)
	bots, err := socket.Dial(t.Context(), address+"?token=secret")
	if err != nil {
		t.Fatal(err)
	}
	ours = <-came
	t.Cleanup(func() { ours.Close(); bots.Close() })
	return ours, bots
}

func within(t *testing.T, d time.Duration) context.Context {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), d)
	t.Cleanup(cancel)
	return ctx
}

// TestTalk: lines go both ways, the longest too, and that all is done is heard.
func TestTalk(t *testing.T) {
	ours, bots := pair(t)
	for _, text := range []string{"one\n", "two", strings.Repeat("x", lines.Max)} {
		for _, way := range [][2]*socket.Conn{{ours, bots}, {bots, ours}} {
			if err := way[0].Send(t.Context(), []byte(text)); err != nil {
				t.Fatal(err)
			}
			if got, err := way[1].Receive(within(t, 20*time.Second)); err != nil || string(got) != text {
				t.Errorf("%.20q for %.20q, %v", got, text, err)
			}
		}
	}
	if _, err := bots.Receive(within(t, 20*time.Millisecond)); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	if !ours.Finish(within(t, 20*time.Second)) {
		t.Error("the bot has not heard of the end")
	}
	if _, err := bots.Receive(t.Context()); !errors.Is(err, io.EOF) {
		t.Error(err)
	}
	if done, refused := bots.Ended(); !done || refused != nil {
		t.Errorf("%v, %v", done, refused)
	}
}

// TestRefused: who is refused hears why, before he is let in and afterwards.
func TestRefused(t *testing.T) {
	address, _ := referee(t, free)
	for _, query := range []string{"", "?token=other"} {
		_, err := socket.Dial(t.Context(), address+query)
		if refused, ok := errors.AsType[*socket.RefusedError](err); !ok || refused.Status != 404 || refused.Title != "There is no such token." {
			t.Errorf("%q: %v", query, err)
		}
	}
	ours, bots := pair(t)
	ours.Refuse(within(t, 20*time.Second), errors.New(strings.Repeat("why ", 50)))
	if done, refused := bots.Ended(); done || refused == nil || !strings.Contains(refused.Error(), `"why why`) {
		t.Errorf("%v, %v", done, refused)
	}
}

// TestLost: a connection that is lost is neither done nor refused.
func TestLost(t *testing.T) {
	ours, bots := pair(t)
	ours.Close()
	if done, refused := bots.Ended(); done || refused != nil {
		t.Errorf("%v, %v", done, refused)
	}
	if _, err := bots.Receive(t.Context()); !errors.Is(err, io.EOF) {
		t.Error(err)
	}
}

// TestTooLong: a message over the limit is named, and is the last.
func TestTooLong(t *testing.T) {
	ours, bots := pair(t)
	_ = bots.Send(t.Context(), make([]byte, lines.Max+1)) // it may be cut off while it is sent
	if _, err := ours.Receive(within(t, 20*time.Second)); !errors.Is(err, lines.ErrTooLong) {
		t.Error(err)
	}
	if _, err := ours.Receive(within(t, 20*time.Second)); !errors.Is(err, io.EOF) {
		t.Error(err)
	}
}

// TestDeaf: who does not read blocks nobody for longer than he may.
func TestDeaf(t *testing.T) {
	address, came := referee(t, socket.Limits{}) // it never reads
	bots, err := socket.Dial(t.Context(), address+"?token=secret")
	if err != nil {
		t.Fatal(err)
	}
	defer (<-came).Close()
	defer bots.Close()
	ctx := within(t, 100*time.Millisecond)
	for err == nil {
		err = bots.Send(ctx, make([]byte, lines.Max))
	}
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
}

// TestFlood: no more is read than may be.
func TestFlood(t *testing.T) {
	const burst = 30
	address, came := referee(t, socket.Limits{Longest: lines.Max, PerSecond: 1e-6, Burst: burst})
	bots, err := socket.Dial(t.Context(), address+"?token=secret")
	if err != nil {
		t.Fatal(err)
	}
	ours := <-came
	defer ours.Close()
	defer bots.Close()
	for i := range 2 * burst {
		if err := bots.Send(t.Context(), fmt.Appendf(nil, "%02d", i)); err != nil {
			t.Fatal(err)
		}
	}
	last := fmt.Sprint(burst - 1)
	for line := []byte(nil); string(line) != last; {
		if line, err = ours.Receive(within(t, 20*time.Second)); err != nil || string(line) > last {
			t.Fatalf("%s, %v", line, err)
		}
	}
	if line, err := ours.Receive(within(t, 20*time.Millisecond)); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%s, %v", line, err)
	}
}
