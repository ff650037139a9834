package table

import (
	"cmp"
	"fmt"
	"strings"

	"volgare/bot"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// MakeOf returns the first entries of a table made of the text of a record, with all seats held by by. A finished
// game can be looked at there, any other played on. The error is a *Refusal.
func MakeOf(by Identity, text, name string, rules Rules) ([]*Entry, error) {
	host, err := personName(by, "")
	name, ok := CleanName(name)
	if err != nil || !ok {
		return nil, Refuse(BadName)
	}
	if len(text) > MaxRecord {
		return nil, RefuseFor(BadRecord, errLong)
	}
	g, err := readGame(text, rules)
	if err != nil {
		return nil, RefuseFor(BadRecord, err)
	}
	return continuation(by, host, g, &creation{Name: name, SeedChosen: true, Seats: seatsOf(g, by, host)}), nil
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
		return nil, Refuse(BadName)
	}
	g := s.record()
	g.Steps, g.Result = g.Steps[:step], nil
	seats := make([]Seat, len(s.Seats))
	for i := range seats {
		seats[i] = Seat{Colour: s.Seats[i].Colour, Bot: cmp.Or(s.Seats[i].Bot, bot.Default)}
		if seats[i].Bot == Program { // it was the old host's
			seats[i].Bot = bot.Default
		}
	}
	seats[seat] = Seat{Colour: colour, Identity: by.ID, Name: host}
	return continuation(by, host, g, &creation{Name: s.Name, SeedChosen: true, Seats: seats}), nil
}

// continuation returns the first entries of a table that continues a game.
func continuation(by Identity, host string, g *record.Game, m *creation) []*Entry {
	return append([]*Entry{createEntry(by, host, g, m), startEntry(by.ID, host)}, moveEntries(g)...)
}

var errLong = fmt.Errorf("a record has at most %d bytes and %d moves", MaxRecord, MaxSteps)

// readGame reads a record and proves all that it states.
func readGame(text string, rules Rules) (*record.Game, error) {
	g, err := record.ParseGame(rules.Make, text)
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

// seatsOf gives all seats to one person, under the names of the record.
func seatsOf(g *record.Game, by Identity, host string) []Seat {
	seats := make([]Seat, g.Table.Rules.Seats)
	for i := range seats {
		name, ok := CleanName(g.Names[i])
		if !ok || name == "" {
			name = host
		}
		seats[i] = Seat{Colour: engine.Seat(i).String(), Identity: by.ID, Name: name}
	}
	return seats
}

// moveEntries are the moves of a record, an entry for each turn of a seat.
func moveEntries(g *record.Game) []*Entry {
	var all []*Entry
	var texts, comments []string
	for i, step := range g.Steps {
		texts, comments = append(texts, record.MoveString(g.Table.Rules, step.Move)), append(comments, step.Comment)
		if i+1 < len(g.Steps) && len(texts) < MaxMoves && record.SameTurn(step, g.Steps[i+1]) {
			continue
		}
		e := &Entry{Kind: kindMoves, Seat: step.Seat.String(), Moves: strings.Join(texts, "; ")}
		if strings.Join(comments, "") != "" {
			e.Comments = comments
		}
		all = append(all, e)
		texts, comments = nil, nil
	}
	return all
}
