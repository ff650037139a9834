package table

import (
	"context"
	"errors"

	"volgare/store"
)

// once makes a table of what somebody asks with a key, or returns the one that he has made so
// before: its id follows from who asks, with which key, and what.
func (s *Service) once(
	ctx context.Context, by Person, key string, asks []any, makes func(id string) (*Snapshot, error),
) (*Snapshot, error) {
	if key == "" || by.Identity == "" {
		id, err := NewID(s.o.Random)
		if err != nil {
			return nil, err
		}
		return makes(id)
	}
	if len(key) > MaxKey {
		return nil, Refuse(BadKey)
	}
	id := IDOf(append([]any{by.Identity, key}, asks...)...)
	if snap, err := s.Look(ctx, id); CodeOf(err) != Unknown {
		return snap, err
	}
	snap, err := makes(id)
	if errors.Is(err, store.ErrConflict) {
		return s.made(ctx, id)
	}
	return snap, err
}

// made is a table that somebody else has made just now.
func (s *Service) made(ctx context.Context, id string) (*Snapshot, error) {
	snap, err := s.Look(ctx, id)
	if CodeOf(err) == Unknown { // a neighbour's look, begun before it was there: ours begins now
		return s.Look(ctx, id)
	}
	return snap, err
}
