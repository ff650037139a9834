package game

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// made returns a game with a single known step and the position before it.
func made(t *testing.T, s *engine.State, text string) *History {
	t.Helper()
	table := editiontest.Expanded(t, 3)
	m, err := record.ParseMove(table.Rules, text)
	if err != nil {
		t.Fatal(err)
	}
	h := From(table, *s)
	h.push(Step{Move: m, Seat: s.Seat}, s)
	return &h
}

// TestYieldIsReadByTwo checks that only the two trading seats can read which piece is handed over, in the log and in the
// record. // RUL-13
func TestYieldIsReadByTwo(t *testing.T) {
	giver, taker, other := engine.Seat(0), engine.Seat(1), engine.Seat(2)
	picks := engine.State{
		Decision: engine.TradePick, Seat: giver, At: 1, Order: [engine.MaxSeats]engine.Seat{other, taker, giver},
		Trade: engine.Trade{With: giver},
	}
	h := made(t, &picks, "yield placiti white")
	for seat, want := range map[engine.Seat]string{
		giver: "yield placiti white", taker: "yield placiti white", other: "yield placiti ?", engine.Nobody: "yield placiti ?",
	} {
		if got := h.MoveAs(0, seat).Notation; got != want {
			t.Errorf("%v reads %q, want %q", seat, got, want)
		}
	}
	turn := engine.State{Decision: engine.Turn, Seat: taker}
	if got := made(t, &turn, "trade yellow").MoveAs(0, giver).Notation; got != "trade ?" {
		t.Errorf("a draft reads %q", got)
	}
}
