package sqlite_test

import (
	"context"
	"errors"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"

	"volgare/store"
	"volgare/store/sqlite"
)

// gate holds up a store after each group until it is let on, so that what is written
// meanwhile forms one group.
type gate struct {
	store.Store
	Groups    []sqlite.Group
	waiting   func() int // writes
	held, let chan struct{}
}

// newGroupGate returns a gate for the store that open opens with an observer of its groups. waiting returns the number of writes
// that wait for the next group.
func newGroupGate(open func(observe func(sqlite.Group)) (s store.Store, waiting func() int)) *gate {
	g := &gate{held: make(chan struct{}), let: make(chan struct{})}
	g.Store, g.waiting = open(func(one sqlite.Group) {
		g.Groups = append(g.Groups, one)
		g.held <- struct{}{}
		<-g.let
	})
	return g
}

// Together runs writes as one group, in this order, and returns what each returned.
// Before it goes a ping, during which they are queued.
func (g *gate) Together(writes ...func() error) []error {
	var group sync.WaitGroup
	group.Go(func() { _ = g.Ping(context.Background()) })
	<-g.held
	errs := make([]error, len(writes))
	for i, f := range writes {
		group.Go(func() { errs[i] = f() })
		for g.waiting() <= i {
			runtime.Gosched()
		}
	}
	g.let <- struct{}{}
	<-g.held
	g.let <- struct{}{}
	group.Wait()
	return errs
}

// While runs f while a write is held up.
func (g *gate) While(f func()) {
	var group sync.WaitGroup
	group.Go(func() { _ = g.Ping(context.Background()) })
	<-g.held
	f()
	g.let <- struct{}{}
	group.Wait()
}

// Appending returns a write of one entry, which takes a seat that is named after it. The entry before it is its own number.
func (g *gate) Appending(table string, expect int64, data string) func() error {
	return func() error {
		c := store.Commit{Expect: expect, Entries: [][]byte{[]byte(data)}, Summary: store.Summary{Table: table, Seq: expect + 1, State: "seating"}}
		c.Hold = []store.SeatHolding{{Table: table, Seat: strconv.FormatInt(expect, 10), Identity: "anna"}}
		if expect > 0 {
			c.Last = store.Sum([]byte(strconv.FormatInt(expect, 10)))
		}
		return g.Commit(context.Background(), c)
	}
}

// WantLogs checks the logs of the tables a, b and c, "a 1 2, c 1", and that the indexes
// follow them.
func (g *gate) WantLogs(t *testing.T, want string) {
	t.Helper()
	ctx := context.Background()
	var got []string
	seats := 0
	for _, table := range []string{"a", "b", "c"} {
		list, err := g.Entries(ctx, table, 0)
		sum, err2 := g.Summary(ctx, table)
		if errors.Is(err, store.ErrUnknown) && errors.Is(err2, store.ErrUnknown) {
			continue
		}
		if err := errors.Join(err, err2); err != nil || sum.Seq != int64(len(list)) {
			t.Errorf("table %s: %d entries, summary of %d, %v", table, len(list), sum.Seq, err)
		}
		said := []string{table}
		for _, e := range list {
			said = append(said, string(e.Data))
		}
		got, seats = append(got, strings.Join(said, " ")), seats+len(list)
	}
	if got := strings.Join(got, ", "); got != want {
		t.Errorf("logs %q, want %q", got, want)
	}
	if held, err := g.Holdings(ctx, "anna"); err != nil || len(held) != seats {
		t.Errorf("%d holdings for %d entries, %v", len(held), seats, err)
	}
}

// TestGroup: commits of one group follow each other; a wrong one fails alone.
func TestGroup(t *testing.T) {
	g, _ := newGate(t)
	errs := g.Together(
		g.Appending("a", 0, "1"), g.Appending("a", 0, "no"), g.Appending("a", 1, "2"),
		g.Appending("a", 3, "no"), g.Appending("b", 0, "1"), g.Appending("c", 1, "no"),
	)
	for i, want := range []error{nil, store.ErrConflict, nil, store.ErrConflict, nil, store.ErrConflict} {
		if !errors.Is(errs[i], want) {
			t.Errorf("write %d: %v, want %v", i, errs[i], want)
		}
	}
	if len(g.Groups) != 2 || g.Groups[1].Writes != 6 {
		t.Errorf("groups %+v, want one of 1 and one of 6", g.Groups)
	}
	g.WantLogs(t, "a 1 2, b 1")
	errs = g.Together(g.Appending("a", 0, "no"), g.Appending("a", 2, "3"), g.Appending("c", 0, "1"), g.Appending("c", 0, "no"))
	for i, want := range []error{store.ErrConflict, nil, nil, store.ErrConflict} {
		if !errors.Is(errs[i], want) {
			t.Errorf("write %d of the second group: %v, want %v", i, errs[i], want)
		}
	}
	g.WantLogs(t, "a 1 2 3, b 1, c 1")
	if err := g.Close(); err != nil {
		t.Error(err)
	}
}
