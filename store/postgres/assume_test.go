package postgres

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/postgres/postgrestest"
)

// TestAssuming: a group is written in one round trip if all is as its commits take it to be; if anything is not, nothing of
// it is: no entry, no seat, and no number of the group.
func TestAssuming(t *testing.T) {
	s, err := Open(t.Context(), postgrestest.URL(t), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, err := s.Beat(t.Context(), "node", time.Minute, 9); err != nil {
		t.Fatal(err)
	}
	held, err := s.Lease(t.Context(), "a", "node", false)
	if err != nil {
		t.Fatal(err)
	}
	old := held
	old.Number--
	commit := func(table string, expect int64, fence store.Fence) store.Commit {
		return store.Commit{
			Expect: expect, Fence: fence, Entries: [][]byte{fmt.Appendf(nil, "%s%d", table, expect+1)},
			Summary: store.Summary{Table: table, Seq: expect + 1},
			Hold:    []store.SeatHolding{{Identity: "anna", Table: table, Seat: fmt.Sprint(expect)}},
		}
	}
	if err := s.Commit(t.Context(), commit("a", 0, store.Fence{})); err != nil {
		t.Fatal(err)
	}
	if err := s.Commit(t.Context(), commit("b", 0, store.Fence{})); err != nil {
		t.Fatal(err)
	}
	none := store.Fence{}
	for _, c := range []struct {
		name  string
		group []store.Commit
		err   error
		adds  int64
	}{
		{"too short", []store.Commit{commit("c", 0, none), commit("a", 2, none)}, errStale, 0},
		{"too long", []store.Commit{commit("c", 0, none), commit("b", 1, none), commit("a", 0, none)}, errStale, 0},
		{"not there", []store.Commit{commit("b", 1, none), commit("d", 4, none)}, errStale, 0},
		{"of two the lengths of each other", []store.Commit{commit("a", 0, none), commit("d", 1, none)}, errStale, 0},
		{"an old lease", []store.Commit{commit("b", 1, none), commit("a", 1, old)}, errStale, 0},
		{"a lease that nobody has", []store.Commit{commit("a", 1, none), commit("b", 1, held)}, errStale, 0},
		{"as they are", []store.Commit{commit("a", 1, held), commit("c", 0, none), commit("a", 2, held), commit("a", 2, none), commit("c", 1, none)}, nil, 4},
		{"and once more", []store.Commit{commit("a", 3, none), commit("b", 1, none)}, nil, 2},
	} {
		count := func() [3]int64 {
			return [3]int64{
				ask1(t, s, `SELECT count(*) FROM entries`), ask1(t, s, `SELECT count(*) FROM holdings`), ask1(t, s, `SELECT sum(seq)::bigint FROM tables`),
			}
		}
		before, number := count(), ask1(t, s, `SELECT max(last) FROM writers`)
		s.writer.number++
		g := &group{writer: s.writer, number: s.writer.number, refused: make([]error, len(c.group))}
		for i := range c.group {
			g.batch = append(g.batch, write{commit: &c.group[i]})
		}
		assumed, ok := g.assumed()
		if !ok {
			t.Fatalf("%s: nothing is assumed", c.name)
		}
		if err := g.commitAssuming(t.Context(), assumed); !errors.Is(err, c.err) {
			t.Errorf("%s: %v, not %v", c.name, err, c.err)
		}
		want := before
		for i := range want {
			want[i] += c.adds
		}
		if after := count(); after != want {
			t.Errorf("%s: entries, seats and lengths are %d, not %d", c.name, after, want)
		}
		if wrote := ask1(t, s, `SELECT max(last) FROM writers`) != number; wrote != (c.err == nil) {
			t.Errorf("%s: the number of the group is written: %t", c.name, wrote)
		}
	}
	g := &group{writer: s.writer, batch: []write{{identity: "anna", statements: func(*pgx.Batch) {}}}}
	if _, ok := g.assumed(); ok {
		t.Error("something is assumed of an identity")
	}
}
