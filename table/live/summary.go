package live

import (
	"encoding/json"
	"slices"

	"volgare/engine"
	"volgare/store"
	"volgare/table"
)

// summaryOf returns the summary of a table that the store keeps for lists.
func summaryOf(s *table.Snapshot) store.Summary {
	sum := store.Summary{
		Table: s.ID, Seq: s.Seq, Hidden: s.Hidden, Name: s.Name, State: s.State, Public: s.Public,
		Host: s.Host, Origin: s.Origin, Kept: s.Kept, Created: s.Created, Changed: s.Changed,
	}
	if s.Started() {
		sum.Turn = int(s.History().Now().Turn)
	}
	for _, seat := range s.Seats {
		if seat.Open() {
			sum.Open++
		}
	}
	if seat, ok := s.Decider(); ok {
		sum.Decides = seat.String()
	}
	if due := s.Due(); len(due) > 0 {
		sum.Due = due[0].At
	}
	sum.Data, _ = json.Marshal(s.Card()) //nolint:errchkjson // strings, numbers and bools: it cannot fail
	return sum
}

// holdingsOf returns the seats of a table with the identities that hold them, and the host. It returns none for nil.
func holdingsOf(s *table.Snapshot) []store.SeatHolding {
	var all []store.SeatHolding
	if s == nil {
		return nil
	}
	for i, seat := range s.Seats {
		if seat.Identity != "" {
			all = append(all, store.SeatHolding{Table: s.ID, Seat: engine.Seat(i).String(), Identity: seat.Identity})
		}
	}
	return append(all, store.SeatHolding{Table: s.ID, Seat: store.HostSeat, Identity: s.Host})
}

// without returns the holdings that are in a but not in b.
func without(a, b []store.SeatHolding) []store.SeatHolding {
	return slices.DeleteFunc(slices.Clone(a), func(h store.SeatHolding) bool { return slices.Contains(b, h) })
}
