package live

import (
	"context"
	"maps"
	"slices"

	"volgare/bus"
	"volgare/table"
)

// tell says on the bus that a table has reached an entry, and who holds other seats there
// than before; before is nil for a new table.
func (s *Service) tell(before, after *table.Snapshot) {
	n := bus.Note{Table: after.ID, Seq: after.Seq}
	holders := moved(before, after)
	if len(holders) == 0 {
		s.bus.Publish(n)
	}
	for _, n.Holder = range holders {
		s.bus.Publish(n)
	}
}

// moved lists the identities that hold other seats of a table than before, and the host of a
// new one.
func moved(before, after *table.Snapshot) (all []string) {
	add := func(identity string) {
		if identity != "" && !slices.Contains(all, identity) {
			all = append(all, identity)
		}
	}
	if before == nil {
		add(after.Host)
	}
	for i := range after.Seats {
		old := ""
		if before != nil {
			old = before.Seats[i].Identity
		}
		if now := after.Seats[i].Identity; now != old {
			add(old)
			add(now)
		}
	}
	return all
}

// onNote passes a note on to the table it is about, which may have been changed by
// another process, or made one that can be loaded again.
func (s *Service) onNote(n bus.Note) {
	if n.Missed() {
		s.rounds.Missed()
		return
	}
	s.mu.Lock()
	a := s.live[n.Table]
	s.tryAgain(n.Table)
	s.mu.Unlock()
	if a == nil {
		return
	}
	if snap := a.snap.Load(); snap != nil && snap.Seq >= n.Seq {
		return
	}
	a.isTold(n.Seq)
	a.rouse()
}

// rouse has a live table read its log.
func (a *actor) rouse() {
	select {
	case a.wake <- struct{}{}:
	default:
	}
}

// isTold notes that the log has an entry.
func (a *actor) isTold(seq int64) {
	for told := a.told.Load(); told < seq; told = a.told.Load() {
		if a.told.CompareAndSwap(told, seq) {
			return
		}
	}
}

// look compares the tables in use with the store: a note may not have come, and a failover may have lost entries.
func (s *Service) look(ctx context.Context, _ bool) error {
	s.mu.Lock()
	live := maps.Clone(s.live)
	s.mu.Unlock()
	far, err := s.st.Seqs(ctx, slices.Collect(maps.Keys(live)))
	if err != nil {
		s.o.Log.WarnContext(ctx, "tables could not be compared with the store", "error", err)
		return err
	}
	for id, a := range live {
		s.onNote(bus.Note{Table: id, Seq: far[id]})
		if snap := a.snap.Load(); snap != nil && snap.Seq > far[id] {
			a.rouse() // also if the entry was written after far was read
		}
	}
	return nil
}
