// Package stream notifies browsers that tables have changed: a note without content, after
// which they request their view.
package stream

import (
	"log/slog"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"volgare/bus"
	"volgare/server/identity"
	"volgare/server/presence"
	"volgare/store"
)

// Hub hands notes of the bus to the streams that watch a table, or whose identity holds other
// seats. It never waits for a stream: a note goes into the stream's pending set and the stream
// is woken.
type Hub struct {
	mu         sync.RWMutex
	tables     map[string]*audience
	identities map[string]map[*stream]struct{}
	closed     bool
	presence   *presence.Presence

	store    store.Store
	unlisten func()
	rounds   *bus.Rounds // for what the bus has not brought
	opened   func(n int)
}

// audience is the streams that watch a table, and how far they have been told that it is.
type audience struct {
	reached atomic.Int64
	streams map[*stream]struct{}
}

// NewHub returns a hub that listens to a bus until it is closed. Every so often, 0 for never, it
// compares what is watched with the store; once in a pace at most it tells who is at a table; opened is told of streams
// that begin (1) and end (-1).
func NewHub(b bus.Bus, st store.Store, sweep, pace time.Duration, opened func(n int)) *Hub {
	h := &Hub{
		tables: map[string]*audience{}, identities: map[string]map[*stream]struct{}{}, store: st, opened: opened,
	}
	h.presence = presence.New(b, pace, h.present)
	h.rounds = bus.NewRounds(sweep, h.look)
	h.unlisten = b.Listen(h.note)
	return h
}

// note tells the streams of a table how far it is, and those of who holds other seats there.
func (h *Hub) note(n bus.Note) {
	if n.Missed() {
		h.rounds.Missed()
		return
	}
	h.mu.RLock()
	defer h.mu.RUnlock()
	if a := h.tables[n.Table]; a != nil {
		a.note(n)
	}
	if n.Holder == "" {
		return
	}
	for s := range h.identities[n.Holder] {
		s.seatsMoved()
	}
}

// present tells the streams that name a table that others are there than before.
func (h *Hub) present(table string) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	if a := h.tables[table]; a != nil {
		for s := range a.streams {
			s.presentAt(table)
		}
	}
}

// note tells the streams how far their table is.
func (a *audience) note(n bus.Note) {
	for before := a.reached.Load(); before < n.Seq; before = a.reached.Load() {
		if a.reached.CompareAndSwap(before, n.Seq) {
			break
		}
	}
	for s := range a.streams {
		s.note(n)
	}
}

// join adds a stream; false once the hub is closed.
func (h *Hub) join(s *stream) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return false
	}
	if h.identities[s.identity] == nil {
		h.identities[s.identity] = map[*stream]struct{}{}
	}
	h.identities[s.identity][s] = struct{}{}
	h.opened(1)
	return true
}

// watch lets a stream hear of a table.
func (h *Hub) watch(s *stream, table string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.tables[table] == nil {
		h.tables[table] = &audience{streams: map[*stream]struct{}{}}
	}
	h.tables[table].streams[s] = struct{}{}
}

// leave removes a stream that watches tables.
func (h *Hub) leave(s *stream, tables []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if delete(h.identities[s.identity], s); len(h.identities[s.identity]) == 0 {
		delete(h.identities, s.identity)
	}
	for _, t := range tables {
		if delete(h.tables[t].streams, s); len(h.tables[t].streams) == 0 {
			delete(h.tables, t)
		}
	}
	h.opened(-1)
}

// Close ends all streams and lets no other begin.
func (h *Hub) Close() {
	h.unlisten()
	h.rounds.Stop()
	h.presence.Close()
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closed = true
	for _, all := range h.identities {
		for s := range all {
			s.end()
		}
	}
}

// Service serves live streams. Its fields are set before use.
type Service struct {
	Hub       *Hub
	People    *identity.Service
	Build     string
	Heartbeat time.Duration
	Logger    *slog.Logger
	From      func(r *http.Request) string // the address

	// Enter counts a stream of an identity, "" for none, that comes from an address, or refuses it; leave ends one.
	Enter func(identity, from string) (leave func(), err error)
}
