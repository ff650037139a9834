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

// line is a connection between a node and a service. It can be silent, like a cut line between machines: nothing gets
// through, and neither side closes; or it can be slow.
type line struct {
	ln      net.Listener
	network string // network of the destination
	to      string

	mu    sync.Mutex
	open  chan struct{} // closed while data gets through
	delay time.Duration
}

// newLine returns a line from an address of this machine to another address.
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

// close accepts no more connections.
func (l *line) close() error { return l.ln.Close() }

// silence blocks all data until speak is called.
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

// slow delays all data sent from now on.
func (l *line) slow(by time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.delay = by
}

// now returns a channel that is closed while data gets through, and the current delay.
func (l *line) now() (open <-chan struct{}, delay time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.open, l.delay
}

// pass waits until data that was sent at a given time may get through.
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

// join copies data both ways until one side closes.
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

// piece is data that was sent together, with its delay.
type piece struct {
	data  []byte
	sent  time.Time
	delay time.Duration
}

// carry copies one direction. Data on its way does not delay data sent after it.
func (l *line) carry(to io.Writer, from io.Reader, hangUp func()) {
	pieces := make(chan piece, 64)
	go l.read(from, pieces)
	defer func() {
		hangUp()
		for range pieces { // drain the channel
		}
	}()
	for p := range pieces {
		l.pass(p.sent, p.delay)
		if _, err := to.Write(p.data); err != nil {
			return
		}
	}
}

// read receives data and passes it on as pieces.
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

// echo returns the address of a server that echoes its input.
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

// TestLineCanBeSilentAndSlow checks that data gets through, is blocked while the line is silent, and is delayed while it is slow.
func TestLineCanBeSilentAndSlow(t *testing.T) {
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
			t.Fatalf("received %q, sent %q: %v", heard, word, err)
		}
	}
	say("salve")
	hear("salve")

	l.silence()
	say("vale")
	_ = conn.SetReadDeadline(time.Now().Add(100 * time.Millisecond))
	if n, err := conn.Read(make([]byte, 8)); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Fatalf("received %d bytes over a silent line, %v", n, err)
	}
	l.speak()
	hear("vale")

	const lag = 50 * time.Millisecond
	l.slow(lag)
	sent := time.Now()
	say("tarde")
	hear("tarde")
	if took := time.Since(sent); took < 2*lag {
		t.Errorf("the round trip took %v, with a delay of %v each way", took, lag)
	}
}

// TestPiecesDoNotDelayEachOther checks that pieces do not delay each other: each arrives after the same delay.
func TestPiecesDoNotDelayEachOther(t *testing.T) {
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
				t.Errorf("piece %d arrives after %v, want %v", n, took, want)
			}
		}
		if _, err := listener.Read(piece); !errors.Is(err, io.EOF) {
			t.Errorf("after the last: %v", err)
		}
	})
}
