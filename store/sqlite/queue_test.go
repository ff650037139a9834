package sqlite

import (
	"testing"
	"testing/synctest"
	"time"
)

// TestGroupWaitsForPreviousSize: a group waits until it is as large as the previous one, for linger at most. A single
// writer does not wait.
func TestGroupWaitsForPreviousSize(t *testing.T) {
	for name, c := range map[string]struct {
		last, waiting, more int // size of the previous group; writes in the queue; writes that arrive while the group waits
		waits               time.Duration
	}{
		"alone":               {1, 1, 0, 0},
		"first of all":        {0, 3, 0, 0},
		"as many as before":   {3, 3, 0, 0},
		"more than before":    {3, 5, 0, 0},
		"the rest comes":      {4, 1, 3, 0},
		"the rest stays away": {4, 1, 2, linger},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				q := newQueue(false)
				q.last = c.last
				for range c.waiting {
					q.push(&waiter{})
				}
				go func() {
					for range c.more {
						q.push(&waiter{})
					}
				}()
				from := time.Now()
				if n := len(q.take(nil)); n != c.waiting+c.more {
					t.Errorf("a group of %d, want %d", n, c.waiting+c.more)
				}
				if waited := time.Since(from); waited != c.waits {
					t.Errorf("it has waited for %v, want %v", waited, c.waits)
				}
			})
		})
	}
}

// TestEagerGroupStartsAtOnce: a group of an eager queue begins at once.
func TestEagerGroupStartsAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := newQueue(true)
		q.last = 2
		q.push(&waiter{})
		from := time.Now()
		if n := len(q.take(nil)); n != 1 || time.Since(from) != 0 {
			t.Errorf("a group of %d after %v", n, time.Since(from))
		}
	})
}

// TestLingerEnds: a queue that is closed keeps no group waiting.
func TestLingerEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := newQueue(false)
		q.last = 2
		q.push(&waiter{})
		go q.end()
		from := time.Now()
		if n := len(q.take(nil)); n != 1 || time.Since(from) != 0 {
			t.Errorf("a group of %d after %v", n, time.Since(from))
		}
	})
}
