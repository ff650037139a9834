package sqlite

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"testing"

	"volgare/store"
)

// gate is a store whose writer stops after each group until it is let on.
type gate struct {
	*Store
	groups    []Group
	held, let chan struct{}
}

func newGate(t *testing.T) *gate {
	g := &gate{held: make(chan struct{}), let: make(chan struct{})}
	s, err := Open(context.Background(), t.TempDir(), Options{Observe: func(one Group) {
		g.groups = append(g.groups, one)
		g.held <- struct{}{}
		<-g.let
	}})
	if err != nil {
		t.Fatal(err)
	}
	g.Store = s
	return g
}

// together runs writes as one group, in this order, and returns what each returned.
// Before it goes a ping, during which they are queued.
func (g *gate) together(writes ...func() error) []error {
	var group sync.WaitGroup
	group.Go(func() { _ = g.Ping(context.Background()) })
	<-g.held
	errs := make([]error, len(writes))
	for i, f := range writes {
		group.Go(func() { errs[i] = f() })
		for g.queued() <= i {
			runtime.Gosched()
		}
	}
	g.let <- struct{}{}
	<-g.held
	g.let <- struct{}{}
	group.Wait()
	return errs
}

func (g *gate) queued() int {
	g.writer.queue.mu.Lock()
	defer g.writer.queue.mu.Unlock()
	return len(g.writer.queue.waiting)
}

func appending(s store.Store, table string, expect int64, data string) func() error {
	return func() error {
		return s.Commit(context.Background(), store.Commit{
			Expect: expect, Entries: [][]byte{[]byte(data)}, Summary: store.Summary{Table: table, Seq: expect + 1},
			Hold: []store.SeatHolding{{Table: table, Seat: fmt.Sprint(expect), Identity: "anna"}},
		})
	}
}

// Commits of one group follow each other; a wrong one fails alone.
func TestGroup(t *testing.T) {
	g := newGate(t)
	errs := g.together(
		appending(g, "a", 0, "1"), appending(g, "a", 0, "no"), appending(g, "a", 1, "2"),
		appending(g, "a", 3, "no"), appending(g, "b", 0, "1"), appending(g, "c", 1, "no"),
	)
	for i, want := range []error{nil, store.ErrConflict, nil, store.ErrConflict, nil, store.ErrConflict} {
		if !errors.Is(errs[i], want) {
			t.Errorf("write %d: %v, want %v", i, errs[i], want)
		}
	}
	if len(g.groups) != 2 || g.groups[1].Writes != 6 {
		t.Errorf("groups %+v, want one of 1 and one of 6", g.groups)
	}
	wantLogs(t, g.Store, "a 1 2, b 1")
	if err := g.Close(); err != nil {
		t.Error(err)
	}
}

// When the disk is full the whole group fails and leaves nothing; with space again
// the same commits succeed.
func TestGroupFull(t *testing.T) {
	g := newGate(t)
	g.together(appending(g, "a", 0, "1"))
	limit := func(pages string) {
		if _, err := g.writer.conn.ExecContext(context.Background(), `PRAGMA max_page_count = `+pages); err != nil {
			t.Fatal(err)
		}
	}
	writes := []func() error{
		appending(g, "a", 1, "2"), appending(g, "a", 1, "rival"), appending(g, "b", 0, strings.Repeat("#", 1<<20)), appending(g, "c", 0, "1"),
	}
	limit("1") // fewer than there are: no more than that
	for i, err := range g.together(writes...) {
		if !errors.Is(err, store.ErrUnavailable) || !strings.Contains(err.Error(), "full") || errors.Is(err, store.ErrConflict) {
			t.Errorf("write %d on a full disk: %v", i, err)
		}
	}
	wantLogs(t, g.Store, "a 1")
	limit("1000000")
	for i, err := range g.together(writes[0], writes[3]) {
		if err != nil {
			t.Errorf("write %d: %v", i, err)
		}
	}
	wantLogs(t, g.Store, "a 1 2, c 1")
	if last := g.groups[3]; !errors.Is(last.Err, store.ErrUnavailable) {
		t.Errorf("the observer saw %+v", last)
	}
	if err := g.Close(); err != nil {
		t.Error(err)
	}
}

// wantLogs checks the logs of the tables a, b and c and that the indexes follow
// them.
func wantLogs(t *testing.T, s *Store, want string) {
	t.Helper()
	ctx := context.Background()
	var got []string
	seats := 0
	for _, table := range []string{"a", "b", "c"} {
		list, err := s.Entries(ctx, table, 0)
		sum, err2 := s.Summary(ctx, table)
		if errors.Is(err, store.ErrUnknown) && errors.Is(err2, store.ErrUnknown) {
			continue
		}
		if err := errors.Join(err, err2); err != nil || sum.Seq != int64(len(list)) {
			t.Errorf("table %s: %d entries, summary of %d, %v", table, len(list), sum.Seq, err)
		}
		for _, e := range list {
			table += " " + string(e.Data)
		}
		got, seats = append(got, table), seats+len(list)
	}
	if got := strings.Join(got, ", "); got != want {
		t.Errorf("logs %q, want %q", got, want)
	}
	if held, err := s.Holdings(ctx, "anna"); err != nil || len(held) != seats {
		t.Errorf("%d holdings for %d entries, %v", len(held), seats, err)
	}
}

// What is acknowledged is flushed: nothing less than FULL does that for the log of
// a database in WAL mode.
func TestPragmas(t *testing.T) {
	s, err := Open(context.Background(), t.TempDir(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for pragma, want := range map[string]string{"journal_mode": "wal", "synchronous": "2", "fullfsync": "1"} {
		var got string
		err := s.writer.conn.QueryRowContext(context.Background(), `PRAGMA `+pragma).Scan(&got)
		if err != nil || got != want {
			t.Errorf("%s is %s, want %s, %v", pragma, got, want, err)
		}
	}
	if _, err := s.readers.ExecContext(context.Background(), `DELETE FROM entries`); err == nil {
		t.Error("a reader writes")
	}
}

// The list of open tables reads its own index, from the front.
func TestListedPlan(t *testing.T) {
	s, err := Open(context.Background(), t.TempDir(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	rows, err := s.readers.QueryContext(context.Background(), `EXPLAIN QUERY PLAN `+selected, "", true, 10)
	plan, err := collect(rows, err, func(row scanner) (line string, err error) {
		var id, parent, unused int
		err = row.Scan(&id, &parent, &unused, &line)
		return line, err
	})
	if text := strings.Join(plan, "\n"); err != nil || !strings.Contains(text, "INDEX tables_listed") || strings.Contains(text, "TEMP B-TREE") {
		t.Errorf("plan:\n%s\n%v", text, err)
	}
}
