package table

import (
	"fmt"
	"math"
	"time"

	"volgare/bot"
	"volgare/engine"
)

// Limits of how long the player to move may keep the game waiting, at a table whose host has allowed it (see
// Snapshot.ReplaceAbsent). They hold for the host too. After AbsentAfter without a sign from that player, anybody else
// at the table may ask whether the player is there. Without an answer within AnswerWithin, they may let the default bot
// play, until the player returns to the seat.
const (
	AbsentAfter  = 10 * time.Minute
	AnswerWithin = 2 * time.Minute
)

// absence is the silence of the player to move.
type absence struct {
	quiet time.Time // since when nothing has come from the player
	asked time.Time // when others asked whether the player is there; zero if they have not
}

// Awaited is the seat to move while other people wait for its holder.
type Awaited struct {
	Seat  engine.Seat
	AskIn time.Duration // until others may ask whether the holder is there, 0 for now
	Asked bool
	BotIn time.Duration // if Asked: until a bot may take over, 0 for now
}

// Awaited returns the seat to move that keeps others waiting. It returns false if no person is to move, if that
// person is alone at the table, if the identity neither sits there nor is the host, or if the table has a clock.
func (s *Snapshot) Awaited(identity string, now time.Time) (Awaited, bool) {
	seat, ok := s.Decider()
	if _, timed := s.Clock(); timed || !ok || !s.Seats[seat].played() || !s.Sits(identity) || !s.company(s.Seats[seat].Identity) {
		return Awaited{}, false
	}
	a := Awaited{Seat: seat, AskIn: left(s.absence.quiet, AbsentAfter, now), Asked: !s.absence.asked.IsZero()}
	if a.Asked {
		a.BotIn = left(s.absence.asked, AnswerWithin, now)
	}
	return a, true
}

// left returns the remaining part, at now, of a period d that began at from. It is never more than d, even if the clock was set back.
func left(from time.Time, d time.Duration, now time.Time) time.Duration {
	return min(max(0, from.Add(d).Sub(now)), d)
}

// listen notes the sender of an entry, given the player to move and the number of moves before it. The silence of
// the player to move starts again if another decision has begun or the player sent the entry.
func (s *Snapshot) listen(e *Entry, by string, decider engine.Seat, steps int) {
	now, _ := s.Decider()
	if now != decider || s.Steps() != steps || now != engine.Nobody && by != "" && by == s.Seats[now].Identity {
		s.absence = absence{quiet: e.at()}
	}
}

// waits refuses a sender who does not wait for the holder of a seat, and everybody if absent players are not replaced.
func (s *Snapshot) waits(by Identity, colour string) error {
	seat, err := s.seat(colour)
	switch {
	case err != nil:
		return err
	case !s.Sits(by.ID):
		return Refuse(NotSeated)
	case !s.ReplaceAbsent:
		return Refuse(AbsenceOff)
	}
	if err := s.playing(); err != nil {
		return err
	}
	if decider, _ := s.Decider(); seat != decider || !s.Seats[seat].played() || s.Seats[seat].Identity == by.ID {
		return Refuse(Present)
	}
	return nil
}

func (a Ask) decide(s *Snapshot, by Identity, now time.Time) (*Entry, error) {
	if err := s.waits(by, a.Seat); err != nil {
		return nil, err
	}
	if !s.absence.asked.IsZero() {
		return nil, Refuse(Asked)
	}
	if err := tooEarly(left(s.absence.quiet, AbsentAfter, now)); err != nil {
		return nil, err
	}
	return &Entry{Kind: kindAsk, By: by.ID, Name: s.calls(by.ID), Seat: a.Seat}, nil
}

func (a StillHere) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	seat, err := s.acts(by, a.Seat)
	if err != nil {
		return nil, err
	}
	if decider, _ := s.Decider(); seat != decider || s.absence.asked.IsZero() {
		return nil, Refuse(Present)
	}
	return &Entry{Kind: kindStillHere, Seat: a.Seat}, nil
}

func (a BotTakeover) decide(s *Snapshot, by Identity, now time.Time) (*Entry, error) {
	if _, ok := s.Clock(); ok {
		return s.vote(by, a.Seat)
	}
	if err := s.waits(by, a.Seat); err != nil {
		return nil, err
	}
	if s.absence.asked.IsZero() {
		return nil, Refuse(Present)
	}
	if err := tooEarly(left(s.absence.asked, AnswerWithin, now)); err != nil {
		return nil, err
	}
	return &Entry{Kind: kindBotTakeover, By: by.ID, Name: s.calls(by.ID), Seat: a.Seat, Bot: bot.Default}, nil
}

func (a ReplaceAbsent) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	if _, ok := s.Clock(); ok && a.Allowed {
		return nil, RefuseFor(BadConfig, errClockAndAbsence)
	}
	return s.byHost(by, &Entry{Kind: kindAbsence, Flag: a.Allowed})
}

// tooEarly refuses to treat a player as absent while there is time left.
func tooEarly(wait time.Duration) error {
	if wait <= 0 {
		return nil
	}
	return RefuseFor(Present, fmt.Errorf("that can be done in %.0f s", math.Ceil(wait.Seconds())))
}

// foldAbsence changes the rule. A question that was asked under it ends with it.
func foldAbsence(s *Snapshot, e *Entry) error {
	s.ReplaceAbsent = e.Flag
	kind := "absence-on"
	if !e.Flag {
		s.absence.asked = time.Time{}
		kind = "absence-off"
	}
	s.addMessage(e, kind, "", s.nameOf(e), "")
	return nil
}

func foldAsk(s *Snapshot, e *Entry) error {
	s.absence.asked = e.at()
	s.addMessage(e, "asked", e.Seat, s.nameOf(e), "")
	return nil
}

func foldStillHere(s *Snapshot, e *Entry) error {
	s.addMessage(e, "still-here", e.Seat, s.nameOf(e), "")
	return nil
}

func foldBotTakeover(s *Snapshot, e *Entry) error {
	return reseat(s, e, "bot-takeover", e.Name, func(at *Seat) { at.Bot, at.BotPlaying = e.Bot, true })
}
