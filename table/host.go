package table

import "strings"

// byHost is an entry that only the host may make.
func (s *Snapshot) byHost(by Person, e *entry) (*entry, error) {
	if by.Identity == "" || by.Identity != s.Host {
		return nil, refuse(NotHost)
	}
	e.By = by.Identity
	return e, nil
}

func (s *Snapshot) start(by Person) (*entry, error) {
	e, err := s.byHost(by, &entry{Kind: kindStart})
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

func (s *Snapshot) rename(by Person, a Rename) (*entry, error) {
	name, ok := CleanName(a.Name)
	if !ok {
		return nil, refuse(BadName)
	}
	return s.byHost(by, &entry{Kind: kindName, Text: name})
}

func (s *Snapshot) publish(by Person, a Publish) (*entry, error) {
	return s.byHost(by, &entry{Kind: kindPublic, Flag: a.Public})
}

func (s *Snapshot) shut(by Person) (*entry, error) {
	if s.closed {
		return nil, refuse(IsClosed)
	}
	return s.byHost(by, &entry{Kind: kindClose})
}

func (s *Snapshot) reopen(by Person) (*entry, error) {
	if !s.closed {
		return nil, refuse(NotClosed)
	}
	return s.byHost(by, &entry{Kind: kindReopen})
}

// chat is the entry of Chat, in the name of a seat that the person holds.
func (s *Snapshot) chat(by Person, a Chat) (*entry, error) {
	text := strings.TrimSpace(a.Text)
	if !s.sits(by.Identity) {
		return nil, refuse(NotSeated)
	}
	if text == "" || !legible(text, MaxChat) {
		return nil, refuse(BadText)
	}
	if s.closed {
		return nil, refuse(IsClosed)
	}
	e := &entry{Kind: kindChat, By: by.Identity, Name: s.HostName, Text: text}
	held := s.HeldBy(by.Identity)
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
