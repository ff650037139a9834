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

// accidents are changes to the database of a running server from outside, and the fault that its store reports.
var accidents = []struct {
	name string
	do   func(t *testing.T, db string)
	file bool // the file is no longer the database
	want string
}{
	{"cut short", func(t *testing.T, db string) { t.Helper(); cut(t, db, 0.5) }, true, "was cut short"},
	{"empty", empty, true, "was cut short"},
	{"removed", func(t *testing.T, db string) {
		t.Helper()
		if err := os.Remove(db); err != nil {
			t.Fatal(err)
		}
	}, true, "is not to be found"},
	{"replaced", func(t *testing.T, db string) {
		t.Helper()
		copyFile(t, db, db+".new")
		if err := os.Rename(db+".new", db); err != nil {
			t.Fatal(err)
		}
	}, true, "another file was put in the place of"},
	{"overwritten with a backup", func(t *testing.T, db string) {
		t.Helper()
		larger := t.TempDir()
		s := open(t, larger)
		fill(t, s, "large", 1500)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		copyFile(t, backedUp(t, larger), db)
	}, true, "was overwritten"},
	{"overwritten with something else", func(t *testing.T, db string) { t.Helper(); spoil(t, db, 0, 1) }, true, "was overwritten"},
	{"no entries", func(t *testing.T, db string) {
		t.Helper()
		statement(t, db, `CREATE TRIGGER no BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'no'); END`)
	}, false, "constraint failed"},
	{"no tables", func(t *testing.T, db string) { t.Helper(); statement(t, db, `DROP TABLE tables`) }, false, "the database is damaged"},
}

// TestPingFailsAfterAccident: after an accident a ping fails, and so does every write, so that nothing is acknowledged that
// would be lost. The next start has all that was acknowledged before, or is refused.
func TestPingFailsAfterAccident(t *testing.T) {
	t.Parallel()
	for _, c := range accidents {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			dir := closed(t)
			s := open(t, dir)
			if err := s.Ping(t.Context()); err != nil {
				t.Fatal(err)
			}
			put(t, s, "a")
			c.do(t, filepath.Join(dir, sqlite.Name))
			wantFault := func(err error) {
				t.Helper()
				if !errors.Is(err, store.ErrUnavailable) || !strings.Contains(err.Error(), c.want) {
					t.Errorf("error %v, want %s", err, c.want)
				}
			}
			commit := store.Commit{Entries: [][]byte{[]byte("1")}, Summary: store.Summary{Table: "b", Seq: 1}}
			wantFault(s.Commit(t.Context(), commit))
			wantFault(s.Ping(t.Context()))
			if !c.file {
				_ = s.Close() // SQLite may refuse to
				return
			}
			wantFault(s.PutSecret(t.Context(), "x", []byte("secret")))
			if err := s.Close(); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("close: %v, want %s", err, c.want)
			}
			again, err := sqlite.Open(t.Context(), dir, sqlite.Options{})
			if err != nil {
				t.Log(err)
				return
			}
			defer again.Close()
			list, err := again.Entries(t.Context(), "a", 0)
			if err != nil || len(list) != 1 {
				t.Errorf("%d entries, %v", len(list), err)
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
