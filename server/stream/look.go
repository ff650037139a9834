package stream

import (
	"context"
	"slices"

	"volgare/bus"
	"volgare/store"
)

// look tells streams what notes should have told them. Who holds which seats takes a question
// for each identity, so it is only asked when notes are known to be lost.
func (h *Hub) look(ctx context.Context, missed bool) error {
	far, err := h.store.Seqs(ctx, h.watched())
	if err != nil {
		return err
	}
	for table, seq := range far {
		h.reach(bus.Note{Table: table, Seq: seq})
	}
	if !missed {
		return nil
	}
	for _, identity := range h.listening() {
		if err := h.lookAtSeats(ctx, identity); err != nil {
			return err
		}
	}
	return nil
}

// watched lists the tables that streams watch.
func (h *Hub) watched() (ids []string) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for id := range h.tables {
		ids = append(ids, id)
	}
	return ids
}

// listening lists the identities that have streams.
func (h *Hub) listening() (ids []string) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for id := range h.identities {
		if id != "" {
			ids = append(ids, id)
		}
	}
	return ids
}

// reach is note for a table that may be where its streams have been told that it is: then
// none of them is woken. Where it is further, a note may have been lost that somebody has lost a seat: whoever
// is told to be at one makes sure of it.
func (h *Hub) reach(n bus.Note) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	a := h.tables[n.Table]
	if a == nil {
		return
	}
	before := a.reached.Load()
	if before >= n.Seq {
		return
	}
	a.note(n)
	if before == 0 {
		return // its streams have seen for themselves, when they began
	}
	for s := range a.streams {
		if h.presence.Sits(n.Table, s.visitor) {
			s.seatsMoved()
		}
	}
}

// lookAtSeats tells the streams of an identity that it holds other seats, if one of them does not
// watch a table at which it sits. Where it is told to be is seen to as well.
func (h *Hub) lookAtSeats(ctx context.Context, identity string) error {
	held, err := h.store.Marks(ctx, identity, store.MaxLimit)
	if err != nil {
		return err
	}
	seats := map[string][]string{}
	for i := range held {
		seats[held[i].Table] = seatsOf(held[i])
	}
	h.mu.RLock()
	defer h.mu.RUnlock()
	for s := range h.identities[identity] {
		if slices.ContainsFunc(held, func(m store.Mark) bool { return !h.tables[m.Table].has(s) }) {
			s.seatsMoved()
		}
		for _, id := range s.named {
			h.presence.Seat(id, s.visitor, seats[id])
		}
	}
	return nil
}

// has reports whether a stream watches the table; nobody watches one without an audience.
func (a *audience) has(s *stream) bool {
	if a == nil {
		return false
	}
	_, ok := a.streams[s]
	return ok
}
