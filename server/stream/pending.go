package stream

import (
	"slices"
	"sync"

	"volgare/bus"
)

// stream is what waits to be told to one browser: of each table only its newest
// number, so that a slow reader costs no more than its tables.
type stream struct {
	browser string // "" for one that is nobody

	mu      sync.Mutex
	pending []bus.Note // one for each table, in the order in which they changed
	moved   bool       // the seats have changed
	ended   bool
	wake    chan struct{} // holds one token if there is something to tell
}

func newStream(browser string) *stream {
	return &stream{browser: browser, wake: make(chan struct{}, 1)}
}

func (s *stream) note(n bus.Note) {
	s.mu.Lock()
	defer s.mu.Unlock()
	i := slices.IndexFunc(s.pending, func(p bus.Note) bool { return p.Table == n.Table })
	switch {
	case i < 0:
		s.pending = append(s.pending, n)
	case s.pending[i].Seq < n.Seq:
		s.pending[i].Seq = n.Seq
	}
	s.rouse()
}

func (s *stream) seatsMoved() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.moved = true
	s.rouse()
}

func (s *stream) end() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ended = true
	s.rouse()
}

func (s *stream) rouse() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// take empties what is pending into the slice given.
func (s *stream) take(into []bus.Note) (notes []bus.Note, moved, ended bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	notes = into[:0]
	notes = append(notes, s.pending...)
	moved, ended = s.moved, s.ended
	s.pending, s.moved = s.pending[:0], false
	return notes, moved, ended
}
