package live

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"runtime/debug"
	"sync/atomic"
	"time"

	"volgare/table"
)

// actor is a live table: one goroutine, which alone makes its snapshots.
type actor struct {
	s  *Service
	id string

	snap  atomic.Pointer[table.Snapshot]
	told  atomic.Int64  // an entry that another node has written, as a note says
	used  atomic.Int64  // Unix milliseconds of the last who asked
	ready chan struct{} // closed when the table is loaded, or err tells why not
	err   error
	gone  chan struct{} // closed when it takes no more commands
	spare chan struct{} // the table may not be needed any more

	commands chan *request
	wake     chan struct{} // the log may be longer than is known here
	keys     table.Keys
	last     []byte    // store.Sum of the last entry of snap
	durable  int64     // the last entry that is on disk for sure: others may only have been read
	read     time.Time // when the last reading of the log that succeeded began
	doubt    bool      // an entry is stored or not
	job      *job      // of a bot that thinks, or nil
	planned  int64
	next     plannedLine
	tookOver time.Time // when a bot last moved here because the nodes ahead of this one had not acted in time
	replaced bool      // a bot that is not known any more plays here, which has been logged
	lost     bool      // the log cannot be followed: it has grown by what this build does not know, or has lost entries
}

// request is a command on its way.
type request struct {
	ctx     context.Context //nolint:containedctx // of the caller, who waits
	command *table.Command
	asked   time.Time
	answer  chan answer // has room for one
}

type answer struct {
	snap *table.Snapshot
	done table.Done
	err  error
}

// wait returns the answer, or gives up waiting for it.
func (r *request) wait() answer {
	select {
	case a := <-r.answer:
		return a
	case <-r.ctx.Done():
		return answer{err: r.ctx.Err()}
	}
}

// newActor returns the actor of a table, which begins with a snapshot whose last entry has the sum last, or loads the table if
// first is nil.
func newActor(s *Service, id string, first *table.Snapshot, last []byte) *actor {
	a := &actor{
		s: s, id: id, ready: make(chan struct{}), gone: make(chan struct{}),
		commands: make(chan *request), wake: make(chan struct{}, 1), spare: make(chan struct{}, 1), keys: table.Keys{},
		last: last,
	}
	if first != nil {
		a.durable = first.Seq
		a.snap.Store(first)
		close(a.ready)
	}
	return a
}

// run is the actor's goroutine.
func (a *actor) run() {
	defer close(a.gone)
	defer a.s.release(a)
	if !a.open() {
		return
	}
	defer a.cancel()
	idle := time.NewTicker(a.s.o.Idle)
	defer idle.Stop()
	for !a.lost {
		_ = a.guarded(a.plan)
		select {
		case r := <-a.commands:
			a.serve(r)
		case c := <-a.job.results():
			_ = a.guarded(func() { a.commitChoice(c) })
		case <-a.wake:
			if err := a.catchUp(); err != nil {
				a.s.o.Log.Error("a table could not catch up", "table", a.id, "error", err)
			}
		case <-a.spare:
			if a.leave() {
				return
			}
		case <-idle.C:
			if a.leave() {
				return
			}
		case <-a.s.ctx.Done():
			return
		}
	}
}

// guarded runs a part of the table's work. Where the program is at fault and panics,
// this table is as it was, and the others go on.
func (a *actor) guarded(work func()) (fault error) {
	defer func() {
		if what := recover(); what != nil {
			fault = fmt.Errorf("table %s: panic: %v", a.id, what)
			a.s.o.Log.Error("panic", "table", a.id, "fault", fmt.Sprint(what), "stack", string(debug.Stack()))
		}
	}()
	work()
	return nil
}

// open loads the table, unless it is there.
func (a *actor) open() bool {
	if a.snap.Load() != nil {
		return true
	}
	snap, err := a.load(math.MaxInt64)
	a.err = err
	a.s.noteLost(a.id, a.err)
	if a.err != nil {
		a.s.release(a)
		close(a.ready)
		return false
	}
	a.snap.Store(snap)
	close(a.ready)
	return true
}

// leave reports whether nobody needs the table any more: no bot is at work, and
// nobody has asked for it for a while.
func (a *actor) leave() bool {
	return a.job == nil && a.s.o.Now().UnixMilli()-a.used.Load() >= a.s.o.Idle.Milliseconds()
}

// dismiss unloads a table that was loaded for what was due there, unless there was a request for it since that time.
func (a *actor) dismiss(loaded int64) {
	if a.used.CompareAndSwap(loaded, 0) {
		select {
		case a.spare <- struct{}{}:
		default:
		}
	}
}

// serve answers a command.
func (a *actor) serve(r *request) {
	var ans answer
	if ans.err = r.ctx.Err(); ans.err == nil {
		if fault := a.guarded(func() { ans = a.do(r) }); fault != nil {
			ans.err = fault
		}
	}
	if refusal, ok := errors.AsType[*table.Refusal](ans.err); ok {
		refusal.Seq = a.snap.Load().Seq
		a.s.o.Observer.Refused(refusal.Code)
	}
	r.answer <- ans
}

// do carries out a command. Another process may have been quicker: then it is
// looked at again.
func (a *actor) do(r *request) answer {
	ctx, c := r.ctx, r.command
	if c.Action == nil {
		err := a.reach(c.Seq, r.asked)
		return answer{snap: a.snap.Load(), err: err}
	}
	for {
		if err := a.resolve(ctx); err != nil {
			return answer{err: err}
		}
		if err := a.reach(c.Seq, r.asked); err != nil {
			return answer{err: err}
		}
		s := a.snap.Load()
		if done, before, err := a.keys.Answer(c); before || err != nil {
			return answer{s, done, cmp.Or(err, a.settle(ctx, done.Seq))}
		}
		e, err := s.Decide(c, a.s.o.Now())
		if err != nil {
			behind, unread := a.behind(s)
			if behind {
				continue // it was refused for what is no longer so
			}
			return answer{err: cmp.Or(unread, err)}
		}
		next, err := a.commit(ctx, e)
		if errors.Is(err, errBehind) {
			continue
		}
		if err != nil {
			return answer{err: err}
		}
		return answer{snap: next, done: table.Done{Seq: next.Seq, Steps: next.Steps()}}
	}
}

// reach catches up if an entry is not known yet that somebody has asked for, and the log has not been read since: all
// who wait share a reading.
func (a *actor) reach(seq int64, asked time.Time) error {
	if seq <= a.snap.Load().Seq || a.read.After(asked) || a.s.alone() && !a.doubt {
		return nil
	}
	return a.catchUp()
}

// behind catches up where others write to the store too, and reports whether they had; it
// cannot know where the store cannot be read.
func (a *actor) behind(s *table.Snapshot) (bool, error) {
	if a.s.alone() {
		return false, nil
	}
	err := a.catchUp()
	return a.snap.Load() != s, err
}
