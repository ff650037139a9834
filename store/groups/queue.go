package groups

import (
	"errors"
	"sync"
	"sync/atomic"
	"time"
)

// most bounds the writes of a group, so that its last does not wait for too many.
const most = 1000

// linger is how long a group waits at most to become as large as the one before. Who
// writes alone never waits; where many do, a group of more costs hardly more.
const linger = time.Millisecond

var errClosed = errors.New("store is closed")

// waiter is something to be written, and the goroutine that waits for it.
type waiter[W any] struct {
	what  W
	taken atomic.Bool // into a group, or back by who gave it
	err   error
	done  chan struct{}
}

// finish tells the waiting goroutine how it went.
func (w *waiter[W]) finish(err error) {
	w.err = err
	close(w.done)
}

// queue is what waits, in order.
type queue[W any] struct {
	mu     sync.Mutex
	filled sync.Cond // list has become as long as wanted, or closed true
	wanted int
	list   []*waiter[W]
	last   int // size of the last group
	closed bool
	eager  bool // groups never wait to become larger
}

func (q *queue[W]) init() { q.filled.L = &q.mu }

func (q *queue[W]) push(w *waiter[W]) bool {
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
func (q *queue[W]) take(dst []*waiter[W]) []*waiter[W] {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(dst) == 0 && (len(q.list) > 0 || !q.closed) {
		for len(q.list) == 0 && !q.closed {
			q.filled.Wait()
		}
		q.fill(q.last)
		n := min(len(q.list), most)
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

// fill waits until so many writes wait, but not for longer than linger.
func (q *queue[W]) fill(n int) {
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

// close refuses further writes; what waits is still taken.
func (q *queue[W]) close() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.closed = true
	q.filled.Broadcast()
}
