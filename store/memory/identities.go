package memory

import (
	"bytes"
	"context"
	"slices"

	"volgare/store"
)

// clone is an identity that shares no memory with b.
func clone(b store.Identity) store.Identity {
	b.Recovery = bytes.Clone(b.Recovery)
	b.Secrets = slices.Clone(b.Secrets)
	for i, hash := range b.Secrets {
		b.Secrets[i] = bytes.Clone(hash)
	}
	return b
}

// PutIdentity stores an identity; others lose what it shares with them.
func (s *Store) PutIdentity(ctx context.Context, b store.Identity) error {
	return s.write(ctx, b.Check(), func() error { return s.putIdentity(b) })
}

// ChangeIdentity stores an identity in the place of what it was.
func (s *Store) ChangeIdentity(ctx context.Context, was, b store.Identity) error {
	return s.write(ctx, b.CheckChange(&was), func() error {
		if is := s.identities[b.ID]; !is.Same(&was) {
			return store.ErrConflict
		}
		return s.putIdentity(b)
	})
}

func (s *Store) putIdentity(b store.Identity) error {
	for id, other := range s.identities {
		other.Secrets = slices.DeleteFunc(other.Secrets, func(hash []byte) bool { return has(b.Secrets, hash) })
		if bytes.Equal(other.Recovery, b.Recovery) {
			other.Recovery = nil
		}
		s.identities[id] = other
	}
	b = clone(b)
	b.Created, b.Seen = milli(b.Created), milli(b.Seen)
	s.identities[b.ID] = b
	return nil
}

func has(list [][]byte, hash []byte) bool {
	return slices.ContainsFunc(list, func(h []byte) bool { return bytes.Equal(h, hash) })
}

// find returns the identity that fits.
func (s *Store) find(ctx context.Context, fits func(*store.Identity) bool) (store.Identity, error) {
	return read(ctx, s, func() (store.Identity, error) {
		for _, b := range s.identities {
			if fits(&b) {
				return clone(b), nil
			}
		}
		return store.Identity{}, store.ErrUnknown
	})
}

// Identity finds an identity by its id.
func (s *Store) Identity(ctx context.Context, id string) (store.Identity, error) {
	return s.find(ctx, func(b *store.Identity) bool { return b.ID == id })
}

// IdentityBySecret finds an identity by the hash of a cookie.
func (s *Store) IdentityBySecret(ctx context.Context, hash []byte) (store.Identity, error) {
	return s.find(ctx, func(b *store.Identity) bool { return has(b.Secrets, hash) })
}

// IdentityByRecovery finds an identity by the hash of its recovery code.
func (s *Store) IdentityByRecovery(ctx context.Context, hash []byte) (store.Identity, error) {
	return s.find(ctx, func(b *store.Identity) bool { return len(hash) > 0 && bytes.Equal(b.Recovery, hash) })
}
