package memory

import (
	"context"
	"time"

	"volgare/store"
)

var _ store.Leases = (*Store)(nil)

// Beat says that a node lives, and gives it leases of those that do not.
func (s *Store) Beat(ctx context.Context, node string, lives time.Duration, most int) (map[string]store.Fence, error) {
	got := map[string]store.Fence{}
	return got, s.write(ctx, nil, func() error {
		s.nodes[node] = time.Now().Add(lives)
		for table := range s.leases {
			if len(got) < most && !s.lives(s.leases[table].Node) {
				got[table] = s.lease(table, node)
			}
		}
		return nil
	})
}

// Lease gives a node the lease of a table.
func (s *Store) Lease(ctx context.Context, table, node string, need bool) (fence store.Fence, _ error) {
	return fence, s.write(ctx, nil, func() error {
		if holder := s.leases[table].Node; holder != node && s.lives(holder) && !need {
			return store.ErrFenced
		}
		fence = s.lease(table, node)
		return nil
	})
}

// lease gives a lease to a node. Its number never falls, though it was let go.
func (s *Store) lease(table, node string) store.Fence {
	fence := s.leases[table]
	if fence.Node != node {
		s.fences++
		fence = store.Fence{Node: node, Number: s.fences}
		s.leases[table] = fence
	}
	return fence
}

func (s *Store) lives(node string) bool { return time.Now().Before(s.nodes[node]) }

// Leased returns the leases of a node.
func (s *Store) Leased(ctx context.Context, node string) (map[string]store.Fence, error) {
	return read(ctx, s, func() (map[string]store.Fence, error) {
		held := map[string]store.Fence{}
		for table, fence := range s.leases {
			if fence.Node == node {
				held[table] = fence
			}
		}
		return held, nil
	})
}

// Let frees a lease.
func (s *Store) Let(ctx context.Context, table, node string) error {
	return s.write(ctx, nil, func() error {
		if s.leases[table].Node == node {
			delete(s.leases, table)
		}
		return nil
	})
}

// Retire says that a node lives no longer.
func (s *Store) Retire(ctx context.Context, node string) error {
	return s.write(ctx, nil, func() error {
		delete(s.nodes, node)
		return nil
	})
}
