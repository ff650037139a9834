package terminal

import (
	"bufio"
	"context"
	"io"
	"sync"
)

// lines reads lines and listens for interrupts meanwhile.
type lines struct {
	text   chan string
	ask    chan struct{}
	broken <-chan struct{}
	failed error
	number int  // of the line read last, from 1
	wanted bool // an interrupt was seen and not yet answered
}

func newLines(in io.Reader, interrupt <-chan struct{}) *lines {
	l := &lines{text: make(chan string), ask: make(chan struct{}, 1), broken: interrupt}
	go l.read(in)
	return l
}

// read reads a line whenever one is asked for.
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

// next returns the next line; its error is io.EOF, ErrInterrupted or one of
// reading.
func (l *lines) next() (string, error) {
	if l.interrupted() {
		l.wanted = false
		return "", ErrInterrupted
	}
	select {
	case l.ask <- struct{}{}:
	default: // asked for already, when the line before was interrupted
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

// heeding is a context that ends when the person interrupts, which interrupted tells afterwards; stop ends it too, and has to be
// called before anything else is asked.
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

// interrupted reports whether the person has interrupted; it stays so until next.
func (l *lines) interrupted() bool {
	select {
	case <-l.broken:
		l.wanted = true
	default:
	}
	return l.wanted
}
