package live

import (
	"runtime"
	"sync"
	"time"

	"volgare/store"
	"volgare/table"
)

// dueInterval is how often the store is queried for tables at which something is due.
const dueInterval = time.Second

// dueLoader loads the tables of the store at which something is due. Their actors do the rest.
type dueLoader struct {
	env    *env
	tables *liveTables
}

// run loads due tables every second until the service closes. A node that is not alone first waits for beacons of the others.
func (d *dueLoader) run() {
	ticks := time.NewTicker(dueInterval)
	defer ticks.Stop()
	overdue, failing := map[store.Due]time.Time{}, false
	for first := true; ; first = false {
		if !first || d.env.o.alone() {
			var err error
			if overdue, err = d.loadAll(overdue); err != nil && !failing && d.env.life.ctx.Err() == nil {
				d.env.o.Log.Error("tables at which something is due are not loaded", "error", err)
			}
			failing = err != nil
		}
		select {
		case <-ticks.C:
		case <-d.env.life.ctx.Done():
			return
		}
	}
}

// loadAll loads the tables at which something is due, unless they are in use here or a node ahead of this one still
// has time to act. since maps due times to the time at which each was first found; loadAll returns the present map.
func (d *dueLoader) loadAll(since map[store.Due]time.Time) (map[store.Due]time.Time, error) {
	var wait sync.WaitGroup
	defer wait.Wait()
	places := make(chan struct{}, runtime.NumCPU()) // requests of people need the store too
	now, still := time.Now(), map[store.Due]time.Time{}
	for after, limit := (store.Due{}), 1; ; limit = store.MaxLimit { // mostly the first one is not due yet
		page, err := d.env.st.Due(d.env.life.ctx, after, limit)
		if err != nil {
			return since, err
		}
		for _, due := range page {
			if due.At.After(d.env.o.Now()) {
				return still, nil
			}
			if still[due] = now; !since[due].IsZero() {
				still[due] = since[due]
			}
			if d.tables.find(due.Table) == nil && d.env.nodes.isTurn(due.Table, now.Sub(still[due])) {
				places <- struct{}{}
				wait.Go(func() {
					d.load(due.Table)
					<-places
				})
			}
			after = due
		}
		if len(page) < limit {
			return still, nil
		}
	}
}

// load loads a table at which something is due, so that its actor does it. If nothing is due there after all, load clears
// the due time in the store, and the table is unloaded. A table that cannot be loaded is tried again.
func (d *dueLoader) load(id string) {
	a, err := d.tables.acquire(d.env.life.ctx, id)
	if err == nil {
		loaded := a.used.Load()
		if t := a.snap.Load(); len(t.Due()) == 0 {
			err = d.env.st.NothingDue(d.env.life.ctx, t.ID, t.Logged())
			a.dismiss(loaded)
		}
	}
	if err != nil && d.env.life.ctx.Err() == nil && table.CodeOf(err) != table.RulesUnavailable { // readOnlyTables has logged that
		d.env.o.Log.Warn("a table at which something is due was not loaded", "table", id, "error", err)
	}
}
