package table

import (
	"cmp"
	"slices"

	"volgare/engine"
)

// foldSit gives a seat to a person.
func foldSit(s *Snapshot, e *Entry) error {
	kind := "sat"
	if e.Kind == kindClaim {
		kind = "claimed"
	}
	return s.reseat(e, kind, e.Name, func(at *Seat) {
		*at = Seat{Colour: at.Colour, Identity: e.By, Name: e.Name}
	})
}

// foldLeave opens a seat: its person stands up, or the host takes it.
func foldLeave(s *Snapshot, e *Entry) error {
	kind := "stood"
	if e.Kind == kindOpen {
		kind = "opened"
	}
	return s.reseat(e, kind, s.nameOf(e), func(at *Seat) { *at = Seat{Colour: at.Colour} })
}

// foldBot hands a seat to a bot.
func foldBot(s *Snapshot, e *Entry) error {
	return s.reseat(e, "bot", s.nameOf(e), func(at *Seat) {
		at.Bot, at.Away = e.Bot, e.Flag
		if !e.Flag {
			at.Identity, at.Name = "", ""
		}
	})
}

func foldReturn(s *Snapshot, e *Entry) error {
	return s.reseat(e, "back", s.nameOf(e), func(at *Seat) { at.Bot, at.Away = "", false })
}

func foldResign(s *Snapshot, e *Entry) error {
	return s.reseat(e, "resigned", s.nameOf(e), func(at *Seat) {
		at.Bot, at.Away, at.Resigned = cmp.Or(e.Bot, firstDefaultBot), false, true
	})
}

// reseat changes a seat and says so.
func (s *Snapshot) reseat(e *Entry, kind, name string, change func(*Seat)) error {
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	s.Seats = slices.Clone(s.Seats)
	before := s.Seats[seat]
	change(&s.Seats[seat])
	if after := s.Seats[seat]; after.Identity != before.Identity || after.Open() != before.Open() {
		s.since[seat] = s.Seq
	}
	s.seesHand(seat)
	s.remark(e, kind, e.Seat, name, e.Bot)
	return nil
}

// seesHand notes that who holds a seat sees its hand, once the game has begun; that of a program its host sees.
func (s *Snapshot) seesHand(seat engine.Seat) {
	who := s.Seats[seat].Identity
	if s.Seats[seat].Bot == Program {
		who = s.Host
	}
	if s.started && who != "" && !slices.Contains(s.hands[seat], who) {
		s.hands[seat] = append(slices.Clip(s.hands[seat]), who)
	}
}

func foldName(s *Snapshot, e *Entry) error {
	s.Name = e.Text
	s.remark(e, "renamed", "", s.nameOf(e), e.Text)
	return nil
}

func foldPublic(s *Snapshot, e *Entry) error {
	s.Public = e.Flag
	return nil
}

func foldClose(s *Snapshot, e *Entry) error {
	s.closed = e.Kind == kindClose
	s.Shut = s.closed && (s.Shut || e.Flag)
	kind := "reopened"
	if s.closed {
		kind = "closed"
	}
	s.remark(e, kind, "", s.nameOf(e), "")
	return nil
}

func foldChat(s *Snapshot, e *Entry) error {
	s.remark(e, "said", e.Seat, e.Name, e.Text)
	return nil
}

func foldRematch(s *Snapshot, e *Entry) error {
	s.Rematch = e.Text
	return nil
}
