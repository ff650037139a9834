package live

import (
	"cmp"
	"context"
	"errors"
	"iter"
	"sync/atomic"
	"time"

	"volgare/store"
	"volgare/table"
)

// replica is this node's copy of a table: the snapshot that follows from the log entries that the node has read or written. One
// goroutine changes it. Any goroutine may read snap.
type replica struct {
	env *env
	id  string

	snap      atomic.Pointer[table.Snapshot] // nil until the table is loaded
	announced atomic.Int64                   // number of entries that a note or the store has reported

	keys    table.Keys
	last    []byte    // store.Sum of the last entry of snap
	durable int64     // number of entries that are certainly on disk; later ones have only been read
	read    time.Time // when the last successful reading of the log began
	doubt   bool      // it is unknown whether the last entry that this node wrote is stored
	lost    bool      // the log cannot be followed: this build cannot apply an entry, or the log has lost entries
}

// newReplica returns the replica of a table that is not loaded.
func newReplica(e *env, id string) *replica { return &replica{env: e, id: id, keys: table.Keys{}} }

// newReplicaAt returns the replica of a new table, which this node has stored. last is the sum of the last entry.
func newReplicaAt(e *env, s *table.Snapshot, last []byte) *replica {
	r := newReplica(e, s.ID)
	r.durable, r.last = s.Logged(), last
	r.snap.Store(s)
	return r
}

// load returns the table as of an entry of its log, or as of the last one if there are fewer. It does not set snap.
func (r *replica) load(last int64) (s *table.Snapshot, err error) {
	fault := r.env.guard(r.id, func() { s, err = r.fold(last) })
	return s, cmp.Or(asRulesUnavailable(fault), err)
}

// check returns an error if the table cannot be loaded as of its first entry.
func (r *replica) check() (err error) {
	fault := r.env.guard(r.id, func() { _, _, err = r.begin() })
	return cmp.Or(asRulesUnavailable(fault), err)
}

func (r *replica) fold(last int64) (*table.Snapshot, error) {
	s, entries, err := r.begin()
	if err != nil {
		return nil, err
	}
	entries = entries[:min(int64(len(entries)), max(last, 1))]
	r.last = store.Sum(entries[len(entries)-1].Data)
	s, err = s.Fold(dataOf(entries[1:]), r.keys)
	return s, asRulesUnavailable(err)
}

// begin returns the table as of its first entry, and its log. It archives the rules of tables that are older than archives.
func (r *replica) begin() (*table.Snapshot, []store.Entry, error) {
	entries, err := r.env.st.Entries(r.env.life.ctx, r.id, 0)
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
		return nil, nil, asRulesUnavailable(&table.EntryError{Seq: 1, Err: err})
	}
	s, err := table.Begin(r.id, e, r.env.house())
	if err != nil {
		return nil, nil, asRulesUnavailable(err)
	}
	if err := r.env.rules.archive(s.Table); err != nil {
		r.env.o.Log.Warn("the rules of a table were not stored", "table", r.id, "error", err)
	}
	return s, entries, nil
}

// noteAnnounced records that the log has a number of entries.
func (r *replica) noteAnnounced(logged int64) {
	for known := r.announced.Load(); known < logged; known = r.announced.Load() {
		if r.announced.CompareAndSwap(known, logged) {
			return
		}
	}
}

// dataOf returns the data of entries.
func dataOf(entries []store.Entry) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for i := range entries {
			if !yield(entries[i].Data) {
				return
			}
		}
	}
}
