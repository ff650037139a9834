package live

import (
	"cmp"
	"errors"

	"volgare/store"
	"volgare/table"
)

// Resume sees to what is due at the tables of the store, when a server starts. A table is loaded once its time has
// come, not before. Resume returns at once.
func (s *Service) Resume() {
	s.aside(func() {
		for after, more := (store.Due{}), true; more; {
			var page []store.Due
			err := s.insist("", func() (err error) {
				page, err = s.st.Due(s.ctx, after, store.MaxLimit)
				return err
			})
			if err != nil {
				return
			}
			for _, d := range page {
				see := s.takeUp
				if d.At.Equal(store.Epoch) {
					see = s.judge
				}
				s.agenda.put(s.here(d.At), func() { s.aside(func() { see(d.Table) }) })
				after = d
			}
			more = len(page) == store.MaxLimit
		}
	})
}

// judge finds out whether anything is due at a table of which an older version has not said it, and loads the table only if so.
func (s *Service) judge(id string) {
	var t *table.Snapshot
	err := s.insist(id, func() (err error) {
		a := newActor(s, id, nil)
		fault := a.guarded(func() { t, err = a.load() })
		return cmp.Or(lost(fault), err)
	})
	switch {
	case table.CodeOf(err) == table.RulesLost:
		s.noteLost(id, err)
		s.putOff(id)
	case err != nil:
	case len(t.Due()) == 0:
		s.nothingDue(t)
	default:
		s.takeUp(id)
	}
}

// nothingDue has the store know that nothing is due at a table, though it has something.
func (s *Service) nothingDue(t *table.Snapshot) {
	if err := s.st.NothingDue(s.ctx, t.ID, t.Seq); err != nil && s.ctx.Err() == nil {
		s.o.Log.Warn("a table will be looked at again, though nothing is due there", "table", t.ID, "error", err)
	}
}

// takeUp loads a table at which something is due, unless a node that has the lease sees to it. One that is in use here may
// still be loading, and fail.
func (s *Service) takeUp(id string) {
	mine := false
	err := s.insist(id, func() (err error) {
		mine = s.inUse(id)
		if !mine {
			mine, err = s.leases.Try(s.ctx, id)
		}
		return err
	})
	if err == nil && mine {
		s.wakeUp(id)
	}
}

// adopt sees to a table for which another node has acted by itself, and whose lease has come here. It returns at once.
func (s *Service) adopt(id string) { s.aside(func() { s.inherit(id) }) }

// inherit loads a table whose lease has come here, if something is due there. If nothing is, the lease is free for whoever has
// the table in use.
func (s *Service) inherit(id string) {
	if s.inUse(id) { // or is loading, which may fail
		s.wakeUp(id)
		return
	}
	var sum store.Summary
	err := s.insist(id, func() (err error) {
		sum, err = s.st.Summary(s.ctx, id)
		return err
	})
	if err == nil && !sum.Due.IsZero() {
		s.wakeUp(id)
		return
	}
	s.letUnused(id)
}

// wakeUp loads a table whose lease is here, or tries again later if it is lost. Where nothing is due there, though the store has
// it so, the store is told.
func (s *Service) wakeUp(id string) {
	var t *table.Snapshot
	err := s.insist(id, func() (err error) {
		t, err = s.Look(s.ctx, id)
		return err
	})
	if err != nil {
		s.letUnused(id)
		if table.CodeOf(err) == table.RulesLost {
			s.putOff(id)
		}
		return
	}
	if len(t.Due()) == 0 {
		s.nothingDue(t)
	}
}

// letUnused frees the lease of a table that is not in use here.
func (s *Service) letUnused(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.closed && s.live[id] == nil { // once it is closed all leases are handed over
		s.leases.Let(id)
	}
}

// insist does something for what is due at a table, or at all, as soon as the store can be read. Few do so at once: people
// wait for the same store.
func (s *Service) insist(id string, do func() error) error {
	for told := false; ; told = true {
		err := s.inTurn(do)
		if err == nil || s.ctx.Err() != nil {
			return err
		}
		if !told {
			s.o.Log.Error("what is due does not go on", "table", id, "error", err)
		}
		if !passes(err) || !pause(s.ctx, retry) {
			return err
		}
	}
}

// inTurn does something once there is a place for it.
func (s *Service) inTurn(do func() error) error {
	select {
	case s.waking <- struct{}{}:
		defer func() { <-s.waking }()
		return do()
	case <-s.ctx.Done():
		return s.ctx.Err()
	}
}

// passes reports whether an error may be another one when the store is asked again.
func passes(err error) bool {
	code := table.CodeOf(err)
	return code == table.Unavailable || code == "" && !errors.Is(err, store.ErrUnknown)
}
