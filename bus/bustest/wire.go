package bustest

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"testing"
	"time"

	"volgare/bus"
	"volgare/bus/relay"
)

// Wire is a Cluster in this process, for tests of what stands on a bus. The zero Wire has no
// nodes yet.
type Wire struct {
	mu        sync.Mutex
	cut       bool
	swallows  bool
	receivers []*receiver
}

var _ Cluster = (*Wire)(nil)

var errCut = errors.New("the wire is cut")

// receiver is the end of the wire at a node.
type receiver struct {
	*relay.Relay

	texts chan string
}

// Join returns the bus of another node.
func (w *Wire) Join(t *testing.T) bus.Bus {
	t.Helper()
	r := &receiver{relay.New(time.Millisecond, slog.New(slog.DiscardHandler)), make(chan string, 10_000)}
	ended := make(chan struct{})
	go func() {
		for {
			select {
			case text := <-r.texts:
				r.Receive(text)
			case <-ended:
				return
			}
		}
	}()
	w.mu.Lock()
	w.receivers = append(w.receivers, r)
	w.mu.Unlock()
	r.Start(w.send)
	t.Cleanup(func() {
		r.Stop()
		close(ended)
	})
	return r
}

func (w *Wire) send(_ context.Context, _ relay.Channel, text string) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	switch {
	case w.cut:
		return errCut
	case w.swallows:
		return nil
	}
	for _, r := range w.receivers {
		select {
		case r.texts <- text:
		default: // it takes nothing any more
		}
	}
	return nil
}

// Cut keeps all texts from being sent.
func (w *Wire) Cut(*testing.T) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.cut = true
}

// Heal lets texts be sent again, and tells all nodes that they may have missed some.
func (w *Wire) Heal(*testing.T) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.cut, w.swallows = false, false
	for _, r := range w.receivers {
		r.Missed()
	}
}

// Swallow loses all texts from now on, and nobody is told before Heal.
func (w *Wire) Swallow() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.swallows = true
}
