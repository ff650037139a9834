// Package memory is a store that forgets: for tests, and for a server that is to
// leave nothing behind.
package memory

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"volgare/store"
)

// Store keeps everything in maps.
type Store struct {
	mu         sync.RWMutex
	closed     bool
	logs       map[string][][]byte
	tables     map[string]store.Summary
	rules      map[string][]byte
	key        []byte
	holdings   map[store.SeatHolding]bool
	identities map[string]store.Identity
	links      map[string]store.Link
	reports    map[string]store.Report
	derived    []store.Derived      // the eldest first
	nodes      map[string]time.Time // until when they live
	leases     map[string]store.Fence
	fences     int64 // that were given
}

var _ store.Store = (*Store)(nil)

var errClosed = errors.New("store is closed")

// New makes an empty store.
func New() *Store {
	return &Store{
		logs: map[string][][]byte{}, tables: map[string]store.Summary{}, rules: map[string][]byte{},
		holdings: map[store.SeatHolding]bool{}, identities: map[string]store.Identity{}, links: map[string]store.Link{},
		reports: map[string]store.Report{}, nodes: map[string]time.Time{}, leases: map[string]store.Fence{},
	}
}

// write runs f alone, unless the context or the store has ended or err stands.
func (s *Store) write(ctx context.Context, err error, f func() error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return fmt.Errorf("%w: %w", store.ErrUnavailable, errClosed)
	}
	if err := cmp.Or(err, ctx.Err()); err != nil {
		return err
	}
	return f()
}

// read runs f beside other reads, unless the context or the store has ended.
func read[T any](ctx context.Context, s *Store, f func() (T, error)) (T, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	if err := ctx.Err(); err != nil || s.closed {
		return *new(T), cmp.Or(err, errClosed)
	}
	return f()
}

// known is nil for what there is.
func known(ok bool) error {
	if !ok {
		return store.ErrUnknown
	}
	return nil
}

// Ping is nil while the store is open.
func (s *Store) Ping(ctx context.Context) error {
	return s.write(ctx, nil, func() error { return nil })
}

// Well is Ping, for which nobody waits.
func (s *Store) Well(ctx context.Context) error { return s.Ping(ctx) }

// Close ends the store; nothing can be read or written any more.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	return nil
}
