package sqlite_test

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"testing"

	"volgare/store"
	"volgare/store/schema"
	"volgare/store/sqlite"
)

// newGate returns a store in a new directory, with a gate that holds its groups.
func newGate(t *testing.T) (*gate, *sqlite.Store) {
	t.Helper()
	var s *sqlite.Store
	g := newGroupGate(func(observe func(sqlite.Group)) (store.Store, func() int) {
		var err error
		if s, err = sqlite.Open(context.Background(), t.TempDir(), sqlite.Options{Observe: observe}); err != nil {
			t.Fatal(err)
		}
		return s, s.Waiting
	})
	return g, s
}

// When the disk is full the whole group fails and leaves nothing; with space again
// the same commits succeed.
func TestGroupFull(t *testing.T) {
	g, s := newGate(t)
	g.Together(g.Appending("a", 0, "1"))
	limit := func(pages string) {
		if _, err := s.Writer().ExecContext(context.Background(), `PRAGMA max_page_count = `+pages); err != nil {
			t.Fatal(err)
		}
	}
	writes := []func() error{
		g.Appending("a", 1, "2"), g.Appending("a", 1, "rival"), g.Appending("b", 0, strings.Repeat("#", 1<<20)), g.Appending("c", 0, "1"),
	}
	limit("1") // fewer than there are: no more than that
	for i, err := range g.Together(writes...) {
		if !errors.Is(err, store.ErrUnavailable) || !strings.Contains(err.Error(), "full") || errors.Is(err, store.ErrConflict) {
			t.Errorf("write %d on a full disk: %v", i, err)
		}
	}
	g.WantLogs(t, "a 1")
	limit("1000000")
	for i, err := range g.Together(writes[0], writes[3]) {
		if err != nil {
			t.Errorf("write %d: %v", i, err)
		}
	}
	g.WantLogs(t, "a 1 2, c 1")
	if last := g.Groups[3]; !errors.Is(last.Err, store.ErrUnavailable) {
		t.Errorf("the observer saw %+v", last)
	}
	if err := g.Close(); err != nil {
		t.Error(err)
	}
}

// TestAcknowledgedWritesAreFlushed: acknowledged writes are flushed, which needs synchronous=FULL for a database in WAL mode.
func TestAcknowledgedWritesAreFlushed(t *testing.T) {
	s, err := sqlite.Open(context.Background(), t.TempDir(), sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for pragma, want := range map[string]string{"journal_mode": "wal", "synchronous": "2", "fullfsync": "1"} {
		var got string
		err := s.Writer().QueryRowContext(context.Background(), `PRAGMA `+pragma).Scan(&got)
		if err != nil || got != want {
			t.Errorf("%s is %s, want %s, %v", pragma, got, want, err)
		}
	}
	if _, err := s.Readers().ExecContext(context.Background(), `DELETE FROM entries`); err == nil {
		t.Error("a reader writes")
	}
}

// TestQueriesUseIndexes: the list of open tables and the list of due tables are each read from an index.
func TestQueriesUseIndexes(t *testing.T) {
	s, err := sqlite.Open(context.Background(), t.TempDir(), sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for index, query := range map[string]string{"tables_listed": schema.Numbered, "tables_due": strings.ReplaceAll(sqlite.DueAfter, "?", "1")} {
		text := plan(t, s.Readers(), query)
		if !strings.Contains(text, "COVERING INDEX "+index) || strings.Contains(text, "TEMP B-TREE") && index == "tables_due" {
			t.Errorf("plan:\n%s", text)
		}
	}
}

// plan returns how SQLite reads the rows of a query.
func plan(t *testing.T, db *sql.DB, query string) (text string) {
	t.Helper()
	rows, err := db.QueryContext(t.Context(), `EXPLAIN QUERY PLAN `+query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var id, parent, unused int
		var line string
		if err := rows.Scan(&id, &parent, &unused, &line); err != nil {
			t.Fatal(err)
		}
		text += line + "\n"
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return text
}
