// Package shares lets many ask for a place without one of them keeping the others waiting: of each only so many stand
// in line at once, the rest of his wait behind these.
package shares

import (
	"context"
	"sync"
)

// Shares are the lines of those who ask.
type Shares struct {
	each int

	mu    sync.Mutex
	lines map[string]*line
}

// line is those of one who ask, or have what they asked for.
type line struct {
	room chan struct{}
	n    int
}

// New returns lines of which each lets so many through.
func New(each int) *Shares { return &Shares{each: each, lines: map[string]*line{}} }

// Enter waits until few enough of somebody's are through, and is one of them until he leaves; it gives up when the
// context ends.
func (s *Shares) Enter(ctx context.Context, who string) (leave func(), err error) {
	own := s.join(who)
	select {
	case own.room <- struct{}{}:
		return func() {
			<-own.room
			s.leave(who)
		}, nil
	case <-ctx.Done():
		s.leave(who)
		return nil, ctx.Err()
	}
}

// join is somebody's line, with one more in it.
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

// leave takes one out of somebody's line.
func (s *Shares) leave(who string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if own := s.lines[who]; own.n > 1 {
		own.n--
	} else {
		delete(s.lines, who)
	}
}
