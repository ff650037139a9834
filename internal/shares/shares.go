// Package shares is a semaphore that is fair to callers: only a few requests of each caller compete
// for the places at a time, and its other requests wait until these have finished.
package shares

import (
	"context"
	"sync"
)

// Shares is a fair semaphore with a number of places.
type Shares struct {
	places chan struct{}
	each   int

	mu    sync.Mutex
	lines map[string]*line
}

// line holds the requests of one caller.
type line struct {
	room chan struct{} // one entry for each request that competes for a place or holds one
	n    int           // number of all requests
}

// New returns an unlocked semaphore. At most each requests of one caller compete for its places.
func New(places, each int) *Shares {
	return &Shares{places: make(chan struct{}, places), each: each, lines: map[string]*line{}}
}

// Enter waits for a place until the context ends. The caller must call leave.
func (s *Shares) Enter(ctx context.Context, who string) (leave func(), err error) {
	own := s.join(who)
	if !enter(ctx, own.room) {
		s.leave(who)
		return nil, ctx.Err()
	}
	out := func() {
		<-own.room
		s.leave(who)
	}
	if !enter(ctx, s.places) {
		out()
		return nil, ctx.Err()
	}
	return func() { <-s.places; out() }, nil
}

func enter(ctx context.Context, room chan<- struct{}) bool {
	select {
	case room <- struct{}{}:
		return true
	case <-ctx.Done():
		return false
	}
}

// join returns the line of a caller, with one more request in it.
func (s *Shares) join(who string) *line {
	s.mu.Lock()
	defer s.mu.Unlock()
	own := s.lines[who]
	if own == nil {
		own = &line{room: make(chan struct{}, s.each)}
		s.lines[who] = own
	}
	own.n++
	return own
}

// leave removes a request from the line of a caller.
func (s *Shares) leave(who string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if own := s.lines[who]; own.n > 1 {
		own.n--
	} else {
		delete(s.lines, who)
	}
}
