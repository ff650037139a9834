package live

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"math"
	"slices"
	"time"

	"volgare/store"
	"volgare/table"
)

var (
	// errBehind: the log was longer than this node knew, and now it knows.
	errBehind = errors.New("another process was quicker")
	// errShorter: the log is shorter than this node knows.
	errShorter = errors.New("the store has lost entries that were read before")
)

// commit writes an entry and publishes the table after it. If it fails, the table stays as it was.
func (a *actor) commit(ctx context.Context, e *table.Entry) (*table.Snapshot, error) {
	s := a.snap.Load()
	if s.Seq >= table.MaxEntries {
		return nil, table.Refuse(table.TooMany)
	}
	if a.doubt {
		return nil, cmp.Or(a.resolve(ctx), errBehind)
	}
	from := a.s.o.Now()
	e.At = max(from.UnixMilli(), s.Changed.UnixMilli()) // the clock of another node may be ahead
	next, err := s.After(e)
	if err != nil {
		return nil, err
	}
	err = a.s.write(ctx, s, next, e)
	if errors.Is(err, store.ErrConflict) {
		if err := a.catchUp(); err != nil {
			return nil, err
		}
		if a.snap.Load() == s { // a failover has lost entries that were read here: load the table again
			a.lost = true
			return nil, table.RefuseFor(table.Unavailable, errShorter)
		}
		return nil, errBehind
	}
	if err != nil {
		a.doubt = errors.Is(err, store.ErrUncertain)
		return nil, err
	}
	a.publish(s, next, e)
	a.s.o.Observer.Committed(e.Kind, a.s.o.Now().Sub(from))
	a.s.tell(s, next)
	return next, nil
}

// publish shows the table after an entry to all who look.
func (a *actor) publish(before, next *table.Snapshot, e *table.Entry) {
	a.keys.Note(before, e, next)
	a.durable = next.Seq
	a.snap.Store(next)
}

// resolve learns what became of an entry that is stored or not, if there is one.
func (a *actor) resolve(ctx context.Context) error {
	if !a.doubt {
		return nil
	}
	if err := a.settle(ctx, math.MaxInt64); err != nil {
		return err
	}
	if err := a.catchUp(); err != nil {
		return err
	}
	a.doubt = false
	return nil
}

// settle makes sure that an entry that has been read is on disk: a database that has lost
// its standby, or was restarted, may show what a failure of it takes back. Entries that
// are known to be there are not written for again.
func (a *actor) settle(ctx context.Context, seq int64) error {
	if seq <= a.durable {
		return nil
	}
	now := a.snap.Load().Seq
	if err := a.s.st.Ping(ctx); err != nil {
		return table.RefuseFor(table.Unavailable, err)
	}
	a.durable = now
	return nil
}

// write stores the entries between two snapshots, the first of which is nil for a
// new table. A write that was begun is not interrupted.
func (s *Service) write(ctx context.Context, before, after *table.Snapshot, entries ...*table.Entry) error {
	c := store.Commit{Summary: summaryOf(after), Expect: after.Seq - int64(len(entries))}
	for _, e := range entries {
		data, err := e.Encode()
		if err != nil {
			return err
		}
		c.Entries = append(c.Entries, data)
	}
	old, now := holdingsOf(before), holdingsOf(after)
	c.Release, c.Hold = without(old, now), without(now, old)
	err := s.st.Commit(context.WithoutCancel(ctx), c)
	if err == nil || errors.Is(err, store.ErrConflict) {
		s.unstored.Store(0)
		return err
	}
	s.unstored.Store(s.o.Now().UnixMilli())
	if errors.Is(err, store.ErrUncertain) {
		return err
	}
	return table.RefuseFor(table.Unavailable, err)
}

// without lists what is in a but not in b.
func without(a, b []store.SeatHolding) []store.SeatHolding {
	return slices.DeleteFunc(slices.Clone(a), func(h store.SeatHolding) bool { return slices.Contains(b, h) })
}

// catchUp reads what others have added to the log.
func (a *actor) catchUp() error {
	s, told, began := a.snap.Load(), a.told.Load(), time.Now()
	entries, err := a.s.st.Entries(a.s.ctx, a.id, s.Seq)
	if err != nil {
		return table.RefuseFor(table.Unavailable, err)
	}
	a.read = began
	if seq := s.Seq + int64(len(entries)); told > seq {
		a.told.CompareAndSwap(told, seq) // what was told is not there, or not any more
	}
	if len(entries) == 0 {
		return nil
	}
	done := table.Keys{}
	next, err := s.Fold(dataOf(entries), done)
	if err != nil {
		err = lost(err)
		a.s.noteLost(a.id, err)
		a.lost = table.CodeOf(err) == table.RulesLost
		return err
	}
	maps.Copy(a.keys, done) // no command is answered from entries that could not be applied
	a.snap.Store(next)
	return nil
}
