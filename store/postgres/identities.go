package postgres

import (
	"context"

	"github.com/jackc/pgx/v5"

	"volgare/store"
)

// PutIdentity stores an identity. A secret or recovery code that another identity had
// is now this one's.
func (s *Store) PutIdentity(ctx context.Context, b store.Identity) error {
	if err := b.Check(); err != nil {
		return err
	}
	return s.writer.queue.Do(ctx, write{identity: b.ID, statements: func(batch *pgx.Batch) { putIdentity(batch, &b) }})
}

// ChangeIdentity stores an identity in the place of what it was.
func (s *Store) ChangeIdentity(ctx context.Context, was, b store.Identity) error {
	if err := b.CheckChange(&was); err != nil {
		return err
	}
	return s.writer.queue.Do(ctx, write{identity: b.ID, was: &was, statements: func(batch *pgx.Batch) { putIdentity(batch, &b) }})
}

func putIdentity(batch *pgx.Batch, b *store.Identity) {
	id := []byte(b.ID)
	var recovery []byte // NULL for none
	if len(b.Recovery) > 0 {
		recovery = b.Recovery
		batch.Queue(`UPDATE identities SET recovery = NULL WHERE recovery = $1 AND id <> $2`, recovery, id)
	}
	batch.Queue(`INSERT INTO identities (id, name, recovery, created, seen) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (id) DO UPDATE SET (name, recovery, created, seen) =
		(excluded.name, excluded.recovery, excluded.created, excluded.seen)`,
		id, []byte(b.Name), recovery, b.Created.UnixMilli(), b.Seen.UnixMilli())
	batch.Queue(`DELETE FROM secrets WHERE identity = $1`, id)
	for i, hash := range b.Secrets {
		batch.Queue(`INSERT INTO secrets (hash, identity, pos) VALUES ($1, $2, $3)
			ON CONFLICT (hash) DO UPDATE SET (identity, pos) = (excluded.identity, excluded.pos)`, hash, id, i)
	}
}

// identity has all that there is to know of one.
const identity = `SELECT id, name, recovery, created, seen, ARRAY(SELECT hash FROM secrets WHERE identity = id ORDER BY pos)
	FROM identities `

// Identity finds an identity by its id.
func (s *Store) Identity(ctx context.Context, id string) (store.Identity, error) {
	return one(ctx, s, scanIdentity, identity+`WHERE id = $1`, []byte(id))
}

// IdentityBySecret finds an identity by the hash of a cookie.
func (s *Store) IdentityBySecret(ctx context.Context, hash []byte) (store.Identity, error) {
	return one(ctx, s, scanIdentity, identity+`WHERE id = (SELECT identity FROM secrets WHERE hash = $1)`, blob(hash))
}

// IdentityByRecovery finds an identity by the hash of its recovery code.
func (s *Store) IdentityByRecovery(ctx context.Context, hash []byte) (store.Identity, error) {
	return one(ctx, s, scanIdentity, identity+`WHERE recovery = $1`, blob(hash))
}

func scanIdentity(row pgx.CollectableRow) (store.Identity, error) {
	var b store.Identity
	var created, seen int64
	err := row.Scan((*text)(&b.ID), (*text)(&b.Name), &b.Recovery, &created, &seen, &b.Secrets)
	b.Created, b.Seen = instant(created), instant(seen)
	return b, err
}
