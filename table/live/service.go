// Package live runs tables over a store and a bus. A Service holds the tables that are in use: one
// goroutine for each, which lets package table decide commands, commits their entries to a store,
// publishes the next Snapshot and a note on a bus. Readers never wait for it.
//
// Bots choose on the workers of the Service, at the node whose turn it is. A server that starts loads the
// tables at which something is due: Service.Resume.
package live

import (
	"cmp"
	"context"
	"crypto/rand"
	"io"
	"log/slog"
	"math"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/bot/roster"
	"volgare/bus"
	"volgare/edition"
	"volgare/internal/shares"
	"volgare/store"
	"volgare/table"
)

// Options configures a Service. A field that is zero stands for its default, which its comment names last.
type Options struct {
	Now       func() time.Time // the clock: time.Now
	Random    io.Reader        // of ids and seeds: crypto/rand.Reader
	BotGrace  time.Duration    // how long bots wait after what a person can still take back: 1.5 s; below 0: not at all
	BotPause  time.Duration    // between two moves of bots: none
	AwayPause time.Duration    // the same where all who play are away, at least: none
	Sweep     time.Duration    // how often tables in use are compared with the store, where others write to it too: never
	Idle      time.Duration    // after which a table that nobody asks for is unloaded: 10 min
	Log       *slog.Logger     // what it says: discarded
	Observer  Observer         // who is told what it does: nobody

	Bots        bot.Roster     // who can play, bot.Default among them: roster.House()
	Programs    remote.Options // the limits of programs of others: 5 s for hello and for a decision
	ProgramWait time.Duration  // how long a program that is not there is waited for: 30 s; below 0: not at all
}

// Observer is told what a Service does. Its methods must not block.
type Observer interface {
	Committed(kind string, d time.Duration) // an entry of a kind is on disk, after so long
	Refused(code table.Code)                // a command
	Loaded(live int)                        // a table was loaded or unloaded: now so many are live
	Chosen(bot string, d time.Duration)     // a bot has chosen a move
}

// Service keeps the tables that are in use. Its methods may be called by any
// number of goroutines.
type Service struct {
	st      store.Store
	bus     bus.Bus
	o       Options
	cache   *rulesCache
	nodes   *nodes
	resumed time.Time // when Resume was called
	players *players

	mu     sync.Mutex
	live   map[string]*actor
	lost   map[string]lostTable // those that could not be loaded
	closed bool

	external *externalBots

	unstored atomic.Int64 // Unix milliseconds when an entry could not be written; 0: the last one could

	ctx         context.Context //nolint:containedctx // the life of the service: ends bots and actors
	stop        context.CancelFunc
	unsubscribe func()      // ends the listening to the bus
	rounds      *bus.Rounds // for what the bus has not brought
	work        sync.WaitGroup
	workers     *shares.Shares // for bots that answer at once
	thinkers    *shares.Shares // for bots that think for long; they leave a processor to the others
}

// New returns a Service over a library, a store and a bus, none of which it closes.
func New(lib *edition.Library, st store.Store, b bus.Bus, o Options) *Service {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Random == nil {
		o.Random = rand.Reader
	}
	if o.Observer == nil {
		o.Observer = noObserver{}
	}
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	if o.Bots == nil {
		o.Bots = roster.House()
	}
	o.BotGrace = max(0, cmp.Or(o.BotGrace, 1500*time.Millisecond))
	o.Idle = cmp.Or(o.Idle, 10*time.Minute)
	o.Programs.Hello, o.Programs.Decision = cmp.Or(o.Programs.Hello, 5*time.Second), cmp.Or(o.Programs.Decision, 5*time.Second)
	o.ProgramWait = max(0, cmp.Or(o.ProgramWait, 30*time.Second))
	s := &Service{
		st: st, bus: b, o: o, cache: newRulesCache(lib), players: newPlayers(o.Bots),
		live: map[string]*actor{}, lost: map[string]lostTable{},
		workers: newWorkers(runtime.GOMAXPROCS(0)), thinkers: newWorkers(runtime.GOMAXPROCS(0) - 1),
	}
	s.external = newExternalBots(s)
	s.nodes = newNodes(b, s.external.heard)
	s.ctx, s.stop = context.WithCancel(context.Background())
	s.rounds = bus.NewRounds(o.Sweep, s.look)
	s.unsubscribe = b.Listen(s.onNote)
	return s
}

// Look returns a table as it is known here. What this node has been told that another has written is read first, which
// waits for a commit under way; where it cannot be read, the table is returned without it.
func (s *Service) Look(ctx context.Context, id string) (*table.Snapshot, error) {
	known, err := s.actor(ctx, id)
	if err != nil {
		return nil, err
	}
	snap, told := known.snap.Load(), known.told.Load()
	if snap.Seq >= told {
		return snap, nil
	}
	a := s.ask(ctx, id, table.Command{Seq: told})
	if table.CodeOf(a.err) == table.Unavailable {
		return snap, nil
	}
	return a.snap, a.err
}

// Newest is the entry to name to LookSince for a table with all that any node has written.
const Newest = math.MaxInt64

// LookSince returns a table with at least the entry seq, which another node may have written: it is
// read from the store if it is not known here. A seq beyond the last entry returns the newest table.
func (s *Service) LookSince(ctx context.Context, id string, seq int64) (*table.Snapshot, error) {
	snap, err := s.Look(ctx, id)
	if err != nil || snap.Seq >= seq {
		return snap, err
	}
	a := s.ask(ctx, id, table.Command{Seq: seq})
	return a.snap, a.err
}

// alone reports whether nobody else writes to the store.
func (s *Service) alone() bool { return s.o.Sweep == 0 }

// Do carries out a command and returns the table after it, which is on disk. If a command with its Key was done
// before, nothing happens, and the present table is returned. After a *table.Refusal nothing has happened. After any
// other error, that of the context or store.ErrUncertain, the command may be done or not: repeat it with its Key.
func (s *Service) Do(ctx context.Context, id string, c table.Command) (*table.Snapshot, error) {
	if err := s.mayTake(ctx, id, &c); err != nil {
		return nil, err
	}
	a := s.ask(ctx, id, c)
	return a.snap, a.err
}

// Act is Do, but returns only where the command has led. A command that is repeated with its Key gets the answer
// of the first time.
func (s *Service) Act(ctx context.Context, id string, c table.Command) (table.Done, error) {
	a := s.ask(ctx, id, c)
	return a.done, a.err
}

// ask has the live table carry out a command.
func (s *Service) ask(ctx context.Context, id string, c table.Command) answer {
	r := &request{ctx: ctx, command: &c, asked: time.Now(), answer: make(chan answer, 1)}
	for {
		a, err := s.actor(ctx, id)
		if err != nil {
			return answer{err: err}
		}
		select {
		case a.commands <- r:
			return r.wait()
		case <-a.gone: // it was idle: ask its successor
		case <-ctx.Done():
			return answer{err: ctx.Err()}
		}
	}
}

// unstoredFor is how long a write that has failed is held against the store, if none
// has been tried since. A proxy sends nothing to a node that is not well: how soon the
// next is tried is how soon the store is found to be back.
const unstoredFor = 2 * time.Second

// Stored is nil unless entries cannot be written now, as far as the last attempts
// tell.
func (s *Service) Stored() error {
	failed := s.unstored.Load()
	if failed == 0 || s.o.Now().UnixMilli()-failed >= unstoredFor.Milliseconds() {
		return nil
	}
	return table.Refuse(table.Unavailable)
}

// house is what a table has of this service.
func (s *Service) house() table.House {
	return table.House{
		Rules: rules{s}, Bots: s.o.Bots.Names(),
		Pace: table.Pace{Grace: s.o.BotGrace, Pause: s.o.BotPause, Away: s.o.AwayPause},
	}
}

// Bots is who can play at the tables.
func (s *Service) Bots() bot.Roster { return s.o.Bots }

// Close stops the bots and waits for commits under way.
func (s *Service) Close() error {
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
	s.stop()
	s.unsubscribe()
	s.rounds.Stop()
	s.work.Wait()
	s.nodes.stop()
	return nil
}

// soon returns when, by the clock of the machine, something is due that follows the last entry of a table. The entry may come from a
// node whose clock is ahead: the wait from now on is no longer than from the entry.
func (s *Service) soon(at, entry time.Time) time.Time {
	return time.Now().Add(min(at.Sub(s.o.Now()), max(0, at.Sub(entry))))
}

// goBackground runs f in a goroutine that Close waits for, unless the service is closed.
func (s *Service) goBackground(f func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.closed {
		s.work.Go(f)
	}
}

// inUse reports whether a table is live.
func (s *Service) inUse(id string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.live[id] != nil
}

// actor is the live table with an id, loaded if need be.
func (s *Service) actor(ctx context.Context, id string) (*actor, error) {
	a, err := s.acquire(id, nil, nil)
	if err != nil {
		return nil, err
	}
	select {
	case <-a.ready:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if a.err != nil {
		return nil, a.err
	}
	a.used.Store(s.o.Now().UnixMilli())
	return a, nil
}

// acquire is the actor of a table, a new one if there is none; then first is what
// it begins with, nil to load it, and last the sum of the last entry of that.
func (s *Service) acquire(id string, first *table.Snapshot, last []byte) (*actor, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil, table.Refuse(table.Stopping)
	}
	if a := s.live[id]; a != nil {
		return a, nil
	}
	if err := s.stillLost(id); err != nil {
		return nil, err
	}
	a := newActor(s, id, first, last)
	s.live[id] = a
	s.o.Observer.Loaded(len(s.live))
	s.work.Go(a.run)
	return a, nil
}

// release takes an actor off the list.
func (s *Service) release(a *actor) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.live[a.id] == a {
		delete(s.live, a.id)
		s.external.forget(a.id)
		s.o.Observer.Loaded(len(s.live))
	}
}

// changes tells that a table has changed, as often as it is asked, until stop is called.
func (s *Service) changes(id string) (changed <-chan struct{}, stop func()) {
	told := make(chan struct{}, 1)
	return told, s.bus.Listen(func(n bus.Note) {
		switch {
		case n.Table == id:
			s.onNote(n) // so that who looks because of it finds it: listeners are told in any order
		case !n.Missed():
			return
		}
		select {
		case told <- struct{}{}:
		default:
		}
	})
}

type noObserver struct{}

func (noObserver) Committed(string, time.Duration) {}
func (noObserver) Refused(table.Code)              {}
func (noObserver) Loaded(int)                      {}
func (noObserver) Chosen(string, time.Duration)    {}
