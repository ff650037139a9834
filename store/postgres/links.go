package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/schema"
)

// PutLink stores a link, which replaces the earlier one to that seat or identity.
func (s *Store) PutLink(ctx context.Context, l store.Link) error {
	return s.put(ctx, l.Check(), func(b *pgx.Batch) { putLink(b, &l) })
}

func putLink(b *pgx.Batch, l *store.Link) {
	table, seat, identity := []byte(l.Table), []byte(l.Seat), []byte(l.Identity)
	b.Queue(`DELETE FROM links WHERE hash = $1 AND (tab, seat, identity) <> ($2, $3, $4)`, l.Hash, table, seat, identity)
	b.Queue(`INSERT INTO links (hash, tab, seat, identity, expires) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (tab, seat, identity) DO UPDATE SET (hash, expires) = (excluded.hash, excluded.expires)`,
		l.Hash, table, seat, identity, schema.Milliseconds(l.Expires))
}

const linkColumns = `hash, tab, seat, identity, expires`

// Link finds a link by the hash of its token.
func (s *Store) Link(ctx context.Context, hash []byte, now time.Time) (store.Link, error) {
	return one(ctx, s, schema.Link, `SELECT `+linkColumns+` FROM links
		WHERE hash = $1 AND (expires IS NULL OR expires > $2)`, schema.Blob(hash), now.UnixMilli())
}

// DropLink removes a link. If the link is not there after an attempt that was not answered, it is unknown who
// has removed it.
func (s *Store) DropLink(ctx context.Context, hash []byte) error {
	return s.insist(ctx, func(ctx context.Context, doubt bool) error {
		return s.try(ctx, func(ctx context.Context, conn *pgx.Conn) error {
			done, err := conn.Exec(ctx, `DELETE FROM links WHERE hash = $1`, schema.Blob(hash))
			switch {
			case err != nil || done.RowsAffected() > 0:
				return err
			case doubt:
				return store.ErrUncertain
			}
			return store.ErrUnknown
		})
	})
}
