package table

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"volgare/bot"
	"volgare/engine"
	"volgare/game"
	"volgare/plain"
	"volgare/record"
)

var errRedacted = errors.New("a record of a running game leaves out what its reader must not know: only a whole record can be played on")

var errLong = fmt.Errorf("a record has at most %d bytes and %d moves", MaxRecord, MaxSteps)

// MakeOf returns the first entries of a table made of the text of a record. The bots of the record keep their seats, by
// holds the others; of a game that bots alone have left unfinished by holds all. A finished game can be looked at there,
// any other played on. The error is a *Refusal.
func MakeOf(by Identity, text, name string, house House) ([]*Entry, error) {
	host, err := personName(by, "")
	if err != nil {
		return nil, err
	}
	if name, err = CleanName(name); err != nil {
		return nil, err
	}
	if len(text) > MaxRecord {
		return nil, RefuseFor(BadRecord, errLong)
	}
	g, err := readGame(text, house.Rules)
	if err != nil {
		return nil, RefuseFor(BadRecord, err)
	}
	seats := seatsOf(g, by, host, &house)
	bots := make([]string, len(g.Steps))
	for i, step := range g.Steps {
		if g.Bots[step.Seat] != "" {
			bots[i] = house.successor(g.Bots[step.Seat])
		}
	}
	return continuation(by, host, g, bots, &creation{Name: name, DealKnownToHost: true, Seats: seats, KeepAbsent: true}), nil
}

// PlayOn returns the first entries of a table at which a game that is over is played on from after its first
// step moves. By has the seat of the colour, bots have the others. The error is a *Refusal.
func (s *Snapshot) PlayOn(by Identity, step int, colour string) ([]*Entry, error) {
	seat, err := s.seat(colour)
	if err != nil {
		return nil, err
	}
	switch {
	case !s.Over():
		return nil, Refuse(NotOver)
	case step < 0 || step >= s.Steps():
		return nil, RefuseFor(BadRecord, fmt.Errorf("the game has %d moves", s.Steps()))
	}
	host, err := personName(by, "")
	if err != nil {
		return nil, err
	}
	g := s.record()
	g.Steps, g.Result = g.Steps[:step], nil
	bots := make([]string, step)
	for i := range bots {
		bots[i] = s.history.Steps()[i].Bot
	}
	seats := make([]Seat, len(s.Seats))
	for i := range seats {
		seats[i] = Seat{Colour: s.Seats[i].Colour, Bot: s.house.successor(s.Seats[i].Bot)}
	}
	seats[seat] = Seat{Colour: colour, Identity: by.ID, Name: host}
	return continuation(by, host, g, bots, &creation{Name: s.Name, DealKnownToHost: true, Seats: seats, KeepAbsent: true}), nil
}

// continuation returns the first entries of a table that continues a game. bots are the bots that have made its steps, "" for a person.
func continuation(by Identity, host string, g *record.Game, bots []string, m *creation) []*Entry {
	return append([]*Entry{createEntry(by, host, g, m), startEntry(by.ID, host)}, moveEntries(g, bots)...)
}

// readGame reads a record and proves all that it states.
func readGame(text string, rules Rules) (*record.Game, error) {
	g, err := record.ParseGame(rules.Make, text)
	if fault, ok := errors.AsType[*record.ParseError](err); ok && fault.Found == "?" {
		return nil, fmt.Errorf("%w; %w", err, errRedacted)
	}
	if err != nil {
		return nil, err
	}
	if len(g.Steps) > MaxSteps {
		return nil, errLong
	}
	if err := game.Verify(g, nil); err != nil {
		return nil, err
	}
	g.Rules, g.Config = g.Table.Hash, g.Table.Config
	return g, nil
}

// seatsOf gives the seats of a record to its bots and one person.
func seatsOf(g *record.Game, by Identity, host string, house *House) []Seat {
	seats := make([]Seat, g.Table.Rules.Seats)
	for i := range seats {
		seats[i] = personSeat(g, i, by, host)
		if g.Bots[i] != "" {
			seats[i] = Seat{Colour: seats[i].Colour, Bot: house.successor(g.Bots[i])}
		}
	}
	if g.Result != nil || slices.ContainsFunc(seats, Seat.played) {
		return seats
	}
	for i := range seats {
		seats[i] = personSeat(g, i, by, host)
	}
	return seats
}

// personSeat returns the seat of a person under the name of the record, which another program may have written.
func personSeat(g *record.Game, i int, by Identity, host string) Seat {
	name := cmp.Or(plain.Shorten(g.Names[i], MaxName), host)
	return Seat{Colour: engine.Seat(i).String(), Identity: by.ID, Name: name}
}

// successor returns the bot that takes the seat of another: itself, or the default one if it cannot play here.
func (h *House) successor(name string) string {
	if name == ExternalBot || !slices.Contains(h.Bots, name) { // the external bot was the old host's
		return bot.Default
	}
	return name
}

// moveEntries returns the moves of a record, an entry for each turn of a seat, or for what each bot and person has made of it.
func moveEntries(g *record.Game, bots []string) []*Entry {
	var all []*Entry
	var texts, comments []string
	for i, step := range g.Steps {
		texts, comments = append(texts, record.MoveString(g.Table.Rules, step.Move)), append(comments, step.Comment)
		if i+1 < len(g.Steps) && len(texts) < MaxMoves && record.SameTurn(step, g.Steps[i+1]) && bots[i] == bots[i+1] {
			continue
		}
		e := &Entry{Kind: kindMoves, Seat: step.Seat.String(), Moves: strings.Join(texts, "; "), Bot: bots[i], Flag: bots[i] != ""}
		if strings.Join(comments, "") != "" {
			e.Comments = comments
		}
		all = append(all, e)
		texts, comments = nil, nil
	}
	return all
}
