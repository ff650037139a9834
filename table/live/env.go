package live

import (
	"fmt"
	"runtime/debug"
	"time"

	"volgare/bus"
	"volgare/edition"
	"volgare/store"
	"volgare/table"
)

// env is shared by the parts of a service.
type env struct {
	o    *Options
	st   store.Store
	bus  bus.Bus
	life *lifetime

	rules    *tableRules
	writer   *writer
	readOnly *readOnlyTables
	nodes    *nodes
	external *externalBots
	chooser  *chooser
	outages  outages
}

func newEnv(lib *edition.Library, st store.Store, b bus.Bus, o *Options) *env {
	life, external := newLifetime(), newExternalBots(b, st.Well, o)
	return &env{
		o: o, st: st, bus: b, life: life,
		rules:    &tableRules{ctx: life.ctx, st: st, cache: newRulesCache(lib)},
		writer:   &writer{st: st, now: o.Now},
		readOnly: newReadOnlyTables(o),
		nodes:    external.nodes,
		external: external,
		chooser:  newChooser(o),
	}
}

// house returns the rules, the bots and the pace of all tables.
func (e *env) house() table.House {
	return table.House{
		Rules: e.rules, Bots: e.o.Bots.Names(),
		Pace:     table.Pace{Grace: e.o.BotGrace, Pause: e.o.BotPause, Away: e.o.AwayPause},
		Notifies: e.o.Notify != nil,
	}
}

// localTime converts a due time that follows an entry of a log to the clock of this machine. The entry may come from a node whose
// clock is ahead, so the wait from now on is no longer than from the entry.
func (e *env) localTime(due, entry time.Time) time.Time {
	return time.Now().Add(min(due.Sub(e.o.Now()), max(0, due.Sub(entry))))
}

// guard runs work for a table and returns a panic as an error, so that a fault at one table does not affect the others.
func (e *env) guard(id string, work func()) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("table %s: panic: %v", id, fault)
			e.o.Log.Error("panic", "table", id, "fault", fmt.Sprint(fault), "stack", string(debug.Stack()))
		}
	}()
	work()
	return nil
}
