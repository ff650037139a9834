package sqlite

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"volgare/store"
)

// most bounds the writes of a group, so that its last does not wait for too many.
const most = 1000

// linger is how long a group waits at most to become as large as the one before. Who
// writes alone never waits; where many do, a group of more costs hardly more.
const linger = time.Millisecond

// write is something to be written, and the goroutine that waits for it.
type write struct {
	// apply writes within the transaction of a group. An error that is one of
	// refused leaves the transaction as it was, any other spoils it.
	apply func(g *group) error
	taken atomic.Bool // by the writer, or back by who gave it
	err   error
	done  chan struct{}
}

// finish tells the waiting goroutine how it went.
func (w *write) finish(err error) {
	w.err = err
	close(w.done)
}

// queue holds writes until the writer takes them.
type queue struct {
	mu      sync.Mutex
	filled  sync.Cond // waiting has become as long as wanted, or closed true
	wanted  int
	waiting []*write
	last    int // size of the last group
	closed  bool
}

func newQueue() *queue {
	q := &queue{}
	q.filled.L = &q.mu
	return q
}

// do has something written and waits for it. A context that ends takes it back, if
// the writer has not begun it.
func (q *queue) do(ctx context.Context, apply func(g *group) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	w := &write{apply: apply, done: make(chan struct{})}
	if !q.push(w) {
		return fmt.Errorf("%w: %w", store.ErrUnavailable, errClosed)
	}
	select {
	case <-w.done:
		return w.err
	case <-ctx.Done():
	}
	if w.taken.CompareAndSwap(false, true) {
		return ctx.Err()
	}
	<-w.done
	return w.err
}

func (q *queue) push(w *write) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed {
		return false
	}
	q.waiting = append(q.waiting, w)
	if len(q.waiting) >= q.wanted {
		q.filled.Signal()
	}
	return true
}

// take waits for writes and appends the next group of them to dst. It appends
// nothing when the queue is closed and empty.
func (q *queue) take(dst []*write) []*write {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(dst) == 0 && (len(q.waiting) > 0 || !q.closed) {
		for len(q.waiting) == 0 && !q.closed {
			q.filled.Wait()
		}
		q.fill(q.last)
		n := min(len(q.waiting), most)
		for _, w := range q.waiting[:n] {
			if w.taken.CompareAndSwap(false, true) {
				dst = append(dst, w)
			}
		}
		rest := copy(q.waiting, q.waiting[n:])
		clear(q.waiting[rest:])
		q.waiting = q.waiting[:rest]
	}
	q.last = len(dst)
	return dst
}

// fill waits until so many writes wait, but not for longer than linger.
func (q *queue) fill(n int) {
	if len(q.waiting) >= n {
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
	for len(q.waiting) < n && !late && !q.closed {
		q.filled.Wait()
	}
	q.wanted = 0
}

// close refuses further writes; what waits is still taken.
func (q *queue) close() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.closed = true
	q.filled.Broadcast()
}
