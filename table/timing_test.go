package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"volgare/engine"
	"volgare/table/clock"
	"volgare/table/tabletest"
)

const hour = clock.Hour

// daily are rules of one day a turn, without a bank.
func daily(out clock.TimeOut) *clock.Rules {
	return &clock.Rules{Kind: clock.Correspondence, Turn: 24 * hour, TimeOut: out, Bot: "random"}
}

// timedGame is a running game of Anna, Bert and Carl with a clock.
func timedGame(t *testing.T, rules *clock.Rules) (*house, *hands, string) {
	t.Helper()
	now := &hands{}
	h := openAt(t, now)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}, {Who: "open"}}, Clock: rules})
	h.do(s.ID, bert, Sit{Seat: "red"})
	h.do(s.ID, carl, Sit{Seat: "black"})
	h.do(s.ID, anna, Start{})
	return h, now, s.ID
}

// people are the persons of timedGame.
var people = map[string]Identity{"yellow": anna, "red": bert, "black": carl}

// playOn makes a move for the seat to decide.
func (h *house) playOn(id string) *Snapshot {
	h.t.Helper()
	seat, moves := legal(h.look(id))
	return h.do(id, people[seat], Play{seat, moves[len(moves)-1:]})
}

// timeOut lets the time of the seat to decide run out, and returns that seat.
func (h *house) timeOut(id string, now *hands) (string, *Snapshot) {
	h.t.Helper()
	s := h.look(id)
	due := s.Due()
	if len(due) == 0 || !due[0].TimeOut {
		h.t.Fatalf("due: %+v", due)
	}
	now.move(due[0].At.Sub(now.now()))
	return due[0].Seat.String(), h.carryOut(s, due[0])
}

func TestBotTakesOverAfterTimeOut(t *testing.T) {
	h, now, id := timedGame(t, daily(clock.BotTakesOver))
	begun := h.look(id).Changed
	seat, s := h.timeOut(id, now)
	if at := s.Changed.Sub(begun); at != 24*time.Hour+lateCorrespondence {
		t.Errorf("out after %v", at)
	}
	held, _ := s.SeatOf(seat)
	if at := s.Seats[held]; at.Bot != "random" || !at.BotPlaying || at.Identity != people[seat].ID {
		t.Fatalf("%+v", at)
	}
	h.refused(id, people[seat], TakeBackSeat{seat}, TimeIsUp)
	h.refused(id, people[seat], Claim{Seat: seat}, TimeIsUp)
	if s = h.settled(s); s.Steps() == 0 {
		t.Error("no bot plays")
	}
	if s = h.do(id, people[seat], TakeBackSeat{seat}); s.Seats[held].Bot != "" {
		t.Error("not taken back")
	}
}

func TestBotPlaysOneTurn(t *testing.T) {
	h, now, id := timedGame(t, daily(clock.BotForTurn))
	seat, s := h.timeOut(id, now)
	held, _ := s.SeatOf(seat)
	if h.settled(s); h.look(id).Seats[held].Bot != "" || h.look(id).Steps() == 0 {
		t.Errorf("%+v after %d moves", h.look(id).Seats[held], h.look(id).Steps())
	}
}

func TestOthersVoteForABot(t *testing.T) {
	h, now, id := timedGame(t, daily(clock.Vote))
	late, _ := legal(h.look(id))
	var others []string
	for seat := range people {
		if seat != late {
			others = append(others, seat)
		}
	}
	vote := BotTakeover{late}
	h.refused(id, people[others[0]], vote, Present)
	_, s := h.timeOut(id, now)
	held, _ := s.SeatOf(late)
	if !s.TimedOut(held) || s.Seats[held].Bot != "" || len(s.Due()) != 0 {
		t.Fatalf("%+v, due %v", s.Seats[held], s.Due())
	}
	h.refused(id, people[late], vote, Present)
	h.refused(id, dora, vote, NotSeated)
	s = h.do(id, people[others[0]], vote)
	voter, _ := s.SeatOf(others[0])
	if !s.VotedFor(voter) || s.Seats[held].Bot != "" {
		t.Errorf("after one vote of two: %+v", s.Seats[held])
	}
	wantVoted(t, s, "")
	h.refused(id, people[others[0]], vote, Asked)
	if s = h.do(id, people[others[1]], vote); s.Seats[held].Bot != "random" {
		t.Errorf("after two votes: %+v", s.Seats[held])
	}
	wantVoted(t, s, "random")

	h, now, id = timedGame(t, daily(clock.Vote))
	late, _ = legal(h.look(id))
	h.timeOut(id, now)
	for next := late; next == late; next, _ = legal(h.look(id)) {
		s = h.playOn(id) // late, but nobody has voted
	}
	if s.TimedOut(held) || len(s.Due()) != 1 {
		t.Errorf("after the move: due %v", s.Due())
	}
}

// wantVoted checks that the last message is of a vote, with the bot that plays from now on, if any.
func wantVoted(t *testing.T, s *Snapshot, bot string) {
	t.Helper()
	if last := s.Chat()[len(s.Chat())-1]; last.Kind != "voted" || last.Text != bot {
		t.Errorf("the last message is %q with %q, want voted with %q", last.Kind, last.Text, bot)
	}
}

func TestPauseNeedsEverybody(t *testing.T) {
	h, now, id := timedGame(t, daily(clock.BotTakesOver))
	h.refused(id, anna, Resume{"yellow"}, ClockRuns)
	h.do(id, anna, Pause{"yellow"})
	h.refused(id, anna, Pause{"yellow"}, ClockPaused)
	h.do(id, bert, Pause{"red"})
	if s := h.do(id, carl, Resume{"black"}); s.PauseWanted(0) || s.PauseWanted(1) {
		t.Error("the wish remains after it was refused")
	}
	for seat, who := range people {
		h.do(id, who, Pause{seat})
	}
	s := h.look(id)
	if c, _ := s.Clock(); !c.Paused() || len(s.Due()) != 0 {
		t.Errorf("due %v", s.Due())
	}
	now.move(100 * time.Hour)
	h.playOn(id) // is not forbidden
	if s = h.do(id, bert, Resume{"red"}); len(s.Due()) != 1 {
		t.Errorf("due %v", s.Due())
	}
}

func TestHolidayStopsTime(t *testing.T) {
	h, _, id := timedGame(t, daily(clock.BotTakesOver))
	h.refused(id, anna, Holiday{"yellow", true}, NoHoliday)
	rules := daily(clock.BotTakesOver)
	rules.Holidays = true
	h, now, id := timedGame(t, rules)
	seat, _ := legal(h.look(id))
	h.refused(id, people[seat], Holiday{seat, false}, NoHoliday)
	h.do(id, people[seat], Holiday{seat, true})
	h.refused(id, people[seat], Holiday{seat, true}, NoHoliday)
	now.move(20 * time.Hour)
	s := h.do(id, people[seat], Holiday{seat, false})
	held, _ := s.SeatOf(seat)
	c, _ := s.Clock()
	if left := c.Of(now.now(), int(held)).Left; left != 24*time.Hour {
		t.Errorf("%v left", left)
	}
}

func TestTableWithoutClockRefusesItsActions(t *testing.T) {
	h := open(t)
	s := h.hotseat("deluxe", 2, "no clock")
	for _, a := range []Action{Pause{"yellow"}, Resume{"yellow"}, Holiday{"yellow", true}} {
		h.refused(s.ID, anna, a, NoClock)
	}
	for _, kind := range []string{kindPause, kindResume, kindHoliday, kindTimeOut, kindVote, kindCredit} {
		if _, err := s.After(&Entry{Kind: kind, Seat: "yellow"}); err == nil {
			t.Errorf("%s can be applied", kind)
		}
	}
}

func TestClockOfNewTableIsChecked(t *testing.T) {
	h := open(t)
	for want, n := range map[Code]NewTable{
		BadConfig: {Clock: &clock.Rules{Kind: "hourglass"}},
		BadBot:    {Clock: func() *clock.Rules { r := daily(clock.Vote); r.Bot = ExternalBot; return r }()},
	} {
		n.Seats = []SeatPlan{{Who: "me"}, {Who: "me", Name: "Aunt"}}
		if _, err := Make(anna, n, "seed", h.House()); CodeOf(err) != want {
			t.Errorf("%+v: %v", n.Clock, err)
		}
	}
	n := NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "me", Name: "Aunt"}}, Clock: daily(clock.Vote), ReplaceAbsent: true}
	if _, err := Make(anna, n, "seed", h.House()); CodeOf(err) != BadConfig {
		t.Error(err)
	}
	n.ReplaceAbsent, n.Clock.Bot = false, ""
	s := h.create(anna, n)
	if c, ok := s.Clock(); !ok || c.Rules().Bot != "greedy" {
		t.Errorf("%+v", c.Rules())
	}
	h.refused(s.ID, anna, ReplaceAbsent{true}, BadConfig)
	if again := s.SameAgain().Clock; again == nil || *again != *mustClock(s) {
		t.Errorf("the rematch has %+v", again)
	}
}

func mustClock(s *Snapshot) *clock.Rules {
	c, _ := s.Clock()
	return c.Rules()
}

func TestOutageIsCredited(t *testing.T) {
	h, now, id := timedGame(t, daily(clock.BotTakesOver))
	before := h.look(id).Due()[0].At
	down := clock.Interval{From: now.now().Add(time.Hour), To: now.now().Add(50 * time.Hour)}
	now.move(50 * time.Hour)
	e, ok := h.look(id).Credit(down)
	if !ok {
		t.Fatal("no time was lost")
	}
	s := h.commit(id, e)
	if got := s.Due()[0].At.Sub(before); got != 49*time.Hour {
		t.Errorf("%v are credited", got)
	}
	if _, ok := s.Credit(down); ok {
		t.Error("it can be credited twice")
	}
	if _, err := s.After(&Entry{Kind: kindCredit, Outage: []int64{1}}); err == nil {
		t.Error("a credit without an end can be applied")
	}
}

// TestSeatIsTimedOutSoOften: after its last time-out a seat cannot be taken back, whatever the rules of the clock.
func TestSeatIsTimedOutSoOften(t *testing.T) {
	for _, out := range []clock.TimeOut{clock.BotTakesOver, clock.BotForTurn, clock.Vote} {
		h, now, id := timedGame(t, daily(out))
		for i := range h.look(id).usage.timeOuts {
			h.tables[id].snap.usage.timeOuts[i] = maxTimeOuts - 1
		}
		seat, s := h.timeOut(id, now)
		h.settled(s)
		h.refused(id, people[seat], TakeBackSeat{seat}, LimitReached)
	}
}

// TestTimedGamesReplay plays random games with clocks, in which people and time-outs act at random times, and checks after each entry that a
// table loaded from the log is the same and that no due time lies in the past of its entry.
func TestTimedGamesReplay(t *testing.T) {
	t.Parallel()
	all := map[string]int{}
	for seed := range uint64(12 / tabletest.Slower) {
		rng := rand.New(rand.NewPCG(seed, 21))
		rules := daily([]clock.TimeOut{clock.BotTakesOver, clock.BotForTurn, clock.Vote}[seed%3])
		if rules.Holidays = seed%2 == 0; seed == 5 {
			rules = &clock.Rules{Kind: clock.Live, Initial: 3600, Increment: 5, Reply: 60, TimeOut: clock.BotForTurn, Bot: "random"}
		}
		h, now, id := timedGame(t, rules)
		for i := 0; !h.look(id).Over() && i < 3000; i++ {
			now.move(time.Duration(rng.Int64N(int64(rules.Turn.Duration()/20 + time.Minute))))
			if rng.IntN(20) == 0 {
				now.move(rules.Turn.Duration() + rules.Initial.Duration())
			}
			s := h.look(id)
			if due := s.Due(); len(due) > 0 && (!due[0].TimeOut || !due[0].At.After(now.now())) {
				h.carryOut(s, due[0])
				continue
			}
			decider, moves := legal(s)
			seat := []string{"yellow", "red", "black"}[rng.IntN(3)]
			action := []Action{
				Pause{seat},
				Resume{seat},
				Holiday{seat, rng.IntN(2) == 0},
				TakeBackSeat{seat},
				BotTakeover{decider},
				Undo{Seat: seat},
				Chat{Text: "hm"},
				Resume{seat},
				TakeBackSeat{seat},
			}[rng.IntN(9)]
			if rng.IntN(4) > 0 && moves != nil {
				seat, action = decider, Play{decider, []string{tabletest.Some(rng, moves)}}
			}
			_, _ = h.command(id, Command{By: people[seat], Seq: -1, Action: action})
			s = h.look(id)
			if i%50 == 0 {
				loaded, _ := h.fold(id)
				if !same(s, loaded) {
					t.Fatalf("game %d, entry %d: %+v, loaded %+v", seed, s.Seq, s.timing, loaded.timing)
				}
			}
		}
		if !h.look(id).Over() {
			t.Errorf("game %d is not over after %d moves", seed, h.look(id).Steps())
		}
		for kind, n := range h.kinds(id) {
			all[kind] += n
		}
	}
	for _, kind := range []string{kindTimeOut, kindPause, kindResume, kindHoliday, kindVote, kindTakeBack, kindUndo} {
		if all[kind] == 0 && tabletest.Slower == 1 {
			t.Errorf("no %s in all games: %v", kind, all)
		}
	}
}

// kinds counts the entries of a table by kind.
func (h *house) kinds(id string) map[string]int {
	h.t.Helper()
	n := map[string]int{}
	for _, e := range h.entries(id) {
		n[e.Kind]++
	}
	return n
}

// TestTimedOutTurnLastsToItsEnd plays random games in which others decide within a turn whose time is up. Until the turn or decision is over its
// bot plays, and the player may be voted out; then the player returns. No turn or decision times out twice.
func TestTimedOutTurnLastsToItsEnd(t *testing.T) {
	t.Parallel()
	for _, out := range []clock.TimeOut{clock.BotForTurn, clock.Vote} {
		interrupted := 0
		for seed := range uint64(50 / tabletest.Slower) {
			rng := rand.New(rand.NewPCG(seed, 31))
			h, now, id := timedGame(t, daily(out))
			late, turn := engine.Nobody, 0 // the turn that has timed out
			var after clock.Spell          // the last decision outside of a turn that has timed out
			for i := 0; !h.look(id).Over() && i < 2000; i++ {
				s := h.look(id)
				due, state := s.Due(), s.history.Now()
				decider, spell, _ := s.spell()
				inTurn := late != engine.Nobody && int(state.Turn) == turn && state.Order[state.At] == late
				if isLate := inTurn && spell == clock.Turn(turn) || spell == after; s.TimedOut(decider) != (isLate && out == clock.Vote) {
					t.Fatalf("game %d, entry %d: timed out: %v", seed, s.Seq, !isLate)
				}
				if late != engine.Nobody && out == clock.BotForTurn && s.Seats[late].BotPlaying != inTurn {
					t.Fatalf("game %d, entry %d: turn %d of %v: %+v in turn %d", seed, s.Seq, turn, late, s.Seats[late], state.Turn)
				}
				if after != (clock.Spell{}) && spell != after && s.Seats[decider].BotPlaying && decider != late {
					t.Fatalf("game %d, entry %d: the bot that answered for %v plays on", seed, s.Seq, decider)
				}
				if !inTurn {
					late = engine.Nobody
				} else if spell != clock.Turn(turn) {
					interrupted++
				}
				if len(due) > 0 && !due[0].TimeOut {
					h.carryOut(s, due[0])
					continue
				}
				if len(due) > 0 && rng.IntN(3) == 0 {
					if inTurn && spell == clock.Turn(turn) {
						t.Fatalf("game %d, entry %d: turn %d of %v times out again", seed, s.Seq, turn, late)
					}
					h.timeOut(id, now)
					if spell == clock.Turn(int(state.Turn)) {
						late, turn = decider, int(state.Turn)
					} else {
						after = spell
					}
					continue
				}
				seat, moves := legal(s)
				h.do(id, people[seat], Play{seat, []string{tabletest.Some(rng, moves)}})
			}
		}
		if interrupted == 0 && tabletest.Slower == 1 {
			t.Errorf("%s: no turn was interrupted", out)
		}
	}
}

// TestClosedTableKeepsItsTimeOut: closing a table and opening it again neither returns a seat nor ends the same time twice.
func TestClosedTableKeepsItsTimeOut(t *testing.T) {
	for _, out := range []clock.TimeOut{clock.BotForTurn, clock.Vote} {
		h, now, id := timedGame(t, daily(out))
		_, s := h.timeOut(id, now)
		seat, _ := s.Decider()
		h.do(id, anna, Close{})
		now.move(time.Hour)
		s = h.do(id, anna, Reopen{})
		if due := s.Due(); s.Seats[seat].BotPlaying != (out == clock.BotForTurn) || len(due) > 0 && due[0].TimeOut {
			t.Errorf("%s: %+v, due %v", out, s.Seats[seat], due)
		}
		if s.TimedOut(seat) != (out == clock.Vote) {
			t.Errorf("%s: timed out: %v", out, s.TimedOut(seat))
		}
	}
}

// TestPlayerHasTimeAfterBotForTurn: with a live clock, of which no time is left.
func TestPlayerHasTimeAfterBotForTurn(t *testing.T) {
	h, now, id := timedGame(t, &clock.Rules{Kind: clock.Live, Initial: 600, Reply: 60, TimeOut: clock.BotForTurn, Bot: "random"})
	for h.look(id).history.Now().Turn == 0 { // choice of the start cities
		h.playOn(id)
	}
	seat, s := h.timeOut(id, now)
	at, _ := s.SeatOf(seat)
	s = h.settled(s)
	c, _ := s.Clock()
	if left := c.Of(now.now(), int(at)).Reserve; left < leastLive {
		t.Errorf("%v left for the next turn", left)
	}
}

// TestHolidayIsEarnedInTheGame: not before it begins, and not while the table is closed. There no holiday is used either.
func TestHolidayIsEarnedInTheGame(t *testing.T) {
	rules := daily(clock.BotTakesOver)
	rules.Holidays = true
	now := &hands{}
	h := openAt(t, now)
	id := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "me", Name: "Aunt"}}, Clock: rules}).ID
	holiday := func(seat string) time.Duration {
		t.Helper()
		at, _ := h.look(id).SeatOf(seat)
		c, _ := h.look(id).Clock()
		return c.Of(now.now(), int(at)).Holiday
	}
	now.move(30 * 24 * time.Hour)
	h.do(id, anna, Start{})
	before := holiday("red")
	if before != 2*24*time.Hour {
		t.Errorf("%v of holiday at the beginning of the game", before)
	}
	h.do(id, anna, Holiday{"red", true})
	h.do(id, anna, Close{})
	now.move(30 * 24 * time.Hour)
	h.do(id, anna, Reopen{})
	for _, seat := range []string{"yellow", "red"} {
		if got := holiday(seat); got != before {
			t.Errorf("%s: %v of holiday after the table was closed, before %v", seat, got, before)
		}
	}
}

// TestHolidayThatBeganByItselfCannotBeEnded: there is no other time left.
func TestHolidayThatBeganByItselfCannotBeEnded(t *testing.T) {
	rules := daily(clock.BotTakesOver)
	rules.Holidays = true
	h, now, id := timedGame(t, rules)
	seat, _ := legal(h.look(id))
	now.move(25 * time.Hour)
	h.refused(id, people[seat], Holiday{seat, true}, NoHoliday)
	h.refused(id, people[seat], Holiday{seat, false}, NoHoliday)
}

// TestAgreementEndsWithItsPlayers: after a player has left the game, the others can agree on a pause and vote.
func TestAgreementEndsWithItsPlayers(t *testing.T) {
	h, _, id := timedGame(t, daily(clock.Vote))
	h.do(id, anna, Pause{"yellow"})
	h.do(id, bert, Pause{"red"})
	h.do(id, carl, Resign{"black"})
	h.do(id, anna, Pause{"yellow"})
	s := h.do(id, bert, Pause{"red"})
	if c, _ := s.Clock(); !c.Paused() {
		t.Error("the two who play have agreed, and the clocks run")
	}

	for _, votesFirst := range []bool{true, false} {
		h, now, id := timedGame(t, daily(clock.Vote))
		late, _ := h.timeOut(id, now)
		var others []string
		for _, seat := range []string{"yellow", "red", "black"} {
			if seat != late {
				others = append(others, seat)
			}
		}
		if votesFirst {
			h.do(id, people[others[0]], BotTakeover{late})
		}
		h.do(id, people[others[1]], Resign{others[1]})
		h.refused(id, people[others[1]], BotTakeover{late}, NotSeated)
		s = h.do(id, people[others[0]], BotTakeover{late})
		if at, _ := s.SeatOf(late); !s.Seats[at].BotPlaying {
			t.Errorf("the only other player has voted: %+v", s.Seats[at])
		}
	}
}

// TestRematchWithUnknownBot: a bot of the clock that this version does not know, like a bot with a seat, prevents no rematch.
func TestRematchWithUnknownBot(t *testing.T) {
	h := open(t)
	n := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "bot"}}, Clock: daily(clock.Vote), Start: true}).SameAgain()
	rules := *n.Clock
	rules.Bot, n.Clock = "retired", &rules
	if _, err := Make(anna, n, "seed", h.House()); err != nil {
		t.Error(err)
	}
}
