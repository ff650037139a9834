package stream

import (
	"slices"
	"sync"

	"volgare/bus"
)

// stream is what waits to be told to one browser: of each table only its newest
// number, so that a slow reader costs no more than its tables.
type stream struct {
	identity string   // "" for one that is nobody
	visitor  string   // by which it is counted once, however many streams it has
	named    []string // tables, by the client: what it shows

	mu      sync.Mutex
	pending news
	woken   chan struct{} // holds one token if there is something to tell
}

// news is what is to be told.
type news struct {
	notes []bus.Note // one for each table, in the order in which they changed
	wrong []string   // tables for which the client has got a number that the store does not have
	there []string   // tables at which others are than before
	moved bool       // the seats have changed
	beat  bool       // nothing has to be told, only that the stream lives
	ended bool       // it does not any more
}

func newStream(identity, visitor string, named []string) *stream {
	return &stream{identity: identity, visitor: visitor, named: named, woken: make(chan struct{}, 1)}
}

func (s *stream) note(n bus.Note) {
	n.Holder = ""
	s.tell(func(all *news) {
		if i := slices.IndexFunc(all.notes, func(p bus.Note) bool { return p.Table == n.Table }); i < 0 {
			all.notes = append(all.notes, n)
		} else {
			all.notes[i].Seq = max(all.notes[i].Seq, n.Seq)
		}
	})
}

// correct replaces a number that was too high, whether it was sent to the client or is pending.
func (s *stream) correct(n bus.Note) {
	s.tell(func(all *news) {
		all.wrong = append(all.wrong, n.Table)
		all.notes = slices.DeleteFunc(all.notes, func(p bus.Note) bool { return p.Table == n.Table })
		all.notes = append(all.notes, n)
	})
}

func (s *stream) presentAt(table string) {
	s.tell(func(n *news) {
		if !slices.Contains(n.there, table) {
			n.there = append(n.there, table)
		}
	})
}

func (s *stream) seatsMoved() { s.tell(func(n *news) { n.moved = true }) }

func (s *stream) beat() { s.tell(func(n *news) { n.beat = true }) }

func (s *stream) end() { s.tell(func(n *news) { n.ended = true }) }

func (s *stream) tell(what func(*news)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	what(&s.pending)
	select {
	case s.woken <- struct{}{}:
	default:
	}
}

// take empties what is pending into news that have been told.
func (s *stream) take(told news) news {
	s.mu.Lock()
	defer s.mu.Unlock()
	fresh := s.pending
	s.pending = news{notes: told.notes[:0], there: told.there[:0]}
	return fresh
}
