// Package stream notifies browsers of changed tables. A note has no content; browsers then
// request their view.
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

// Hub passes notes from the bus to the streams that watch a table, or whose identity has other seats than before. It never
// waits for a stream: it adds the note to the pending news of the stream and wakes it.
type Hub struct {
	mu         sync.RWMutex
	tables     map[string]*audience
	identities map[string]map[*stream]struct{}
	closed     bool
	presence   *presence.Presence

	store    store.Store
	unlisten func()
	rounds   *bus.Rounds // polls the store for changes that the bus has missed
	opened   func(n int)
}

// audience holds the streams that watch a table, and the last entry of the table that was reported to them.
type audience struct {
	reached atomic.Int64
	streams map[*stream]struct{}
}

// NewHub returns a hub that subscribes to a bus until it is closed. It compares the watched tables with the store at the
// interval sweep, 0 for never. It reports the people at a table at most once per pace. It calls opened with 1 when a
// stream begins and with -1 when it ends.
func NewHub(b bus.Bus, st store.Store, sweep, pace time.Duration, opened func(n int)) *Hub {
	h := &Hub{
		tables: map[string]*audience{}, identities: map[string]map[*stream]struct{}{}, store: st, opened: opened,
	}
	h.presence = presence.New(b, pace, h.present)
	h.rounds = bus.NewRounds(sweep, h.look)
	h.unlisten = b.Listen(h.note)
	return h
}

// note notifies the streams of a table, and the streams of a person whose seats there have changed.
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

// Here reports whether the person of a seat is known to be at a table, on any node.
func (h *Hub) Here(table, seat string) bool { return h.presence.Here(table, seat) }

// present notifies the streams that name a table of a change of the people there.
func (h *Hub) present(table string) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	if a := h.tables[table]; a != nil {
		for s := range a.streams {
			s.presentAt(table)
		}
	}
}

// note notifies the streams of the last entry of their table.
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

// join adds a stream. It returns false if the hub is closed.
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

// watch adds a stream to the audience of a table.
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

// Close ends all streams and refuses new ones.
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
	From      func(r *http.Request) string // returns the key of the client address

	// Enter counts a stream of an identity ("" for none) and an address, or refuses it. leave must be called when it ends.
	Enter func(identity, from string) (leave func(), err error)
}
