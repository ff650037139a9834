package load

import (
	"context"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"volgare/edition"
)

// browserOf returns a browser for a test server with handler f.
func browserOf(t *testing.T, f http.HandlerFunc) *browser {
	t.Helper()
	server := httptest.NewServer(f)
	r := &run{Config: Config{Addr: server.Listener.Addr().String()}, transport: newTransport()}
	t.Cleanup(func() {
		r.transport.CloseIdleConnections()
		server.Close()
	})
	return r.newBrowser()
}

// TestBrowserKeepsItsCookie checks that a browser sends back its own cookie, and that browsers do not share cookies.
func TestBrowserKeepsItsCookie(t *testing.T) {
	b := browserOf(t, func(w http.ResponseWriter, r *http.Request) {
		if cookie, err := r.Cookie("volgare"); err == nil {
			_, _ = w.Write([]byte(cookie.Value))
			return
		}
		http.SetCookie(w, &http.Cookie{Name: "volgare", Value: "anna", Path: "/"})
	})
	for i, want := range []string{"", "anna", "anna"} {
		if got, err := b.get(t.Context(), "/"); string(got) != want || err != nil {
			t.Errorf("request %d: %q, %v, want %q", i+1, got, err, want)
		}
	}
}

// TestStatusIsAnError checks that an unexpected status is an error that contains the text of the answer.
func TestStatusIsAnError(t *testing.T) {
	b := browserOf(t, func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "no such table", http.StatusNotFound) })
	if _, err := b.get(t.Context(), "/"); err == nil || !strings.Contains(err.Error(), "status 404: no such table") {
		t.Errorf("get: %v", err)
	}
	if _, err := b.listen(t.Context(), func([]byte) {}); err == nil {
		t.Error("a stream with status 404 has begun")
	}
}

// slotOf returns a slot in the middle of a game on a server that answers moves with f.
func slotOf(t *testing.T, f http.HandlerFunc) *slot {
	t.Helper()
	lib, err := edition.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	rules, err := lib.Table(edition.Config{Preset: "deluxe", Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	b := browserOf(t, f)
	b.run.Table = rules
	return &slot{
		run: b.run, browser: b, rng: rand.New(rand.NewPCG(1, 1)),
		game: &game{id: "table", seq: 7, state: rules.Rules.New(rules.Rules.Deal("x"), nil)},
	}
}

// TestMoveWithLostAnswerIsRepeated checks that a move counts as a failure and is repeated unchanged if its answer was lost,
// has a bad status or no number. The server answers the repeated move like the first, and the game continues.
func TestMoveWithLostAnswerIsRepeated(t *testing.T) {
	var bodies []string
	answers := []func(w http.ResponseWriter){
		func(w http.ResponseWriter) { _, _ = w.Write([]byte("<html>a proxy</html>")) },
		func(w http.ResponseWriter) { http.Error(w, "busy", http.StatusServiceUnavailable) },
		func(w http.ResponseWriter) { _, _ = w.Write([]byte(`{"seq":`)) },
		func(http.ResponseWriter) { panic(http.ErrAbortHandler) },
		func(w http.ResponseWriter) { _, _ = w.Write([]byte(`{"seq":9}`)) },
		func(w http.ResponseWriter) { _, _ = w.Write([]byte(`{"seq":10}`)) },
	}
	s := slotOf(t, func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		bodies = append(bodies, string(body))
		answers[len(bodies)-1](w)
	})
	before := s.game.state
	for i := range answers {
		s.move(t.Context(), time.Now())
		if i < 4 && (s.game.seq != 7 || s.game.state != before || bodies[i] != bodies[0]) {
			t.Errorf("try %d: at %d, sent %s, then %s", i+1, s.game.seq, bodies[0], bodies[i])
		}
	}
	if n := s.run.failures.Load(); n != 4 || len(s.answers) != 2 || s.game.seq != 10 || !strings.Contains(bodies[5], `"seq":9`) {
		t.Errorf("%d failures, %d answers, at %d, last sent %s", n, len(s.answers), s.game.seq, bodies[5])
	}
	if fault := *s.run.fault.Load(); fault != "move: the response to a move has no seq after 7: <html>a proxy</html>" {
		t.Error("the first failure: " + fault)
	}
}

// TestStreamThatEndsEarlyIsFailure checks that a stream that ends before the run is a failure, and that one ended by the run is not.
func TestStreamThatEndsEarlyIsFailure(t *testing.T) {
	for _, cut := range []bool{true, false} {
		let := make(chan struct{})
		b := browserOf(t, func(w http.ResponseWriter, r *http.Request) {
			_, _ = w.Write([]byte("data: Venezia\n\n"))
			_ = http.NewResponseController(w).Flush()
			select {
			case <-let:
			case <-r.Context().Done():
			}
		})
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		ended, err := b.listen(ctx, func([]byte) {})
		if err != nil {
			t.Fatal(err)
		}
		if cut {
			close(let)
		} else {
			stop()
		}
		<-ended
		if n := b.run.failures.Load(); (n == 1) != cut {
			t.Errorf("cut: %v, %d failures", cut, n)
		}
	}
}

// TestClosedIdleConnectionIsReplaced checks that a connection closed by the server while idle is replaced without a failure.
func TestClosedIdleConnectionIsReplaced(t *testing.T) {
	var from sync.Map
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { from.Store(r.RemoteAddr, true) }))
	defer server.Close()
	r := &run{Config: Config{Addr: server.Listener.Addr().String()}, transport: newTransport()}
	defer r.transport.CloseIdleConnections()
	b := r.newBrowser()
	for range 5 {
		if _, err := b.post(t.Context(), http.StatusOK, "/", []byte("{}")); err != nil {
			t.Error(err)
		}
		server.CloseClientConnections()
		time.Sleep(20 * time.Millisecond) // until the client has noticed the close
	}
	n := 0
	from.Range(func(any, any) bool { n++; return true })
	if n != 5 {
		t.Errorf("%d connections, want 5", n)
	}
}

// TestEventsInAnyPieces checks that events are parsed completely, in whatever pieces the server writes the stream.
func TestEventsInAnyPieces(t *testing.T) {
	b := browserOf(t, func(w http.ResponseWriter, _ *http.Request) {
		for _, part := range []string{"data: Ven", "ezia\n\n", ": beat\n\ndata: Roma\n\n"} {
			_, _ = w.Write([]byte(part))
			_ = http.NewResponseController(w).Flush()
		}
	})
	events := make(chan string, 9)
	if _, err := b.listen(t.Context(), func(data []byte) { events <- string(data) }); err != nil {
		t.Error(err)
	}
	for _, want := range []string{"Venezia", "Roma"} {
		if got := <-events; got != want {
			t.Errorf("event %q, want %q", got, want)
		}
	}
	ended := browserOf(t, func(http.ResponseWriter, *http.Request) {})
	if _, err := ended.listen(t.Context(), func([]byte) {}); err == nil {
		t.Error("the end of a stream is no error")
	}
}
