package live

import (
	"encoding/json"

	"volgare/engine"
	"volgare/store"
	"volgare/table"
)

// summaryOf is what the store tells of a table in lists.
func summaryOf(s *table.Snapshot) store.Summary {
	sum := store.Summary{
		Table: s.ID, Seq: s.Seq, Name: s.Name, State: s.State, Public: s.Public,
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

// holdingsOf is who holds what at a table, for the store's index; nobody anything of nil.
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
