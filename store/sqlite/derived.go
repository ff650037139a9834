package sqlite

import (
	"context"

	"volgare/store"
)

// PutDerived keeps something that can be made again, and lets go of what is one too many.
func (s *Store) PutDerived(ctx context.Context, d store.Derived) error {
	if err := d.Check(); err != nil {
		return err
	}
	return s.writer.queue.Do(ctx, func(g *group) error { return g.putDerived(&d) })
}

func (g *group) putDerived(d *store.Derived) error {
	if err := g.exec(g.ctx, g.st.derived, d.Table, d.Name, d.Of, blob(d.Data)); err != nil {
		return err
	}
	return g.exec(g.ctx, g.st.oldDerived, store.MaxDerived)
}

// Derived returns what is kept.
func (s *Store) Derived(ctx context.Context, table, name, of string) ([]byte, error) {
	var data []byte
	err := s.st.derived.QueryRowContext(ctx, table, name, of).Scan(&data)
	return data, found(err)
}
