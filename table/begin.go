package table

import (
	"cmp"
	"errors"
	"iter"

	"volgare/edition"
	"volgare/game"
	"volgare/record"
)

// Rules makes the rules by which tables are played.
type Rules interface {
	// Make makes those of a new game.
	Make(c edition.Config) (*edition.Table, error)
	// Restore makes those with which a game began: of it, which is a record without moves, and the text of its board.
	Restore(tags *record.Game, board string) (*edition.Table, error)
}

// House is what a table has of where it is played.
type House struct {
	Rules Rules
	Bots  []string // the names of those that can play, bot.Default among them
	Pace  Pace
}

// Begin is the table after its create entry. The error says what of that cannot be read, or is one of rules.
func Begin(id string, e *Entry, house House) (*Snapshot, error) {
	if e.New == nil {
		return nil, errors.New("the log does not begin with a create entry")
	}
	g, err := e.New.game(house.Rules)
	if err != nil {
		return nil, err
	}
	t := &Snapshot{
		seating: seating{Host: e.By, HostName: e.Name, Seats: e.New.Seats},
		ID:      id, Seq: 1, Name: e.New.Name, Public: e.New.Public,
		SeedChosen: e.New.SeedChosen, Created: e.at(), Changed: e.at(), Table: g.Table,
		Origin: cmp.Or(e.New.From, e.By),
		State:  StateSeating, Version: 1, versionAt: e.at(), seed: g.Seed, history: game.Begin(g), house: house, views: &viewCache{},
	}
	t.remark(e, "created", "", e.Name, "")
	return t, nil
}

// game is the record that a table was made of, under the rules it began with.
func (m *creation) game(rules Rules) (*record.Game, error) {
	tags, _, err := record.ParseTags(m.Game)
	if err != nil {
		return nil, err
	}
	board, err := unpack(m.Board)
	if err != nil {
		return nil, err
	}
	t, err := rules.Restore(tags, board)
	if err != nil {
		return nil, err
	}
	return record.ParseGame(func(edition.Config) (*edition.Table, error) { return t, nil }, m.Game)
}

// After is the table after one more entry.
func (s *Snapshot) After(e *Entry) (*Snapshot, error) {
	next := s.clone()
	if err := next.apply(e); err != nil {
		return nil, err
	}
	return next, nil
}

// Fold is the table after more entries of its log, as they were encoded; it notes those of commands with a key.
// The error is an *EntryError.
func (s *Snapshot) Fold(log iter.Seq[[]byte], done Keys) (*Snapshot, error) {
	next := s.clone()
	for data := range log {
		e, err := DecodeEntry(data)
		if err != nil {
			return nil, &EntryError{next.Seq + 1, "", err}
		}
		by := next.identityOf(e) // who may not have the seat after it
		if err := next.apply(e); err != nil {
			return nil, err
		}
		done.note(by, e, next)
	}
	return next, nil
}
