package middleware

import (
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"testing"
	"time"
)

// pair opens a connection to a limited listener and returns both of its ends.
func pair(t *testing.T, ln net.Listener) (client, server net.Conn) {
	t.Helper()
	client, err := net.Dial("tcp", ln.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close() })
	if server, err = ln.Accept(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = server.Close() })
	return client, server
}

// TestClosedConnectionDoesNotWait: a connection that was closed during its request does not count as waiting for another one. So if too many
// wait, the oldest open connection is closed.
func TestClosedConnectionDoesNotWait(t *testing.T) {
	tcp, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer tcp.Close()
	all := NewConnections(ConnectionLimits{Waiting: 1}, nil)
	ln := all.Listen(tcp)
	_, gone := pair(t, ln)
	first, waits := pair(t, ln)
	second, newest := pair(t, ln)
	_ = gone.Close()
	for _, conn := range []net.Conn{gone, waits, newest} {
		all.State(conn, http.StateIdle)
	}
	ended := func(conn net.Conn) bool {
		_ = conn.SetReadDeadline(time.Now().Add(time.Second))
		_, err := conn.Read(make([]byte, 1))
		if !errors.Is(err, io.EOF) && !errors.Is(err, os.ErrDeadlineExceeded) {
			t.Error(err)
		}
		return errors.Is(err, io.EOF)
	}
	if !ended(first) {
		t.Error("two connections wait, at most one may")
	}
	if ended(second) {
		t.Error("the newest connection was closed")
	}
}

// TestTooManyRefusals: while the most refusals are being sent, a further connection is closed without one, so that refusals are bounded too.
func TestTooManyRefusals(t *testing.T) {
	tcp, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	all := NewConnections(ConnectionLimits{All: 1}, nil)
	ln := all.Listen(tcp)
	pair(t, ln)
	for range maxRefusals {
		all.refusals <- struct{}{}
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_, _ = ln.Accept() // it refuses until the listener is closed
	}()
	conn, err := net.Dial("tcp", tcp.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	_ = conn.SetReadDeadline(time.Now().Add(20 * time.Second))
	if n, err := conn.Read(make([]byte, 1)); n != 0 || !errors.Is(err, io.EOF) {
		t.Errorf("read %d bytes, %v", n, err)
	}
	_ = tcp.Close()
	<-ended
}
