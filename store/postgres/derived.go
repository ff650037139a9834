package postgres

import (
	"context"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/schema"
)

// PutDerived keeps something that can be made again, and lets go of what is one too many.
func (s *Store) PutDerived(ctx context.Context, d store.Derived) error {
	if err := d.Check(); err != nil {
		return err
	}
	return s.write(ctx, func(b *pgx.Batch) {
		b.Queue(`INSERT INTO derived (tab, name, made_of, data) VALUES ($1, $2, $3, $4)
			ON CONFLICT (tab, name) DO UPDATE SET (age, made_of, data) = (DEFAULT, excluded.made_of, excluded.data)`,
			[]byte(d.Table), []byte(d.Name), []byte(d.Of), schema.Blob(d.Data))
		b.Queue(`DELETE FROM derived WHERE age NOT IN (SELECT age FROM derived ORDER BY age DESC LIMIT $1)`, store.MaxDerived)
	})
}

// Derived returns what is kept.
func (s *Store) Derived(ctx context.Context, table, name, of string) ([]byte, error) {
	return one(ctx, s, schema.Value[[]byte], `SELECT data FROM derived WHERE tab = $1 AND name = $2 AND made_of = $3`,
		[]byte(table), []byte(name), []byte(of))
}
