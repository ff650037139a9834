// Package lease knows for which tables this node acts by itself: lets bots move, say. Of several
// nodes over one store one does. The store decides which (store.Leases); what is known here
// may be old, and is then found out by the fence of a commit.
package lease

import (
	"context"
	"crypto/rand"
	"errors"
	"log/slog"
	"maps"
	"sync"
	"time"

	"volgare/store"
)

// A node beats so often, and is taken to live for so long after each beat: what it did by itself
// others do within the sum of the two.
const (
	pulse = 500 * time.Millisecond
	lives = 3 * time.Second
)

// most is how many leases of nodes that have gone are taken over with one beat.
const most = 100

// again is how long a lease that another node has is left alone, as far as nothing else tells that it may
// be free: whoever has it may have let it go.
const again = 5 * time.Second

// goodbye is how long it may take to tell the store that a node lives no longer.
const goodbye = time.Second

// Keeper keeps the leases of this node. A nil Keeper is that of a node that is alone: it may always act.
// Its methods may be called by any number of goroutines.
type Keeper struct {
	st    store.Leases
	node  string
	given func(table string)
	log   *slog.Logger
	known chan struct{} // closed once the store has heard that this node lives: before that it is given nothing

	mu    sync.Mutex
	held  map[string]store.Fence
	moved chan struct{} // closed when leases have come that were not asked for

	ctx  context.Context //nolint:containedctx // the life of the keeper
	stop context.CancelFunc
	work sync.WaitGroup
}

// New returns a Keeper; without leases nil.
func New(st store.Leases, log *slog.Logger) *Keeper {
	if st == nil {
		return nil
	}
	k := &Keeper{
		st: st, node: rand.Text(), log: log,
		known: make(chan struct{}), held: map[string]store.Fence{}, moved: make(chan struct{}),
	}
	k.ctx, k.stop = context.WithCancel(context.Background())
	return k
}

// Begin says from now on that this node lives, until Close is called. It calls given for each table whose lease
// comes from a node that has gone: somebody has to look after it. Given must not block.
func (k *Keeper) Begin(given func(table string)) {
	if k != nil {
		k.given = given
		k.work.Go(k.live)
	}
}

// Close hands all leases over to the nodes that remain.
func (k *Keeper) Close() {
	if k == nil {
		return
	}
	k.stop()
	k.work.Wait()
	ctx, cancel := context.WithTimeout(context.Background(), goodbye)
	defer cancel()
	if err := k.st.Retire(ctx, k.node); err != nil {
		k.log.Warn("the leases of this node are handed over late", "error", err)
	}
}

// Await waits until this node may act for a table, or the context ends, whose error is the only one.
func (k *Keeper) Await(ctx context.Context, table string) (store.Fence, error) {
	if k == nil {
		return store.Fence{}, ctx.Err()
	}
	for ctx.Err() == nil {
		fence, moved, ok := k.has(table)
		if ok {
			return fence, nil
		}
		fence, err := k.take(ctx, table, false)
		if err == nil {
			return fence, nil
		}
		wait := again
		if !errors.Is(err, store.ErrFenced) {
			wait = pulse
		}
		select {
		case <-moved:
		case <-time.After(wait):
		case <-ctx.Done():
		}
	}
	return store.Fence{}, ctx.Err()
}

// Try reports whether this node may act for a table: it does not where another node that lives has the lease.
func (k *Keeper) Try(ctx context.Context, table string) (bool, error) {
	if k == nil {
		return true, ctx.Err()
	}
	if _, _, ok := k.has(table); ok {
		return true, nil
	}
	_, err := k.take(ctx, table, false)
	if errors.Is(err, store.ErrFenced) {
		return false, nil
	}
	return err == nil, err
}

// Seize takes a lease though another node may have it, as only here can be done what has to be done: that one finds
// it out with its next commit, and waits.
func (k *Keeper) Seize(ctx context.Context, table string) error {
	if k == nil {
		return nil
	}
	fence, err := k.take(ctx, table, true)
	if err == nil {
		k.keep(map[string]store.Fence{table: fence})
	}
	return err
}

// Lost says that a lease has turned out to be another node's.
func (k *Keeper) Lost(table string, fence store.Fence) {
	if k == nil {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.held[table] == fence {
		delete(k.held, table)
	}
}

// Let frees the lease of a table for which nothing is to be done here any more. It returns at once. The last call
// comes before that of Close.
func (k *Keeper) Let(table string) {
	if k == nil {
		return
	}
	k.mu.Lock()
	_, held := k.held[table]
	delete(k.held, table)
	k.mu.Unlock()
	if !held {
		return
	}
	k.work.Go(func() {
		if err := k.st.Let(k.ctx, table, k.node); err != nil && k.ctx.Err() == nil {
			k.log.Warn("a lease was not let go", "table", table, "error", err)
		}
	})
}

// has is the lease of a table as it is known here, and what tells that others have come.
func (k *Keeper) has(table string) (fence store.Fence, moved <-chan struct{}, ok bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	fence, ok = k.held[table]
	return fence, k.moved, ok
}

// take asks the store for a lease, if need be that of another node that lives.
func (k *Keeper) take(ctx context.Context, table string, need bool) (store.Fence, error) {
	select {
	case <-k.known:
	case <-ctx.Done():
		return store.Fence{}, ctx.Err()
	}
	fence, err := k.st.Lease(ctx, table, k.node, need)
	if err == nil {
		k.mu.Lock()
		defer k.mu.Unlock()
		k.held[table] = fence
	}
	return fence, err
}

// keep notes leases that were not asked for, and wakes those who wait for some.
func (k *Keeper) keep(leases map[string]store.Fence) {
	if len(leases) == 0 {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	maps.Copy(k.held, leases)
	close(k.moved)
	k.moved = make(chan struct{})
}

// forget drops what is known here of leases.
func (k *Keeper) forget() {
	k.mu.Lock()
	defer k.mu.Unlock()
	clear(k.held)
}
