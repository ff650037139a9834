package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"volgare/store"
	"volgare/store/schema"
)

// PutNote stores the private note of a person at a table. An empty text deletes it.
func (s *Store) PutNote(ctx context.Context, n store.PrivateNote) error {
	return s.put(ctx, n.Check(), func(g *group) error { return g.putNote(&n) })
}

func (g *group) putNote(n *store.PrivateNote) error {
	if n.Text == "" {
		return g.exec(g.ctx, g.st.dropNote, n.Table, n.Identity)
	}
	return g.exec(g.ctx, g.st.note, n.Table, n.Identity, n.Text)
}

// Note returns the private note of a person at a table.
func (s *Store) Note(ctx context.Context, table, identity string) (string, error) {
	n, err := schema.Note(s.st.note.QueryRowContext(ctx, table, identity))
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return n.Text, explained(err)
}
