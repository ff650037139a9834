package live

import (
	"cmp"
	"context"
	"errors"
	"math"

	"volgare/store"
	"volgare/table"
)

// errBehind: the log was longer than this node knew. The node has caught up.
var errBehind = errors.New("another process was quicker")

// commit writes an entry and publishes the table after it. If it fails, the table remains as it was.
func (r *replica) commit(ctx context.Context, e *table.Entry) (*table.Snapshot, error) {
	s := r.snap.Load()
	if s.Seq >= table.MaxEntries {
		return nil, table.Refuse(table.TooMany)
	}
	if r.doubt {
		return nil, cmp.Or(r.resolve(ctx), errBehind)
	}
	from := r.env.o.Now()
	e.At = max(from.UnixMilli(), s.Changed.UnixMilli()) // the clock of another node may be ahead
	next, err := s.After(e)
	if err != nil {
		return nil, err
	}
	last, err := r.env.writer.write(ctx, s, next, r.last, e)
	if errors.Is(err, store.ErrConflict) {
		if err := r.catchUp(); err != nil {
			return nil, err
		}
		if r.snap.Load() == s { // it has read another log than the one that it writes to
			return nil, r.giveUp()
		}
		return nil, errBehind
	}
	if err != nil {
		r.doubt = errors.Is(err, store.ErrUncertain)
		return nil, err
	}
	r.keys.Note(s, e, next)
	r.durable, r.last = next.Logged(), last
	r.snap.Store(next)
	r.env.o.Observer.Committed(e.Kind, r.env.o.Now().Sub(from))
	announce(r.env.bus, s, next)
	return next, nil
}

// resolve finds out whether the last entry that this node wrote is stored, if that is unknown.
func (r *replica) resolve(ctx context.Context) error {
	if !r.doubt {
		return nil
	}
	if err := r.settle(ctx, math.MaxInt64); err != nil {
		return err
	}
	r.doubt = false
	return nil
}

// settle makes sure that an entry that this node has is on disk and remains in the log. A database that was restarted or has lost its
// standby may return entries that its next failure loses. So settle first waits for the disk, unless this node has done so for
// that entry, and then reads the log again.
func (r *replica) settle(ctx context.Context, logged int64) error {
	if logged <= r.durable && r.env.o.alone() {
		return nil
	}
	durable := r.durable
	if logged > durable {
		durable = r.snap.Load().Logged()
		if err := r.env.st.Ping(ctx); err != nil {
			return cmp.Or(ctx.Err(), table.RefuseFor(table.Unavailable, err))
		}
	}
	if err := r.catchUp(); err != nil {
		return err
	}
	r.durable = durable
	return nil
}
