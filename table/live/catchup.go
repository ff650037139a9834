package live

import (
	"bytes"
	"errors"
	"maps"
	"time"

	"volgare/store"
	"volgare/table"
)

// errLost: the log does not have the last entry that this node knows.
var errLost = errors.New("the store has lost entries that were read before")

// catchUp reads the entries that others have added to the log. It also reads the last entry that this node has: if a failover has
// lost that, the table has to be loaded again.
func (r *replica) catchUp() error {
	s, announced, began := r.snap.Load(), r.announced.Load(), time.Now()
	entries, err := r.env.st.Entries(r.env.life.ctx, r.id, s.Logged()-1)
	switch {
	case errors.Is(err, store.ErrUnknown), err == nil && (len(entries) == 0 || !bytes.Equal(store.Sum(entries[0].Data), r.last)):
		return r.giveUp()
	case err != nil:
		return table.RefuseFor(table.Unavailable, err)
	}
	entries = entries[1:]
	r.read = began
	if logged := s.Logged() + int64(len(entries)); announced > logged {
		r.announced.CompareAndSwap(announced, logged) // the announced entry is not in the log, or not any more
	}
	if len(entries) == 0 {
		return nil
	}
	done := table.Keys{}
	next, err := s.Fold(dataOf(entries), done)
	if err != nil {
		err = asRulesUnavailable(err)
		r.env.readOnly.record(r.id, err)
		r.lost = table.CodeOf(err) == table.RulesUnavailable
		return err
	}
	maps.Copy(r.keys, done) // no command is answered from entries that could not be applied
	r.last = store.Sum(entries[len(entries)-1].Data)
	r.snap.Store(next)
	return nil
}

// giveUp makes the next command load the table again, because the log has lost entries that this node has.
func (r *replica) giveUp() error {
	r.lost = true
	return table.RefuseFor(table.Unavailable, errLost)
}
