package live

import (
	"cmp"
	"context"
	"errors"

	"volgare/store"
	"volgare/table"
)

// Rematch makes a table with the seats and settings of one that is over, or returns the one that was made so before.
// For the seated and the host. The old table names it only once it can be found, by an entry with the key. If stronger,
// a rematch that is not there yet has the next stronger bot in the place of each bot.
func (s *Service) Rematch(ctx context.Context, by table.Identity, key, id string, stronger bool) (*table.Snapshot, error) {
	old, err := s.Look(ctx, id)
	if err != nil {
		return nil, err
	}
	if old.Rematch == "" {
		if _, err := old.Decide(&table.Command{By: by, Seq: -1, Action: table.NoteRematch{}}, s.o.Now()); err != nil {
			return nil, err
		}
	}
	next, err := s.rematch(ctx, by, old, stronger)
	if err != nil || old.Rematch != "" {
		return next, err
	}
	_, err = s.Do(ctx, id, table.Command{By: by, Key: key, Seq: -1, Action: table.NoteRematch{Table: next.ID}})
	if table.CodeOf(err) == table.Decided {
		err = nil // by another who has asked at the same time
	}
	return next, err
}

// rematch is the table that is the rematch of another, made if it is not there.
func (s *Service) rematch(ctx context.Context, by table.Identity, old *table.Snapshot, stronger bool) (*table.Snapshot, error) {
	id := cmp.Or(old.Rematch, rematchID(old.ID))
	next, err := s.Look(ctx, id)
	if table.CodeOf(err) != table.Unknown {
		return next, err
	}
	if !old.Sits(by.ID) {
		return nil, table.Refuse(table.NotSeated)
	}
	plan := old.SameAgain()
	if stronger {
		plan.ReplaceBots(s.o.Bots.Stronger)
	}
	next, err = s.create(ctx, id, by, plan)
	if !errors.Is(err, store.ErrConflict) {
		return next, err
	}
	return s.made(ctx, id)
}

// rematchID is where the rematch of a table will be, whoever makes it: of several who do so at once one does, and
// the others find it.
func rematchID(old string) string { return table.IDOf("rematch", old) }
