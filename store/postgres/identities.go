package postgres

import (
	"cmp"
	"context"
	"fmt"
	"hash/fnv"
	"slices"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/schema"
)

// ChangeIdentity replaces an identity if it is unchanged. A change of the zero identity creates one.
func (s *Store) ChangeIdentity(ctx context.Context, was, b store.Identity) error {
	if err := b.CheckChange(&was); err != nil {
		return err
	}
	keys := []int64{lockKey([]byte(b.ID)), lockKey(b.Recovery)}
	for _, hash := range b.Secrets {
		keys = append(keys, lockKey(hash))
	}
	return s.insist(ctx, func(ctx context.Context, doubt bool) error {
		return s.try(ctx, func(ctx context.Context, conn *pgx.Conn) error {
			return change(ctx, conn, keys, func(batch *pgx.Batch, now *store.Identity) {
				queueRow(batch, now, scanIdentity, identity+`WHERE id = $1`, []byte(b.ID))
			}, func(now *store.Identity) error {
				if stored := doubt && now.Same(&b); !stored && !now.Same(&was) {
					return fmt.Errorf("%w: identity %s", store.ErrConflict, b.ID)
				}
				return nil
			}, func(batch *pgx.Batch) { putIdentity(batch, &b) })
		})
	})
}

// change reads an item, checks it, and writes if check returns nil. Writes with one of the keys wait for each other; they
// lock in the order of the keys, so that no two block each other. After an attempt that was not answered the item may be stored
// already: it is written again, to wait for a standby.
func change[T any](ctx context.Context, conn *pgx.Conn, keys []int64,
	read func(batch *pgx.Batch, now *T), check func(now *T) error, put func(*pgx.Batch),
) error {
	var now T // the zero value if there is none
	err := send(ctx, conn, func(batch *pgx.Batch) {
		batch.Queue(`BEGIN`)
		batch.Queue(`SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS key`, slices.Sorted(slices.Values(keys)))
		read(batch, &now)
	})
	if err != nil {
		return err
	}
	if refused := check(&now); refused != nil {
		_, err := conn.Exec(ctx, `ROLLBACK`)
		return cmp.Or(err, refused)
	}
	return send(ctx, conn, func(batch *pgx.Batch) {
		put(batch)
		batch.Queue(`COMMIT`)
	})
}

// queueRow reads the row of a query into now, if there is one.
func queueRow[T any](batch *pgx.Batch, now *T, scan func(schema.Row) (T, error), query string, args ...any) {
	batch.Queue(query, args...).Query(func(rows pgx.Rows) error {
		list, err := collect(rows, scan)
		if len(list) > 0 {
			*now = list[0]
		}
		return err
	})
}

// lockKey returns the key of an advisory lock.
func lockKey(of []byte) int64 {
	sum := fnv.New64a()
	sum.Write(of)
	return int64(sum.Sum64())
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
	return one(ctx, s, scanIdentity, identity+`WHERE id = (SELECT identity FROM secrets WHERE hash = $1)`, schema.Blob(hash))
}

// IdentityByRecovery finds an identity by the hash of its recovery code.
func (s *Store) IdentityByRecovery(ctx context.Context, hash []byte) (store.Identity, error) {
	return one(ctx, s, scanIdentity, identity+`WHERE recovery = $1`, schema.Blob(hash))
}

func scanIdentity(row schema.Row) (b store.Identity, err error) {
	err = row.Scan(schema.Text(&b.ID), schema.Text(&b.Name), &b.Recovery, schema.Time(&b.Created), schema.Time(&b.Seen), &b.Secrets)
	return b, err
}
