package main

import (
	"bytes"
	"errors"
	"io"
	"net"
	"sync"
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
	ln, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // close ends it
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
	far, err := net.Dial(l.network, l.to) //nolint:noctx // it is on this machine
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
