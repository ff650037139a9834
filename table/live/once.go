package live

import (
	"context"
	"errors"

	"volgare/store"
	"volgare/table"
)

// once makes a table of what somebody asks with a key, or returns the one that he has made so
// before: its id follows from who asks, with which key, and what.
func (s *Service) once(
	ctx context.Context, by table.Identity, key string, fields []any, makes func(id string) (*table.Snapshot, error),
) (*table.Snapshot, error) {
	if key == "" || by.ID == "" {
		id, err := table.NewID(s.o.Random)
		if err != nil {
			return nil, err
		}
		return makes(id)
	}
	if len(key) > table.MaxKey {
		return nil, table.Refuse(table.BadKey)
	}
	id := table.IDOf(append([]any{by.ID, key}, fields...)...)
	if snap, err := s.LookSince(ctx, id, Newest); table.CodeOf(err) != table.Unknown { // a failover may have lost it
		return snap, err
	}
	snap, err := makes(id)
	if errors.Is(err, store.ErrConflict) {
		return s.made(ctx, id)
	}
	return snap, err
}

// made is a table that somebody else has made just now.
func (s *Service) made(ctx context.Context, id string) (*table.Snapshot, error) {
	snap, err := s.Look(ctx, id)
	if table.CodeOf(err) == table.Unknown { // a neighbour's look, begun before it was there: ours begins now
		return s.Look(ctx, id)
	}
	return snap, err
}
