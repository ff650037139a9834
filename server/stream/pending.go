package stream

import (
	"slices"
	"sync"

	"volgare/bus"
)

// stream holds the pending news for one browser: only the newest seq of each table, so that the memory of a slow reader is
// bounded by the number of its tables.
type stream struct {
	identity string   // "" for an anonymous browser
	visitor  string   // key under which it is counted, once for all its streams
	named    []string // tables named by the client, which it shows

	mu      sync.Mutex
	pending news
	woken   chan struct{} // holds one token if there is pending news
}

// news is the set of events to send.
type news struct {
	notes []bus.Note // one for each table, in the order in which they changed
	wrong []string   // tables for which the client has received a seq beyond the store
	there []string   // tables whose presence has changed
	moved bool       // the seats have changed
	beat  bool       // send a beat, to show that the stream is alive
	ended bool       // the stream must end
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

// correct replaces a seq that was too high, whether it was sent to the client or is pending.
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

// take returns the pending news and clears them. It reuses the memory of news that have been sent.
func (s *stream) take(told news) news {
	s.mu.Lock()
	defer s.mu.Unlock()
	fresh := s.pending
	s.pending = news{notes: told.notes[:0], there: told.there[:0]}
	return fresh
}
