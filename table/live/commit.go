package live

import (
	"bytes"
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
	// errLost: the log does not have the last entry that this node knows.
	errLost = errors.New("the store has lost entries that were read before")
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
	last, err := a.s.write(ctx, s, next, a.last, e)
	if errors.Is(err, store.ErrConflict) {
		if err := a.catchUp(); err != nil {
			return nil, err
		}
		if a.snap.Load() == s { // it has read another log than the one that it writes to
			return nil, a.giveUp()
		}
		return nil, errBehind
	}
	if err != nil {
		a.doubt = errors.Is(err, store.ErrUncertain)
		return nil, err
	}
	a.publish(s, next, e, last)
	a.s.o.Observer.Committed(e.Kind, a.s.o.Now().Sub(from))
	a.s.tell(s, next)
	return next, nil
}

// publish shows the table after an entry, whose sum is last, to all who look.
func (a *actor) publish(before, next *table.Snapshot, e *table.Entry, last []byte) {
	a.keys.Note(before, e, next)
	a.durable, a.last = next.Seq, last
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
	a.doubt = false
	return nil
}

// settle makes sure that an entry that is known here is on disk and stays in the log: a database that has lost its standby,
// or was restarted, may show entries that its next failure loses. It first waits for the disk, unless this node has done so for
// that entry, and then reads the log again.
func (a *actor) settle(ctx context.Context, seq int64) error {
	if seq <= a.durable && a.s.alone() {
		return nil
	}
	durable := a.durable
	if seq > durable {
		durable = a.snap.Load().Seq
		if err := a.s.st.Ping(ctx); err != nil {
			return table.RefuseFor(table.Unavailable, err)
		}
	}
	if err := a.catchUp(); err != nil {
		return err
	}
	a.durable = durable
	return nil
}

// write stores the entries between two snapshots, the first of which is nil for a
// new table. last is the sum of the entry before them. write returns the sum of the last entry. A write that was begun is not
// interrupted.
func (s *Service) write(ctx context.Context, before, after *table.Snapshot, last []byte, entries ...*table.Entry) ([]byte, error) {
	c := store.Commit{Summary: summaryOf(after), Expect: after.Seq - int64(len(entries)), Last: last}
	for _, e := range entries {
		data, err := e.Encode()
		if err != nil {
			return nil, err
		}
		c.Entries = append(c.Entries, data)
		last = store.Sum(data)
	}
	old, now := holdingsOf(before), holdingsOf(after)
	c.Release, c.Hold = without(old, now), without(now, old)
	err := s.st.Commit(context.WithoutCancel(ctx), c)
	if err == nil || errors.Is(err, store.ErrConflict) {
		s.unstored.Store(0)
		return last, err
	}
	s.unstored.Store(s.o.Now().UnixMilli())
	if errors.Is(err, store.ErrUncertain) {
		return nil, err
	}
	return nil, table.RefuseFor(table.Unavailable, err)
}

// without lists what is in a but not in b.
func without(a, b []store.SeatHolding) []store.SeatHolding {
	return slices.DeleteFunc(slices.Clone(a), func(h store.SeatHolding) bool { return slices.Contains(b, h) })
}

// giveUp has the table loaded again by the next command, as the log has lost entries that are known here.
func (a *actor) giveUp() error {
	a.lost = true
	return table.RefuseFor(table.Unavailable, errLost)
}

// catchUp reads what others have added to the log. It also reads the last entry that is known here: if a failover has lost that,
// the table has to be loaded again.
func (a *actor) catchUp() error {
	s, told, began := a.snap.Load(), a.told.Load(), time.Now()
	entries, err := a.s.st.Entries(a.s.ctx, a.id, s.Seq-1)
	switch {
	case errors.Is(err, store.ErrUnknown), err == nil && (len(entries) == 0 || !bytes.Equal(store.Sum(entries[0].Data), a.last)):
		return a.giveUp()
	case err != nil:
		return table.RefuseFor(table.Unavailable, err)
	}
	entries = entries[1:]
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
	a.last = store.Sum(entries[len(entries)-1].Data)
	a.snap.Store(next)
	return nil
}
