// Package live runs tables over a store and a bus.
//
// A Service has an actor for each table that is in use. The actor has a replica of the table, which lets package table decide
// commands, writes the log entries to the store, and publishes the next Snapshot and a note on the bus. Readers of snapshots
// never wait for it.
//
// The actor also plays the bots of its table, when it is this node's turn. Service.Resume loads the tables at which something is
// due; a Service that is not resumed only acts for tables that are requested.
package live

import (
	"context"
	"math"

	"volgare/bot"
	"volgare/bus"
	"volgare/edition"
	"volgare/store"
	"volgare/table"
)

// Service runs the tables that are in use. Its methods are safe for concurrent use.
type Service struct {
	env      *env
	tables   *liveTables
	follower *follower
}

// New returns a Service over a library, a store and a bus. Close does not close them.
func New(lib *edition.Library, st store.Store, b bus.Bus, o Options) *Service {
	o.setDefaults()
	e := newEnv(lib, st, b, &o)
	tables := newLiveTables(e)
	return &Service{env: e, tables: tables, follower: newFollower(e, tables)}
}

// Resume makes this node act for the tables of the store, until Close: it loads a table once something is due
// there, if it is this node's turn. Resume returns once it has recorded in the store that a server runs.
func (s *Service) Resume() {
	s.pulse() // before the first time-out
	s.env.life.start(s.keepPulse)
	s.env.nodes.join()
	s.env.life.start(func() { s.env.nodes.run(s.env.life.ctx) })
	s.env.life.start((&dueLoader{s.env, s.tables}).run)
}

// Close stops the bots and waits for commits in progress.
func (s *Service) Close() error {
	s.env.life.end()
	s.follower.close()
	s.env.life.wait()
	s.env.nodes.unsubscribe()
	return nil
}

// Look returns a table as known to this node. It first reads the entries that other nodes have announced, which waits for a
// commit in progress. If that fails, it returns the table without them.
func (s *Service) Look(ctx context.Context, id string) (*table.Snapshot, error) {
	return s.tables.look(ctx, id)
}

// Newest is the argument of LookSince for a table with all entries that any node has written.
const Newest = math.MaxInt64

// LookSince returns a table with at least the entry seq, which another node may have written. If this node does not have seq, the table is
// read from the store. If seq is beyond the last entry, LookSince returns the newest table.
func (s *Service) LookSince(ctx context.Context, id string, seq int64) (*table.Snapshot, error) {
	return s.tables.lookSince(ctx, id, seq)
}

// Do carries out a command and returns the table after it, which is on disk. If a command with its Key was carried out
// before, Do changes nothing and returns the present table. After a *table.Refusal nothing has changed. After any
// other error, such as store.ErrUncertain or the error of the context, the command may be carried out or not: repeat it with its Key.
func (s *Service) Do(ctx context.Context, id string, c table.Command) (*table.Snapshot, error) {
	if err := mayTake(ctx, s.tables, id, &c); err != nil {
		return nil, err
	}
	a := s.tables.ask(ctx, id, c)
	return a.snap, a.err
}

// Act carries out a command like Do, but returns only its result. A command that is repeated with its Key gets the result of the
// first time.
func (s *Service) Act(ctx context.Context, id string, c table.Command) (table.Done, error) {
	a := s.tables.ask(ctx, id, c)
	return a.done, a.err
}

// Stored returns an error if the last write failed less than unwritableFor ago.
func (s *Service) Stored() error { return s.env.writer.check() }

// IsReadOnly reports whether a table is known to refuse all commands with RulesUnavailable.
func (s *Service) IsReadOnly(id string) bool { return s.env.readOnly.has(id) }

// Bots returns the bots that can play at the tables.
func (s *Service) Bots() bot.Roster { return s.env.o.Bots }
