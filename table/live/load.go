package live

import (
	"cmp"
	"context"
	"errors"
	"iter"

	"volgare/store"
	"volgare/table"
)

// load folds the log of a table up to an entry.
func (a *actor) load(last int64) (s *table.Snapshot, err error) {
	fault := a.guarded(func() { s, err = a.fold(last) })
	return s, cmp.Or(lost(fault), err)
}

func (a *actor) fold(last int64) (*table.Snapshot, error) {
	s, entries, err := a.origin()
	if err != nil {
		return nil, err
	}
	entries = entries[:min(int64(len(entries)), max(last, 1))]
	a.last = store.Sum(entries[len(entries)-1].Data)
	a.used.Store(a.s.o.Now().UnixMilli())
	s, err = s.Fold(dataOf(entries[1:]), a.keys)
	return s, lost(err)
}

// origin is the table as it was made, and its log. That its rules are kept
// matters to tables that were made before rules were.
func (a *actor) origin() (*table.Snapshot, []store.Entry, error) {
	entries, err := a.s.st.Entries(a.s.ctx, a.id, 0)
	switch {
	case errors.Is(err, store.ErrUnknown), err == nil && len(entries) == 0:
		return nil, nil, table.RefuseFor(table.Unknown, store.ErrUnknown)
	case errors.Is(err, context.Canceled):
		return nil, nil, table.Refuse(table.Stopping)
	case err != nil:
		return nil, nil, table.RefuseFor(table.Unavailable, err)
	}
	e, err := table.DecodeEntry(entries[0].Data)
	if err != nil {
		return nil, nil, lost(&table.EntryError{Seq: 1, Err: err})
	}
	s, err := table.Begin(a.id, e, a.s.house())
	if err != nil {
		return nil, nil, lost(err)
	}
	if err := a.s.keep(s.Table); err != nil {
		a.s.o.Log.Warn("the rules of a table were not stored", "table", a.id, "error", err)
	}
	return s, entries, nil
}

// dataOf is what entries are for a table.
func dataOf(entries []store.Entry) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for i := range entries {
			if !yield(entries[i].Data) {
				return
			}
		}
	}
}
