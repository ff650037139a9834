package table

import (
	"context"
	"fmt"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

var errLong = fmt.Errorf("a record has at most %d bytes and %d moves", MaxRecord, MaxPlies)

// Import makes a table of a record: one that is finished to be looked at, any
// other to be played on, all its seats held by the importer. The key, if there is one, is as that of NewTable.
func (s *Service) Import(ctx context.Context, by Person, key, text, name string) (*Snapshot, error) {
	return s.once(ctx, by, key, []any{"import", text, name}, func(id string) (*Snapshot, error) {
		return s.readIn(ctx, id, by, text, name)
	})
}

// readIn makes a table of a record.
func (s *Service) readIn(ctx context.Context, id string, by Person, text, name string) (*Snapshot, error) {
	host, err := personName(by, "")
	name, ok := CleanName(name)
	if err != nil || !ok {
		return nil, refuse(BadName)
	}
	if len(text) > MaxRecord {
		return nil, refuseFor(BadRecord, errLong)
	}
	g, err := s.readGame(text)
	if err != nil {
		return nil, refuseFor(BadRecord, err)
	}
	e, err := createEntry(by, host, g, g.Table.Board.Text(), &made{
		Name: name, SeedChosen: true, Seats: seatsOf(g, by, host),
	})
	if err != nil {
		return nil, err
	}
	start := startEntry(by.Identity, host)
	return s.storeNew(ctx, id, append([]*entry{e, start}, moveEntries(g)...))
}

// readGame reads a record and proves all that it states.
func (s *Service) readGame(text string) (*record.Game, error) {
	tables := func(c edition.Config) (*edition.Table, error) {
		lib, board, err := s.cache.boardOf(&c)
		if err != nil {
			return nil, err
		}
		return s.cache.maker(lib, board)(c)
	}
	g, err := record.ParseGameWith(tables, text)
	if err != nil {
		return nil, err
	}
	if len(g.Plies) > MaxPlies {
		return nil, errLong
	}
	if err := game.Verify(g, nil); err != nil {
		return nil, err
	}
	g.Rules, g.Config = g.Table.Hash, g.Table.Config
	return g, nil
}

// seatsOf gives all seats to one person, under the names of the record.
func seatsOf(g *record.Game, by Person, host string) []Seat {
	seats := make([]Seat, g.Table.Rules.Seats)
	for i := range seats {
		name, ok := CleanName(g.Names[i])
		if !ok || name == "" {
			name = host
		}
		seats[i] = Seat{Colour: engine.Seat(i).String(), Identity: by.Identity, Name: name}
	}
	return seats
}

// moveEntries are the moves of a record, an entry for each turn of a seat.
func moveEntries(g *record.Game) []*entry {
	var all []*entry
	var texts, comments []string
	for i, ply := range g.Plies {
		texts, comments = append(texts, record.MoveString(g.Table.Rules, ply.Move)), append(comments, ply.Comment)
		if i+1 < len(g.Plies) && len(texts) < MaxMoves && record.SameTurn(ply, g.Plies[i+1]) {
			continue
		}
		e := &entry{Kind: kindMoves, Seat: ply.Seat.String(), Moves: strings.Join(texts, "; ")}
		if strings.Join(comments, "") != "" {
			e.Comments = comments
		}
		all = append(all, e)
		texts, comments = nil, nil
	}
	return all
}
