package stream

import (
	"context"
	"maps"
	"slices"

	"volgare/bus"
)

// look notifies streams of changes whose notes were lost. Checking the seats takes a query for each identity, so it is
// done only if notes are known to be lost.
func (h *Hub) look(ctx context.Context, missed bool) error {
	watched := h.watched()
	far, err := h.store.Lengths(ctx, slices.Collect(maps.Keys(watched)))
	if err != nil {
		return err
	}
	for table, reached := range watched {
		h.reach(table, reached, far[table].Seq)
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

// watched returns the tables that streams watch, and the number that notes have reported for each.
func (h *Hub) watched() map[string]int64 {
	h.mu.RLock()
	defer h.mu.RUnlock()
	all := make(map[string]int64, len(h.tables))
	for id, a := range h.tables {
		all[id] = a.reached.Load()
	}
	return all
}

// listening lists the identities that have streams.
func (h *Hub) listening() []string {
	h.mu.RLock()
	defer h.mu.RUnlock()
	return slices.Collect(maps.Keys(h.identities))
}

// reach compares the seq of a table in the store with the one that notes had reported before the store was read. If they agree, no
// stream is woken. If the store has more, notes were lost, perhaps one about a lost seat: the streams whose visitors sit there read
// their seats again. If the store has less, a note was wrong or the database has lost entries: the streams get the seq of the store,
// or they would ignore all notes up to the wrong seq.
func (h *Hub) reach(table string, reported, stored int64) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	a := h.tables[table]
	switch {
	case a == nil, stored == reported:
	case stored < reported:
		if a.reached.CompareAndSwap(reported, stored) { // otherwise the next look corrects it
			for s := range a.streams {
				s.correct(bus.Note{Table: table, Seq: stored})
			}
		}
	case a.reached.Load() < stored:
		a.note(bus.Note{Table: table, Seq: stored})
		if reported == 0 {
			return // its streams have read the store themselves when they began
		}
		for s := range a.streams {
			if h.presence.Sits(table, s.visitor) {
				s.seatsMoved()
			}
		}
	}
}

// lookAtSeats notifies each stream of an identity that does not watch a table at which the identity has a seat. It also corrects
// the seats at which the visitor of each stream counts as present.
func (h *Hub) lookAtSeats(ctx context.Context, identity string) error {
	held, err := h.held(ctx, identity)
	if err != nil {
		return err
	}
	h.mu.RLock()
	defer h.mu.RUnlock()
	for s := range h.identities[identity] {
		for id := range held {
			if !h.tables[id].has(s) {
				s.seatsMoved()
			}
		}
		for _, id := range s.named {
			h.presence.Seat(id, s.visitor, seatsOf(held[id]))
		}
	}
	return nil
}

// has reports whether a stream watches the table. A nil audience has no streams.
func (a *audience) has(s *stream) bool {
	if a == nil {
		return false
	}
	_, ok := a.streams[s]
	return ok
}
