package stream

import (
	"sync"

	"volgare/bus"
)

// Hub hands notes of the bus to the streams that watch a table. It never waits for
// a stream: a note goes into the stream's pending set and the stream is woken.
type Hub struct {
	mu       sync.RWMutex
	tables   map[string]map[*stream]struct{}
	browsers map[string]map[*stream]struct{}
	closed   bool

	unlisten func()
	opened   func(n int)
}

// NewHub returns a hub that listens to a bus until it is closed; opened is told of
// streams that begin (1) and end (-1).
func NewHub(b bus.Bus, opened func(n int)) *Hub {
	h := &Hub{
		tables: map[string]map[*stream]struct{}{}, browsers: map[string]map[*stream]struct{}{}, opened: opened,
	}
	h.unlisten = b.Listen(h.note)
	return h
}

// note tells the streams of a table how far it is.
func (h *Hub) note(n bus.Note) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for s := range h.tables[n.Table] {
		s.note(n)
	}
}

// SeatsMoved tells the streams of a browser that it holds other seats than before.
func (h *Hub) SeatsMoved(browser string) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for s := range h.browsers[browser] {
		s.seatsMoved()
	}
}

// join adds a stream; false once the hub is closed.
func (h *Hub) join(s *stream) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return false
	}
	put(h.browsers, s.browser, s)
	h.opened(1)
	return true
}

// watch lets a stream hear of a table.
func (h *Hub) watch(s *stream, table string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	put(h.tables, table, s)
}

// leave removes a stream that watches tables.
func (h *Hub) leave(s *stream, tables []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	drop(h.browsers, s.browser, s)
	for _, t := range tables {
		drop(h.tables, t, s)
	}
	h.opened(-1)
}

// Close ends all streams and lets no other begin.
func (h *Hub) Close() {
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
