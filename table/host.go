package table

import (
	"cmp"
	"slices"
	"time"

	"volgare/bot"
	"volgare/engine"
	"volgare/plain"
)

// byHost returns an entry that only the host may make.
func (s *seating) byHost(by Identity, e *Entry) (*Entry, error) {
	if by.ID == "" || by.ID != s.Host {
		return nil, Refuse(NotHost)
	}
	e.By = by.ID
	return e, nil
}

// startEntry begins a game. It names who plays the open seats, so that they stay
// the same under a program with another default.
func startEntry(identity, name string) *Entry {
	return &Entry{Kind: kindStart, By: identity, Name: name, Bot: bot.Default}
}

func (Start) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	e, err := s.byHost(by, startEntry(by.ID, ""))
	switch {
	case err != nil:
		return nil, err
	case s.closed:
		return nil, Refuse(IsClosed)
	case s.started:
		return nil, Refuse(Started)
	}
	return e, nil
}

func foldStart(s *Snapshot, e *Entry) error {
	s.started = true
	s.Seats = slices.Clone(s.Seats)
	for i := range s.Seats {
		s.seesHand(engine.Seat(i))
		if s.Seats[i].Open() {
			s.Seats[i].Bot = cmp.Or(e.Bot, firstDefaultBot)
		}
	}
	s.addMessage(e, "started", "", s.nameOf(e), "")
	return nil
}

func (a Rename) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	name, err := CleanName(a.Name)
	if err != nil {
		return nil, err
	}
	return s.byHost(by, &Entry{Kind: kindName, Text: name})
}

func foldName(s *Snapshot, e *Entry) error {
	s.Name = e.Text
	s.addMessage(e, "renamed", "", s.nameOf(e), e.Text)
	return nil
}

func (a Publish) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	return s.byHost(by, &Entry{Kind: kindPublic, Flag: a.Public})
}

func foldPublic(s *Snapshot, e *Entry) error {
	s.Public = e.Flag
	return nil
}

func (Close) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	if s.closed {
		return nil, Refuse(IsClosed)
	}
	return s.byHost(by, &Entry{Kind: kindClose})
}

// server is the name that the chat shows for the operator.
const server = "Volgare"

func (ClosePermanently) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	switch {
	case by.ID != "":
		return nil, Refuse(NotHost)
	case s.ClosedPermanently:
		return nil, Refuse(IsClosed)
	}
	return &Entry{Kind: kindClose, Name: server, Flag: true}, nil
}

func (Reopen) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	switch {
	case !s.closed:
		return nil, Refuse(NotClosed)
	case s.ClosedPermanently:
		return nil, Refuse(IsClosed)
	}
	return s.byHost(by, &Entry{Kind: kindReopen})
}

func foldClose(s *Snapshot, e *Entry) error {
	s.closed = e.Kind == kindClose
	s.ClosedPermanently = s.closed && (s.ClosedPermanently || e.Flag)
	kind := "reopened"
	if s.closed {
		kind = "closed"
	}
	s.addMessage(e, kind, "", s.nameOf(e), "")
	return nil
}

// decide returns the entry of Chat, in the name of a seat that the person holds.
func (a Chat) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	if !s.Sits(by.ID) {
		return nil, Refuse(NotSeated)
	}
	text, err := plain.CleanLine(a.Text, MaxChat)
	if err != nil || text == "" {
		return nil, RefuseFor(BadText, err)
	}
	if s.closed {
		return nil, Refuse(IsClosed)
	}
	e := &Entry{Kind: kindChat, By: by.ID, Name: s.introduced(by, s.HostName), Text: text}
	held := slices.IndexFunc(s.Seats, func(at Seat) bool { return at.Identity == by.ID })
	if held < 0 {
		return e, nil
	}
	e.Seat = cmp.Or(a.Seat, engine.Seat(held).String())
	seat, err := s.holds(by, e.Seat)
	if err != nil {
		return nil, err
	}
	e.Name = s.introduced(by, s.Seats[seat].Name)
	return e, nil
}

func foldChat(s *Snapshot, e *Entry) error {
	known := s.HostName
	if seat, ok := s.SeatOf(e.Seat); ok {
		known = s.Seats[seat].Name
		s.Seats = slices.Clone(s.Seats)
		s.Seats[seat].Name = e.Name
	}
	if e.By == s.Host && known == s.HostName {
		s.HostName = e.Name
	}
	s.addMessage(e, "said", e.Seat, e.Name, e.Text)
	return nil
}

// decide returns the entry that names the table of the rematch.
func (a NoteRematch) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	switch {
	case !s.Sits(by.ID):
		return nil, Refuse(NotSeated)
	case !s.Over():
		return nil, Refuse(NotOver)
	case s.Rematch != "":
		return nil, Refuse(Decided)
	}
	return &Entry{Kind: kindRematch, By: by.ID, Text: a.Table}, nil
}

func foldRematch(s *Snapshot, e *Entry) error {
	s.Rematch = e.Text
	return nil
}
