package live

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"volgare/store"
	"volgare/table"
)

// unwritableFor is how long after a failed write the store counts as unwritable if no other write was tried. A load balancer
// sends no requests to a node that reports this, so the next attempt shows whether the store works again.
const unwritableFor = 2 * time.Second

// writer stores log entries, and remembers whether the last attempt succeeded.
type writer struct {
	st     store.Store
	now    func() time.Time
	failed atomic.Int64 // when the last attempt failed, in Unix milliseconds; 0 if it succeeded
}

// write stores the entries between two snapshots, the first of which is nil for a new table. last is the sum of the entry before
// them. write returns the sum of the last entry. ctx does not interrupt a write.
func (w *writer) write(ctx context.Context, before, after *table.Snapshot, last []byte, entries ...*table.Entry) ([]byte, error) {
	c := store.Commit{Summary: summaryOf(after), Expect: after.Logged() - int64(len(entries)), Last: last}
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
	err := w.st.Commit(context.WithoutCancel(ctx), c)
	if err == nil || errors.Is(err, store.ErrConflict) {
		w.failed.Store(0)
		return last, err
	}
	w.failed.Store(w.now().UnixMilli())
	if errors.Is(err, store.ErrUncertain) {
		return nil, err
	}
	return nil, table.RefuseFor(table.Unavailable, err)
}

// check returns an error if the last write failed a short time ago.
func (w *writer) check() error {
	failed := w.failed.Load()
	if failed == 0 || w.now().UnixMilli()-failed >= unwritableFor.Milliseconds() {
		return nil
	}
	return table.Refuse(table.Unavailable)
}
