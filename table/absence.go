package table

import (
	"fmt"
	"math"
	"time"

	"volgare/bot"
	"volgare/engine"
)

// How long a person may keep the game waiting, the host too. Once nothing has come from him for AbsentAfter,
// anybody else at the table may ask whether he is there. If he does not answer within AnswerWithin, they may
// let the default bot play on for him, until he takes his seat back.
const (
	AbsentAfter  = 10 * time.Minute
	AnswerWithin = 2 * time.Minute
)

// absence is what is known of who decides.
type absence struct {
	quiet time.Time // since when nothing has come from him
	asked time.Time // when he was asked whether he is there; zero if he was not
}

// Awaited is the seat that decides while others wait for its person.
type Awaited struct {
	Seat  engine.Seat
	AskIn time.Duration // until he may be asked whether he is there, 0 for now
	Asked bool
	BotIn time.Duration // once he was asked: until a bot may play on for him, 0 for now
}

// Awaited returns the seat that decides and keeps others waiting. It returns false if no person decides, if he
// is alone at the table, or if the identity neither sits there nor is the host.
func (s *Snapshot) Awaited(identity string, now time.Time) (Awaited, bool) {
	seat, ok := s.Decider()
	if !ok || !s.Seats[seat].played() || !s.Sits(identity) || !s.company(s.Seats[seat].Identity) {
		return Awaited{}, false
	}
	a := Awaited{Seat: seat, AskIn: left(s.absence.quiet, AbsentAfter, now), Asked: !s.absence.asked.IsZero()}
	if a.Asked {
		a.BotIn = left(s.absence.asked, AnswerWithin, now)
	}
	return a, true
}

// left is what is left of a time that began once.
func left(from time.Time, d time.Duration, now time.Time) time.Duration {
	return max(0, from.Add(d).Sub(now))
}

// listen notes an entry of somebody, by the table before it: who decides has only now come to do so,
// or has been heard.
func (s *Snapshot) listen(e *Entry, by string, decider engine.Seat, steps int) {
	now, _ := s.Decider()
	if now != decider || s.Steps() != steps || now != engine.Nobody && by != "" && by == s.Seats[now].Identity {
		s.absence = absence{quiet: e.at()}
	}
}

// waits refuses who does not wait for the person of a seat.
func (s *Snapshot) waits(by Identity, colour string) error {
	seat, err := s.seat(colour)
	switch {
	case err != nil:
		return err
	case !s.Sits(by.ID):
		return Refuse(NotSeated)
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

func (a Here) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	seat, err := s.acts(by, a.Seat)
	if err != nil {
		return nil, err
	}
	if decider, _ := s.Decider(); seat != decider || s.absence.asked.IsZero() {
		return nil, Refuse(Present)
	}
	return &Entry{Kind: kindHere, Seat: a.Seat}, nil
}

func (a Relieve) decide(s *Snapshot, by Identity, now time.Time) (*Entry, error) {
	if err := s.waits(by, a.Seat); err != nil {
		return nil, err
	}
	if s.absence.asked.IsZero() {
		return nil, Refuse(Present)
	}
	if err := tooEarly(left(s.absence.asked, AnswerWithin, now)); err != nil {
		return nil, err
	}
	return &Entry{Kind: kindRelieve, By: by.ID, Name: s.calls(by.ID), Seat: a.Seat, Bot: bot.Default}, nil
}

// tooEarly refuses who would take somebody for absent while there is still some time left for him.
func tooEarly(wait time.Duration) error {
	if wait <= 0 {
		return nil
	}
	return RefuseFor(Present, fmt.Errorf("that can be done in %.0f s", math.Ceil(wait.Seconds())))
}

func foldAsk(s *Snapshot, e *Entry) error {
	s.absence.asked = e.at()
	s.remark(e, "asked", e.Seat, s.nameOf(e), "")
	return nil
}

func foldHere(s *Snapshot, e *Entry) error {
	s.remark(e, "here", e.Seat, s.nameOf(e), "")
	return nil
}

func foldRelieve(s *Snapshot, e *Entry) error {
	return reseat(s, e, "relieved", e.Name, func(at *Seat) { at.Bot, at.Away = e.Bot, true })
}
