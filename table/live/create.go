package live

import (
	"context"

	"volgare/table"
)

// Create makes a table. The errors are *table.Refusal, that of the context, or a store.ErrUncertain.
func (s *Service) Create(ctx context.Context, by table.Identity, n table.NewTable) (*table.Snapshot, error) {
	return s.once(ctx, by, n.Key, []any{"create", n}, func(id string) (*table.Snapshot, error) {
		return s.create(ctx, id, by, n)
	})
}

func (s *Service) create(ctx context.Context, id string, by table.Identity, n table.NewTable) (*table.Snapshot, error) {
	seed := ""
	if n.Seed == "" {
		var err error
		if seed, err = table.NewSeed(s.o.Random); err != nil {
			return nil, err
		}
	}
	entries, err := table.Make(by, n, seed, s.house())
	if err != nil {
		return nil, err
	}
	return s.storeNew(ctx, id, entries)
}

// Import makes a table of the text of a record, whose bots keep their seats; by holds the others. A finished
// game can be looked at there, any other played on. The key, if there is one, works like NewTable.Key.
func (s *Service) Import(ctx context.Context, by table.Identity, key, text, name string) (*table.Snapshot, error) {
	return s.once(ctx, by, key, []any{"import", text, name}, func(id string) (*table.Snapshot, error) {
		entries, err := table.MakeOf(by, text, name, s.house())
		if err != nil {
			return nil, err
		}
		return s.storeNew(ctx, id, entries)
	})
}

// PlayOn makes a table at which a game that is over is played on from after its first step moves. By has the seat
// of the colour, bots have the others. The key, if there is one, is as that of NewTable.
func (s *Service) PlayOn(ctx context.Context, by table.Identity, key, id string, step int, colour string) (*table.Snapshot, error) {
	return s.once(ctx, by, key, []any{"play on", id, step, colour}, func(next string) (*table.Snapshot, error) {
		old, err := s.Look(ctx, id)
		if err != nil {
			return nil, err
		}
		entries, err := old.PlayOn(by, step, colour)
		if err != nil {
			return nil, err
		}
		return s.storeNew(ctx, next, entries)
	})
}

// storeNew writes the first entries of a table and makes it a live one.
func (s *Service) storeNew(ctx context.Context, id string, entries []*table.Entry) (*table.Snapshot, error) {
	if err := s.mayHold(ctx, entries[0].By); err != nil {
		return nil, err
	}
	at := s.o.Now().UnixMilli()
	for _, e := range entries {
		e.At = at
	}
	snap, err := table.Begin(id, entries[0], s.house())
	if err != nil {
		return nil, err
	}
	for _, e := range entries[1:] {
		if snap, err = snap.After(e); err != nil {
			return nil, table.RefuseFor(table.BadRecord, err)
		}
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if err := s.keep(snap.Table); err != nil {
		return nil, err
	}
	last, err := s.write(ctx, nil, snap, nil, entries...)
	if err != nil {
		return nil, err
	}
	if a, err := s.acquire(id, snap, last); err == nil { // else the service stops, but the table is made
		a.used.Store(at)
	}
	s.tell(nil, snap)
	return snap, nil
}
