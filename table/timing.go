package table

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"time"

	"volgare/engine"
	"volgare/table/clock"
)

// maxTimeOuts is how often the time of a seat can run out. After the last time a bot plays for the rest of the game.
const maxTimeOuts = 50

// Delays after a deadline before the table acts: a move that was sent in time may arrive late.
const (
	lateLive           = 2 * time.Second
	lateCorrespondence = time.Minute
)

// Least times of a player who takes the seat back after a time-out.
const (
	leastLive           = time.Minute
	leastCorrespondence = time.Hour
)

// timing is the clock of a table, and the agreements of its players about it. The zero value is a table without a clock.
type timing struct {
	clock  clock.Clock
	agreed seats                        // that have agreed to a pause
	late   [engine.MaxSeats]lateness    // of seats for which the others may vote
	lent   [engine.MaxSeats]clock.Spell // in which each seat's time last ran out, and a bot took over
}

// lateness is a spell in which the time of a seat has run out, and the votes for a bot. The zero value is none.
type lateness struct {
	spell clock.Spell
	votes seats
}

// seats is a set of seats, bit 1<<seat.
type seats uint8

func (s seats) with(seat engine.Seat) seats { return s | 1<<seat }
func (s seats) has(seat engine.Seat) bool   { return s&(1<<seat) != 0 }

// Clock returns the clock of the table, and false if it has none.
func (s *Snapshot) Clock() (*clock.Clock, bool) {
	return &s.timing.clock, s.timing.clock.Rules() != nil
}

// PauseWanted reports whether a seat has agreed to a pause that not all people have agreed to.
func (s *Snapshot) PauseWanted(seat engine.Seat) bool { return s.agreed.has(seat) }

// TimedOut reports whether the time of a seat has run out, and the others may vote for a bot.
func (s *Snapshot) TimedOut(seat engine.Seat) bool {
	decider, spell, ok := s.spell()
	return ok && seat == decider && s.late[seat].spell == spell
}

// VotedFor reports whether a seat has voted for a bot in place of the seat to decide, whose time has run out.
func (s *Snapshot) VotedFor(seat engine.Seat) bool {
	decider, ok := s.Decider()
	return ok && s.late[decider].votes.has(seat)
}

// spell returns the seat to decide, and the spell that identifies its time: its turn, or a decision outside of it. It returns
// false if there is none.
func (s *Snapshot) spell() (engine.Seat, clock.Spell, bool) {
	seat, ok := s.Decider()
	if !ok {
		return seat, clock.Spell{}, false
	}
	now := s.history.Now()
	if now.Decision.OfTurn() && now.Order[now.At] == seat {
		return seat, clock.Turn(int(now.Turn)), true
	}
	steps := s.history.Steps()
	first := len(steps)
	for first > 0 && steps[first-1].Seat == seat {
		first--
	}
	return seat, clock.Reply(first), true
}

// lasts reports whether a turn or decision of a seat is not over. A turn also lasts while others decide within it, and while the table is
// closed.
func (s *Snapshot) lasts(seat engine.Seat, spell clock.Spell) bool {
	if decider, present, ok := s.spell(); !ok || decider == seat && present == spell {
		return true
	}
	now := s.history.Now()
	return now.Order[now.At] == seat && clock.Turn(int(now.Turn)) == spell
}

// advanceClock makes the clock follow the table after an entry.
func (s *Snapshot) advanceClock(at time.Time) {
	if s.clock.Rules() == nil {
		return
	}
	s.returnLent(at)
	switch seat, spell, ok := s.spell(); {
	case !ok:
		s.clock.Halt(at)
	case !s.Seats[seat].played():
		s.clock.Stop(at)
	default:
		s.clock.Run(at, int(seat), spell)
	}
	for i := range s.late {
		if !s.lasts(engine.Seat(i), s.late[i].spell) {
			s.late[i] = lateness{}
		}
	}
}

// returnLent gives a seat back to its person if a bot has played only the turn or decision in which the time ran out.
func (s *Snapshot) returnLent(at time.Time) {
	if s.clock.Rules().TimeOut != clock.BotForTurn {
		return
	}
	for i := range s.Seats {
		seat := engine.Seat(i)
		if s.lent[seat] == (clock.Spell{}) || s.lasts(seat, s.lent[seat]) || s.usage.timeOuts[seat] >= maxTimeOuts {
			continue
		}
		if s.Seats[seat].BotPlaying {
			s.Seats = slices.Clone(s.Seats)
			s.Seats[seat].Bot, s.Seats[seat].BotPlaying = "", false
		}
		if s.clock.Rules().Kind == clock.Live { // there the next turn starts with the rest of the reserve, which may be nothing
			s.grant(seat, at)
		}
		s.lent[seat] = clock.Spell{}
	}
}

// mayReturn refuses the return of a player to a seat whose time has run out, before a bot has played that turn or decision.
func (s *Snapshot) mayReturn(colour string) error {
	seat, _ := s.SeatOf(colour)
	switch decider, spell, _ := s.spell(); {
	case s.lent[seat] == (clock.Spell{}):
		return nil
	case s.usage.timeOuts[seat] >= maxTimeOuts:
		return RefuseFor(LimitReached, fmt.Errorf("the time of a player can run out %d times", maxTimeOuts))
	case decider == seat && spell == s.lent[seat]:
		return Refuse(TimeIsUp)
	}
	return nil
}

// grant gives a person who takes the seat back after a time-out some time.
func (s *Snapshot) grant(seat engine.Seat, at time.Time) {
	rules := s.clock.Rules()
	if rules == nil || s.lent[seat] == (clock.Spell{}) {
		return
	}
	least := leastCorrespondence
	if rules.Kind == clock.Live {
		least = max(leastLive, rules.Increment.Duration())
	}
	s.clock.Grant(at, int(seat), least)
	s.lent[seat] = clock.Spell{}
}

// withClock is the fold of an entry that only a table with a clock has.
func withClock(fold func(*Snapshot, *Entry) error) func(*Snapshot, *Entry) error {
	return func(s *Snapshot, e *Entry) error {
		if s.clock.Rules() == nil {
			return errors.New("the table has no clock")
		}
		return fold(s, e)
	}
}

// people returns the seats of a table at which people play.
func (s *seating) people() (all seats) {
	for i := range s.Seats {
		if s.Seats[i].played() {
			all = all.with(engine.Seat(i))
		}
	}
	return all
}

// timed refuses an action at a table without a clock, or of a person who does not play there.
func (s *Snapshot) timed(by Identity, colour string) (engine.Seat, error) {
	seat, err := s.acts(by, colour)
	if err == nil && s.clock.Rules() == nil {
		err = Refuse(NoClock)
	}
	return seat, err
}

func (a Pause) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	seat, err := s.timed(by, a.Seat)
	switch {
	case err != nil:
		return nil, err
	case s.clock.Paused(), s.agreed.has(seat):
		return nil, Refuse(ClockPaused)
	}
	return &Entry{Kind: kindPause, Seat: a.Seat}, nil
}

// foldPause pauses all clocks once all people have agreed to it.
func foldPause(s *Snapshot, e *Entry) error {
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	s.agreed = s.agreed.with(seat)
	if s.people()&^s.agreed != 0 {
		s.addMessage(e, "pause-wanted", e.Seat, s.nameOf(e), "")
		return nil
	}
	s.agreed = 0
	s.clock.Pause(e.at())
	s.addMessage(e, "paused", e.Seat, s.nameOf(e), "")
	return nil
}

func (a Resume) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	_, err := s.timed(by, a.Seat)
	if err == nil && !s.clock.Paused() && s.agreed == 0 {
		err = Refuse(ClockRuns)
	}
	if err != nil {
		return nil, err
	}
	return &Entry{Kind: kindResume, Seat: a.Seat}, nil
}

// foldResume ends the pause, or refuses the one that others want.
func foldResume(s *Snapshot, e *Entry) error {
	kind := "pause-refused"
	if s.clock.Paused() {
		s.clock.Resume(e.at())
		kind = "resumed"
	}
	s.agreed = 0
	s.addMessage(e, kind, e.Seat, s.nameOf(e), "")
	return nil
}

func (a Holiday) decide(s *Snapshot, by Identity, now time.Time) (*Entry, error) {
	seat, err := s.timed(by, a.Seat)
	if err != nil {
		return nil, err
	}
	if is := s.clock.Of(now, int(seat)); a.Begin && (is.OnHoliday || is.Holiday == 0) || !a.Begin && !s.clock.IsAway(now, int(seat)) {
		return nil, Refuse(NoHoliday)
	}
	return &Entry{Kind: kindHoliday, Seat: a.Seat, Flag: a.Begin}, nil
}

// foldHoliday begins or ends the holiday of a player.
func foldHoliday(s *Snapshot, e *Entry) error {
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	if e.Flag {
		s.clock.Leave(e.at(), int(seat))
		s.addMessage(e, "holiday", e.Seat, s.nameOf(e), "")
		return nil
	}
	s.clock.Return(e.at(), int(seat))
	s.addMessage(e, "holiday-over", e.Seat, s.nameOf(e), "")
	return nil
}

// timeOutDue returns the time-out of the person who decides.
func timeOutDue(s *Snapshot) (Due, bool) {
	at, ok := s.clock.Deadline()
	seat, _ := s.clock.Running()
	if !ok || s.TimedOut(engine.Seat(seat)) {
		return Due{}, false
	}
	rules := s.clock.Rules()
	late := lateCorrespondence
	if rules.Kind == clock.Live {
		late = lateLive
	}
	return Due{At: at.Add(late), Seat: engine.Seat(seat), Bot: rules.Bot, TimeOut: true}, true
}

// foldTimeOut lets a bot play for the seat whose time has run out, or lets the others vote for that.
func foldTimeOut(s *Snapshot, e *Entry) error {
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	name := s.Seats[seat].Name
	s.usage.timeOuts[seat]++
	s.notices.outAt[seat] = e.at()
	if s.clock.Rules().TimeOut == clock.Vote && s.usage.timeOuts[seat] < maxTimeOuts {
		_, s.late[seat].spell, _ = s.spell()
		s.addMessage(e, "timed-out", e.Seat, name, "")
		return nil
	}
	return s.takeOver(e, seat, "timed-out", name)
}

// takeOver lets a bot play for a seat whose time has run out.
func (s *Snapshot) takeOver(e *Entry, seat engine.Seat, message, name string) error {
	_, s.lent[seat], _ = s.spell()
	return reseat(s, e, message, name, func(at *Seat) { at.Bot, at.BotPlaying = e.Bot, true })
}

// endAgreements ends the wishes for a pause and the votes for a bot when a player has come or gone. Otherwise the players who remain could
// not complete them.
func (s *Snapshot) endAgreements() {
	s.agreed = 0
	for i := range s.late {
		s.late[i].votes = 0
	}
}

// vote returns the entry of a vote for a bot in place of a player whose time has run out.
func (s *Snapshot) vote(by Identity, colour string) (*Entry, error) {
	seat, err := s.seat(colour)
	if err != nil {
		return nil, err
	}
	own := s.playedBy(by.ID)
	switch {
	case own < 0:
		return nil, Refuse(NotSeated)
	case !s.TimedOut(seat) || s.Seats[seat].Identity == by.ID:
		return nil, Refuse(Present)
	case s.late[seat].votes.has(engine.Seat(own)):
		return nil, Refuse(Asked)
	}
	return &Entry{Kind: kindVote, By: by.ID, Name: s.calls(by.ID), Seat: colour, Bot: s.clock.Rules().Bot}, nil
}

// foldVote counts a vote. With those of more than half of the other people a bot plays.
func foldVote(s *Snapshot, e *Entry) error {
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	if own := s.playedBy(e.By); own >= 0 {
		s.late[seat].votes = s.late[seat].votes.with(engine.Seat(own))
	}
	if 2*bits.OnesCount8(uint8(s.late[seat].votes)) <= s.othersThan(s.Seats[seat].Identity) {
		s.addMessage(e, "voted", e.Seat, e.Name, "")
		return nil
	}
	return s.takeOver(e, seat, "voted", e.Name)
}

// playedBy returns the first seat for which a person moves, -1 if there is none.
func (s *seating) playedBy(identity string) int {
	return slices.IndexFunc(s.Seats, func(at Seat) bool { return at.played() && at.Identity == identity })
}

// othersThan counts the people who play, other than one of them.
func (s *seating) othersThan(identity string) int {
	all := map[string]bool{}
	for _, at := range s.Seats {
		if at.played() && at.Identity != identity {
			all[at.Identity] = true
		}
	}
	return len(all)
}

// Credit returns the entry that gives the players the time back in which no server ran, and false if they have lost none.
func (s *Snapshot) Credit(outage clock.Interval) (*Entry, bool) {
	if s.clock.Rules() == nil || !s.clock.Lost(outage) {
		return nil, false
	}
	return &Entry{Kind: kindCredit, Outage: []int64{outage.From.UnixMilli(), outage.To.UnixMilli()}}, true
}

func foldCredit(s *Snapshot, e *Entry) error {
	if len(e.Outage) != 2 {
		return errors.New("an outage has a beginning and an end")
	}
	s.clock.Credit(clock.Interval{From: time.UnixMilli(e.Outage[0]).UTC(), To: time.UnixMilli(e.Outage[1]).UTC()})
	s.addMessage(e, "credited", "", "", "")
	return nil
}
