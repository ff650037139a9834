package preview

import (
	"cmp"

	"volgare/engine"
	"volgare/server/identity"
	"volgare/server/tables"
	"volgare/table"
	"volgare/words"
)

// sentences describes a table in a language.
type sentences struct {
	*words.Catalogue
	snap *table.Snapshot
	who  identity.Identity // the viewer; the zero Identity for an anonymous one
}

// title returns the name of the table as shown to the viewer.
func (s *sentences) title() string {
	sitters := make([]words.Sitter, len(s.snap.Seats))
	for i := range sitters {
		seat := tables.SeatOf(&s.snap.Seats[i], s.who)
		sitters[i] = words.Sitter{Name: seat.Name, Bot: seat.Bot, Open: seat.Open, Mine: seat.Mine, BotPlaying: seat.BotPlaying}
	}
	return s.TableTitle(s.snap.Name, s.snap.Table.Config.Preset, sitters)
}

// person returns the name of the person who plays a seat, "" if no person does.
func (s *sentences) person(seat *table.Seat) string {
	switch {
	case seat.Open(), seat.Bot != "" && !seat.BotPlaying:
		return ""
	}
	return cmp.Or(seat.Name, s.Say("seat-"+seat.Colour, nil))
}

// seat returns the name of the person or bot who plays a seat.
func (s *sentences) seat(seat *table.Seat) string {
	if name := s.person(seat); name != "" {
		return name
	}
	if seat.Open() {
		return s.Say("who-open", nil)
	}
	if id := "bot-" + seat.Bot; s.Has(id) {
		return s.Say("who-bot", words.Args{"name": s.Say(id, nil), "n": s.alike(seat)})
	}
	return seat.Bot
}

// alike returns the number of a bot among the bots of the same kind, from 1: they are numbered like popes.
func (s *sentences) alike(seat *table.Seat) int {
	n := 0
	for i := range s.snap.Seats {
		other := &s.snap.Seats[i]
		if other.Bot == seat.Bot && s.person(other) == "" {
			n++
		}
		if other == seat {
			break
		}
	}
	return n
}

// people lists the players: the names of people, then the numbers of bots and free seats.
func (s *sentences) people() string {
	var names []string
	count := map[string]int{}
	for i := range s.snap.Seats {
		seat := &s.snap.Seats[i]
		switch name := s.person(seat); {
		case name != "":
			names = append(names, name)
		case seat.Open():
			count["preview-free"]++
		default:
			count["table-bots"]++
		}
	}
	for _, id := range []string{"table-bots", "preview-free"} {
		if n := count[id]; n > 0 {
			names = append(names, s.Say(id, words.Args{"n": n}))
		}
	}
	return s.Listed(names)
}

// state describes the state of the game: the players and the turn, or the winner.
func (s *sentences) state() string {
	switch turn := tables.TurnOf(s.snap); {
	case s.snap.State == table.StateClosed && !s.snap.Over():
		return s.Say("preview-closed", nil)
	case !s.snap.Started():
		return s.Say("preview-seating", words.Args{"people": s.people()})
	case s.snap.Over():
		return s.won()
	case turn == 0:
		return s.Say("preview-starting", words.Args{"people": s.people()})
	default:
		return s.Say("preview-playing", words.Args{"people": s.people(), "n": turn})
	}
}

// won names the winner of a finished game.
func (s *sentences) won() string {
	v := s.snap.View(s.snap.Steps(), engine.Nobody) // the game is over, so nothing is secret
	winner, _ := s.snap.SeatOf(v.Score.Rank[0])
	id, args := "preview-won", words.Args{"name": s.seat(&s.snap.Seats[winner]), "n": v.Score.Seats[winner].Known}
	if office := v.Players[winner].Office; office != nil {
		id, args["office"] = "preview-won-as", s.Say("office-"+*office, nil)
	}
	return s.Say(id, args)
}
