// Package describe describes a table in a language: its title, its players and the state of its game.
package describe

import (
	"cmp"

	"volgare/engine"
	"volgare/table"
	"volgare/words"
)

// Table describes a table in a language.
type Table struct {
	*words.Catalogue
	Snapshot *table.Snapshot
	Viewer   string // identity; "" for an anonymous viewer
}

// Title returns the name of the table as shown to the viewer.
func (t *Table) Title() string {
	sitters := make([]words.Sitter, len(t.Snapshot.Seats))
	for i := range sitters {
		seat := &t.Snapshot.Seats[i]
		sitters[i] = words.Sitter{
			Name: orNil(seat.Name), Bot: orNil(seat.Bot), Open: seat.Open(),
			Mine: t.Viewer != "" && seat.Identity == t.Viewer, BotPlaying: seat.BotPlaying,
		}
	}
	return t.TableTitle(t.Snapshot.Name, t.Snapshot.Table.Config.Preset, sitters)
}

func orNil(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// person returns the name of the person who plays a seat, "" if no person does.
func (t *Table) person(seat *table.Seat) string {
	switch {
	case seat.Open(), seat.Bot != "" && !seat.BotPlaying:
		return ""
	}
	return cmp.Or(seat.Name, t.Say("seat-"+seat.Colour, nil))
}

// Seat returns the name of the person or bot who plays a seat.
func (t *Table) Seat(seat *table.Seat) string {
	if name := t.person(seat); name != "" {
		return name
	}
	if seat.Open() {
		return t.Say("who-open", nil)
	}
	if id := "bot-" + seat.Bot; t.Has(id) {
		return t.Say("who-bot", words.Args{"name": t.Say(id, nil), "n": t.alike(seat)})
	}
	return seat.Bot
}

// alike returns the number of a bot among the bots of the same kind, from 1: they are numbered like popes.
func (t *Table) alike(seat *table.Seat) int {
	n := 0
	for i := range t.Snapshot.Seats {
		other := &t.Snapshot.Seats[i]
		if other.Bot == seat.Bot && t.person(other) == "" {
			n++
		}
		if other == seat {
			break
		}
	}
	return n
}

// people lists the players: the names of people, then the numbers of bots and free seats.
func (t *Table) people() string {
	var names []string
	count := map[string]int{}
	for i := range t.Snapshot.Seats {
		seat := &t.Snapshot.Seats[i]
		switch name := t.person(seat); {
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
			names = append(names, t.Say(id, words.Args{"n": n}))
		}
	}
	return t.Listed(names)
}

// State describes the state of the game: the players and the turn, or the winner.
func (t *Table) State() string {
	switch turn := t.Snapshot.Turn(); {
	case t.Snapshot.State == table.StateClosed && !t.Snapshot.Over():
		return t.Say("preview-closed", nil)
	case !t.Snapshot.Started():
		return t.Say("preview-seating", words.Args{"people": t.people()})
	case t.Snapshot.Over():
		return t.won()
	case turn == 0:
		return t.Say("preview-starting", words.Args{"people": t.people()})
	default:
		return t.Say("preview-playing", words.Args{"people": t.people(), "n": turn})
	}
}

// won names the winner of a finished game.
func (t *Table) won() string {
	v := t.Snapshot.View(t.Snapshot.Steps(), engine.Nobody) // the game is over, so nothing is secret
	winner, _ := t.Snapshot.SeatOf(v.Score.Rank[0])
	id, args := "preview-won", words.Args{"name": t.Seat(&t.Snapshot.Seats[winner]), "n": v.Score.Seats[winner].Known}
	if office := v.Players[winner].Office; office != nil {
		id, args["office"] = "preview-won-as", t.Say("office-"+*office, nil)
	}
	return t.Say(id, args)
}
