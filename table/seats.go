package table

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// Seat is one seat of a table: the person who holds it, the bot that plays it, or both.
type Seat struct {
	Colour   string `json:"seat"`
	Identity string `json:"browser,omitempty"`  // that holds it; not for others; "" if a bot plays or the seat is open
	Name     string `json:"name,omitempty"`     // of the person
	Bot      string `json:"bot,omitempty"`      // who plays if the person does not, "" for the person
	Away     bool   `json:"away,omitempty"`     // the bot plays on for the person, who may take the seat back
	Resigned bool   `json:"resigned,omitempty"` // the bot plays on for good
}

// Open reports whether anybody may sit down there.
func (s Seat) Open() bool { return s.Identity == "" && s.Bot == "" }

// played reports whether a person moves for the seat.
func (s Seat) played() bool { return s.Identity != "" && s.Bot == "" }

// seating is the host and the seats of a table, with the people who hold or have held them.
type seating struct {
	Host     string // identity
	HostName string
	Seats    []Seat // one for each colour

	hands [engine.MaxSeats][]string // identities that have held each seat since the game began
	since [engine.MaxSeats]int64    // Seq of the entry that gave each seat its present holder; 0: from the beginning
}

// SeatOf is the seat with a colour.
func (s *seating) SeatOf(colour string) (engine.Seat, bool) {
	seat, ok := engine.ParseSeat(colour)
	if !ok || int(seat) >= len(s.Seats) {
		return engine.Nobody, false
	}
	return seat, true
}

func (s *seating) seat(colour string) (engine.Seat, error) {
	seat, ok := s.SeatOf(colour)
	if !ok {
		return seat, Refuse(NoSeat)
	}
	return seat, nil
}

// holds is a seat that a person has to hold.
func (s *seating) holds(by Identity, colour string) (engine.Seat, error) {
	seat, err := s.seat(colour)
	if err != nil {
		return seat, err
	}
	if by.ID == "" || s.Seats[seat].Identity != by.ID {
		return seat, Refuse(NotHeld)
	}
	return seat, nil
}

// foldSeat is the seat that an entry names.
func (s *seating) foldSeat(e *Entry) (engine.Seat, error) {
	seat, ok := s.SeatOf(e.Seat)
	if !ok {
		return engine.Nobody, fmt.Errorf("no seat %q", e.Seat)
	}
	return seat, nil
}

// among returns the seat if the table has it, else engine.Nobody: a spectator.
func (s *seating) among(seat engine.Seat) engine.Seat {
	if int(seat) >= len(s.Seats) {
		return engine.Nobody
	}
	return seat
}

// Sits reports whether an identity holds a seat or is the host.
func (s *seating) Sits(identity string) bool {
	return identity != "" && (identity == s.Host || slices.ContainsFunc(s.Seats, func(at Seat) bool { return at.Identity == identity }))
}

// company reports whether anybody but an identity sits at the table or is its host.
func (s *seating) company(identity string) bool {
	return s.Host != identity || slices.ContainsFunc(s.Seats, func(at Seat) bool { return at.Identity != "" && at.Identity != identity })
}

// calls is the name by which the table knows an identity that sits there, or is its host.
func (s *seating) calls(identity string) string {
	for _, at := range s.Seats {
		if at.Identity == identity {
			return at.Name
		}
	}
	return s.HostName
}

// nameOf returns the name of the sender of an entry, "" if the table does not know it.
func (s *seating) nameOf(e *Entry) string {
	if e.Name != "" {
		return e.Name
	}
	if seat, ok := s.SeatOf(e.Seat); ok && (e.By == "" || s.Seats[seat].Identity == e.By) {
		return s.Seats[seat].Name
	}
	if e.By == s.Host {
		return s.HostName
	}
	return ""
}

// identityOf returns the identity that has sent an entry; s is the table before it.
func (s *seating) identityOf(e *Entry) string {
	if seat, ok := s.SeatOf(e.Seat); ok && e.By == "" {
		return s.Seats[seat].Identity
	}
	return e.By
}

// Since returns the number of the entry that gave a seat its present holder, or opened it; 0 if
// it has had no other.
func (s *seating) Since(seat engine.Seat) int64 { return s.since[seat] }

// anyHand reports whether any identity that has seen a hand of the game fits.
func (s *seating) anyHand(fits func(identity string) bool) bool {
	return slices.ContainsFunc(s.hands[:], func(seen []string) bool { return slices.ContainsFunc(seen, fits) })
}
