package memory

import (
	"bytes"
	"context"
	"time"

	"volgare/store"
)

// PutLink stores a link.
func (s *Store) PutLink(ctx context.Context, l store.Link) error {
	return s.write(ctx, l.Check(), func() error {
		for hash, old := range s.links {
			if old.Table == l.Table && old.Seat == l.Seat && old.Identity == l.Identity {
				delete(s.links, hash)
			}
		}
		l.Hash, l.Expires = bytes.Clone(l.Hash), milli(l.Expires)
		s.links[string(l.Hash)] = l
		return nil
	})
}

// Link finds a link by the hash of its token.
func (s *Store) Link(ctx context.Context, hash []byte, now time.Time) (store.Link, error) {
	return read(ctx, s, func() (store.Link, error) {
		l, ok := s.links[string(hash)]
		if !ok || !l.Expires.IsZero() && !now.Before(l.Expires) {
			return store.Link{}, store.ErrUnknown
		}
		l.Hash = bytes.Clone(l.Hash)
		return l, nil
	})
}

// DropLink removes a link.
func (s *Store) DropLink(ctx context.Context, hash []byte) error {
	return s.write(ctx, nil, func() error {
		_, ok := s.links[string(hash)]
		delete(s.links, string(hash))
		return known(ok)
	})
}
