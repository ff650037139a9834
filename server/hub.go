package server

import (
	"slices"
	"sync"

	"volgare/bus"
)

// hub hands notes of the bus to the streams that watch a table. It never waits for
// a stream: a note goes into the stream's pending set and the stream is woken.
type hub struct {
	mu       sync.RWMutex
	tables   map[string]map[*stream]struct{}
	browsers map[string]map[*stream]struct{}
	closed   bool

	unlisten func()
	metrics  *Metrics
}

func newHub(b bus.Bus, m *Metrics) *hub {
	h := &hub{
		tables: map[string]map[*stream]struct{}{}, browsers: map[string]map[*stream]struct{}{}, metrics: m,
	}
	h.unlisten = b.Listen(h.note)
	return h
}

// note tells the streams of a table how far it is.
func (h *hub) note(n bus.Note) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for s := range h.tables[n.Table] {
		s.note(n)
	}
}

// seats tells the streams of a browser that it holds other seats than before.
func (h *hub) seats(browser string) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for s := range h.browsers[browser] {
		s.seats()
	}
}

// join adds a stream; false once the hub is closed.
func (h *hub) join(s *stream) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return false
	}
	put(h.browsers, s.browser, s)
	h.metrics.streams.Inc()
	return true
}

// watch lets a stream hear of a table.
func (h *hub) watch(s *stream, table string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	put(h.tables, table, s)
}

// leave removes a stream that watches tables.
func (h *hub) leave(s *stream, tables []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	drop(h.browsers, s.browser, s)
	for _, t := range tables {
		drop(h.tables, t, s)
	}
	h.metrics.streams.Dec()
}

// close ends all streams and lets no other begin.
func (h *hub) close() {
	h.unlisten()
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closed = true
	for _, all := range h.browsers {
		for s := range all {
			s.end()
		}
	}
}

func put(m map[string]map[*stream]struct{}, key string, s *stream) {
	if m[key] == nil {
		m[key] = map[*stream]struct{}{}
	}
	m[key][s] = struct{}{}
}

func drop(m map[string]map[*stream]struct{}, key string, s *stream) {
	delete(m[key], s)
	if len(m[key]) == 0 {
		delete(m, key)
	}
}

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

func (s *stream) seats() {
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
