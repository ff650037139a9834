package table

import (
	"context"
	"errors"
	"fmt"

	"volgare/game"
	"volgare/record"
	"volgare/store"
)

// load folds the log of a table.
func (a *actor) load() (*Snapshot, error) {
	entries, err := a.s.st.Entries(a.s.ctx, a.id, 0)
	switch {
	case errors.Is(err, store.ErrUnknown), err == nil && len(entries) == 0:
		return nil, refuseFor(Unknown, store.ErrUnknown)
	case errors.Is(err, context.Canceled):
		return nil, refuse(Stopping)
	case err != nil:
		return nil, refuseFor(Unavailable, err)
	}
	e, err := decodeEntry(entries[0].Data)
	if err != nil {
		return nil, fmt.Errorf("table %s: %w", a.id, err)
	}
	s, err := a.s.first(a.id, e)
	if err != nil {
		return nil, fmt.Errorf("table %s: %w", a.id, err)
	}
	a.used.Store(a.s.o.Now().UnixMilli())
	return s, a.fold(s, entries[1:])
}

// fold applies entries of the store to a snapshot that nobody else has yet.
func (a *actor) fold(s *Snapshot, entries []store.Entry) error {
	for i := range entries {
		e, err := decodeEntry(entries[i].Data)
		if err != nil {
			return fmt.Errorf("table %s: %w", a.id, err)
		}
		if e.Key != "" {
			a.keys[keyOf(s.browserOf(e), e.Key)] = true
		}
		if err := s.apply(e); err != nil {
			return fmt.Errorf("table %s: %w", a.id, err)
		}
	}
	return nil
}

var errRules = errors.New("the rules that it was made with are not those of this program")

// first is the table after its create entry.
func (s *Service) first(id string, e *entry) (*Snapshot, error) {
	if e.New == nil {
		return nil, errors.New("the log does not begin with a create entry")
	}
	g, err := s.tables.game(e.New)
	if err != nil {
		return nil, err
	}
	if g.Table.Hash != g.Rules {
		return nil, errRules
	}
	t := &Snapshot{
		ID: id, Seq: 1, Name: e.New.Name, Public: e.New.Public, Host: e.By, HostName: e.Name,
		SeedChosen: e.New.SeedChosen, Created: e.at(), Changed: e.at(), Table: g.Table, Seats: e.New.Seats,
		State: StateSeating, changed: 1, seed: g.Seed, history: game.New(g.Table, g.Deal), grace: s.o.BotGrace, looks: &looks{},
	}
	t.remark(e, "created", "", e.Name, "")
	return t, nil
}

// game reads the record that a table was made of.
func (t *tables) game(m *made) (*record.Game, error) {
	board, err := unpack(m.Board)
	if err != nil {
		return nil, err
	}
	lib, err := t.library(board)
	if err != nil {
		return nil, err
	}
	return record.ParseGameWith(t.maker(lib, board), m.Game)
}
