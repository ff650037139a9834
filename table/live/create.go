package live

import (
	"context"

	"volgare/table"
)

// Create makes a table. The error is a *table.Refusal, the error of the context, or store.ErrUncertain.
func (s *Service) Create(ctx context.Context, by table.Identity, n table.NewTable) (*table.Snapshot, error) {
	return s.once(ctx, by, n.Key, []any{"create", n}, func(id string) (*table.Snapshot, error) {
		return s.create(ctx, id, by, n)
	})
}

func (s *Service) create(ctx context.Context, id string, by table.Identity, n table.NewTable) (*table.Snapshot, error) {
	seed := ""
	if n.Seed == "" {
		var err error
		if seed, err = table.NewSeed(s.env.o.Random); err != nil {
			return nil, err
		}
	}
	entries, err := table.Make(by, n, seed, s.env.house())
	if err != nil {
		return nil, err
	}
	return s.storeNew(ctx, id, entries)
}

// Import makes a table from the text of a game record. Its bots keep their seats, and by holds the others. A finished
// game can be viewed there, any other continued. The key is optional and works like NewTable.Key.
func (s *Service) Import(ctx context.Context, by table.Identity, key, text, name string) (*table.Snapshot, error) {
	return s.once(ctx, by, key, []any{"import", text, name}, func(id string) (*table.Snapshot, error) {
		entries, err := table.MakeOf(by, text, name, s.env.house())
		if err != nil {
			return nil, err
		}
		return s.storeNew(ctx, id, entries)
	})
}

// PlayOn makes a table that continues a finished game after its first step moves. by has the seat of the colour, and bots have the
// others. The key is optional and works like NewTable.Key.
func (s *Service) PlayOn(ctx context.Context, by table.Identity, key, id string, step int, colour string) (*table.Snapshot, error) {
	return s.once(ctx, by, key, []any{"play on", id, step, colour}, func(next string) (*table.Snapshot, error) {
		old, err := s.tables.look(ctx, id)
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

// storeNew writes the first entries of a table and takes it into use.
func (s *Service) storeNew(ctx context.Context, id string, entries []*table.Entry) (*table.Snapshot, error) {
	if err := mayHold(ctx, s.env.st, entries[0].By); err != nil {
		return nil, err
	}
	at := s.env.o.Now().UnixMilli()
	for _, e := range entries {
		e.At = at
	}
	snap, err := table.Begin(id, entries[0], s.env.house())
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
	if err := s.env.rules.archive(snap.Table); err != nil {
		return nil, err
	}
	last, err := s.env.writer.write(ctx, nil, snap, nil, entries...)
	if err != nil {
		return nil, err
	}
	s.tables.adopt(snap, last)
	announce(s.env.bus, nil, snap)
	return snap, nil
}
