package main

import (
	"bytes"
	"errors"
	"io"
	"net"
	"os"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// line is a way between a node and what it depends on. It can be silent, as one between machines that is cut: nothing
// comes through and nobody hangs up; or slow.
type line struct {
	ln      net.Listener
	network string // of what it leads to
	to      string

	mu    sync.Mutex
	open  chan struct{} // closed as long as something comes through
	delay time.Duration
}

// newLine is a line from an address of this machine to another.
func newLine(network, to string) (*line, error) {
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	l := &line{ln: ln, network: network, to: to, open: make(chan struct{})}
	close(l.open)
	go l.accept()
	return l, nil
}

func (l *line) addr() string { return l.ln.Addr().String() }

// close lets nobody in any more.
func (l *line) close() error { return l.ln.Close() }

// silence lets nothing through until speak is called.
func (l *line) silence() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.open = make(chan struct{})
}

func (l *line) speak() {
	l.mu.Lock()
	defer l.mu.Unlock()
	close(l.open)
}

// slow holds up what is sent from now on.
func (l *line) slow(by time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.delay = by
}

// now is whether something comes through, and how late.
func (l *line) now() (open <-chan struct{}, delay time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.open, l.delay
}

// pass waits until what was sent at a moment may come through.
func (l *line) pass(sent time.Time, delay time.Duration) {
	time.Sleep(time.Until(sent.Add(delay)))
	open, _ := l.now()
	<-open
}

func (l *line) accept() {
	for {
		near, err := l.ln.Accept()
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err == nil {
			go l.join(near)
		}
	}
}

// join carries what is said both ways until one side hangs up.
func (l *line) join(near net.Conn) {
	_, delay := l.now()
	l.pass(time.Now(), delay)
	far, err := net.Dial(l.network, l.to)
	if err != nil {
		_ = near.Close()
		return
	}
	hangUp := func() {
		_, _ = near.Close(), far.Close()
	}
	go l.carry(far, near, hangUp)
	l.carry(near, far, hangUp)
}

// piece is what was sent together, and how late it comes.
type piece struct {
	data  []byte
	sent  time.Time
	delay time.Duration
}

// carry copies one way. What is on its way holds up nothing that is sent after it.
func (l *line) carry(to io.Writer, from io.Reader, hangUp func()) {
	pieces := make(chan piece, 64)
	go l.read(from, pieces)
	defer func() {
		hangUp()
		for range pieces { // until it is read to its end
		}
	}()
	for p := range pieces {
		l.pass(p.sent, p.delay)
		if _, err := to.Write(p.data); err != nil {
			return
		}
	}
}

// read takes what is sent.
func (l *line) read(from io.Reader, pieces chan<- piece) {
	defer close(pieces)
	buf := make([]byte, 64<<10)
	for {
		n, err := from.Read(buf)
		if n > 0 {
			_, delay := l.now()
			pieces <- piece{bytes.Clone(buf[:n]), time.Now(), delay}
		}
		if err != nil {
			return
		}
	}
}

// echo is an address that says again what it hears.
func echo(t *testing.T) string {
	t.Helper()
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = ln.Close() })
	go func() {
		for {
			conn, err := ln.Accept()
			if err != nil {
				return
			}
			go io.Copy(conn, conn) //nolint:errcheck // it ends with the connection
		}
	}()
	return ln.Addr().String()
}

// TestLine: bytes pass; none while the line is silent, which stays open; late while it is slow.
func TestLine(t *testing.T) {
	l, err := newLine("tcp", echo(t))
	if err != nil {
		t.Fatal(err)
	}
	defer l.close()
	conn, err := net.Dial("tcp", l.addr())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	say := func(word string) {
		t.Helper()
		if _, err := conn.Write([]byte(word)); err != nil {
			t.Fatal(err)
		}
	}
	hear := func(word string) {
		t.Helper()
		_ = conn.SetReadDeadline(time.Now().Add(10 * time.Second))
		heard := make([]byte, len(word))
		if _, err := io.ReadFull(conn, heard); err != nil || string(heard) != word {
			t.Fatalf("heard %q, said was %q: %v", heard, word, err)
		}
	}
	say("salve")
	hear("salve")

	l.silence()
	say("vale")
	_ = conn.SetReadDeadline(time.Now().Add(100 * time.Millisecond))
	if n, err := conn.Read(make([]byte, 8)); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Fatalf("a silent line says %d bytes, %v", n, err)
	}
	l.speak()
	hear("vale")

	const lag = 50 * time.Millisecond
	l.slow(lag)
	sent := time.Now()
	say("tarde")
	hear("tarde")
	if took := time.Since(sent); took < 2*lag {
		t.Errorf("there and back took %v, each way is held up by %v", took, lag)
	}
}

// TestCarry: what is on its way holds up nothing that is sent after it, each piece comes as late as the other.
func TestCarry(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const lag, between, pieces = 200 * time.Millisecond, 10 * time.Millisecond, 20
		l := &line{open: make(chan struct{}), delay: lag}
		close(l.open)
		said, speaker := io.Pipe()
		listener, heard := io.Pipe()
		go l.carry(heard, said, func() { _, _ = said.Close(), heard.Close() })
		began := time.Now()
		go func() {
			for n := range pieces {
				time.Sleep(time.Until(began.Add(time.Duration(n) * between)))
				_, _ = speaker.Write([]byte{byte(n)})
			}
			_ = speaker.Close()
		}()
		piece := make([]byte, 1)
		for n := range pieces {
			if _, err := io.ReadFull(listener, piece); err != nil || piece[0] != byte(n) {
				t.Fatalf("piece %d: %d, %v", n, piece[0], err)
			}
			if took, want := time.Since(began), time.Duration(n)*between+lag; took != want {
				t.Errorf("piece %d comes after %v, not %v", n, took, want)
			}
		}
		if _, err := listener.Read(piece); !errors.Is(err, io.EOF) {
			t.Errorf("after the last: %v", err)
		}
	})
}
