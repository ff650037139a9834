package move_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"volgare/store"
	"volgare/store/move"
	"volgare/store/postgres"
	"volgare/store/postgres/postgrestest"
	"volgare/store/sqlite"
)

func TestMain(m *testing.M) { os.Exit(postgrestest.Main(m)) }

func lite(t *testing.T) store.Whole {
	t.Helper()
	s, err := sqlite.Open(context.Background(), t.TempDir(), sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func postgresql(t *testing.T) store.Whole {
	t.Helper()
	s, err := postgres.Open(context.Background(), postgrestest.URL(t), postgres.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// grow adds entries to a table.
func grow(t *testing.T, s store.Store, table string, from, n int64) {
	t.Helper()
	c := store.Commit{Expect: from, Summary: store.Summary{Table: table, Seq: (from + n + 1) / 2, Hidden: (from + n) / 2, Name: "ò", Data: []byte(table)}}
	for i := range n {
		c.Entries = append(c.Entries, []byte(fmt.Sprint(table, " ", from+i)))
	}
	if from > 0 {
		c.Last = store.Sum([]byte(fmt.Sprint(table, " ", from-1)))
	}
	c.Hold = []store.SeatHolding{{Table: table, Seat: "red", Identity: "anna"}}
	if err := s.Commit(t.Context(), c); err != nil {
		t.Fatal(err)
	}
}

// fill makes more tables than a page has, and one of each other thing.
func fill(t *testing.T, s store.Whole) {
	t.Helper()
	for i := range store.MaxLimit + 9 {
		grow(t, s, fmt.Sprint("t", i), 0, int64(i%4+1))
	}
	err := s.Restore(t.Context(), store.Things{
		Rules:      []store.Rules{{Hash: "ab12", Data: []byte("box")}},
		Identities: []store.Identity{{ID: "anna", Name: "Anna", Secrets: [][]byte{{1}, {2}}}, {ID: "lost", Recovery: []byte{3}}},
		Links:      []store.Link{{Hash: []byte{1}, Table: "t1", Seat: "red"}},
		Reports:    []store.Report{{ID: "r", Table: "t1"}},
		Secrets:    []store.Secret{{Name: "push", Data: []byte{4}}, {Name: store.ServerKey, Data: []byte{5}}},
		Channels:   []store.Channel{{ID: "1", Identity: "anna", Target: "x", Data: []byte{6}}, {ID: "2", Table: "t1", Target: "x"}},
		Outages:    []store.Outage{{From: store.Epoch, To: store.Epoch.Add(time.Hour)}, {From: store.Epoch.Add(2 * time.Hour)}},
	})
	if err != nil {
		t.Fatal(err)
	}
}

func nobody(int) {}

// TestCopy goes from one kind of store to the other and on to one of the first kind.
func TestCopy(t *testing.T) {
	for name, kinds := range map[string][]func(*testing.T) store.Whole{
		"there and back": {lite, postgresql, lite}, "back and there": {postgresql, lite, postgresql},
	} {
		t.Run(name, func(t *testing.T) {
			first := kinds[0](t)
			fill(t, first)
			from := first
			for _, kind := range kinds[1:] {
				to := kind(t)
				told := 0
				if _, err := move.Copy(t.Context(), from, to, func(n int) { told = n }); err != nil || told != store.MaxLimit+9 {
					t.Fatal(told, err)
				}
				from = to
			}
			n, err := move.Compare(t.Context(), first, from, nil, nobody)
			if err != nil || n.Tables != store.MaxLimit+9 || n.Entries < n.Tables || n.Things[store.KindHoldings] != n.Tables ||
				n.Things[store.KindIdentities] != 2 || n.Things[store.KindLinks] != 1 || n.Things[store.KindReports] != 1 || n.Things[store.KindRules] != 1 ||
				n.Things[store.KindSecrets] != 2 || n.Things[store.KindChannels] != 2 || n.Things[store.KindOutages] != 2 {
				t.Errorf("%+v %v", n, err)
			}
		})
	}
}

// broken is a store that fails after a number of commits.
type broken struct {
	store.Whole
	left atomic.Int64
}

var errBroken = errors.New("broken off")

func (b *broken) Commit(ctx context.Context, c store.Commit) error {
	if b.left.Add(-1) < 0 {
		return errBroken
	}
	return b.Whole.Commit(ctx, c)
}

// TestInterruptedCopyContinues: an interrupted copy can be continued, even if the source has grown since.
func TestInterruptedCopyContinues(t *testing.T) {
	from, to := lite(t), lite(t)
	for i := range 9 {
		grow(t, from, fmt.Sprint("t", i), 0, 3)
	}
	part := &broken{Whole: to}
	part.left.Store(4)
	if _, err := move.Copy(t.Context(), from, part, nobody); !errors.Is(err, errBroken) {
		t.Fatal(err)
	}
	if list, err := to.Tables(t.Context(), "", 99); err != nil || len(list) != 4 {
		t.Fatalf("%d tables, %v", len(list), err)
	}
	grow(t, from, "t0", 3, 2)
	for range 2 {
		if _, err := move.Copy(t.Context(), from, to, nobody); err != nil {
			t.Fatal(err)
		}
		if n, err := move.Compare(t.Context(), from, to, nil, nobody); err != nil || n.Entries != 29 {
			t.Errorf("%+v %v", n, err)
		}
	}
}

// TestRefused: a target with anything else in its tables is left alone.
func TestRefused(t *testing.T) {
	from := lite(t)
	grow(t, from, "a", 0, 2)
	for name, spoil := range map[string]func(to store.Store){
		"other":           func(to store.Store) { grow(t, to, "b", 0, 1) },
		"longer":          func(to store.Store) { grow(t, to, "a", 0, 3) },
		"another of that": func(to store.Store) { grow(t, to, "x", 0, 1); other(t, to) },
	} {
		to := lite(t)
		spoil(to)
		before, _ := to.Tables(t.Context(), "", 9)
		if _, err := move.Copy(t.Context(), from, to, nobody); err == nil || !strings.Contains(err.Error(), "the target holds other tables") {
			t.Errorf("%s: %v", name, err)
		}
		if after, err := to.Tables(t.Context(), "", 9); err != nil || len(after) != len(before) {
			t.Errorf("%s: %d tables, %v", name, len(after), err)
		}
	}
}

func other(t *testing.T, s store.Store) {
	t.Helper()
	c := store.Commit{Entries: [][]byte{[]byte("other")}, Summary: store.Summary{Table: "a", Seq: 1}}
	if err := s.Commit(t.Context(), c); err != nil {
		t.Fatal(err)
	}
}

// change executes statements at the database in a directory.
func change(t *testing.T, dir, statements string) {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(dir, sqlite.Name))
	if err == nil {
		_, err = db.Exec(statements)
		err = errors.Join(err, db.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestDamaged: a table that lacks an entry, and a log without a summary, are named and left out. The rest is copied.
func TestDamaged(t *testing.T) {
	dir := t.TempDir()
	from, err := sqlite.Open(t.Context(), dir, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	for _, name := range []string{"begin", "end", "fine", "middle", "more", "none", "stray"} {
		grow(t, from, name, 0, 4)
	}
	change(t, dir, `DELETE FROM entries WHERE tab = 'begin' AND seq = 1; DELETE FROM entries WHERE tab = 'end' AND seq = 4;
		DELETE FROM entries WHERE tab = 'middle' AND seq = 2; DELETE FROM tables WHERE name = 'stray';
		DELETE FROM entries WHERE tab = 'none'; UPDATE tables SET seq = 3 WHERE name = 'more'`)
	want := move.Damaged{
		"begin":  "entry 1 of 4 is missing",
		"end":    "entry 4 of 4 is missing",
		"middle": "entry 2 of 4 is missing",
		"more":   "it has 4 entries, its summary is of 3",
		"none":   "entry 1 of 4 is missing",
		"stray":  "its log is there without a summary",
	}
	for _, to := range []store.Whole{lite(t), postgresql(t)} {
		for range 2 {
			damaged, err := move.Copy(t.Context(), from, to, nobody)
			if err != nil || !maps.Equal(damaged, want) {
				t.Errorf("%v, %v", damaged, err)
			}
			done := 0
			n, err := move.Compare(t.Context(), from, to, damaged, func(tables int) { done = tables })
			if err != nil || n.Tables != 1 || n.Entries != 4 || done != 6 {
				t.Errorf("%+v, %d tables are done, %v", n, done, err)
			}
			delete(damaged, "begin")
			if _, err := move.Compare(t.Context(), from, to, damaged, nobody); err == nil {
				t.Error("a table that is not named is not missed")
			}
		}
	}
	if _, err := move.Copy(t.Context(), lite(t), from, nobody); err == nil || !strings.Contains(err.Error(), "the log of stray is there") {
		t.Errorf("onto a stray log: %v", err)
	}
}

// TestDamagedSince: tables that were damaged after an earlier run had moved them are named. They hinder neither a later run nor the
// comparison of the others.
func TestDamagedSince(t *testing.T) {
	dir, to := t.TempDir(), lite(t)
	from, err := sqlite.Open(t.Context(), dir, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	for i := range store.MaxLimit + 9 {
		grow(t, from, fmt.Sprintf("t%03d", i), 0, 2)
	}
	if _, err := move.Copy(t.Context(), from, to, nobody); err != nil {
		t.Fatal(err)
	}
	change(t, dir, `DELETE FROM entries WHERE tab IN ('t001', 't505') AND seq = 1; DELETE FROM tables WHERE name IN ('t002', 't499', 't508')`)
	damaged, err := move.Copy(t.Context(), from, to, nobody)
	if err != nil || len(damaged) != 5 {
		t.Fatalf("%v, %v", damaged, err)
	}
	if n, err := move.Compare(t.Context(), from, to, damaged, nobody); err != nil || n.Tables != store.MaxLimit+4 {
		t.Errorf("%+v, %v", n, err)
	}
	grow(t, to, "t999", 0, 1)
	if _, err := move.Compare(t.Context(), from, to, damaged, nobody); err == nil {
		t.Error("another table is not noticed")
	}
}

// TestCompare finds each difference, on either side.
func TestCompare(t *testing.T) {
	for name, change := range map[string]func(s store.Whole){
		"a table":     func(s store.Whole) { grow(t, s, "u", 0, 1) },
		"first table": func(s store.Whole) { grow(t, s, "0", 0, 1) },
		"an entry":    func(s store.Whole) { grow(t, s, "t3", 4, 1) },
		"rules": func(s store.Whole) {
			restore(t, s, store.Things{Rules: []store.Rules{{Hash: "cd", Data: []byte("x")}}})
		},
		"identity": func(s store.Whole) { restore(t, s, store.Things{Identities: []store.Identity{{ID: "berta"}}}) },
		"its name": func(s store.Whole) {
			restore(t, s, store.Things{Identities: []store.Identity{{ID: "lost", Name: "x"}}})
		},
		"a seat": func(s store.Whole) {
			restore(t, s, store.Things{Holdings: []store.SeatHolding{{Table: "t1", Seat: "blue", Identity: "anna"}}})
		},
		"a link": func(s store.Whole) {
			restore(t, s, store.Things{Links: []store.Link{{Hash: []byte{9}, Identity: "anna"}}})
		},
		"signing key": func(s store.Whole) {
			restore(t, s, store.Things{Secrets: []store.Secret{{Name: "signing", Data: []byte("secret")}}})
		},
		"a channel": func(s store.Whole) {
			restore(t, s, store.Things{Channels: []store.Channel{{ID: "3", Identity: "anna", Target: "y"}}})
		},
		"a changed channel": func(s store.Whole) {
			restore(t, s, store.Things{Channels: []store.Channel{{ID: "2", Table: "t1", Target: "x", Data: []byte{7}}}})
		},
		"an outage": func(s store.Whole) {
			restore(t, s, store.Things{Outages: []store.Outage{{From: store.Epoch.Add(time.Minute), To: store.Epoch.Add(time.Hour)}}})
		},
		"a later run": func(s store.Whole) {
			restore(t, s, store.Things{Outages: []store.Outage{{From: store.Epoch.Add(3 * time.Hour)}}})
		},
		"a report": func(s store.Whole) { restore(t, s, store.Things{Reports: []store.Report{{ID: "s", Table: "t1"}}}) },
	} {
		a, b := lite(t), lite(t)
		fill(t, a)
		if _, err := move.Copy(t.Context(), a, b, nobody); err != nil {
			t.Fatal(err)
		}
		change(b)
		if _, err := move.Compare(t.Context(), a, b, nil, nobody); err == nil || name == "signing key" && !strings.Contains(err.Error(), "the secrets of the servers differ") {
			t.Errorf("%s more is not noticed: %v", name, err)
		}
		if _, err := move.Compare(t.Context(), b, a, nil, nobody); err == nil {
			t.Errorf("%s less is not noticed", name)
		}
	}
}

func restore(t *testing.T, s store.Whole, list store.Things) {
	t.Helper()
	if err := s.Restore(t.Context(), list); err != nil {
		t.Fatal(err)
	}
}
