package live

import (
	"errors"
	"log/slog"
	"sync"
	"time"

	"volgare/table"
)

// readOnlyFor is how long a table that could not be loaded is refused before its log is read again. Another process may restore the
// missing rules.
const readOnlyFor = time.Minute

// readOnlyTables remembers the tables that could not be loaded because their rules are unavailable. They can only be read.
type readOnlyTables struct {
	now func() time.Time
	log *slog.Logger

	mu  sync.Mutex
	all map[string]loadFault // by id
}

// loadFault is the result of the last attempt to load a table.
type loadFault struct {
	err   error     // a *table.Refusal
	until time.Time // when the table may be loaded again
}

func newReadOnlyTables(o *Options) *readOnlyTables {
	return &readOnlyTables{now: o.Now, log: o.Log, all: map[string]loadFault{}}
}

// asRulesUnavailable turns an error that prevents a table from being loaded into a refusal with RulesUnavailable. Refusals remain
// as they are.
func asRulesUnavailable(err error) error {
	if err == nil || table.CodeOf(err) != "" {
		return err
	}
	return table.RefuseFor(table.RulesUnavailable, err)
}

// record notes the result of an attempt to load a table.
func (l *readOnlyTables) record(id string, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if table.CodeOf(err) != table.RulesUnavailable {
		delete(l.all, id)
		return
	}
	if _, known := l.all[id]; !known {
		l.log.Warn("a table can only be read", "table", id, "error", err)
	}
	l.all[id] = loadFault{table.RefuseFor(table.RulesUnavailable, errors.Unwrap(err)), l.now().Add(readOnlyFor)}
}

// has reports whether the rules of a table were unavailable when it was last loaded, checked or caught up.
func (l *readOnlyTables) has(id string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	_, known := l.all[id]
	return known
}

// refusal returns the error of a failed attempt to load a table, if that was a short time ago.
func (l *readOnlyTables) refusal(id string) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if t := l.all[id]; l.now().Before(t.until) {
		return t.err
	}
	return nil
}

// allowRetry lets the next request for a read-only table load it.
func (l *readOnlyTables) allowRetry(id string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if t, known := l.all[id]; known {
		t.until = time.Time{}
		l.all[id] = t
	}
}
