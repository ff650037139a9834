package storetest

import (
	"context"
	"sync"
	"time"

	"volgare/store"
	"volgare/store/sqlite"
)

// InMemory is a store in memory that gives leases to the nodes of a test.
type InMemory struct {
	*sqlite.Store
	mu     sync.Mutex
	nodes  map[string]time.Time // until when they live
	leases map[string]store.Fence
	fences int64 // number of the last fence
}

var _ Leaser = (*InMemory)(nil)

func leasing(s *sqlite.Store) *InMemory {
	return &InMemory{Store: s, nodes: map[string]time.Time{}, leases: map[string]store.Fence{}}
}

// Commit appends to a table's log if the lease is still held.
func (s *InMemory) Commit(ctx context.Context, c store.Commit) error {
	err := s.locked(ctx, func() error {
		if c.Fence != (store.Fence{}) && c.Fence != s.leases[c.Summary.Table] {
			return store.ErrFenced
		}
		return nil
	})
	if err != nil {
		return err
	}
	c.Fence = store.Fence{}
	return s.Store.Commit(ctx, c)
}

func (s *InMemory) locked(ctx context.Context, f func() error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := ctx.Err(); err != nil {
		return err
	}
	return f()
}

// Beat marks a node as alive and gives it the leases of dead nodes.
func (s *InMemory) Beat(ctx context.Context, node string, lives time.Duration, most int) (map[string]store.Fence, error) {
	got := map[string]store.Fence{}
	return got, s.locked(ctx, func() error {
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
func (s *InMemory) Lease(ctx context.Context, table, node string, need bool) (fence store.Fence, _ error) {
	return fence, s.locked(ctx, func() error {
		if holder := s.leases[table].Node; holder != node && s.lives(holder) && !need {
			return store.ErrFenced
		}
		fence = s.lease(table, node)
		return nil
	})
}

// lease gives a lease to a node. Its number never falls, even after Let.
func (s *InMemory) lease(table, node string) store.Fence {
	fence := s.leases[table]
	if fence.Node != node {
		s.fences++
		fence = store.Fence{Node: node, Number: s.fences}
		s.leases[table] = fence
	}
	return fence
}

func (s *InMemory) lives(node string) bool { return time.Now().Before(s.nodes[node]) }

// Leased returns the leases of a node.
func (s *InMemory) Leased(ctx context.Context, node string) (map[string]store.Fence, error) {
	held := map[string]store.Fence{}
	return held, s.locked(ctx, func() error {
		for table, fence := range s.leases {
			if fence.Node == node {
				held[table] = fence
			}
		}
		return nil
	})
}

// Let frees a lease.
func (s *InMemory) Let(ctx context.Context, table, node string) error {
	return s.locked(ctx, func() error {
		if s.leases[table].Node == node {
			delete(s.leases, table)
		}
		return nil
	})
}

// Retire says that a node lives no longer.
func (s *InMemory) Retire(ctx context.Context, node string) error {
	return s.locked(ctx, func() error {
		delete(s.nodes, node)
		return nil
	})
}
