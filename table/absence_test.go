package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"volgare/bot"
)

// friends starts a game of Anna, the host, and Bert. Either may begin.
func friends(h *house) (id string) {
	h.t.Helper()
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}}, Seed: "friends", ReplaceAbsent: true})
	h.do(s.ID, bert, Sit{Seat: "red"})
	h.do(s.ID, anna, Start{})
	return s.ID
}

// turn returns the friend to move with their seat, and the friend who waits.
func (h *house) turn(id string) (who, other Identity, seat string) {
	h.t.Helper()
	if seat, _ = legal(h.look(id)); seat == "red" {
		return bert, anna, seat
	}
	return anna, bert, seat
}

// until makes moves until it is the turn of who.
func (h *house) until(id string, who Identity) (seat string) {
	h.t.Helper()
	for {
		s := h.look(id)
		seat, moves := legal(s)
		at, _ := s.SeatOf(seat)
		if s.Seats[at].Identity == who.ID {
			return seat
		}
		h.do(id, Identity{ID: s.Seats[at].Identity}, Play{seat, moves[:1]})
	}
}

// handsOver checks the code of the refusal when by hands a seat to a bot.
func (h *house) handsOver(id string, by Identity, seat string, want Code) {
	h.t.Helper()
	if _, err := h.command(id, Command{By: by, Seq: -1, Action: SetBot{Seat: seat, Bot: "random"}}); CodeOf(err) != want {
		h.t.Errorf("%s hands %s to a bot: %v", by.Name, seat, err)
	}
}

// tooEarly checks that an action is refused because it is too early, with the waiting time in whole seconds.
func (h *house) tooEarly(id string, by Identity, a Action) {
	h.t.Helper()
	h.refused(id, by, a, Present)
	if _, err := h.command(id, Command{By: by, Seq: -1, Action: a}); err == nil || !strings.Contains(err.Error(), "in 1 s") {
		h.t.Errorf("%+v: %v", a, err)
	}
}

// TestClockSetBack: if the log is an hour ahead of the clock, no wait exceeds its full length.
func TestClockSetBack(t *testing.T) {
	clock := &hands{}
	h := openAt(t, clock)
	id := friends(h)
	seat := h.until(id, bert)
	clock.move(AbsentAfter)
	s := h.do(id, anna, Ask{seat})
	a, ok := s.Awaited(anna.ID, s.Changed.Add(-time.Hour))
	if !ok || a.AskIn != AbsentAfter || a.BotIn != AnswerWithin {
		t.Errorf("%+v, %v", a, ok)
	}
}

// TestPresentPlayerCannotBeReplaced: no one, not even the host, can hand the seat of a present person to a bot. An inactive
// person is asked first and has time to answer. The same holds for the seat of the host.
func TestPresentPlayerCannotBeReplaced(t *testing.T) {
	for _, who := range []struct{ silent, other Identity }{{bert, anna}, {anna, bert}} {
		clock := &hands{}
		h := openAt(t, clock)
		id := friends(h)
		seat := h.until(id, who.silent)
		before := h.look(id)
		h.refused(id, who.other, SetBot{Seat: seat}, NotHeld)
		h.refused(id, who.other, SetBot{Seat: seat, Bot: "random"}, NotHeld)
		h.refused(id, who.other, BotTakeover{seat}, Present)
		clock.move(AbsentAfter - time.Millisecond)
		h.tooEarly(id, who.other, Ask{seat})
		clock.move(time.Millisecond)
		h.refused(id, who.silent, Ask{seat}, Present)
		h.refused(id, carl, Ask{seat}, NotSeated)
		h.do(id, who.other, Ask{seat})
		h.refused(id, who.other, Ask{seat}, Asked)
		clock.move(AnswerWithin - time.Millisecond)
		h.tooEarly(id, who.other, BotTakeover{seat})
		h.do(id, who.silent, StillHere{seat})
		clock.move(time.Millisecond)
		h.refused(id, who.other, BotTakeover{seat}, Present)
		h.refused(id, who.silent, StillHere{seat}, Present)

		clock.move(AbsentAfter)
		h.do(id, who.other, Ask{seat})
		h.do(id, who.silent, Chat{Text: "I am thinking"}) // any command counts as an answer
		clock.move(AnswerWithin)
		h.refused(id, who.other, BotTakeover{seat}, Present)

		clock.move(AbsentAfter)
		h.do(id, who.other, Ask{seat})
		clock.move(AnswerWithin)
		h.refused(id, carl, BotTakeover{seat}, NotSeated)
		s := h.do(id, who.other, BotTakeover{seat})
		at, _ := s.SeatOf(seat)
		if got := s.Seats[at]; got.Bot != bot.Default || !got.BotPlaying || got.Identity != who.silent.ID {
			t.Errorf("the seat is %+v", got)
		}
		if last := s.Chat()[len(s.Chat())-1]; last.Kind != "bot-takeover" || last.Name != who.other.Name || last.Seat != seat {
			t.Errorf("the last chat event is %+v", last)
		}
		h.handsOver(id, who.other, seat, NotHeld) // nor can it be changed without their knowledge
		h.do(id, who.silent, TakeBackSeat{seat})
		if before.Steps() > h.settled(h.look(id)).Steps() {
			t.Error("moves are lost")
		}
		if end := h.settled(h.look(id)); !same(end, h.second().look(id)) {
			t.Error("loaded again it is another table")
		}
	}
}

// TestAbsenceOff: unless the host allows it, no inactive player is asked or replaced. The host can allow it during the game
// and forbid it again, which also ends a pending question.
func TestAbsenceOff(t *testing.T) {
	clock := &hands{}
	h := openAt(t, clock)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}}, Seed: "friends"})
	id := s.ID
	h.do(id, bert, Sit{Seat: "red"})
	h.do(id, anna, Start{})
	seat := h.until(id, bert)
	clock.move(24 * time.Hour)
	h.refused(id, anna, Ask{seat}, AbsenceOff)
	h.refused(id, bert, ReplaceAbsent{true}, NotHost)
	h.do(id, anna, ReplaceAbsent{true})
	h.do(id, anna, Ask{seat})
	clock.move(AnswerWithin)
	h.do(id, anna, ReplaceAbsent{})
	h.refused(id, anna, BotTakeover{seat}, AbsenceOff)
	h.do(id, anna, ReplaceAbsent{true})
	s = h.do(id, anna, Ask{seat})
	var kinds []string
	for _, r := range s.Chat() {
		kinds = append(kinds, r.Kind)
	}
	if end := kinds[len(kinds)-5:]; !slices.Equal(end, []string{"absence-on", "asked", "absence-off", "absence-on", "asked"}) {
		t.Errorf("the last chat events are %v", end)
	}
	if !same(h.settled(s), h.second().look(id)) {
		t.Error("loaded again it is another table")
	}
	if again := s.SameAgain(); !again.ReplaceAbsent {
		t.Error("the rematch has another rule")
	}
}

// TestAbsenceBefore: a table that is older than the setting keeps the rule it began with.
func TestAbsenceBefore(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}}})
	e := h.entries(s.ID)[0]
	if e.New.KeepAbsent = false; s.ReplaceAbsent {
		t.Error("it is on unless chosen")
	}
	data, err := e.Encode()
	if err != nil || strings.Contains(string(data), "bsent") {
		t.Fatalf("the entry has a word of it: %s, %v", data, err)
	}
	old, err := DecodeEntry(data)
	if err != nil {
		t.Fatal(err)
	}
	if before, err := Begin(s.ID, old, s.house); err != nil || !before.ReplaceAbsent {
		t.Errorf("an old table has another rule: %v", err)
	}
}

// TestAbsenceIsNoNews: a player who was asked can still make the move they had prepared, and it counts as the answer.
func TestAbsenceIsNoNews(t *testing.T) {
	clock := &hands{}
	h := openAt(t, clock)
	id := friends(h)
	who, other, seat := h.turn(id)
	seen := h.look(id)
	clock.move(AbsentAfter)
	h.do(id, other, Ask{seat})
	_, moves := legal(seen)
	s, err := h.command(id, Command{By: who, Seq: seen.Seq, Action: Play{seat, moves[:1]}})
	if err != nil {
		t.Fatal(err)
	}
	clock.move(AnswerWithin)
	if now, _ := legal(s); now == seat {
		h.refused(id, other, BotTakeover{seat}, Present)
	}
}

// TestHandedAwayBefore: a table at which the host has handed a friend's seat to a bot, which earlier versions allowed, loads
// unchanged and does not claim that the friend was asked. The friend can return.
func TestHandedAwayBefore(t *testing.T) {
	h := open(t)
	id := friends(h)
	seat := h.until(id, bert)
	h.write(id, &Entry{Kind: kindBot, By: anna.ID, Seat: seat, Bot: bot.Default, Flag: true})
	other := h.second()
	s := other.look(id)
	i := slices.IndexFunc(s.Chat(), func(r ChatMessage) bool { return r.Seat == seat && r.Text == bot.Default })
	if at := s.Seats[1]; i < 0 || s.Chat()[i].Kind != "bot" || !at.BotPlaying || at.Identity != bert.ID {
		t.Errorf("%+v, %+v", s.Chat(), s.Seats)
	}
	other.handsOver(id, anna, seat, NotHeld)
	other.do(id, bert, TakeBackSeat{seat})
}

// TestSeatsCanBeAskedEquallyOften: all seats, including the seat of the host, can be asked equally often, whoever asks.
// Questions and bot takeovers do not count against the limits of the person.
func TestSeatsCanBeAskedEquallyOften(t *testing.T) {
	for _, who := range []struct{ silent, other Identity }{{bert, anna}, {anna, bert}} {
		clock := &hands{}
		h := openAt(t, clock)
		id := friends(h)
		seat := h.until(id, who.silent)
		for range bounds[kindAsk].seat {
			clock.move(AbsentAfter)
			h.do(id, who.other, Ask{seat})
			h.do(id, who.silent, StillHere{seat})
		}
		clock.move(AbsentAfter)
		h.refused(id, who.other, Ask{seat}, LimitReached)
	}
}

// TestBotTakeoverCounts: a takeover does not count among the times that a person hands over a seat.
func TestBotTakeoverCounts(t *testing.T) {
	h, clock, id, seat := silent(t, anna, bert)
	clock.move(AnswerWithin)
	s := h.do(id, bert, BotTakeover{seat})
	if n := s.usage.counts.by(kindBot, seat) + s.usage.counts.by(kindBot, anna.ID); n != 0 {
		t.Errorf("it counts as an action of the person, %d times", n)
	}
}

// silent returns a game of the two friends in which one has been inactive, and the other has asked whether they are there.
func silent(t *testing.T, who, other Identity) (h *house, clock *hands, id, seat string) {
	t.Helper()
	clock = &hands{}
	h = openAt(t, clock)
	id = friends(h)
	seat = h.until(id, who)
	clock.move(AbsentAfter)
	h.do(id, other, Ask{seat})
	return h, clock, id, seat
}

// TestReopenedUnasked: a player who was asked before a table was closed does not count as absent after it is reopened.
func TestReopenedUnasked(t *testing.T) {
	h, clock, id, seat := silent(t, bert, anna)
	h.do(id, anna, Close{})
	clock.move(AbsentAfter + AnswerWithin)
	h.refused(id, anna, BotTakeover{seat}, IsClosed)
	h.do(id, anna, Reopen{})
	h.refused(id, anna, BotTakeover{seat}, Present)
	h.refused(id, anna, Ask{seat}, Present)
}

// TestPassedOnUnasked: a person who has just received a seat does not count as inactive.
func TestPassedOnUnasked(t *testing.T) {
	h, clock, id, seat := silent(t, bert, anna)
	h.do(id, carl, Claim{Seat: seat})
	clock.move(AnswerWithin)
	h.refused(id, anna, BotTakeover{seat}, Present)
	h.refused(id, bert, Ask{seat}, NotSeated)
}

// TestOnlyPlayersSeeAbsence: only the players at the table learn when someone may be asked, and who.
func TestOnlyPlayersSeeAbsence(t *testing.T) {
	clock := &hands{}
	h := openAt(t, clock)
	id := friends(h)
	who, other, seat := h.turn(id)
	at, _ := h.look(id).SeatOf(seat)
	tells := func(by Identity, want Awaited, ok bool) {
		t.Helper()
		if got, is := h.look(id).Awaited(by.ID, clock.now()); got != want || is != ok {
			t.Errorf("Awaited for %s returns %+v, %v, want %+v", by.Name, got, is, want)
		}
	}
	clock.move(time.Minute)
	tells(who, Awaited{Seat: at, AskIn: AbsentAfter - time.Minute}, true)
	tells(other, Awaited{Seat: at, AskIn: AbsentAfter - time.Minute}, true)
	tells(carl, Awaited{}, false)
	clock.move(AbsentAfter)
	h.do(id, other, Ask{seat})
	clock.move(time.Minute)
	tells(who, Awaited{Seat: at, Asked: true, BotIn: AnswerWithin - time.Minute}, true)
	clock.move(time.Hour)
	tells(other, Awaited{Seat: at, Asked: true}, true)

	alone := h.hotseat("deluxe", 3, "alone")
	if got, ok := alone.Awaited(anna.ID, clock.now()); ok {
		t.Errorf("a single player waits for themselves: %+v", got)
	}
}
