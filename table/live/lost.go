package live

import (
	"errors"
	"log/slog"
	"sync"
	"time"

	"volgare/table"
)

// lostFor is how long a table that could not be loaded is refused before its log is read again. Another process may restore the
// missing rules.
const lostFor = time.Minute

// lostTables remembers the tables that could not be loaded because their rules are lost. They can only be read.
type lostTables struct {
	now func() time.Time
	log *slog.Logger

	mu  sync.Mutex
	all map[string]lostTable // by id
}

// lostTable is the result of the last attempt to load a table.
type lostTable struct {
	err   error     // a *table.Refusal
	until time.Time // when the table may be loaded again
}

func newLostTables(o *Options) *lostTables {
	return &lostTables{now: o.Now, log: o.Log, all: map[string]lostTable{}}
}

// asLost turns an error that prevents a table from being loaded into a refusal with RulesUnavailable. Refusals remain as they are.
func asLost(err error) error {
	if err == nil || table.CodeOf(err) != "" {
		return err
	}
	return table.RefuseFor(table.RulesUnavailable, err)
}

// record notes the result of an attempt to load a table.
func (l *lostTables) record(id string, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if table.CodeOf(err) != table.RulesUnavailable {
		delete(l.all, id)
		return
	}
	if _, known := l.all[id]; !known {
		l.log.Warn("a table can only be read", "table", id, "error", err)
	}
	l.all[id] = lostTable{table.RefuseFor(table.RulesUnavailable, errors.Unwrap(err)), l.now().Add(lostFor)}
}

// has reports whether the last attempt to load a table has failed.
func (l *lostTables) has(id string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	_, known := l.all[id]
	return known
}

// refusal returns the error of a failed attempt to load a table, if that was a short time ago.
func (l *lostTables) refusal(id string) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if t := l.all[id]; l.now().Before(t.until) {
		return t.err
	}
	return nil
}

// allowRetry lets the next request for a lost table load it.
func (l *lostTables) allowRetry(id string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if t, known := l.all[id]; known {
		t.until = time.Time{}
		l.all[id] = t
	}
}
