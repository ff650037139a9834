// Package groups gathers what many goroutines write into groups, each of which a store
// writes in one transaction.
//
// One goroutine writes. What waits while the disk is busy forms the next group: it is
// flushed once, then all of it is acknowledged.
package groups

import (
	"context"
	"errors"
	"fmt"
	"time"

	"volgare/store"
)

// Group is what an observer learns of one transaction.
type Group struct {
	Writes int           // that waited for it, refused ones among them
	Took   time.Duration // from its begin until it was on disk
	Err    error         // nil; or an ErrUnavailable: nothing of the group is stored; or an ErrUncertain
}

// Queue holds writes until they are written.
type Queue[W any] struct {
	waiting queue[W]
	ended   chan struct{}
}

// New returns a queue that Run is to serve.
func New[W any]() *Queue[W] {
	q := &Queue[W]{ended: make(chan struct{})}
	q.waiting.init()
	return q
}

// Eager makes groups begin at once, for a store that flushes nothing. It is called before Run.
func (q *Queue[W]) Eager() { q.waiting.eager = true }

// Do has something written and waits for it. A context that ends takes it back, if its
// group has not begun. The errors are those of the context, of what is written, or an
// ErrUnavailable or ErrUncertain of its group.
func (q *Queue[W]) Do(ctx context.Context, w W) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	one := &waiter[W]{what: w, done: make(chan struct{})}
	if !q.waiting.push(one) {
		return fmt.Errorf("%w: %w", store.ErrUnavailable, errClosed)
	}
	select {
	case <-one.done:
		return one.err
	case <-ctx.Done():
	}
	if one.taken.CompareAndSwap(false, true) {
		return ctx.Err()
	}
	<-one.done
	return one.err
}

// Transaction writes a group, all but those of which it notes in refused, at the same
// places, why not; or nothing, and tells why. When it returns nil the group is on disk.
type Transaction[W any] func(batch []W, refused []error) error

// Run has group after group written until the queue is closed and empty. Observe is told
// of each, unless it is nil; it holds up the next.
func (q *Queue[W]) Run(write Transaction[W], observe func(Group)) {
	defer close(q.ended)
	var group []*waiter[W]
	var batch []W
	for {
		group = q.waiting.take(group[:0])
		if len(group) == 0 {
			return
		}
		batch = batch[:0]
		for _, one := range group {
			batch = append(batch, one.what)
		}
		written(group, batch, write, observe)
		clear(group)
		clear(batch)
	}
}

// written has a group written and tells everybody who waits for it.
func written[W any](group []*waiter[W], batch []W, write Transaction[W], observe func(Group)) {
	start := time.Now()
	refused := make([]error, len(batch))
	err := write(batch, refused)
	if err != nil {
		clear(refused) // a conflict with a commit that is not stored is none
		if !errors.Is(err, store.ErrUncertain) {
			err = fmt.Errorf("%w: %w", store.ErrUnavailable, err)
		}
	}
	if observe != nil {
		observe(Group{Writes: len(batch), Took: time.Since(start), Err: err})
	}
	for i, one := range group {
		if refused[i] != nil {
			one.finish(refused[i])
		} else {
			one.finish(err)
		}
	}
}

// Waiting is how many writes the next groups will have.
func (q *Queue[W]) Waiting() int {
	q.waiting.mu.Lock()
	defer q.waiting.mu.Unlock()
	return len(q.waiting.list)
}

// Close refuses further writes and returns when what waited is written.
func (q *Queue[W]) Close() {
	q.waiting.close()
	<-q.ended
}
