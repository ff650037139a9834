package live

import (
	"context"
	"maps"
	"slices"

	"volgare/bus"
)

// follower makes the tables in use read the entries that other nodes write. It learns of them from notes on the bus. It also
// compares the tables with the store from time to time: a note may be lost, and a failover may lose entries.
type follower struct {
	env         *env
	tables      *liveTables
	rounds      *bus.Rounds
	unsubscribe func()
}

func newFollower(e *env, tables *liveTables) *follower {
	f := &follower{env: e, tables: tables}
	f.rounds = bus.NewRounds(e.o.Sweep, f.compare)
	f.unsubscribe = e.bus.Listen(f.receive)
	return f
}

func (f *follower) close() {
	f.unsubscribe()
	f.rounds.Stop()
}

// receive handles a note. Another process may have changed the table, or made a read-only table loadable again.
func (f *follower) receive(n bus.Note) {
	if n.Missed() {
		f.rounds.Missed()
		return
	}
	f.env.readOnly.allowRetry(n.Table)
	a := f.tables.find(n.Table)
	if a == nil {
		return
	}
	if snap := a.snap.Load(); snap != nil && snap.Logged() >= n.Logged() {
		return
	}
	a.noteAnnounced(n.Logged())
	a.rouse()
}

// compare compares the tables in use with the store.
func (f *follower) compare(ctx context.Context, _ bool) error {
	actors := f.tables.all()
	stored, err := f.env.st.Lengths(ctx, slices.Collect(maps.Keys(actors)))
	if err != nil {
		f.env.o.Log.WarnContext(ctx, "tables could not be compared with the store", "error", err)
		return err
	}
	for id, a := range actors {
		f.receive(bus.Note{Table: id, Seq: stored[id].Seq, Hidden: stored[id].Hidden})
		if snap := a.snap.Load(); snap != nil && snap.Logged() > stored[id].Logged() {
			a.rouse() // even if the entry was written after the query
		}
	}
	return nil
}

// changes returns a channel that receives a value after changes of a table, until stop is called.
func (f *follower) changes(id string) (changed <-chan struct{}, stop func()) {
	c := make(chan struct{}, 1)
	return c, f.env.bus.Listen(func(n bus.Note) {
		switch {
		case n.Table == id:
			f.receive(n) // so that the receiver of the value finds the change: subscribers are called in any order
		case !n.Missed():
			return
		}
		signal(c)
	})
}
