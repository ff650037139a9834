package memory

import (
	"bytes"
	"context"
	"slices"

	"volgare/store"
)

// PutDerived keeps something that can be made again.
func (s *Store) PutDerived(ctx context.Context, d store.Derived) error {
	return s.write(ctx, d.Check(), func() error {
		d.Data = bytes.Clone(d.Data)
		s.derived = slices.DeleteFunc(s.derived, func(old store.Derived) bool { return old.Table == d.Table && old.Name == d.Name })
		s.derived = append(s.derived, d)
		s.derived = slices.Delete(s.derived, 0, max(0, len(s.derived)-store.MaxDerived))
		return nil
	})
}

// Derived returns what is kept.
func (s *Store) Derived(ctx context.Context, table, name, of string) ([]byte, error) {
	return read(ctx, s, func() ([]byte, error) {
		at := slices.IndexFunc(s.derived, func(d store.Derived) bool { return d.Table == table && d.Name == name && d.Of == of })
		if at < 0 {
			return nil, store.ErrUnknown
		}
		return bytes.Clone(s.derived[at].Data), nil
	})
}
