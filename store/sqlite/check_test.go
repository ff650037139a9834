package sqlite_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"volgare/store"
	"volgare/store/sqlite"
)

// contents returns the files of a directory, without the lock and the index of the log.
func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	names, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, n := range names {
		if n.Name() == "volgare.lock" || strings.HasSuffix(n.Name(), "-shm") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, n.Name()))
		info, err2 := n.Info()
		if err != nil && !n.IsDir() || err2 != nil {
			t.Fatal(err, err2)
		}
		all[n.Name()] = info.Mode().String() + string(text)
	}
	return all
}

// fill commits n incompressible entries to a new table.
func fill(t *testing.T, s store.Store, table string, n int) {
	t.Helper()
	var last []byte
	for i := range int64(n) {
		data := make([]byte, 700)
		_, _ = rand.Read(data)
		c := store.Commit{
			Expect: i, Last: last, Entries: [][]byte{data}, Summary: store.Summary{Table: table, Seq: i + 1, Public: true, State: "playing"},
		}
		if err := s.Commit(context.Background(), c); err != nil {
			t.Fatal(err)
		}
		last = store.Sum(data)
	}
}

// closed returns a directory whose server was stopped; crashed returns one whose server was killed, so that what it has
// written last is in its log alone.
func closed(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	s := open(t, dir)
	for i := range 5 {
		fill(t, s, fmt.Sprint("table", i), 40)
		fill(t, s, rand.Text(), 10) // other databases have other tables
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return dir
}

func crashed(t *testing.T) string {
	t.Helper()
	dir, left := closed(t), t.TempDir()
	s := open(t, dir)
	defer s.Close()
	fill(t, s, "late", 60)
	for _, name := range []string{sqlite.Name, sqlite.Name + "-wal"} {
		copyFile(t, filepath.Join(dir, name), filepath.Join(left, name))
	}
	return left
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	text, err := os.ReadFile(from)
	if err == nil {
		err = os.WriteFile(to, text, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// cut leaves a part of a file.
func cut(t *testing.T, file string, part float64) {
	t.Helper()
	info, err := os.Stat(file)
	if err == nil {
		err = os.Truncate(file, int64(float64(info.Size())*part))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// spoil overwrites a part of a file.
func spoil(t *testing.T, file string, from, to float64) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err == nil {
		size := float64(len(text))
		copy(text[int(size*from):int(size*to)], bytes.Repeat([]byte{0xa5}, len(text)))
		err = os.WriteFile(file, text, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// statement changes a database without the store.
func statement(t *testing.T, file, text string) {
	t.Helper()
	db, err := sql.Open("sqlite", file)
	if err == nil {
		_, err = db.Exec(text)
		err = errors.Join(err, db.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

func empty(t *testing.T, file string) {
	t.Helper()
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
}

// damages lists ways in which a directory can be damaged from outside, and the error for each.
var damages = []struct {
	name string
	dir  func(*testing.T) string // that it happens to
	do   func(t *testing.T, db string)
	want string
}{
	{"a backup over a log", crashed, func(t *testing.T, db string) {
		t.Helper()
		other := filepath.Join(t.TempDir(), "copy.db")
		if err := sqlite.Backup(t.Context(), closed(t), other); err != nil {
			t.Fatal(err)
		}
		copyFile(t, other, db)
	}, "or its log belongs to another database"},
	{"another database over a log", crashed, func(t *testing.T, db string) {
		t.Helper()
		copyFile(t, filepath.Join(closed(t), sqlite.Name), db)
	}, "or its log belongs to another database"},
	{"an older one over a log", func(t *testing.T) string { // whose pages are all whole
		t.Helper()
		dir, left := closed(t), t.TempDir()
		copyFile(t, filepath.Join(dir, sqlite.Name), filepath.Join(left, "older.db"))
		s := open(t, dir)
		fill(t, s, "early", 60)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		s = open(t, dir)
		fill(t, s, "late", 60)
		defer s.Close()
		copyFile(t, filepath.Join(dir, sqlite.Name+"-wal"), filepath.Join(left, sqlite.Name+"-wal"))
		return left
	}, func(t *testing.T, db string) {
		t.Helper()
		if err := os.Rename(filepath.Join(filepath.Dir(db), "older.db"), db); err != nil {
			t.Fatal(err)
		}
	}, "or its log belongs to another database"},
	{"entries that are not counted", crashed, func(t *testing.T, db string) {
		t.Helper()
		s, err := sql.Open("sqlite", db)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.ExecContext(t.Context(), `DELETE FROM entries WHERE tab = 'late' AND seq > 50`); err != nil {
			t.Fatal(err)
		}
		for _, ends := range []string{"", "-wal"} {
			copyFile(t, db+ends, db+ends+".kept")
		}
		err = s.Close()
		for _, ends := range []string{"", "-wal"} {
			err = errors.Join(err, os.Rename(db+ends+".kept", db+ends))
		}
		if err != nil {
			t.Fatal(err)
		}
	}, "has other entries than it counts"},
	{"a log alone", crashed, func(t *testing.T, db string) {
		t.Helper()
		if err := os.Remove(db); err != nil {
			t.Fatal(err)
		}
	}, "volgare.db: its log is there without it"},
	{"a journal", closed, func(t *testing.T, db string) {
		t.Helper()
		copyFile(t, db, db+"-journal")
	}, "volgare.db: a journal is next to it"},
	{"empty", closed, empty, "volgare.db: it is empty"},
	{"empty, with its log", crashed, empty, "volgare.db: it is empty"},
	{"cut short", closed, func(t *testing.T, db string) { t.Helper(); cut(t, db, 0.5) }, "volgare.db: it is damaged or cut short"},
	{"cut short, with its log", crashed, func(t *testing.T, db string) { t.Helper(); cut(t, db, 0.5) }, "damaged"},
	{"its last page cut off", closed, func(t *testing.T, db string) { t.Helper(); cut(t, db, 0.999) }, "is cut short"},
	{"its header alone", closed, func(t *testing.T, db string) { t.Helper(); cut(t, db, 0.0003) }, "cut short"},
	{"less than its header", closed, func(t *testing.T, db string) {
		t.Helper()
		if err := os.Truncate(db, 20); err != nil {
			t.Fatal(err)
		}
	}, "volgare.db: it is not an SQLite database"},
	{"no database", closed, func(t *testing.T, db string) {
		t.Helper()
		if err := os.WriteFile(db, []byte("Dear diary, today we played De Vulgari Eloquentia.\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}, "volgare.db: it is not an SQLite database"},
	{"a dump", closed, func(t *testing.T, db string) {
		t.Helper()
		if err := os.WriteFile(db, []byte("PGDMP\x01\x0e"), 0o644); err != nil {
			t.Fatal(err)
		}
	}, "pg_restore"},
	{"a directory", closed, func(t *testing.T, db string) {
		t.Helper()
		if err := errors.Join(os.Remove(db), os.Mkdir(db, 0o755)); err != nil {
			t.Fatal(err)
		}
	}, "volgare.db: it is not a file"},
	{"of another program", closed, func(t *testing.T, db string) {
		t.Helper()
		empty(t, db)
		statement(t, db, `CREATE TABLE tables (number INTEGER); CREATE TABLE guests (name TEXT)`)
	}, "volgare.db: it is a database of another program"},
	{"of another program that has migrations", closed, func(t *testing.T, db string) {
		t.Helper()
		statement(t, db, `PRAGMA application_id = 0; DROP TABLE entries`)
	}, "volgare.db: it is a database of another program"},
	{"of another program that says so", closed, func(t *testing.T, db string) {
		t.Helper()
		statement(t, db, `PRAGMA application_id = 7`)
	}, "volgare.db: it is a database of another program"},
	{"without a table", closed, func(t *testing.T, db string) {
		t.Helper()
		statement(t, db, `DROP TABLE server_secrets`)
	}, "no such table: server_secrets"},
	{"of a newer version", closed, func(t *testing.T, db string) {
		t.Helper()
		statement(t, db, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (99, 1)`)
	}, "newer version"},
	{"damaged in the middle", closed, func(t *testing.T, db string) { t.Helper(); spoil(t, db, 0.45, 0.55) }, "damaged"},
	{"damaged at its end", closed, func(t *testing.T, db string) { t.Helper(); spoil(t, db, 0.97, 1) }, "damaged"},
	{"damaged in its header", closed, func(t *testing.T, db string) { t.Helper(); spoil(t, db, 0.0001, 0.0005) }, "damaged"},
}

// TestAlteredDirectoryIsRefused: a directory that is not as a server has left it is refused before anything in it is changed, and it
// is said why.
func TestAlteredDirectoryIsRefused(t *testing.T) {
	t.Parallel()
	for _, d := range damages {
		t.Run(d.name, func(t *testing.T) {
			t.Parallel()
			dir := d.dir(t)
			d.do(t, filepath.Join(dir, sqlite.Name))
			before := contents(t, dir)
			s, err := sqlite.Open(context.Background(), dir, sqlite.Options{})
			if err == nil {
				t.Error("it is opened", s.Close())
			} else if said := strings.ReplaceAll(err.Error(), dir, ""); !strings.Contains(said, d.want) {
				t.Error(err)
			} else {
				t.Log(err)
			}
			if after := contents(t, dir); !maps.Equal(before, after) {
				t.Errorf("of %v there are now %v", sizes(before), sizes(after))
			}
		})
	}
}

func sizes(files map[string]string) map[string]int {
	all := map[string]int{}
	for name, text := range files {
		all[name] = len(text)
	}
	return all
}

// TestHarmlessChangesAreAccepted: a directory that a server has left is opened with all its data, even after harmless
// changes from outside.
func TestHarmlessChangesAreAccepted(t *testing.T) {
	t.Parallel()
	for name, dir := range map[string]func(*testing.T) string{
		"closed": closed, "crashed": crashed,
		"an index of a log that is gone": func(t *testing.T) string {
			t.Helper()
			dir := closed(t)
			if err := os.WriteFile(filepath.Join(dir, sqlite.Name+"-shm"), make([]byte, 1<<15), 0o644); err != nil {
				t.Fatal(err)
			}
			return dir
		},
		"an empty log": func(t *testing.T) string {
			t.Helper()
			dir := closed(t)
			empty(t, filepath.Join(dir, sqlite.Name+"-wal"))
			return dir
		},
		"a copy": func(t *testing.T) string {
			t.Helper()
			dir := t.TempDir()
			if err := sqlite.Backup(t.Context(), crashed(t), filepath.Join(dir, sqlite.Name)); err != nil {
				t.Fatal(err)
			}
			return dir
		},
		"what was broken off while it was made": func(t *testing.T) string {
			t.Helper()
			dir := t.TempDir()
			empty(t, filepath.Join(dir, "volgare.new"))
			empty(t, filepath.Join(dir, "volgare.new-journal"))
			s := open(t, dir)
			for i := range 5 {
				fill(t, s, fmt.Sprint("table", i), 40)
			}
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			return dir
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := open(t, dir(t))
			defer s.Close()
			list, err := s.Tables(t.Context(), "", 100)
			entries, err2 := s.Entries(t.Context(), "table3", 0)
			if err != nil || err2 != nil || len(list) < 5 || len(entries) != 40 {
				t.Errorf("%d tables, %d entries, %v, %v", len(list), len(entries), err, err2)
			}
		})
	}
}

// TestWithoutIndexes: a file that lacks its indexes, which only make queries fast, is served and answers as before. A later
// link to a seat still ends the earlier one, and the backup of such a file can be restored.
func TestWithoutIndexes(t *testing.T) {
	dir := closed(t)
	statement(t, filepath.Join(dir, sqlite.Name), `DROP INDEX tables_listed; DROP INDEX tables_unkept; DROP INDEX tables_due;
		DROP INDEX secrets_browser; DROP INDEX links_target; DROP INDEX reports_tab;
		DROP INDEX channels_owner; DROP INDEX channels_target`)
	copied := filepath.Join(t.TempDir(), "copy.db")
	if err := sqlite.Backup(t.Context(), dir, copied); err != nil {
		t.Fatal(err)
	}
	restored := t.TempDir()
	if _, err := sqlite.Restore(t.Context(), copied, restored, time.Now()); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{dir, restored} {
		s := open(t, dir)
		list, err := s.Summaries(t.Context(), store.Query{Public: true, Limit: 99})
		if err != nil || len(list) != 10 {
			t.Errorf("%d public tables, %v", len(list), err)
		}
		for n := range byte(2) {
			if err := s.PutLink(t.Context(), store.Link{Hash: bytes.Repeat([]byte{n}, 32), Table: list[0].Table, Seat: "red"}); err != nil {
				t.Error(err)
			}
		}
		for n, want := range []error{store.ErrUnknown, nil} {
			if _, err := s.Link(t.Context(), bytes.Repeat([]byte{byte(n)}, 32), time.Now()); !errors.Is(err, want) {
				t.Errorf("link %d: %v, want %v", n+1, err, want)
			}
		}
		fill(t, s, "further", 3)
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}
