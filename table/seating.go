package table

import (
	"cmp"
	"slices"
	"time"

	"volgare/bot"
	"volgare/engine"
)

// The holder of a seat in a running game sees a hand. So the seat passes only by the link of its
// holder, or to a bot, which the holder can send away again (see AbsentAfter for bots sent by
// others). A seat without a holder passes by the link of the host, visibly for all, to a person who
// has seen no other hand. Hosts cannot take such a seat by their own link while others play: they
// would see its hand.

// Free returns nil if anybody can sit down on a seat, else a *Refusal. In a running game that
// needs a link.
func (s *Snapshot) Free(colour string) error {
	seat, err := s.seat(colour)
	if err != nil {
		return err
	}
	if err := s.isOpen(); err != nil {
		return err
	}
	if !s.Seats[seat].Open() {
		return Refuse(SeatTaken)
	}
	return s.notStarted()
}

// CanClaim returns nil if a link may hand a seat to an identity, else a *Refusal. In a running game a person may
// return to a seat once held, and takes no second one. The host takes no seat without a holder after another person
// has held any.
func (s *Snapshot) CanClaim(colour, identity string) error {
	seat, err := s.seat(colour)
	if err != nil {
		return err
	}
	if err := s.isOpen(); err != nil {
		return err
	}
	if s.Seats[seat].Resigned {
		return Refuse(HasResigned)
	}
	if err := s.mayReturn(colour); err != nil {
		return err
	}
	switch {
	case slices.Contains(s.hands[seat], identity):
		return nil
	case s.anyHand(func(who string) bool { return who == identity }):
		return Refuse(SecondSeat)
	case identity == s.Host && s.Seats[seat].Identity == "" && s.anyHand(func(who string) bool { return who != s.Host }):
		return Refuse(NotForHost)
	}
	return nil
}

func (a Sit) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	if err := s.Free(a.Seat); err != nil {
		return nil, err
	}
	return s.seated(kindSit, by, a.Seat, a.Name)
}

func (a Claim) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	if err := s.CanClaim(a.Seat, by.ID); err != nil {
		return nil, err
	}
	return s.seated(kindClaim, by, a.Seat, a.Name)
}

func (s *seating) seated(kind string, by Identity, seat, name string) (*Entry, error) {
	if name == "" && len(by.Spare) > 0 {
		name = s.unshared(by)
	}
	name, err := personName(by, name)
	if err != nil {
		return nil, err
	}
	if by.ID == "" {
		return nil, Refuse(NotSeated)
	}
	return &Entry{Kind: kind, By: by.ID, Seat: seat, Name: s.distinct(by.ID, name)}, nil
}

// foldSit gives a seat to a person.
func foldSit(s *Snapshot, e *Entry) error {
	kind := "sat"
	if e.Kind == kindClaim {
		kind = "claimed"
	}
	return reseat(s, e, kind, e.Name, func(at *Seat) {
		*at = Seat{Colour: at.Colour, Identity: e.By, Name: e.Name}
	})
}

func (a Leave) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	if _, err := s.holds(by, a.Seat); err != nil {
		return nil, err
	}
	if err := s.isOpen(); err != nil {
		return nil, err
	}
	return &Entry{Kind: kindLeave, Seat: a.Seat}, s.notStarted()
}

func (a OpenSeat) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	if _, err := s.seat(a.Seat); err != nil {
		return nil, err
	}
	if by.ID != s.Host {
		return nil, Refuse(NotHost)
	}
	return &Entry{Kind: kindOpen, By: by.ID, Seat: a.Seat}, cmp.Or(s.isOpen(), s.notStarted())
}

// foldLeave opens a seat: its person leaves it, or the host takes it.
func foldLeave(s *Snapshot, e *Entry) error {
	kind := "left"
	if e.Kind == kindOpen {
		kind = "opened"
	}
	return reseat(s, e, kind, s.nameOf(e), func(at *Seat) { *at = Seat{Colour: at.Colour} })
}

func (a SetBot) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	seat, err := s.seat(a.Seat)
	if err != nil {
		return nil, err
	}
	at := s.Seats[seat]
	holder := by.ID != "" && at.Identity == by.ID
	name, ok := s.house.botName(a.Bot)
	switch {
	case at.Resigned:
		return nil, Refuse(HasResigned)
	case !holder && at.Identity != "":
		return nil, Refuse(NotHeld)
	case !holder && by.ID != s.Host:
		return nil, Refuse(NotHost)
	case !ok:
		return nil, Refuse(BadBot)
	case name == ExternalBot:
		if err := s.mayAdmit(by, at); err != nil {
			return nil, err
		}
	}
	return &Entry{Kind: kindBot, By: by.ID, Seat: a.Seat, Bot: name, Flag: holder}, s.isOpen()
}

// mayAdmit refuses an external bot at a seat. The bot belongs to the host, who sees the hand of its seat. So
// it gets no seat that a person holds, and none in a running game after another person has seen a hand.
func (s *seating) mayAdmit(by Identity, at Seat) error {
	switch {
	case by.ID != s.Host:
		return Refuse(NotHost)
	case at.Identity != "":
		return Refuse(SeatTaken)
	case at.Bot != ExternalBot && s.anyHand(func(who string) bool { return who != s.Host }):
		return Refuse(NotForHost)
	}
	return nil
}

// foldBot hands a seat to a bot.
func foldBot(s *Snapshot, e *Entry) error {
	return reseat(s, e, "bot", s.nameOf(e), func(at *Seat) {
		at.Bot, at.BotPlaying = e.Bot, e.Flag
		if !e.Flag {
			at.Identity, at.Name = "", ""
		}
	})
}

func (a TakeBackSeat) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	if err := s.notResigned(by, a.Seat); err != nil {
		return nil, err
	}
	return &Entry{Kind: kindTakeBack, Seat: a.Seat}, cmp.Or(s.isOpen(), s.mayReturn(a.Seat))
}

func foldTakeBack(s *Snapshot, e *Entry) error {
	return reseat(s, e, "took-back", s.nameOf(e), func(at *Seat) { at.Bot, at.BotPlaying = "", false })
}

func (a Resign) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	if err := s.notResigned(by, a.Seat); err != nil {
		return nil, err
	}
	return &Entry{Kind: kindResign, Seat: a.Seat, Bot: bot.Default}, s.playing()
}

func foldResign(s *Snapshot, e *Entry) error {
	return reseat(s, e, "resigned", s.nameOf(e), func(at *Seat) {
		at.Bot, at.BotPlaying, at.Resigned = cmp.Or(e.Bot, firstDefaultBot), false, true
	})
}

// reseat changes a seat and says so.
func reseat(s *Snapshot, e *Entry, kind, name string, change func(*Seat)) error {
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	s.Seats = slices.Clone(s.Seats)
	before := s.Seats[seat]
	change(&s.Seats[seat])
	if !s.Seats[seat].heldLike(before) {
		s.since[seat] = s.Seq
	}
	if s.Seats[seat].played() {
		s.grant(seat, e.at())
	}
	if now := s.Seats[seat]; now.Identity != before.Identity || now.played() != before.played() {
		s.endAgreements()
	}
	s.orders[seat] = nil
	s.seesHand(seat)
	s.noteCompany(seat)
	s.addMessage(e, kind, e.Seat, name, e.Bot)
	return nil
}

// ExternalBotSeat returns the seat of a colour, if an external bot plays it.
func (s *Snapshot) ExternalBotSeat(colour string) (engine.Seat, error) {
	seat, err := s.seat(colour)
	if err == nil && s.Seats[seat].Bot != ExternalBot {
		err = Refuse(NotHeld)
	}
	return seat, err
}
