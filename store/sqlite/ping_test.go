package sqlite_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"volgare/store"
	"volgare/store/sqlite"
)

// TestPingTells: a store is not well once no table can be made there, whatever somebody has done to its database
// while it is open, and though what it remembers of that still serves.
func TestPingTells(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		do   func(t *testing.T, db string)
		want string
	}{
		"cut short": {func(t *testing.T, db string) { t.Helper(); cut(t, db, 0.5) }, "was cut short"},
		"empty":     {empty, "was cut short"},
		"gone": {func(t *testing.T, db string) {
			t.Helper()
			if err := os.Remove(db); err != nil {
				t.Fatal(err)
			}
		}, "is not to be found"},
		"in the place of another": {func(t *testing.T, db string) {
			t.Helper()
			copyFile(t, db, db+".new")
			if err := os.Rename(db+".new", db); err != nil {
				t.Fatal(err)
			}
		}, "another file was put in the place of"},
		"a backup over it": {func(t *testing.T, db string) {
			t.Helper()
			larger := t.TempDir()
			s := open(t, larger)
			fill(t, s, "large", 1500)
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			copyFile(t, backedUp(t, larger), db)
		}, "was overwritten"},
		"something else over it": {func(t *testing.T, db string) { t.Helper(); spoil(t, db, 0, 1) }, "was overwritten"},
		"no entries": {func(t *testing.T, db string) {
			t.Helper()
			statement(t, db, `CREATE TRIGGER no BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'no'); END`)
		}, "constraint failed"},
		"no tables": {func(t *testing.T, db string) { t.Helper(); statement(t, db, `DROP TABLE tables`) }, "the database is damaged"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := closed(t)
			s := open(t, dir)
			defer s.Close() // of a store that is spoilt
			if err := s.Ping(t.Context()); err != nil {
				t.Fatal(err)
			}
			put(t, s, "a")
			c.do(t, filepath.Join(dir, sqlite.Name))
			if err := s.Ping(t.Context()); !errors.Is(err, store.ErrUnavailable) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("it says %v, want %s", err, c.want)
			}
		})
	}
}

// TestPingLeavesNothing: what is tried is not seen, and takes no more room the next time.
func TestPingLeavesNothing(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	s := open(t, dir)
	defer s.Close()
	for range 50 {
		if err := s.Ping(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	list, err := s.Tables(t.Context(), "", 10)
	entries, err2 := s.Entries(t.Context(), "", 0)
	held, err3 := s.Holdings(t.Context(), "")
	if len(list)+len(entries)+len(held) > 0 || err != nil || !errors.Is(err2, store.ErrUnknown) || err3 != nil {
		t.Errorf("%v %v %v, %v %v %v", list, entries, held, err, err2, err3)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(filepath.Join(dir, sqlite.Name)); err != nil || info.Size() > 300<<10 {
		t.Errorf("%d bytes, %v", info.Size(), err)
	}
}
