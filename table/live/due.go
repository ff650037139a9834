package live

import (
	"context"
	"runtime"
	"sync"
	"time"

	"volgare/engine"
	"volgare/store"
	"volgare/table"
)

// dueEvery is how often the store is asked for tables at which something is due.
const dueEvery = time.Second

// takeover is how long a node has to act before the next one does, besides the time that a bot may think.
const takeover = 3 * time.Second

// takeoverLasts is how long a node that has taken over a table acts there without waiting for the nodes ahead of it.
const takeoverLasts = time.Minute

// Resume makes this node act for the tables of the store, until Close: it loads a table once something is due
// there, if it is this node's turn. Resume returns at once.
func (s *Service) Resume() {
	s.resumed = time.Now()
	s.goBackground(func() { s.nodes.run(s.ctx) })
	s.goBackground(s.watchDue)
}

// watchDue loads due tables every second. A node that is not alone first waits to hear from the others.
func (s *Service) watchDue() {
	ticks := time.NewTicker(dueEvery)
	defer ticks.Stop()
	overdue, failing := map[store.Due]time.Time{}, false
	for first := true; ; first = false {
		if !first || s.alone() {
			var err error
			if overdue, err = s.loadDue(overdue); err != nil && !failing && s.ctx.Err() == nil {
				s.o.Log.Error("tables at which something is due are not loaded", "error", err)
			}
			failing = err != nil
		}
		select {
		case <-ticks.C:
		case <-s.ctx.Done():
			return
		}
	}
}

// loadDue loads the tables at which something is due, unless they are in use here or a node ahead of this one still
// has time to act. since has the time at which each was first found to be due; loadDue returns it as of now.
func (s *Service) loadDue(since map[store.Due]time.Time) (map[store.Due]time.Time, error) {
	var wait sync.WaitGroup
	defer wait.Wait()
	places := make(chan struct{}, runtime.NumCPU()) // people wait for the same store
	now, still := time.Now(), map[store.Due]time.Time{}
	for after := (store.Due{}); ; {
		page, err := s.st.Due(s.ctx, after, store.MaxLimit)
		if err != nil {
			return since, err
		}
		for _, d := range page {
			if d.At.After(s.o.Now()) {
				return still, nil
			}
			if still[d] = now; !since[d].IsZero() {
				still[d] = since[d]
			}
			if s.isTurn(d.Table, now.Sub(still[d])) {
				places <- struct{}{}
				wait.Go(func() {
					s.load(d.Table)
					<-places
				})
			}
			after = d
		}
		if len(page) < store.MaxLimit {
			return still, nil
		}
	}
}

// isTurn reports whether this node has to load a table that has been due for a while.
func (s *Service) isTurn(id string, overdue time.Duration) bool {
	if s.inUse(id) {
		return false
	}
	ahead, _ := s.nodes.ahead(id, engine.Nobody)
	return overdue >= time.Duration(ahead)*takeover
}

// load loads a table at which something is due, so that its actor sees to it. If nothing is due there after all, load clears
// the due time in the store, and the table is unloaded. A table that cannot be loaded is tried again.
func (s *Service) load(id string) {
	a, err := s.actor(s.ctx, id)
	if err == nil {
		loaded := a.used.Load()
		if t := a.snap.Load(); len(t.Due()) == 0 {
			err = s.st.NothingDue(s.ctx, t.ID, t.Seq)
			a.dismiss(loaded)
		}
	}
	if err != nil && s.ctx.Err() == nil && table.CodeOf(err) != table.RulesLost { // which noteLost has logged
		s.o.Log.Warn("a table at which something is due was not loaded", "table", id, "error", err)
	}
}

// awaitTurn blocks until this node has to make a choice that is due at a time: at once if no live node is ahead of it,
// else after those ahead have had their time. It returns false if ctx ends first.
//
// A node that has taken over a table does not wait for its next moves: the node ahead is alive, but most likely cannot follow
// the table.
func (s *Service) awaitTurn(ctx context.Context, id string, c *choice, due time.Time) bool {
	from := due // or, of what was due before this node began to act, the time since when all nodes can
	if from.Before(s.resumed) {
		from = s.resumed
	}
	for {
		ahead, changed := s.nodes.ahead(id, c.seat)
		if ahead == 0 || c.first {
			return ctx.Err() == nil
		}
		select {
		case <-time.After(time.Until(from.Add(time.Duration(ahead) * (takeover + s.thinkTime(c.bot))))):
			c.waited = true
			return true
		case <-changed:
		case <-ctx.Done():
			return false
		}
	}
}

// thinkTime is the longest time that a bot takes to choose.
func (s *Service) thinkTime(name string) time.Duration {
	return time.Duration(s.o.Bots.Thinks(name)) * time.Millisecond
}

// sleepUntil returns true at the given time, or false if ctx ends first.
func sleepUntil(ctx context.Context, at time.Time) bool {
	if wait := time.Until(at); wait > 0 {
		select {
		case <-time.After(wait):
		case <-ctx.Done():
		}
	}
	return ctx.Err() == nil
}
