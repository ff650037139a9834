package server

import (
	"context"
	"net"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/store/storetest"
	"volgare/table/live"
)

// piped is a listener within a process.
type piped struct {
	conns  chan net.Conn
	closed chan struct{}
}

func (p *piped) Accept() (net.Conn, error) {
	select {
	case c := <-p.conns:
		return c, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

func (p *piped) Close() error {
	close(p.closed)
	return nil
}

func (*piped) Addr() net.Addr { return &net.UnixAddr{} }

// dial returns a connection to the listener.
func (p *piped) dial(context.Context, string, string) (net.Conn, error) {
	near, far := net.Pipe()
	select {
	case p.conns <- far:
		return near, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

// TestStoppingServerDrains: a stopping server is unhealthy at once, but answers requests for the drain time.
func TestStoppingServerDrains(t *testing.T) {
	lib, err := library()
	if err != nil {
		t.Fatal(err)
	}
	synctest.Test(t, func(t *testing.T) {
		const drain = 5 * time.Second
		st, notes := storetest.Memory(t), &bus.Local{}
		tables := live.New(lib, st, notes, live.Options{})
		defer tables.Close()
		s, err := New(Config{Lib: lib, Tables: tables, Store: st, Bus: notes, Drain: drain})
		if err != nil {
			t.Fatal(err)
		}
		ln := &piped{make(chan net.Conn), make(chan struct{})}
		client := &http.Client{Transport: &http.Transport{DialContext: ln.dial, DisableKeepAlives: true}}
		status := func(path string) int {
			resp, err := client.Get("http://localhost" + path)
			if err != nil {
				return 0
			}
			_ = resp.Body.Close()
			return resp.StatusCode
		}
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- s.Run(ctx, ln) }()
		if got := status("/healthz"); got != http.StatusOK {
			t.Errorf("before it is told to stop, /healthz answers %d", got)
		}
		stop()
		time.Sleep(drain - time.Millisecond)
		if got := status("/healthz"); got != http.StatusServiceUnavailable {
			t.Errorf("while it drains, /healthz answers %d", got)
		}
		if got := status("/api/presets"); got != http.StatusOK {
			t.Errorf("while it drains, others are answered %d", got)
		}
		time.Sleep(2 * time.Millisecond)
		if got := status("/api/presets"); got != 0 {
			t.Errorf("after draining, a request is answered with %d", got)
		}
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// TestDrainingServerAcceptsMoves: a draining server accepts moves and streams.
func TestDrainingServerAcceptsMoves(t *testing.T) {
	r := newRig(t, how{alone: true})
	ann := r.browser()
	id := ann.create("me", "me").ID
	r.server.draining.Store(true)
	ann.get("/healthz").code("stopping")
	e := ann.stream("")
	e.hello()
	ann.move(id, nil)
	if table, seq := e.next("table").seq(); table != id || seq != ann.seq(id) {
		t.Errorf("the stream reports %s %d", table, seq)
	}
}
