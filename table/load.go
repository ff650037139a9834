package table

import (
	"cmp"
	"context"
	"errors"
	"math"

	"volgare/game"
	"volgare/store"
)

// load folds the log of a table.
func (a *actor) load() (*Snapshot, error) { return a.loadTo(math.MaxInt64) }

// loadTo folds the log of a table up to an entry.
func (a *actor) loadTo(last int64) (*Snapshot, error) {
	s, rest, err := a.origin()
	if err != nil {
		return nil, err
	}
	rest = rest[:min(int64(len(rest)), max(last-1, 0))]
	a.used.Store(a.s.o.Now().UnixMilli())
	return s, a.fold(s, rest, a.keys)
}

// origin is the table as it was made, and the rest of its log. That its rules are kept
// matters to tables that were made before rules were.
func (a *actor) origin() (*Snapshot, []store.Entry, error) {
	entries, err := a.s.st.Entries(a.s.ctx, a.id, 0)
	switch {
	case errors.Is(err, store.ErrUnknown), err == nil && len(entries) == 0:
		return nil, nil, refuseFor(Unknown, store.ErrUnknown)
	case errors.Is(err, context.Canceled):
		return nil, nil, refuse(Stopping)
	case err != nil:
		return nil, nil, refuseFor(Unavailable, err)
	}
	e, err := decodeEntry(entries[0].Data)
	if err != nil {
		return nil, nil, lost(&entryError{1, "", err})
	}
	s, err := a.s.newSnapshot(a.id, e)
	if err != nil {
		return nil, nil, lost(err)
	}
	if err := a.s.keep(s.Table); err != nil {
		a.s.o.Log.Warn("the rules of a table were not stored", "table", a.id, "error", err)
	}
	return s, entries[1:], nil
}

// fold applies entries of the store to a snapshot that nobody else has yet, and notes the
// commands with a key that made them.
func (a *actor) fold(s *Snapshot, entries []store.Entry, done keys) error {
	for i := range entries {
		e, err := decodeEntry(entries[i].Data)
		if err != nil {
			return lost(&entryError{entries[i].Seq, "", err})
		}
		by := s.identityOf(e) // who may not have the seat after it
		if err := s.apply(e); err != nil {
			return lost(err)
		}
		done.note(by, e, s)
	}
	return nil
}

// newSnapshot is the table after its create entry.
func (s *Service) newSnapshot(id string, e *entry) (*Snapshot, error) {
	if e.New == nil {
		return nil, errors.New("the log does not begin with a create entry")
	}
	g, err := s.gameOf(e.New)
	if err != nil {
		return nil, err
	}
	t := &Snapshot{
		ID: id, Seq: 1, Name: e.New.Name, Public: e.New.Public, Host: e.By, HostName: e.Name,
		SeedChosen: e.New.SeedChosen, Created: e.at(), Changed: e.at(), Table: g.Table, Seats: e.New.Seats,
		origin: cmp.Or(e.New.From, e.By),
		State:  StateSeating, changed: 1, seed: g.Seed, history: game.Begin(g), grace: s.o.BotGrace, views: &viewCache{},
	}
	t.remark(e, "created", "", e.Name, "")
	return t, nil
}
