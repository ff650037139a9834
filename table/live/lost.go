package live

import (
	"errors"
	"time"

	"volgare/table"
)

// lostFor is how long a table that could not be loaded is refused without reading its
// log again: another process may bring back what it lacks.
const lostFor = time.Minute

// lostTable is a table that can only be read.
type lostTable struct {
	why   error // a *table.Refusal
	until time.Time
}

// lost makes a refusal of what keeps a table from being loaded: it can only be read.
func lost(err error) error {
	if err == nil || table.CodeOf(err) != "" {
		return err
	}
	return table.RefuseFor(table.RulesLost, err)
}

// noteLost remembers whether a table could be loaded, for lists and for who asks next.
func (s *Service) noteLost(id string, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	t, known := s.lost[id]
	if table.CodeOf(err) != table.RulesLost {
		delete(s.lost, id)
		return
	}
	if !known {
		s.o.Log.Warn("a table can only be read", "table", id, "error", err)
	}
	t.why, t.until = table.RefuseFor(table.RulesLost, errors.Unwrap(err)), s.o.Now().Add(lostFor)
	s.lost[id] = t
}

// Lost reports whether a table is known to refuse everything with RulesLost.
func (s *Service) Lost(id string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, known := s.lost[id]
	return known
}

// stillLost is why a table cannot be loaded, as far as that was tried a short time ago.
// s.mu is held.
func (s *Service) stillLost(id string) error {
	if t := s.lost[id]; s.o.Now().Before(t.until) {
		return t.why
	}
	return nil
}

// tryAgain lets a lost table be loaded when it is asked for next. s.mu is held.
func (s *Service) tryAgain(id string) {
	if t, known := s.lost[id]; known {
		t.until = time.Time{}
		s.lost[id] = t
	}
}
