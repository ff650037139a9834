package live

import (
	"math"
	"sync/atomic"
	"time"
)

// actor is a table in use: a replica, its bots, and the goroutine that both belong to.
type actor struct {
	*replica

	bots    tableBots
	release func(*actor) // called when the actor ends

	used  atomic.Int64  // time of the last request, in Unix milliseconds
	ready chan struct{} // closed when the table is loaded, or cannot be loaded because of err
	err   error
	gone  chan struct{} // closed when the actor takes no more requests

	requests chan *request
	wake     chan struct{} // the log may be longer than the replica
	spare    chan struct{} // the table may be unused
}

// newActor returns the actor of a replica. It loads the table when it runs, unless that is loaded.
func newActor(r *replica, release func(*actor)) *actor {
	a := &actor{
		replica: r, bots: tableBots{table: r}, release: release, ready: make(chan struct{}), gone: make(chan struct{}),
		requests: make(chan *request), wake: make(chan struct{}, 1), spare: make(chan struct{}, 1),
	}
	if r.snap.Load() != nil {
		close(a.ready)
	}
	return a
}

// run is the actor's goroutine.
func (a *actor) run() {
	defer close(a.gone)
	defer a.release(a)
	if !a.open() {
		return
	}
	defer a.bots.cancel()
	idle := time.NewTicker(a.env.o.Idle)
	defer idle.Stop()
	for !a.lost {
		_ = a.env.guard(a.id, func() {
			if err := a.creditOutages(); err != nil {
				a.env.o.Log.Warn("an outage was not credited", "table", a.id, "error", err)
			}
			a.bots.plan()
		})
		select {
		case q := <-a.requests:
			a.serve(q)
		case m := <-a.bots.results():
			_ = a.env.guard(a.id, func() { a.bots.commit(m) })
		case <-a.wake:
			if err := a.catchUp(); err != nil {
				a.env.o.Log.Error("a table could not catch up", "table", a.id, "error", err)
			}
		case <-a.spare:
			if a.isUnused() {
				return
			}
		case <-idle.C:
			if a.isUnused() {
				return
			}
		case <-a.env.life.ctx.Done():
			return
		}
	}
}

// open loads the table, unless it is loaded. It returns false if that failed: the actor was released and has to end.
func (a *actor) open() bool {
	if a.snap.Load() != nil {
		return true
	}
	snap, err := a.load(math.MaxInt64)
	a.err = err
	a.env.readOnly.record(a.id, err)
	if err != nil {
		a.release(a)
		close(a.ready)
		return false
	}
	a.touch()
	a.snap.Store(snap)
	close(a.ready)
	return true
}

// touch notes that the table is used.
func (a *actor) touch() { a.used.Store(a.env.o.Now().UnixMilli()) }

// isUnused reports whether no job is at work and there was no request for a while.
func (a *actor) isUnused() bool {
	return a.bots.isAsleep() && a.env.o.Now().UnixMilli()-a.used.Load() >= a.env.o.Idle.Milliseconds()
}

// dismiss unloads a table that was loaded because something was due there, unless there was a request for it since that time.
func (a *actor) dismiss(loaded int64) {
	if a.used.CompareAndSwap(loaded, 0) {
		signal(a.spare)
	}
}

// rouse makes the actor read its log.
func (a *actor) rouse() { signal(a.wake) }

// signal sends to a channel that has room for one value, unless it is full.
func signal(c chan<- struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}
