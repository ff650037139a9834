package postgres

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/postgres/postgrestest"
)

// TestTails: what is asked while no reading may begin is read by the next, all of it in one round trip and each table for
// itself; who gives up waiting does not wait.
func TestTails(t *testing.T) {
	url := postgrestest.URL(t)
	s, err := Open(t.Context(), url, Options{Readers: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	const tables = 20
	name := func(n int) string { return fmt.Sprint("t", n) }
	for n := range tables {
		c := store.Commit{Entries: [][]byte{[]byte(name(n))}, Summary: store.Summary{Table: name(n), Seq: 1}}
		if err := s.Commit(t.Context(), c); err != nil {
			t.Fatal(err)
		}
	}
	unlock := locked(t, url, `LOCK TABLE entries`)
	asked := 0
	ask := func(ctx context.Context, table string, after int64) <-chan tail {
		told := make(chan tail, 1)
		go func() {
			list, err := s.Entries(ctx, table, after)
			told <- tail{entries: list, err: err}
		}()
		for asked++; s.tails.number() < asked-1; { // one is under way
			time.Sleep(time.Millisecond)
		}
		return told
	}
	first := ask(t.Context(), name(0), 0)
	for s.readers.Stat().AcquiredConns() == 0 {
		time.Sleep(time.Millisecond)
	}
	var all []<-chan tail
	for n := range tables {
		all = append(all, ask(t.Context(), name(n), 0))
	}
	ended, unknown := ask(t.Context(), name(1), 1), ask(t.Context(), "unknown", 0)
	ctx, giveUp := context.WithCancel(t.Context())
	gone := ask(ctx, name(2), 0)
	giveUp()
	if got := <-gone; !errors.Is(got.err, context.Canceled) {
		t.Errorf("who has given up: %v", got.err)
	}
	before := s.readers.Stat().AcquireCount()
	unlock()
	if got := <-first; got.err != nil || len(got.entries) != 1 {
		t.Errorf("the first: %d entries, %v", len(got.entries), got.err)
	}
	for n, told := range all {
		if got := <-told; got.err != nil || len(got.entries) != 1 || string(got.entries[0].Data) != name(n) {
			t.Errorf("%s: %v, %v", name(n), got.entries, got.err)
		}
	}
	if got := <-ended; got.err != nil || len(got.entries) != 0 {
		t.Errorf("after the last: %v, %v", got.entries, got.err)
	}
	if got := <-unknown; !errors.Is(got.err, store.ErrUnknown) {
		t.Errorf("of no table: %v, %v", got.entries, got.err)
	}
	if n := s.readers.Stat().AcquireCount() - before; n != 1 {
		t.Errorf("what waited was read in %d round trips", n)
	}
}

// number is how many wait.
func (r *tails) number() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.waiting)
}

// locked does something by a connection of its own, in a transaction that stays until it is unlocked.
func locked(t *testing.T, url, statement string) (unlock func()) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	for _, statement := range []string{`BEGIN`, statement} {
		if _, err := conn.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	return func() {
		if err := conn.Close(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
	}
}
