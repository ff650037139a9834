package live

import (
	"context"
	"errors"

	"volgare/store"
	"volgare/table"
)

// once makes a table for a request, or returns the table that the same request has made before. The id of the table follows from the
// caller, the key and the fields of the request. Without a key or an identity the id is random.
func (s *Service) once(
	ctx context.Context, by table.Identity, key string, fields []any, makes func(id string) (*table.Snapshot, error),
) (*table.Snapshot, error) {
	if key == "" || by.ID == "" {
		id, err := table.NewID(s.env.o.Random)
		if err != nil {
			return nil, err
		}
		return makes(id)
	}
	if len(key) > table.MaxKey {
		return nil, table.Refuse(table.BadKey)
	}
	id := table.IDOf(append([]any{by.ID, key}, fields...)...)
	if snap, err := s.tables.lookSince(ctx, id, Newest); table.CodeOf(err) != table.Unknown { // a failover may have lost it
		return snap, err
	}
	snap, err := makes(id)
	if errors.Is(err, store.ErrConflict) {
		return s.tables.justMade(ctx, id)
	}
	return snap, err
}
