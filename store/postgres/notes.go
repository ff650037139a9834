package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/schema"
)

// PutNote stores the private note of a person at a table. An empty text deletes it.
func (s *Store) PutNote(ctx context.Context, n store.PrivateNote) error {
	return s.put(ctx, n.Check(), func(b *pgx.Batch) { putNote(b, &n) })
}

func putNote(b *pgx.Batch, n *store.PrivateNote) {
	if n.Text == "" {
		b.Queue(`DELETE FROM notes WHERE tab = $1 AND identity = $2`, []byte(n.Table), []byte(n.Identity))
		return
	}
	b.Queue(`INSERT INTO notes (tab, identity, text) VALUES ($1, $2, $3)
		ON CONFLICT (tab, identity) DO UPDATE SET text = excluded.text`, []byte(n.Table), []byte(n.Identity), []byte(n.Text))
}

const noteColumns = `tab, identity, text`

// Note returns the private note of a person at a table.
func (s *Store) Note(ctx context.Context, table, identity string) (string, error) {
	n, err := one(ctx, s, schema.Note, `SELECT `+noteColumns+` FROM notes WHERE tab = $1 AND identity = $2`,
		[]byte(table), []byte(identity))
	if errors.Is(err, store.ErrUnknown) {
		return "", nil
	}
	return n.Text, err
}
