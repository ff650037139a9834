package sqlite

import (
	"cmp"
	"context"
	"time"

	"volgare/store"
	"volgare/store/schema"
)

// PutLink stores a link. It replaces the earlier link to the same seat or identity.
func (s *Store) PutLink(ctx context.Context, l store.Link) error {
	return s.put(ctx, l.Check(), func(g *group) error { return g.putLink(&l) })
}

func (g *group) putLink(l *store.Link) error {
	if err := g.exec(g.ctx, g.st.dropEarlier, l.Table, l.Seat, l.Identity); err != nil {
		return err
	}
	return g.exec(g.ctx, g.st.link, l.Hash, l.Table, l.Seat, l.Identity, schema.Milliseconds(l.Expires))
}

// Link finds a link by the hash of its token.
func (s *Store) Link(ctx context.Context, hash []byte, now time.Time) (store.Link, error) {
	l, err := schema.Link(s.st.link.QueryRowContext(ctx, schema.Blob(hash), now.UnixMilli()))
	return l, found(err)
}

// DropLink removes a link.
func (s *Store) DropLink(ctx context.Context, hash []byte) error {
	return s.writer.queue.do(ctx, func(g *group) error {
		done, err := g.st.dropLink.ExecContext(g.ctx, schema.Blob(hash))
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return cmp.Or(err, store.ErrUnknown)
		}
		return nil
	})
}
