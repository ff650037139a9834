package live

import (
	"cmp"
	"context"
	"errors"
	"time"

	"volgare/table"
)

// request is a command that waits for its answer.
type request struct {
	ctx     context.Context //nolint:containedctx // of the caller, who waits
	command *table.Command  // without an Action: catch up
	logged  int64           // length of the log to catch up to, besides Seq of the command
	began   time.Time
	answer  chan answer // has room for one
}

// answer is the result of a request.
type answer struct {
	snap *table.Snapshot
	done table.Done
	err  error
}

func newRequest(ctx context.Context, c table.Command) *request {
	return &request{ctx: ctx, command: &c, began: time.Now(), answer: make(chan answer, 1)}
}

// wait returns the answer, or the error of the caller's context if that ends first.
func (q *request) wait() answer {
	select {
	case a := <-q.answer:
		return a
	case <-q.ctx.Done():
		return answer{err: q.ctx.Err()}
	}
}

// serve answers a request.
func (r *replica) serve(q *request) {
	var a answer
	if a.err = q.ctx.Err(); a.err == nil {
		if fault := r.env.guard(r.id, func() { a = r.do(q) }); fault != nil {
			a.err = fault
		}
	}
	if refusal, ok := errors.AsType[*table.Refusal](a.err); ok {
		refusal.Seq = r.snap.Load().Seq
		r.env.o.Observer.Refused(refusal.Code)
	}
	q.answer <- a
}

// do carries out a command. If another node writes to the log first, it decides the command again.
func (r *replica) do(q *request) answer {
	ctx, c := q.ctx, q.command
	if c.Action == nil {
		err := r.reach(q)
		return answer{snap: r.snap.Load(), err: err}
	}
	for {
		if err := r.resolve(ctx); err != nil {
			return answer{err: err}
		}
		if err := r.reach(q); err != nil {
			return answer{err: err}
		}
		s := r.snap.Load()
		if done, before, err := r.keys.Answer(c); before || err != nil {
			return answer{s, done, cmp.Or(err, r.settle(ctx, done.Logged))}
		}
		e, err := s.Decide(c, r.env.o.Now())
		if err != nil {
			advanced, unread := r.advance(s)
			if advanced {
				continue // the refusal was based on an old snapshot
			}
			return answer{err: cmp.Or(unread, err)}
		}
		next, err := r.commit(ctx, e)
		if errors.Is(err, errBehind) {
			continue
		}
		if err != nil {
			return answer{err: err}
		}
		return answer{snap: next, done: table.DoneAt(next)}
	}
}

// reach catches up if a requested entry is not on this node, unless the log has been read since the request. So
// concurrent requests share a reading.
func (r *replica) reach(q *request) error {
	s := r.snap.Load()
	if q.command.Seq <= s.Seq && q.logged <= s.Logged() || r.read.After(q.began) || r.env.o.alone() && !r.doubt {
		return nil
	}
	return r.catchUp()
}

// advance catches up if other nodes write to the store, and reports whether the log was longer than s. The error is a failure
// to read the store.
func (r *replica) advance(s *table.Snapshot) (bool, error) {
	if r.env.o.alone() {
		return false, nil
	}
	err := r.catchUp()
	return r.snap.Load() != s, err
}
