package table

import (
	"strings"

	"volgare/bot"
)

// byHost is an entry that only the host may make.
func (s *Snapshot) byHost(by Person, e *entry) (*entry, error) {
	if by.Identity == "" || by.Identity != s.Host {
		return nil, refuse(NotHost)
	}
	e.By = by.Identity
	return e, nil
}

// startEntry begins a game. It names who plays the open seats, so that they stay
// the same under a program with another default.
func startEntry(identity, name string) *entry {
	return &entry{Kind: kindStart, By: identity, Name: name, Bot: bot.Default}
}

func (Start) decide(s *Snapshot, by Person) (*entry, error) {
	e, err := s.byHost(by, startEntry(by.Identity, ""))
	switch {
	case err != nil:
		return nil, err
	case s.closed:
		return nil, refuse(IsClosed)
	case s.started:
		return nil, refuse(Started)
	}
	return e, nil
}

func (a Rename) decide(s *Snapshot, by Person) (*entry, error) {
	name, ok := CleanName(a.Name)
	if !ok {
		return nil, refuse(BadName)
	}
	return s.byHost(by, &entry{Kind: kindName, Text: name})
}

func (a Publish) decide(s *Snapshot, by Person) (*entry, error) {
	return s.byHost(by, &entry{Kind: kindPublic, Flag: a.Public})
}

func (Close) decide(s *Snapshot, by Person) (*entry, error) {
	if s.closed {
		return nil, refuse(IsClosed)
	}
	return s.byHost(by, &entry{Kind: kindClose})
}

// server is in whose name a table is shut.
const server = "Volgare"

func (Shut) decide(s *Snapshot, by Person) (*entry, error) {
	switch {
	case by.Identity != "":
		return nil, refuse(NotHost)
	case s.Shut:
		return nil, refuse(IsClosed)
	}
	return &entry{Kind: kindClose, Name: server, Flag: true}, nil
}

func (Reopen) decide(s *Snapshot, by Person) (*entry, error) {
	switch {
	case !s.closed:
		return nil, refuse(NotClosed)
	case s.Shut:
		return nil, refuse(IsClosed)
	}
	return s.byHost(by, &entry{Kind: kindReopen})
}

// decide is the entry of Chat, in the name of a seat that the person holds.
func (a Chat) decide(s *Snapshot, by Person) (*entry, error) {
	text := strings.TrimSpace(a.Text)
	if !s.Sits(by.Identity) {
		return nil, refuse(NotSeated)
	}
	if text == "" || !legible(text, MaxChat) {
		return nil, refuse(BadText)
	}
	if s.closed {
		return nil, refuse(IsClosed)
	}
	e := &entry{Kind: kindChat, By: by.Identity, Name: s.HostName, Text: text}
	held := s.heldBy(by.Identity)
	if len(held) == 0 {
		return e, nil
	}
	if e.Seat = a.Seat; a.Seat == "" {
		e.Seat = held[0].String()
	}
	seat, err := s.holds(by, e.Seat)
	if err != nil {
		return nil, err
	}
	e.Name = s.Seats[seat].Name
	return e, nil
}
