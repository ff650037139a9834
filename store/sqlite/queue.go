package sqlite

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"volgare/store"
)

// mostWrites is the maximum number of writes of a group, so that no write waits for too many others.
const mostWrites = 1000

// linger is the maximum time a group waits to become as large as the previous one. A single writer never waits; with many
// writers, a larger group costs hardly more.
const linger = time.Millisecond

var errClosed = errors.New("store is closed")

// Group describes one transaction to an observer.
type Group struct {
	Writes int           // of the group, including refused ones
	Took   time.Duration // from the begin of the transaction until it was on disk
	Err    error         // nil, or an ErrUnavailable: nothing of the group is stored
}

// waiter is a write, and the goroutine that waits for it.
type waiter struct {
	write write
	taken atomic.Bool // into a group, or cancelled
	err   error
	done  chan struct{}
}

// queue holds writes, in order, until they are written in groups.
type queue struct {
	mu     sync.Mutex
	filled sync.Cond // list has become as long as wanted, or closed true
	wanted int
	list   []*waiter
	last   int // size of the last group
	closed bool
	eager  bool // groups never wait to become larger
	ended  chan struct{}
}

// newQueue returns a queue that run is to serve.
func newQueue(eager bool) *queue {
	q := &queue{eager: eager, ended: make(chan struct{})}
	q.filled.L = &q.mu
	return q
}

// do passes a write to the writer and waits until it is on disk. A context that ends cancels a write whose group has not
// begun. The error is ctx.Err(), the error of the write, or an ErrUnavailable of the group.
func (q *queue) do(ctx context.Context, w write) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	one := &waiter{write: w, done: make(chan struct{})}
	if !q.push(one) {
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

// run passes group after group to a function, until the queue is closed and empty. The function sets the errors of
// refused writes, or writes nothing and returns the reason. Observe is called after each group, unless it is nil; it
// holds up the next group.
func (q *queue) run(apply func([]*waiter) error, observe func(Group)) {
	defer close(q.ended)
	var group []*waiter
	for {
		group = q.take(group[:0])
		if len(group) == 0 {
			return
		}
		start := time.Now()
		err := apply(group)
		if err != nil {
			err = fmt.Errorf("%w: %w", store.ErrUnavailable, err)
		}
		if observe != nil {
			observe(Group{Writes: len(group), Took: time.Since(start), Err: err})
		}
		for _, one := range group {
			if err != nil {
				one.err = err // a conflict with a commit that is not stored is none
			}
			close(one.done)
		}
		clear(group)
	}
}

// waiting returns the number of writes that are not in a group yet.
func (q *queue) waiting() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.list)
}

func (q *queue) push(w *waiter) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed {
		return false
	}
	q.list = append(q.list, w)
	if len(q.list) >= q.wanted {
		q.filled.Signal()
	}
	return true
}

// take waits for writes and appends the next group of them to dst. It appends
// nothing when the queue is closed and empty.
func (q *queue) take(dst []*waiter) []*waiter {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(dst) == 0 && (len(q.list) > 0 || !q.closed) {
		for len(q.list) == 0 && !q.closed {
			q.filled.Wait()
		}
		q.fill(q.last)
		n := min(len(q.list), mostWrites)
		for _, w := range q.list[:n] {
			if w.taken.CompareAndSwap(false, true) {
				dst = append(dst, w)
			}
		}
		rest := copy(q.list, q.list[n:])
		clear(q.list[rest:])
		q.list = q.list[:rest]
	}
	q.last = len(dst)
	return dst
}

// fill waits until n writes are in the queue, for linger at most.
func (q *queue) fill(n int) {
	if q.eager || len(q.list) >= n {
		return
	}
	late := false
	timer := time.AfterFunc(linger, func() {
		q.mu.Lock()
		defer q.mu.Unlock()
		late = true
		q.filled.Signal()
	})
	defer timer.Stop()
	q.wanted = n
	for len(q.list) < n && !late && !q.closed {
		q.filled.Wait()
	}
	q.wanted = 0
}

// close refuses further writes and returns when the queue is written.
func (q *queue) close() {
	q.end()
	<-q.ended
}

// end refuses further writes; take still returns the earlier ones.
func (q *queue) end() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.closed = true
	q.filled.Broadcast()
}
