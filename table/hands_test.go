package table

import (
	"math/rand/v2"
	"testing"

	"volgare/record"
)

// TestHostCannotLook: during the game the host can see no hand except their own, whoever plays it.
func TestHostCannotLook(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}, {Who: "bot", Bot: "random"}}})
	h.do(s.ID, bert, Sit{Seat: "red"})
	h.do(s.ID, anna, Start{})
	for _, seat := range []string{"red", "black"} {
		h.settled(h.look(s.ID))
		h.refused(s.ID, anna, OpenSeat{seat}, Started)
		h.refused(s.ID, anna, Sit{Seat: seat}, SeatTaken)
		h.refused(s.ID, anna, Claim{Seat: seat}, SecondSeat) // with whatever link
	}
	h.do(s.ID, bert, SetBot{Seat: "red"})
	h.settled(h.look(s.ID))
	h.refused(s.ID, anna, Claim{Seat: "red"}, SecondSeat)
	h.do(s.ID, bert, TakeBackSeat{"red"})
}

// TestHostWithoutSeatTakesNoHand: a host without a seat cannot take the seat of a bot, or of a person who has left, by their own link.
// By a link of the holder they can.
func TestHostWithoutSeatTakesNoHand(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "open"}, {Who: "open"}, {Who: "bot", Bot: "random"}, {Who: "open"}}})
	h.do(s.ID, bert, Claim{Seat: "yellow"})
	h.do(s.ID, carl, Claim{Seat: "red"})
	h.do(s.ID, anna, Start{})
	refused := func(seat string, want Code) {
		t.Helper()
		h.settled(h.look(s.ID))
		h.refused(s.ID, anna, Claim{Seat: seat}, want)
	}
	refused("black", NotForHost) // played by a bot from the beginning
	refused("grey", NotForHost)  // played by a bot, because the seat was still open
	h.do(s.ID, carl, Resign{"red"})
	refused("red", HasResigned)
	h.settled(h.look(s.ID))
	h.do(s.ID, dora, Claim{Seat: "grey"}) // a friend, by the host's link
	h.settled(h.look(s.ID))
	h.do(s.ID, anna, Claim{Seat: "yellow"}) // by the link of its holder
	refused("black", SecondSeat)
	if seen := h.settled(h.look(s.ID)); !same(seen, h.second().look(s.ID)) {
		t.Error("loaded again it is another table")
	}
}

// TestHostAmongBots: at a table with bots only, the host may take the seat of one bot, but then no other seat.
func TestHostAmongBots(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: all(3, SeatPlan{Who: "bot", Bot: "random"}), Start: true})
	s = h.do(s.ID, anna, Claim{Seat: "black"})
	if due := s.Due(); len(due) > 0 {
		h.carryOut(s, due[0])
	}
	h.refused(s.ID, anna, Claim{Seat: "red"}, SecondSeat)
}

// TestImportedSeats: the person who imports a record holds all its seats, and can return to seats that they have handed on.
func TestImportedSeats(t *testing.T) {
	h := open(t)
	from := h.advance(h.hotseat("deluxe", 3, "import"), anna, 30, rand.New(rand.NewPCG(9, 9)))
	s, err := h.imports(anna, string(record.AppendGame(nil, from.Table.Rules, from.record())), "")
	if err != nil {
		t.Fatal(err)
	}
	h.do(s.ID, bert, Claim{Seat: "red"})
	h.do(s.ID, carl, Claim{Seat: "black"})
	h.do(s.ID, anna, Claim{Seat: "red"})
	h.do(s.ID, bert, Claim{Seat: "red"})
}

// TestHandsChange: a seat of a running game can go to a new person and back, but not to a person who has seen another
// hand, even if they have left that seat.
func TestHandsChange(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "me"}, {Who: "bot", Bot: "random"}, {Who: "open"}}})
	h.do(s.ID, bert, Sit{Seat: "grey"})
	h.do(s.ID, anna, Start{})
	do := func(by Identity, a Action) {
		t.Helper()
		h.settled(h.look(s.ID))
		h.do(s.ID, by, a)
	}
	refused := func(by Identity, a Action) {
		t.Helper()
		h.settled(h.look(s.ID))
		h.refused(s.ID, by, a, SecondSeat)
	}
	refused(bert, Claim{Seat: "black"})
	refused(bert, Claim{Seat: "red"})
	do(carl, Claim{Seat: "black"}) // in place of the bot
	refused(anna, Claim{Seat: "black"})
	refused(carl, Claim{Seat: "red"})
	do(dora, Claim{Seat: "red"}) // one of two players at a screen continues at their own
	do(anna, Claim{Seat: "red"}) // and comes back
	refused(dora, Claim{Seat: "black"})
	do(dora, Claim{Seat: "red"})
	if seen := h.settled(h.look(s.ID)); !same(seen, h.second().look(s.ID)) {
		t.Error("loaded again it is another table")
	}
}

// TestOpenSeatOfOldGame: a seat that an earlier version has opened during a game can be taken by a link only.
func TestOpenSeatOfOldGame(t *testing.T) {
	h := open(t)
	s := h.hotseat("deluxe", 3, "open")
	h.write(s.ID, &Entry{Kind: kindOpen, By: anna.ID, Seat: "black"})
	old := h.second()
	old.refused(s.ID, bert, Sit{Seat: "black"}, Started)
	old.do(s.ID, bert, Claim{Seat: "black"})
}

// TestSinceChangesWithHolder: Since changes whenever a seat changes hands, so that earlier links can be recognized.
func TestSinceChangesWithHolder(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}}})
	since := func(s *Snapshot) int64 { return s.Since(1) }
	if since(s) != 0 {
		t.Errorf("from the beginning is %d", since(s))
	}
	for _, c := range []struct {
		by      Identity
		action  Action
		changes bool
	}{
		{bert, Sit{Seat: "red"}, true},
		{bert, SetBot{Seat: "red"}, false},
		{bert, TakeBackSeat{"red"}, false},
		{anna, OpenSeat{"red"}, true},
		{anna, SetBot{Seat: "red"}, true},
		{anna, SetBot{Seat: "red", Bot: "random"}, false},
		{anna, SetBot{Seat: "red", Bot: ExternalBot}, true},
		{anna, SetBot{Seat: "red", Bot: ExternalBot}, false},
		{anna, SetBot{Seat: "red", Bot: "random"}, true},
		{anna, OpenSeat{"red"}, true},
		{anna, Rename{"x"}, false},
		{anna, Start{}, false}, // the invited person may still come
		{carl, Claim{Seat: "red"}, true},
	} {
		before := since(h.settled(h.look(s.ID)))
		if after := h.do(s.ID, c.by, c.action); (since(after) != before) != c.changes || c.changes && since(after) != after.Seq {
			t.Errorf("%T%+v: since %d, before %d", c.action, c.action, since(after), before)
		}
	}
}
