package table

import (
	"slices"

	"volgare/bot"
)

// usualBot plays where nobody has named another.
const usualBot = "greedy"

// botName is a bot's name, or the usual one; false if there is none of that name.
func botName(name string) (string, bool) {
	if name == "" {
		return usualBot, true
	}
	return name, slices.Contains(bot.Names(), name)
}

// isOpen refuses what cannot be done at a table that is closed or over.
func (s *Snapshot) isOpen() error {
	switch s.State {
	case StateClosed:
		return refuse(IsClosed)
	case StateOver:
		return refuse(IsOver)
	}
	return nil
}

// personName is the name that a person takes at the table.
func personName(by Person, name string) (string, error) {
	if name == "" {
		name = by.Name
	}
	name, ok := cleanName(name)
	if !ok || name == "" {
		return "", refuse(BadName)
	}
	return name, nil
}

// Free is nil if somebody can sit down on a seat, else the *Refusal that says why not.
func (s *Snapshot) Free(colour string) error {
	seat, err := s.seat(colour)
	if err != nil {
		return err
	}
	if err := s.isOpen(); err != nil {
		return err
	}
	if !s.Seats[seat].Open() {
		return refuse(SeatTaken)
	}
	return nil
}

func (s *Snapshot) sit(by Person, a Sit) (*entry, error) {
	if err := s.Free(a.Seat); err != nil {
		return nil, err
	}
	return s.seated(kindSit, by, a.Seat, a.Name)
}

func (s *Snapshot) claim(by Person, a Claim) (*entry, error) {
	seat, err := s.seat(a.Seat)
	if err != nil {
		return nil, err
	}
	if err := s.isOpen(); err != nil {
		return nil, err
	}
	if s.Seats[seat].Resigned {
		return nil, refuse(HasResigned)
	}
	return s.seated(kindClaim, by, a.Seat, a.Name)
}

func (s *Snapshot) seated(kind string, by Person, seat, name string) (*entry, error) {
	name, err := personName(by, name)
	if err != nil {
		return nil, err
	}
	if by.Browser == "" {
		return nil, refuse(NotSeated)
	}
	return &entry{Kind: kind, By: by.Browser, Seat: seat, Name: name}, nil
}

func (s *Snapshot) stand(by Person, a Stand) (*entry, error) {
	if _, err := s.holds(by, a.Seat); err != nil {
		return nil, err
	}
	if err := s.isOpen(); err != nil {
		return nil, err
	}
	if s.State != StateSeating {
		return nil, refuse(Started)
	}
	return &entry{Kind: kindStand, Seat: a.Seat}, nil
}

func (s *Snapshot) setBot(by Person, a SetBot) (*entry, error) {
	seat, err := s.seat(a.Seat)
	if err != nil {
		return nil, err
	}
	at := s.Seats[seat]
	holder := by.Browser != "" && at.Browser == by.Browser
	name, ok := botName(a.Bot)
	switch {
	case !holder && by.Browser != s.Host:
		return nil, refuse(NotHost)
	case at.Resigned:
		return nil, refuse(HasResigned)
	case !ok:
		return nil, refuse(BadBot)
	}
	return &entry{Kind: kindBot, By: by.Browser, Seat: a.Seat, Bot: name, Flag: at.Browser != ""}, s.isOpen()
}

func (s *Snapshot) takeBack(by Person, a TakeBack) (*entry, error) {
	seat, err := s.holds(by, a.Seat)
	switch {
	case err != nil:
		return nil, err
	case s.Seats[seat].Resigned:
		return nil, refuse(HasResigned)
	}
	return &entry{Kind: kindBack, Seat: a.Seat}, s.isOpen()
}

func (s *Snapshot) resign(by Person, a Resign) (*entry, error) {
	seat, err := s.holds(by, a.Seat)
	switch {
	case err != nil:
		return nil, err
	case s.Seats[seat].Resigned:
		return nil, refuse(HasResigned)
	}
	return &entry{Kind: kindResign, Seat: a.Seat}, s.playing()
}

func (s *Snapshot) openSeat(by Person, a OpenSeat) (*entry, error) {
	if _, err := s.seat(a.Seat); err != nil {
		return nil, err
	}
	if by.Browser != s.Host {
		return nil, refuse(NotHost)
	}
	return &entry{Kind: kindOpen, By: by.Browser, Seat: a.Seat}, s.isOpen()
}
