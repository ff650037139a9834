package terminal

import (
	"bufio"
	"context"
	"io"
	"sync"
)

// lines reads lines and watches for interrupts at the same time.
type lines struct {
	text   chan string
	ask    chan struct{}
	broken <-chan struct{}
	failed error
	number int  // number of the last line read, from 1
	wanted bool // an interrupt was received and not yet handled
}

func newLines(in io.Reader, interrupt <-chan struct{}) *lines {
	l := &lines{text: make(chan string), ask: make(chan struct{}, 1), broken: interrupt}
	go l.read(in)
	return l
}

// read reads a line on each request.
func (l *lines) read(in io.Reader) {
	scan := bufio.NewScanner(in)
	for range l.ask {
		if !scan.Scan() {
			l.failed = scan.Err()
			close(l.text)
			return
		}
		l.text <- scan.Text()
	}
}

// next returns the next line. The error is io.EOF, ErrInterrupted or a read error.
func (l *lines) next() (string, error) {
	if l.interrupted() {
		l.wanted = false
		return "", ErrInterrupted
	}
	select {
	case l.ask <- struct{}{}:
	default: // already requested, when the previous call was interrupted
	}
	select {
	case text, ok := <-l.text:
		if !ok && l.failed != nil {
			return "", l.failed
		}
		if !ok {
			return "", io.EOF
		}
		l.number++
		return text, nil
	case <-l.broken:
		return "", ErrInterrupted
	}
}

// heeding returns a context that ends on an interrupt, which interrupted reports afterwards. stop also ends the context, and
// must be called before reading further input.
func (l *lines) heeding() (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	var group sync.WaitGroup
	group.Go(func() {
		select {
		case <-l.broken:
			l.wanted = true
			cancel()
		case <-ctx.Done():
		}
	})
	return ctx, func() {
		cancel()
		group.Wait()
	}
}

// interrupted reports whether there was an interrupt. It remains true until next is called.
func (l *lines) interrupted() bool {
	select {
	case <-l.broken:
		l.wanted = true
	default:
	}
	return l.wanted
}
