package table

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// TestYieldIsReadByTwo: of what is handed over in a trade the two who trade read which
// piece it is, in the log and in the record. // RUL-13
func TestYieldIsReadByTwo(t *testing.T) {
	table := editiontest.Expanded(t, 3)
	s := &Snapshot{Table: table}
	giver, taker, other := engine.Seat(0), engine.Seat(1), engine.Seat(2)
	for _, made := range []struct {
		seat engine.Seat
		move string
	}{
		{other, "trade yellow"},
		{other, "withdraw"},
		{taker, "trade yellow"},
		{taker, "offer"},
		{giver, "accept"},
		{giver, "yield library 4"},
		{giver, "yield placiti white"},
	} {
		m, err := record.ParseMove(table.Rules, made.move)
		if err != nil {
			t.Fatal(err)
		}
		s.line.steps = append(s.line.steps, step{move: m, seat: made.seat})
	}
	for seat, want := range map[engine.Seat]string{
		giver: "yield placiti white", taker: "yield placiti white", other: "yield placiti ?", engine.Nobody: "yield placiti ?",
	} {
		if got := s.moveText(s.Steps(), seat); got != want {
			t.Errorf("%v reads %q, want %q", seat, got, want)
		}
	}
	if got := s.moveText(3, giver); got != "trade ?" {
		t.Errorf("a draft reads %q", got)
	}
}
