package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"volgare/store"
	"volgare/store/schema"
)

// ChangeIdentity replaces an identity if it is unchanged. A change of the zero identity creates one.
func (s *Store) ChangeIdentity(ctx context.Context, was, b store.Identity) error {
	return s.put(ctx, b.CheckChange(&was), func(g *group) error {
		is, err := find(g.ctx, g.st.isIdentity, b.ID)
		if err != nil && !errors.Is(err, store.ErrUnknown) {
			return err
		}
		if !is.Same(&was) {
			return fmt.Errorf("%w: identity %s", store.ErrConflict, b.ID)
		}
		return g.putIdentity(&b)
	})
}

func (g *group) putIdentity(b *store.Identity) error {
	var recovery []byte // NULL for none
	if len(b.Recovery) > 0 {
		recovery = b.Recovery
		if err := g.exec(g.ctx, g.st.recovery, recovery, b.ID); err != nil {
			return err
		}
	}
	if err := g.exec(g.ctx, g.st.identity, b.ID, b.Name, recovery, b.Created.UnixMilli(), b.Seen.UnixMilli()); err != nil {
		return err
	}
	if err := g.exec(g.ctx, g.st.forget, b.ID); err != nil {
		return err
	}
	for i, hash := range b.Secrets {
		if err := g.exec(g.ctx, g.st.secret, hash, b.ID, i); err != nil {
			return err
		}
	}
	return nil
}

// Identity finds an identity by its id.
func (s *Store) Identity(ctx context.Context, id string) (store.Identity, error) {
	return find(ctx, s.st.identity, id)
}

// IdentityBySecret finds an identity by the hash of a cookie.
func (s *Store) IdentityBySecret(ctx context.Context, hash []byte) (store.Identity, error) {
	return find(ctx, s.st.bySecret, schema.Blob(hash))
}

// IdentityByRecovery finds an identity by the hash of its recovery code.
func (s *Store) IdentityByRecovery(ctx context.Context, hash []byte) (store.Identity, error) {
	return find(ctx, s.st.byRecovery, schema.Blob(hash))
}

// find reads an identity, of which there is a row for each secret.
func find(ctx context.Context, st *sql.Stmt, key any) (store.Identity, error) {
	var b store.Identity
	rows, err := st.QueryContext(ctx, key)
	n, err := collect(rows, err, func(row schema.Row) (one struct{}, err error) {
		var hash []byte
		err = row.Scan(&b.ID, &b.Name, &b.Recovery, schema.Time(&b.Created), schema.Time(&b.Seen), &hash)
		if hash != nil {
			b.Secrets = append(b.Secrets, hash)
		}
		return one, err
	})
	if err != nil {
		return store.Identity{}, err
	}
	if len(n) == 0 {
		return store.Identity{}, store.ErrUnknown
	}
	return b, nil
}
