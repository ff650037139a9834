package table

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"volgare/table/tabletest"
)

// TestUndoIsLimited: repeated undo and redo ends at a limit. The error names the limit, and the limits of others are not
// affected.
func TestUndoIsLimited(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}}, Seed: "undo"})
	h.do(s.ID, bert, Sit{Seat: "red"})
	s = h.do(s.ID, anna, Start{})
	by := map[string]Identity{"yellow": anna, "red": bert}
	for s.history.Now().Turn == 0 {
		seat, moves := legal(s)
		s = h.do(s.ID, by[seat], Play{seat, moves[:1]})
	}
	seat, _ := legal(s)
	who := by[seat]
	s = h.do(s.ID, who, Play{seat, []string{"library 1"}})
	spent := 0
	for ; ; spent++ {
		next, err := h.command(s.ID, Command{By: who, Seq: -1, Action: Undo{Seat: seat}})
		if CodeOf(err) == LimitReached {
			if !strings.Contains(err.Error(), "140 moves") || !strings.Contains(err.Error(), "each turn adds 40") {
				t.Errorf("the error does not name the limit: %v", err)
			}
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if spent%2 == 0 {
			h.do(s.ID, who, Redo{seat})
		} else {
			h.do(s.ID, who, Play{seat, []string{"library 1"}})
		}
		s = next
	}
	if want := Undos + UndosPerTurn; spent != want {
		t.Errorf("%d times, want %d", spent, want)
	}
	s = h.look(s.ID)
	at, _ := s.SeatOf(seat)
	if u := s.Undo(at); u.Why != LimitReached || u.Step != 0 || u.Turn != 0 {
		t.Errorf("what is refused is offered: %+v", u)
	}
	for _, a := range []Action{Rename{"x"}, Chat{Text: "well"}, Close{}, Reopen{}} {
		h.do(s.ID, anna, a)
	}
	rng := rand.New(rand.NewPCG(3, 3))
	for turn := s.history.Now().Turn; s.history.Now().Turn == turn; {
		seat, moves := legal(s)
		s = h.do(s.ID, by[seat], Play{seat, []string{tabletest.Some(rng, moves)}})
	}
	if got := s.usage.undosLeft(at, int(s.history.Now().Turn)); got != UndosPerTurn {
		t.Errorf("%d moves to spare in the next turn", got)
	}
	if !same(s, h.second().look(s.ID)) {
		t.Error("loaded again it is another table")
	}
}

// TestTurnBackWithinTheRest: the remaining limit may be enough to undo a command but not a turn.
func TestTurnBackWithinTheRest(t *testing.T) {
	for spare, want := range []UndoState{{Why: LimitReached}, {Why: LimitReached}, {Step: 2, Turn: 2}, {Step: 2, Turn: 2}, {Step: 2, Turn: 4}} {
		if got := (UndoState{Step: 2, Turn: 4}).atMost(spare); got != want {
			t.Errorf("with %d to spare %+v, want %+v", spare, got, want)
		}
	}
}

// TestRepeatableEntriesAreLimited: each repeatable kind of entry has a limit, which the error names: for the host; before the
// game, for each person and for all others together; and in the game, for each seat.
func TestRepeatableEntriesAreLimited(t *testing.T) {
	h := open(t)
	table := *h.create(anna, NewTable{
		Seats: []SeatPlan{{Who: "me"}, {Who: "open"}, {Who: "open"}}, Seed: "bounds", ReplaceAbsent: true,
	})
	seated := *h.do(table.ID, bert, Sit{Seat: "red"})
	begun := *h.settled(h.do(table.ID, anna, Start{}))
	for _, c := range []struct {
		on     *Snapshot
		by     Identity
		action Action
		what   string
		as     string // whose limit it counts against
		most   func(b bound) int
	}{
		{&seated, anna, Chat{Text: "x"}, kindChat, anna.ID, ofHost},
		{&seated, bert, Chat{Text: "x"}, kindChat, bert.ID, ofEach},
		{&begun, bert, Chat{Text: "x"}, kindChat, "red", ofSeat},
		{&begun, anna, Chat{Text: "x"}, kindChat, anna.ID, ofHost},
		{&seated, carl, Sit{Seat: "black"}, kindSit, carl.ID, ofEach},
		{&seated, anna, Sit{Seat: "black"}, kindSit, anna.ID, ofHost},
		{&seated, carl, Claim{Seat: "black"}, kindClaim, anna.ID, ofHost},
		{&begun, carl, Claim{Seat: "black"}, kindClaim, anna.ID, ofHost},
		{&seated, carl, Claim{Seat: "red"}, handedOn, carl.ID, ofEach},
		{&begun, carl, Claim{Seat: "red"}, handedOn, "red", ofSeat},
		{&seated, anna, SetBot{Seat: "black"}, kindBot, anna.ID, ofHost},
		{&seated, bert, SetBot{Seat: "red"}, kindBot, bert.ID, ofEach},
		{&begun, bert, SetBot{Seat: "red"}, kindBot, "red", ofSeat},
		{&begun, anna, Ask{"red"}, kindAsk, "red", ofSeat},
		{&seated, anna, OpenSeat{"red"}, kindOpen, anna.ID, ofHost},
		{&seated, anna, Rename{"x"}, kindName, anna.ID, ofHost},
		{&seated, anna, Publish{true}, kindPublic, anna.ID, ofHost},
		{&begun, anna, ReplaceAbsent{true}, kindAbsence, anna.ID, ofHost},
		{&begun, anna, Close{}, kindClose, anna.ID, ofHost},
	} {
		b := bounds[c.what]
		most := c.most(b)
		decide := func(done tally) error {
			s := *c.on
			s.usage.counts = done
			_, err := s.Decide(&Command{By: c.by, Seq: -1, Action: c.action}, begun.Changed.Add(AbsentAfter))
			return err
		}
		if err := decide(tally{{c.what, c.as, most - 1}}); err != nil {
			t.Errorf("%T the last time: %v", c.action, err)
		}
		err := decide(tally{{c.what, c.as, most}})
		if CodeOf(err) != LimitReached || !strings.Contains(err.Error(), fmt.Sprint("a table holds at most ", most, " ", b.of)) {
			t.Errorf("%T of %s once more: %v", c.action, c.by.Name, err)
		}
		if most == b.each {
			err = decide(tally{{c.what, "another", b.rest}})
		} else {
			err = decide(tally{{c.what, "another", 1000000}})
		}
		if (CodeOf(err) == LimitReached) != (most == b.each) {
			t.Errorf("%T of %s when others have used it up: %v", c.action, c.by.Name, err)
		}
	}
}

func ofHost(b bound) int { return b.host }
func ofEach(b bound) int { return b.each }
func ofSeat(b bound) int { return b.seat }

// TestRoomForOthers: a person who comes under ever new names uses up the limit of people without a link and their own limit of
// passing a seat on. The host, people with a link and the players keep their limits.
func TestRoomForOthers(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}, {Who: "open"}}})
	n := 0
	crowd := func() Identity {
		n++
		return Identity{ID: fmt.Sprint("crowd-", n), Name: "Crowd"}
	}
	till := func(again func(who Identity) error) {
		t.Helper()
		for range 5000 {
			switch err := again(crowd()); CodeOf(err) {
			case "":
			case LimitReached:
				return
			default:
				t.Fatal(err)
			}
		}
		t.Fatal("there is no end of it")
	}
	do := func(by Identity, a Action) error {
		_, err := h.command(s.ID, Command{By: by, Seq: -1, Action: a})
		return err
	}
	till(func(who Identity) error { // they sit, chat, leave, and take the seat again
		if err := do(who, Sit{Seat: "red"}); err != nil {
			return err
		}
		for range 5 {
			for _, a := range []Action{Chat{Text: "x"}, SetBot{Seat: "red"}, TakeBackSeat{"red"}} {
				if err := do(who, a); err != nil && CodeOf(err) != LimitReached && CodeOf(err) != BotPlaying {
					return err
				}
			}
		}
		return do(who, Leave{"red"})
	})
	last := crowd()
	h.do(s.ID, last, Claim{Seat: "red"}) // with a link of the host
	till(func(who Identity) error { return do(who, Claim{Seat: "red"}) })
	h.refused(s.ID, crowd(), Sit{Seat: "black"}, LimitReached)
	h.do(s.ID, anna, OpenSeat{"red"})
	h.do(s.ID, bert, Claim{Seat: "red"})
	h.do(s.ID, carl, Claim{Seat: "black"})
	h.do(s.ID, anna, Start{})
	for range 20 {
		h.do(s.ID, bert, Chat{Text: "well"})
		h.do(s.ID, bert, SetBot{Seat: "red"})
		h.do(s.ID, bert, TakeBackSeat{"red"})
	}
	h.do(s.ID, dora, Claim{Seat: "black"})
	if end := h.settled(h.look(s.ID)); !same(end, h.second().look(s.ID)) {
		t.Error("loaded again it is another table")
	}
}

// TestLongestGameFitsIntoLog: the longest game fits into a log even if all limits are used up.
func TestLongestGameFitsIntoLog(t *testing.T) {
	const turns, seats = 16, 5
	undos := seats * (Undos + turns*UndosPerTurn)
	sum := MaxSteps + 2*undos // undone moves are redone, or others are made instead
	for kind, b := range bounds {
		n := b.host + b.rest + seats*b.seat
		switch kind {
		case kindSit, kindBot, kindClose, kindPause: // each can be reversed
			n *= 2
		case kindAsk: // each with its answer, or with a bot takeover and the return
			n *= 3
		}
		sum += n
	}
	sum += seats * maxTimeOuts * (2 + seats - 1) // each with a return, and votes
	sum += 2 + seats + 1                         // create, start, resignations, rematch
	t.Logf("%d of %d entries", sum, MaxEntries)
	if sum > MaxEntries {
		t.Errorf("%d entries, there is room for %d", sum, MaxEntries)
	}
}

// TestOldLog: a log that is older than the limits can be folded.
func TestOldLog(t *testing.T) {
	h := open(t)
	s := h.hotseat("deluxe", 2, "old")
	seat, moves := legal(s)
	s = h.do(s.ID, anna, Play{seat, moves[:1]})
	for range 600 {
		h.write(s.ID, &Entry{Kind: kindChat, By: anna.ID, Text: "x"}, &Entry{Kind: kindUndo, Seat: seat}, &Entry{Kind: kindRedo, Seat: seat})
	}
	if late := h.second().look(s.ID); late.Seq != s.Seq+1800 {
		t.Fatalf("at %d of %d", late.Seq, s.Seq+1800)
	}
	other := h.second()
	other.refused(s.ID, anna, Chat{Text: "x"}, LimitReached)
	other.refused(s.ID, anna, Undo{Seat: seat}, LimitReached)
	other.do(s.ID, anna, Rename{"thawed"})
}
