package live

import (
	"cmp"
	"context"
	"errors"

	"volgare/store"
	"volgare/table"
)

// Rematch makes a table with the seats and settings of one that is over, or returns the rematch that exists. The caller must be
// seated at the old table or be its host. The old table names the rematch only once it can be found, by an entry with the key. If
// stronger, a new rematch has the next stronger bot in the place of each bot.
func (s *Service) Rematch(ctx context.Context, by table.Identity, key, id string, stronger bool) (*table.Snapshot, error) {
	old, err := s.tables.look(ctx, id)
	if err != nil {
		return nil, err
	}
	if old.Rematch == "" {
		if _, err := old.Decide(&table.Command{By: by, Seq: -1, Action: table.NoteRematch{}}, s.env.o.Now()); err != nil {
			return nil, err
		}
	}
	next, err := s.rematch(ctx, by, old, stronger)
	if err != nil || old.Rematch != "" {
		return next, err
	}
	err = s.tables.ask(ctx, id, table.Command{By: by, Key: key, Seq: -1, Action: table.NoteRematch{Table: next.ID}}).err
	if table.CodeOf(err) == table.Decided { // by a concurrent request
		err = nil
	}
	return next, err
}

// rematch returns the rematch of a table, and makes it if necessary.
func (s *Service) rematch(ctx context.Context, by table.Identity, old *table.Snapshot, stronger bool) (*table.Snapshot, error) {
	id := cmp.Or(old.Rematch, rematchID(old.ID))
	next, err := s.tables.look(ctx, id)
	if table.CodeOf(err) != table.Unknown {
		return next, err
	}
	if !old.Sits(by.ID) {
		return nil, table.Refuse(table.NotSeated)
	}
	plan := old.SameAgain()
	if stronger {
		plan.ReplaceBots(s.env.o.Bots.Stronger)
	}
	next, err = s.create(ctx, id, by, plan)
	if !errors.Is(err, store.ErrConflict) {
		return next, err
	}
	return s.tables.justMade(ctx, id)
}

// rematchID returns the id of the rematch of a table. It does not depend on the caller: of several concurrent requests one makes
// the table, and the others find it.
func rematchID(old string) string { return table.IDOf("rematch", old) }
