package server

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"testing"
	"time"

	"volgare/server/api"
	"volgare/server/middleware"
)

// listens runs a server with limits and returns its address.
func listens(t *testing.T, change func(*middleware.Limits)) string {
	t.Helper()
	limits := middleware.DefaultLimits()
	change(limits)
	r := newRig(t, how{alone: true, config: func(c *Config) { c.Limits = limits }})
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	r.must(err)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- r.server.Run(ctx, ln) }()
	t.Cleanup(func() {
		stop()
		r.must(<-ended)
	})
	return ln.Addr().String()
}

// dials opens a connection. It sends requests over it, and reads the answers.
func dials(t *testing.T, address string, requests int) net.Conn {
	t.Helper()
	conn, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	for range requests {
		fmt.Fprint(conn, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
		if status := answered(t, conn); status != http.StatusOK {
			t.Fatalf("status %d", status)
		}
	}
	return conn
}

// answered reads an answer and returns its status.
func answered(t *testing.T, conn net.Conn) int {
	t.Helper()
	_ = conn.SetReadDeadline(time.Now().Add(20 * time.Second))
	resp, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	_, _ = io.Copy(io.Discard, resp.Body)
	return resp.StatusCode
}

// open counts the connections that the server has not closed.
func open(all []net.Conn) (n int) {
	time.Sleep(100 * time.Millisecond)
	for _, conn := range all {
		_ = conn.SetReadDeadline(time.Now().Add(time.Millisecond))
		if _, err := conn.Read(make([]byte, 1)); errors.Is(err, os.ErrDeadlineExceeded) {
			n++
		}
	}
	return n
}

// TestIdleConnections: of the connections of an address that wait for a request the newest remain, whether they had a request before
// or not, and others are answered.
func TestIdleConnections(t *testing.T) {
	address := listens(t, func(*middleware.Limits) {})
	waiting := middleware.DefaultLimits().Connections.Waiting
	for requests := range 2 {
		var all []net.Conn
		for range 1100 {
			all = append(all, dials(t, address, requests))
		}
		dials(t, address, 1) // when it is answered, all before it are accepted
		if n := open(all); n > waiting || n < waiting/2 {
			t.Errorf("after %d requests each %d are open, at most %d may be", requests, n, waiting)
		}
		if n := open(all[len(all)-waiting/2:]); n != waiting/2 {
			t.Errorf("%d of the newest are open", n)
		}
		dials(t, address, 1)
	}
}

// TestConnectionsOfAnAddress: an address has a limited number of connections; one more is answered 429 until another is closed.
func TestConnectionsOfAnAddress(t *testing.T) {
	const most = 5
	address := listens(t, func(l *middleware.Limits) { l.Connections = middleware.ConnectionLimits{All: most, Waiting: most} })
	var all []net.Conn
	for range most {
		conn := dials(t, address, 0)
		fmt.Fprint(conn, "GET /api/stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
		all = append(all, conn)
	}
	for _, conn := range all {
		if b, err := bufio.NewReader(conn).ReadString('\n'); err != nil || b != "HTTP/1.1 200 OK\r\n" {
			t.Fatalf("%q, %v", b, err)
		}
	}
	if status := answered(t, dials(t, address, 0)); status != http.StatusTooManyRequests {
		t.Errorf("one more is answered %d", status)
	}
	_ = all[0].Close()
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		conn := dials(t, address, 0)
		fmt.Fprint(conn, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
		if answered(t, conn) == http.StatusOK {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("a connection that is closed makes no room")
		}
	}
}

// TestRefusedConnectionGetsItsAnswer: a client that is sending a request reads the whole refusal, and then the end of the connection, which
// is not reset.
func TestRefusedConnectionGetsItsAnswer(t *testing.T) {
	address := listens(t, func(l *middleware.Limits) { l.Connections = middleware.ConnectionLimits{All: 1, Waiting: 1} })
	dials(t, address, 1)
	for range 20 {
		conn := dials(t, address, 0)
		fmt.Fprint(conn, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
		_ = conn.SetReadDeadline(time.Now().Add(20 * time.Second))
		in := bufio.NewReader(conn)
		resp, err := http.ReadResponse(in, nil)
		if err != nil {
			t.Fatal(err)
		}
		var p api.Problem
		if err := json.NewDecoder(resp.Body).Decode(&p); err != nil || p.Code != "too-many-requests" || resp.StatusCode != p.Status {
			t.Errorf("status %d, %+v, %v", resp.StatusCode, p, err)
		}
		_ = resp.Body.Close()
		for name, want := range map[string]string{"Content-Type": api.KindProblem, "Cache-Control": "no-store", "Retry-After": "10"} {
			if got := resp.Header.Get(name); got != want {
				t.Errorf("%s: %q, want %q", name, got, want)
			}
		}
		if _, err := in.ReadByte(); !errors.Is(err, io.EOF) {
			t.Fatalf("the connection ends with %v", err)
		}
	}
}

// TestPageLimits: pages, files of the interface and everything else that needs no store are limited by address, and health is not.
func TestPageLimits(t *testing.T) {
	const burst = 3
	for _, path := range []string{"/", "/rules", "/assets/index-1a2b3c.js", "/icon.svg", "/api/openapi.yaml", "/view/schema.json", "/api/nothing"} {
		t.Run(path, func(t *testing.T) {
			r := limited(t, func(l *middleware.Limits) {
				l.Club, l.Rates[api.Reading] = 1, middleware.Rate{PerSecond: 0.1, Burst: burst}
			})
			b := r.browser()
			from := func(address string) answer { return b.send(http.MethodGet, path, nil, "X-Forwarded-For", address) }
			refused := false
			for range burst + 1 {
				refused = refused || from("198.51.100.7").status == http.StatusTooManyRequests
			}
			if !refused {
				t.Error("it is not limited")
			}
			if p := from("198.51.100.7").code("too-many-requests"); p.RetryAfter != 10 {
				t.Errorf("%+v", p)
			}
			if status := from("198.51.100.8").status; status == http.StatusTooManyRequests {
				t.Error("another address is refused")
			}
			b.send(http.MethodGet, "/healthz", nil, "X-Forwarded-For", "198.51.100.7").is(http.StatusOK)
		})
	}
}
