package postgres

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/internal/soak"
	"volgare/store"
	"volgare/store/groups"
	"volgare/store/postgres/postgrestest"
	"volgare/store/storetest"
)

// TestMain lets the model of storetest, which opens a database each time, be tried less often.
func TestMain(m *testing.M) {
	if err := flag.Set("rapid.checks", soak.Or("10", "100")); err != nil {
		panic(err)
	}
	os.Exit(postgrestest.Main(m))
}

// newGate is a store behind a gate.
func newGate(t *testing.T, url string) (*storetest.Gate, *Store) {
	t.Helper()
	var s *Store
	g := storetest.NewGate(func(observe func(groups.Group)) (store.Store, func() int) {
		var err error
		if s, err = Open(context.Background(), url, Options{Observe: observe}); err != nil {
			t.Fatal(err)
		}
		return s, s.writer.queue.Waiting
	})
	return g, s
}

// proxied is a store behind a proxy; more is what is added to its URL.
func proxied(t *testing.T, url, more string) (*postgrestest.Proxy, *Store) {
	t.Helper()
	p := postgrestest.NewProxy(t, url)
	s, err := Open(t.Context(), p.URL()+more, Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return p, s
}

// nth appends an entry to a table, which has it as its nth.
func nth(table string, n int64) store.Commit {
	return store.Commit{Expect: n - 1, Entries: [][]byte{[]byte("1")}, Summary: store.Summary{Table: table, Seq: n}}
}

func TestGroup(t *testing.T) {
	g, _ := newGate(t, postgrestest.URL(t))
	storetest.Grouping(t, g)
}

// TestWell: how the database is can be told while it is written to.
func TestWell(t *testing.T) {
	g, s := newGate(t, postgrestest.URL(t))
	g.While(func() {
		if err := s.Well(t.Context()); err != nil {
			t.Error(err)
		}
	})
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

// TestReady: connections for signs of life are there before they are needed, and again after all were lost.
func TestReady(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "")
	there := func() {
		t.Helper()
		for end := time.Now().Add(time.Minute); s.vital.Stat().IdleConns() < ready; time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("%d connections are ready, not %d", s.vital.Stat().IdleConns(), ready)
			}
		}
	}
	there()
	p.HangUp()
	if err := s.Well(t.Context()); err != nil {
		t.Error(err)
	}
	there()
}

// wantErrors compares what writes have returned.
func wantErrors(t *testing.T, errs []error, want ...error) {
	t.Helper()
	for i := range want {
		if !errors.Is(errs[i], want[i]) {
			t.Errorf("write %d: %v, want %v", i, errs[i], want[i])
		}
	}
}

// TestUnanswered: a group whose COMMIT is not answered is stored once, whether the server
// has got it or not, and each of its writes is told what became of it; so it is when the
// answer to the second try is lost as well.
func TestUnanswered(t *testing.T) {
	for name, cut := range map[string]func(p *postgrestest.Proxy){
		"request lost":      func(p *postgrestest.Proxy) { p.CutAt("cut here", 1) },
		"request lost more": func(p *postgrestest.Proxy) { p.CutAt("cut here", 3) },
		"answer lost":       func(p *postgrestest.Proxy) { p.CutCommits(1) },
		"answer lost more":  func(p *postgrestest.Proxy) { p.CutCommits(3) },
	} {
		t.Run(name, func(t *testing.T) {
			url := postgrestest.URL(t)
			p := postgrestest.NewProxy(t, url)
			g, _ := newGate(t, p.URL())
			errs := g.Together(g.Appending("a", 0, "1"))
			wantErrors(t, errs, nil)
			errs = g.Together(
				g.Appending("a", 1, "cut here"), g.Appending("a", 1, "no"), g.Appending("b", 0, "1"),
				func() error { cut(p); return g.Appending("c", 1, "no")() }, // now, as the ping before has been answered
			)
			wantErrors(t, errs, nil, store.ErrConflict, nil, store.ErrConflict)
			if p.Cuts() == 0 {
				t.Error("nothing was cut")
			}
			g.WantLogs(t, "a 1 cut here, b 1")
			if err := g.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestUncertain: where the server stays away for too long after a COMMIT, that is what is
// said; when it is back a ping settles what became of it.
func TestUncertain(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "")
	s.writer.settle = 300 * time.Millisecond
	p.CutCommits(1)
	p.Refuse(true)
	c := nth("a", 1)
	if err := s.Commit(t.Context(), c); !errors.Is(err, store.ErrUncertain) || errors.Is(err, store.ErrUnavailable) {
		t.Errorf("a commit that is not answered: %v", err)
	}
	if err := s.Commit(t.Context(), c); !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("a commit that cannot be begun: %v", err)
	}
	p.HangUp()
	if _, err := s.Entries(t.Context(), "a", 0); err == nil || errors.Is(err, store.ErrUnknown) {
		t.Errorf("reading of a server that is away: %v", err)
	}
	p.Refuse(false)
	if err := s.Ping(t.Context()); err != nil {
		t.Fatal(err)
	}
	if list, err := s.Entries(t.Context(), "a", 0); err != nil || len(list) != 1 {
		t.Errorf("%d entries, %v", len(list), err)
	}
	if err := s.Commit(t.Context(), c); !errors.Is(err, store.ErrConflict) {
		t.Errorf("the same again: %v", err)
	}
}

// TestAwaySinceLong: what is sent to a server that went away while nothing was written is not stored for sure.
func TestAwaySinceLong(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "")
	commit := func(n int64) error { return s.Commit(t.Context(), nth("a", n)) }
	if err := errors.Join(commit(1), commit(2)); err != nil {
		t.Fatal(err)
	}
	s.writer.settle, s.writer.used = 300*time.Millisecond, time.Time{}
	p.Refuse(true)
	p.HangUp()
	if err := commit(3); !errors.Is(err, store.ErrUnavailable) || errors.Is(err, store.ErrUncertain) {
		t.Error(err)
	}
	p.Refuse(false)
	if err := commit(3); err != nil {
		t.Error(err)
	}
}

// TestLate: what was perhaps not stored, and is not once somebody has waited for what became of it, never will be, though it comes to the
// server after that.
func TestLate(t *testing.T) {
	url := postgrestest.URL(t)
	p, s := proxied(t, url, "&lock_timeout=100")
	commit := func(table string, n int64) error { return s.Commit(t.Context(), nth(table, n)) }
	for n := range int64(2) { // the second as the third is to be: what is asked has been prepared
		if err := commit("a", n+1); err != nil {
			t.Fatal(err)
		}
	}
	s.writer.answer, s.writer.settle = 200*time.Millisecond, 300*time.Millisecond
	unlock := locked(t, url, `SELECT FROM tables WHERE name = 'a' FOR UPDATE`)
	letGo := p.Hold()
	if err := commit("a", 3); !errors.Is(err, store.ErrUncertain) {
		t.Fatalf("what has not come to the server, where nobody can look: %v", err)
	}
	unlock()
	s.writer.answer = answerWithin
	if err := commit("b", 1); err != nil { // as a ping, which reads as well, by connections that are held
		t.Fatal(err)
	}
	letGo()
	for range 20 {
		time.Sleep(20 * time.Millisecond)
		if n := ask1(t, s, `SELECT seq FROM tables WHERE name = 'a'`); n != 2 {
			t.Fatalf("%d entries: what was found not to be stored came late", n)
		}
	}
	if err := commit("a", 3); err != nil {
		t.Error(err)
	}
}

// TestStandby: a COMMIT that waits for a standby and is cancelled is in the database, but
// not acknowledged before another has waited in its place.
func TestStandby(t *testing.T) {
	c := postgrestest.Start(t)
	s, err := Open(t.Context(), c.URL(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	postgrestest.Exec(t, c.URL(), `ALTER SYSTEM SET synchronous_standby_names = 'nobody'`)
	postgrestest.Exec(t, c.URL(), `SELECT pg_reload_conf()`)
	waits := func() bool {
		return ask1(t, s, `SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`) > 0
	}
	until := func(what func() bool) {
		for end := time.Now().Add(time.Minute); !what(); time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("it does not wait for the standby")
			}
		}
	}
	time.Sleep(100 * time.Millisecond)
	done := make(chan error, 1)
	go func() {
		done <- s.Commit(context.Background(), store.Commit{Entries: [][]byte{[]byte("1")}, Summary: store.Summary{Table: "a", Seq: 1}})
	}()
	until(waits)
	for range 3 {
		before := ask1(t, s, `SELECT last FROM writers ORDER BY seen DESC LIMIT 1`)
		postgrestest.Exec(t, c.URL(), `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`)
		time.Sleep(200 * time.Millisecond)
		until(waits)
		select {
		case err := <-done:
			t.Fatalf("acknowledged without a standby: %v after group %d", err, before)
		default:
		}
	}
	postgrestest.Exec(t, c.URL(), `ALTER SYSTEM RESET synchronous_standby_names`)
	postgrestest.Exec(t, c.URL(), `SELECT pg_reload_conf()`)
	if err := <-done; err != nil {
		t.Error(err)
	}
	if list, err := s.Entries(t.Context(), "a", 0); err != nil || len(list) != 1 {
		t.Errorf("%d entries, %v", len(list), err)
	}
}

// ask1 is one figure.
func ask1(t *testing.T, s *Store, query string) (n int64) {
	t.Helper()
	if err := s.readers.QueryRow(t.Context(), query).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// TestReadOnly: a primary that has become a standby takes nothing, and says so.
func TestReadOnly(t *testing.T) {
	c := postgrestest.Start(t)
	s, err := Open(t.Context(), c.URL(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	n := int64(0)
	commit := func() error {
		err := s.Commit(t.Context(), store.Commit{Expect: n, Entries: [][]byte{[]byte("1")}, Summary: store.Summary{Table: "a", Seq: n + 1}})
		if err == nil {
			n++
		}
		return err
	}
	if err := commit(); err != nil {
		t.Fatal(err)
	}
	postgrestest.Exec(t, c.URL(), `ALTER SYSTEM SET default_transaction_read_only = on`)
	postgrestest.Exec(t, c.URL(), `SELECT pg_reload_conf()`)
	for end := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
		if err := commit(); err != nil {
			if !errors.Is(err, store.ErrUnavailable) || !strings.Contains(err.Error(), "read") {
				t.Error(err)
			}
			break
		}
		if time.Now().After(end) {
			t.Fatal("it goes on writing")
		}
	}
	for what, err := range map[string]error{"ping": s.Ping(t.Context()), "well": s.Well(t.Context())} {
		if !errors.Is(err, store.ErrUnavailable) {
			t.Errorf("%s: %v", what, err)
		}
	}
	postgrestest.Exec(t, c.URL()+"&options="+"-c%20default_transaction_read_only%3Doff", `ALTER SYSTEM RESET default_transaction_read_only`)
	postgrestest.Exec(t, c.URL(), `SELECT pg_reload_conf()`)
	for end := time.Now().Add(time.Minute); s.Ping(t.Context()) != nil; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it does not write again")
		}
	}
	if err := commit(); err != nil || ask1(t, s, `SELECT count(*) FROM entries`) != n {
		t.Errorf("%d commits, %v", n, err)
	}
}

// TestTrips: what is done often takes one round trip, so that a database may be far away, and a commit three where another writer
// was quicker.
func TestTrips(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "")
	for s.readers.Stat().IdleConns() < s.readers.Config().MinConns || s.vital.Stat().IdleConns() < ready { // who connects asks too
		time.Sleep(5 * time.Millisecond)
	}
	seq := int64(0)
	for _, c := range []struct {
		what  string
		do    func() error
		trips int
		err   error
	}{
		{"a commit", func() error { seq++; return s.Commit(t.Context(), nth("a", seq)) }, 1, nil},
		{"a commit after another", func() error { return s.Commit(t.Context(), nth("a", seq)) }, 3, store.ErrConflict},
		{"the end of a log", func() error { _, err := s.Entries(t.Context(), "a", seq); return err }, 1, nil},
		{"a sign of life of the database", func() error { return s.Well(t.Context()) }, 1, nil},
		{"one of a node", func() error { _, err := s.Beat(t.Context(), "node", time.Minute, 9); return err }, 1, nil},
	} {
		for tries, trips := 1, c.trips+1; trips > c.trips; tries++ { // at first each connection is told what will be asked
			before := p.Trips()
			if err := c.do(); !errors.Is(err, c.err) {
				t.Fatalf("%s: %v", c.what, err)
			}
			if trips = p.Trips() - before; tries == 50 {
				t.Fatalf("%s: %d round trips", c.what, trips)
			}
		}
	}
}

// TestPlans: what is chosen from for the list of open tables, what is due, and the end of a log, is read from an index of its own.
func TestPlans(t *testing.T) {
	s, err := Open(t.Context(), postgrestest.URL(t), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for i := range 500 {
		c := store.Commit{Entries: [][]byte{[]byte("1")}, Summary: store.Summary{
			Table: fmt.Sprint("t", i), Seq: 1, State: "playing", Public: true, Due: time.UnixMilli(int64(i)),
		}}
		if err := s.Commit(t.Context(), c); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.readers.Exec(t.Context(), `ANALYZE tables`); err != nil {
		t.Fatal(err)
	}
	tx, err := s.readers.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback(t.Context())
	if _, err := tx.Exec(t.Context(), `SET LOCAL enable_seqscan = off`); err != nil { // so few tables are read at once
		t.Fatal(err)
	}
	plan := func(query string, args ...any) string {
		rows, err := tx.Query(t.Context(), `EXPLAIN `+query, args...)
		if err != nil {
			t.Fatal(err)
		}
		lines, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			t.Fatal(err)
		}
		return strings.Join(lines, "\n")
	}
	if text := plan(numbered); !strings.Contains(text, "tables_listed") {
		t.Errorf("plan:\n%s", text)
	}
	if text := plan(entriesAfter, []byte("t1"), 0); strings.Count(text, "Index Scan using entries_") != 1 || strings.Count(text, "Scan") != 2 {
		t.Errorf("plan:\n%s", text) // one part of entries is read
	}
	if text := plan(dueAfter, 0, []byte{}, 9); !strings.Contains(text, "tables_due") || strings.Contains(text, "Sort") {
		t.Errorf("plan:\n%s", text)
	}
}

// TestSettings: what is acknowledged is flushed, whatever the server does for others.
func TestSettings(t *testing.T) {
	s, err := Open(t.Context(), postgrestest.URL(t)+"&Synchronous_Commit=off&bytea_output=escape", Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for name, want := range map[string]string{"synchronous_commit": "on", "bytea_output": "hex", "fsync": "on", "lock_timeout": "6s", "statement_timeout": "0"} {
		var is string
		if err := s.writer.conn.QueryRow(t.Context(), `SELECT current_setting($1)`, name).Scan(&is); err != nil || is != want {
			t.Errorf("%s is %s, want %s, %v", name, is, want, err)
		}
	}
}
