package table

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// Seat is one seat of a table: the person who holds it, the bot that plays it, or both.
type Seat struct {
	Colour     string `json:"seat"`
	Identity   string `json:"browser,omitempty"`  // that holds it; not for others; "" if a bot plays or the seat is open
	Name       string `json:"name,omitempty"`     // of the person
	Bot        string `json:"bot,omitempty"`      // who plays if the person does not, "" for the person
	BotPlaying bool   `json:"away,omitempty"`     // the bot plays for the person, who may take the seat back; the stored name is older
	Resigned   bool   `json:"resigned,omitempty"` // the bot plays on for good
}

// ExternalBot is the Bot of a seat that a program outside the server plays. The program connects by itself and may leave
// again. While it is not connected, or if it fails, bot.Default decides.
const ExternalBot = "program" // the stored word is older than the name

// firstDefaultBot plays where an entry names none: it was the default when entries did not.
const firstDefaultBot = "greedy"

// Open reports whether anybody may sit down there.
func (s Seat) Open() bool { return s.Identity == "" && s.Bot == "" }

// played reports whether a person moves for the seat.
func (s Seat) played() bool { return s.Identity != "" && s.Bot == "" }

// heldLike reports whether a seat has the same holder as another: a person, an external bot, a bot of the house, or none.
func (s Seat) heldLike(other Seat) bool {
	return s.Identity == other.Identity && s.Open() == other.Open() && (s.Bot == ExternalBot) == (other.Bot == ExternalBot)
}

// seating is the host and the seats of a table, with the people who hold or have held them.
type seating struct {
	Host     string // identity
	HostName string
	Seats    []Seat // one for each colour

	started bool // the game has begun

	hands [engine.MaxSeats][]string // identities that have held each seat since the game began
	since [engine.MaxSeats]int64    // Seq of the entry that gave each seat its present holder; 0: from the beginning

	shared bool // a person other than the host holds a seat, or has held one, at any time
}

// SeatOf returns the seat with a colour.
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

// holds returns a seat, or a refusal if the person does not hold it.
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

// foldSeat returns the seat that an entry names.
func (s *seating) foldSeat(e *Entry) (engine.Seat, error) {
	seat, ok := s.SeatOf(e.Seat)
	if !ok {
		return engine.Nobody, fmt.Errorf("unknown seat %q", e.Seat)
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

// calls returns the name by which the table knows the host or the holder of a seat.
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

// Since returns the number of the entry that gave a seat its present holder, a person or an external bot, or opened it; 0 if
// it has had no other.
func (s *seating) Since(seat engine.Seat) int64 { return s.since[seat] }

// anyHand reports whether any identity that has seen a hand of the game fits.
func (s *seating) anyHand(fits func(identity string) bool) bool {
	return slices.ContainsFunc(s.hands[:], func(seen []string) bool { return slices.ContainsFunc(seen, fits) })
}

// seesHand notes that the holder of a seat sees its hand, once the game has begun. The hand of an external bot is seen by
// the host.
func (s *seating) seesHand(seat engine.Seat) {
	who := s.Seats[seat].Identity
	if s.Seats[seat].Bot == ExternalBot {
		who = s.Host
	}
	if s.started && who != "" && !slices.Contains(s.hands[seat], who) {
		s.hands[seat] = append(slices.Clip(s.hands[seat]), who)
	}
}

// others are the names at the table that are not of an identity itself.
func (s *seating) others(identity string) []string {
	var names []string
	if identity != s.Host {
		names = append(names, s.HostName)
	}
	for _, at := range s.Seats {
		if at.Name != "" && at.Identity != identity {
			names = append(names, at.Name)
		}
	}
	return names
}

// noteCompany notes whether a person other than the host holds a seat.
func (s *seating) noteCompany(seat engine.Seat) {
	who := s.Seats[seat].Identity
	s.shared = s.shared || who != "" && who != s.Host
}

// unshared returns the first name of a guest that has no word in common with another name at the table: a second Lapa, or
// one from the same town, is to differ by more than half a name.
func (s *seating) unshared(guest Identity) string {
	taken := map[string]bool{}
	for _, name := range s.others(guest.ID) {
		for _, word := range wordsOf(name) {
			taken[word] = true
		}
	}
	free := func(name string) bool {
		return !slices.ContainsFunc(wordsOf(name), func(word string) bool { return taken[word] })
	}
	names := append([]string{guest.Name}, guest.Spare...)
	return names[max(0, slices.IndexFunc(names, free))]
}

// introduced returns the name of a person whom the table knows by another one: if that is a guest's, the name that the
// person has given since.
func (s *seating) introduced(by Identity, known string) string {
	given, err := CleanName(by.Name)
	if err != nil || !slices.Contains(by.Guest, known) {
		return known
	}
	return s.distinct(by.ID, given)
}

// distinct returns a name that cannot be mistaken for another one at the table: the given one, or the same with a
// number.
func (s *seating) distinct(identity, name string) string {
	taken := map[string]bool{}
	for _, other := range s.others(identity) {
		taken[skeleton(other)] = true
	}
	one := name
	for n := 2; taken[skeleton(one)]; n++ {
		one = numbered(name, n)
	}
	return one
}

func (s *seating) notStarted() error {
	if s.started {
		return Refuse(Started)
	}
	return nil
}

// notResigned checks that by holds a seat and has not resigned.
func (s *seating) notResigned(by Identity, colour string) error {
	seat, err := s.holds(by, colour)
	if err == nil && s.Seats[seat].Resigned {
		err = Refuse(HasResigned)
	}
	return err
}

// Started reports whether the game has begun, whatever has become of it.
func (s *seating) Started() bool { return s.started }

// SoloAgainstBots reports whether one person alone, with one seat, plays against bots. Then help is fair.
func (s *seating) SoloAgainstBots() bool {
	people := 0
	for i := range s.Seats {
		seat := &s.Seats[i]
		switch {
		case seat.Open():
			return false
		case seat.Bot == "" || seat.BotPlaying:
			people++
		}
	}
	return people == 1
}
