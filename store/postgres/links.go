package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
)

// PutLink stores a link, which replaces the earlier one to that seat or identity.
func (s *Store) PutLink(ctx context.Context, l store.Link) error {
	if err := l.Check(); err != nil {
		return err
	}
	return s.put(ctx, func(b *pgx.Batch) { putLink(b, &l) })
}

func putLink(b *pgx.Batch, l *store.Link) {
	table, seat, identity := []byte(l.Table), []byte(l.Seat), []byte(l.Identity)
	var expires *int64
	if !l.Expires.IsZero() {
		ms := l.Expires.UnixMilli()
		expires = &ms
	}
	b.Queue(`DELETE FROM links WHERE tab = $1 AND seat = $2 AND identity = $3`, table, seat, identity)
	b.Queue(`INSERT INTO links (hash, tab, seat, identity, expires) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (hash) DO UPDATE SET (tab, seat, identity, expires) =
		(excluded.tab, excluded.seat, excluded.identity, excluded.expires)`, l.Hash, table, seat, identity, expires)
}

const linkColumns = `hash, tab, seat, identity, expires`

// Link finds a link by the hash of its token.
func (s *Store) Link(ctx context.Context, hash []byte, now time.Time) (store.Link, error) {
	return one(ctx, s, scanLink, `SELECT `+linkColumns+` FROM links
		WHERE hash = $1 AND (expires IS NULL OR expires > $2)`, blob(hash), now.UnixMilli())
}

func scanLink(row pgx.CollectableRow) (store.Link, error) {
	var l store.Link
	var expires *int64
	err := row.Scan(&l.Hash, (*text)(&l.Table), (*text)(&l.Seat), (*text)(&l.Identity), &expires)
	if expires != nil {
		l.Expires = instant(*expires)
	}
	return l, err
}

// DropLink removes a link.
func (s *Store) DropLink(ctx context.Context, hash []byte) error {
	drop := func(b *pgx.Batch) { b.Queue(`DELETE FROM links WHERE hash = $1`, blob(hash)) }
	return s.writer.queue.Do(ctx, write{link: blob(hash), statements: drop})
}
