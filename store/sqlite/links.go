package sqlite

import (
	"cmp"
	"context"
	"database/sql"
	"time"

	"volgare/store"
)

// PutLink stores a link, which replaces the earlier one to that seat or identity.
func (s *Store) PutLink(ctx context.Context, l store.Link) error {
	if err := l.Check(); err != nil {
		return err
	}
	return s.writer.queue.do(ctx, func(g *group) error { return g.putLink(&l) })
}

func (g *group) putLink(l *store.Link) error {
	if err := g.exec(g.ctx, g.st.dropEarlier, l.Table, l.Seat, l.Identity); err != nil {
		return err
	}
	expires := sql.NullInt64{Int64: l.Expires.UnixMilli(), Valid: !l.Expires.IsZero()}
	return g.exec(g.ctx, g.st.link, l.Hash, l.Table, l.Seat, l.Identity, expires)
}

// Link finds a link by the hash of its token.
func (s *Store) Link(ctx context.Context, hash []byte, now time.Time) (store.Link, error) {
	l, err := scanLink(s.st.link.QueryRowContext(ctx, blob(hash), now.UnixMilli()))
	return l, found(err)
}

func scanLink(row scanner) (store.Link, error) {
	var l store.Link
	var expires sql.NullInt64
	if err := row.Scan(&l.Hash, &l.Table, &l.Seat, &l.Identity, &expires); err != nil {
		return store.Link{}, err
	}
	if expires.Valid {
		l.Expires = instant(expires.Int64)
	}
	return l, nil
}

// DropLink removes a link.
func (s *Store) DropLink(ctx context.Context, hash []byte) error {
	return s.writer.queue.do(ctx, func(g *group) error {
		done, err := g.st.dropLink.ExecContext(g.ctx, blob(hash))
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return cmp.Or(err, store.ErrUnknown)
		}
		return nil
	})
}
