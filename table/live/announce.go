package live

import (
	"slices"

	"volgare/bus"
	"volgare/engine"
	"volgare/table"
)

// announce publishes notes of a change of a table: one for each identity whose seats have changed, or whose order a hidden entry has
// changed, or a single one without an identity. before is nil for a new table.
func announce(b bus.Bus, before, after *table.Snapshot) {
	n := noteOf(after)
	holders := moved(before, after)
	if before != nil && before.Seq == after.Seq {
		holders = ordering(before, after)
	}
	if len(holders) == 0 {
		b.Publish(n)
	}
	for _, n.Holder = range holders {
		b.Publish(n)
	}
}

// noteOf returns the note of a table without a holder.
func noteOf(s *table.Snapshot) bus.Note { return bus.Note{Table: s.ID, Seq: s.Seq, Hidden: s.Hidden} }

// ordering returns the identities of the seats whose orders a hidden entry has changed.
func ordering(before, after *table.Snapshot) (all []string) {
	for i := range after.Seats {
		if !after.SameOrder(before, engine.Seat(i)) {
			all = append(all, after.Seats[i].Identity)
		}
	}
	return all
}

// moved returns the identities that hold other seats of a table than before, and the host of a new table.
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
