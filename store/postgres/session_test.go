package postgres

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/postgres/postgrestest"
	"volgare/store/schema"
)

// TestHealthConnectionsAreKeptReady: connections for signs of life are there before they are needed, and again after all were lost.
func TestHealthConnectionsAreKeptReady(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "")
	there := func() {
		t.Helper()
		for end := time.Now().Add(time.Minute); s.vital.Stat().IdleConns() < vitalReady; time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("%d connections are ready, not %d", s.vital.Stat().IdleConns(), vitalReady)
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

// TestWellWhileConnectionsAreInUse: Well answers while all other connections are in use.
func TestWellWhileConnectionsAreInUse(t *testing.T) {
	s, err := Open(t.Context(), postgrestest.URL(t)+"&pool_max_conns=2", Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for range 2 {
		conn, err := s.pool.Acquire(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Release()
	}
	if err := s.Well(t.Context()); err != nil {
		t.Error(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if err := s.Ping(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a ping without a connection: %v", err)
	}
}

// TestPingsDoNotWaitForEachOther: nodes that ping at the same time wait for no lock of each other, and a role without any
// privilege but on its own tables may ping.
func TestPingsDoNotWaitForEachOther(t *testing.T) {
	url := postgrestest.URL(t)
	role := "plain_" + url[strings.LastIndex(url, "=")+1:]
	postgrestest.Exec(t, url, `DO $$ BEGIN EXECUTE format('CREATE ROLE `+role+` LOGIN; GRANT ALL ON SCHEMA %I TO `+role+`', current_schema()); END $$`)
	t.Cleanup(func() { postgrestest.Exec(t, url, `DROP OWNED BY `+role+`; DROP ROLE `+role) })
	s, err := Open(t.Context(), strings.Replace(url, "user=volgare", "user="+role, 1), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	tx, err := s.pool.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback(t.Context())
	if _, err := tx.Exec(t.Context(), feel); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second)
	defer cancel()
	for what, err := range map[string]error{"ping": s.Ping(ctx), "well": s.Well(ctx)} {
		if err != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// ask1 is one figure.
func ask1(t *testing.T, s *Store, query string) (n int64) {
	t.Helper()
	if err := s.pool.QueryRow(t.Context(), query).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// TestDemotedPrimaryRefusesWrites: a primary that has become a standby takes nothing, and says so.
func TestDemotedPrimaryRefusesWrites(t *testing.T) {
	c := postgrestest.Start(t)
	s, err := Open(t.Context(), c.URL(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	n := int64(0)
	commit := func() error {
		err := s.Commit(t.Context(), nth("a", n+1))
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

// TestFrequentCallsTakeOneRoundTrip: frequent calls take one round trip each, as the database may be far away.
func TestFrequentCallsTakeOneRoundTrip(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "")
	warm(t, s)
	seq := int64(0)
	for _, c := range []struct {
		what  string
		do    func() error
		trips int
		err   error
	}{
		{"a commit", func() error { seq++; return s.Commit(t.Context(), nth("a", seq)) }, 1, nil},
		{"a commit after another", func() error { return s.Commit(t.Context(), nth("a", seq)) }, 1, store.ErrConflict},
		{"the end of a log", func() error { _, err := s.Entries(t.Context(), "a", seq); return err }, 1, nil},
		{"a sign of life of the database", func() error { return s.Well(t.Context()) }, 1, nil},
	} {
		for tries, trips := 1, c.trips+1; trips > c.trips; tries++ { // at first each connection prepares the statement
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

// TestQueriesUseIndexes: the list of open tables, the tables at which something is due, and the end of a log are read from an index each.
func TestQueriesUseIndexes(t *testing.T) {
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
	if _, err := s.pool.Exec(t.Context(), `ANALYZE tables`); err != nil {
		t.Fatal(err)
	}
	tx, err := s.pool.Begin(t.Context())
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
	if text := plan(schema.Numbered); !strings.Contains(text, "tables_listed") {
		t.Errorf("plan:\n%s", text)
	}
	if text := plan(schema.EntriesAfter, []byte("t1"), 0); strings.Count(text, "Index Scan using entries_") != 1 || strings.Count(text, "Scan") != 2 {
		t.Errorf("plan:\n%s", text) // one part of entries is read
	}
	if text := plan(dueAfter, 0, []byte{}, 9); !strings.Contains(text, "tables_due") || strings.Contains(text, "Sort") {
		t.Errorf("plan:\n%s", text)
	}
}

// TestCommitsAreFlushedWhateverTheSettings: a commit that is acknowledged is flushed, whatever the server does for other users,
// and bytes are read as they were written.
func TestCommitsAreFlushedWhateverTheSettings(t *testing.T) {
	s, err := Open(t.Context(), postgrestest.URL(t)+"&Synchronous_Commit=off&bytea_output=escape&Client_Min_Messages=error", Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	c := nth("\\x00\"", 1)
	if err := s.Commit(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	wantLog(t, s, c.Summary.Table, 1)
	for name, want := range map[string]string{"synchronous_commit": "on", "client_min_messages": "warning", "fsync": "on", "lock_timeout": "6s", "statement_timeout": "10s", "default_transaction_isolation": "read committed"} {
		var is string
		if err := s.pool.QueryRow(t.Context(), `SELECT current_setting($1)`, name).Scan(&is); err != nil || is != want {
			t.Errorf("%s is %s, want %s, %v", name, is, want, err)
		}
	}
}

// TestRefusedConnectionsKeepPool: if the server accepts no further connection, more reads than there are connections close none of
// the open ones.
func TestRefusedConnectionsKeepPool(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "")
	warm(t, s)
	p.Refuse(true)
	var reads sync.WaitGroup
	for range 8 {
		reads.Go(func() {
			_, _ = ask(t.Context(), s, schema.Value[int64], `SELECT count(*) FROM pg_sleep(0.3)`) // those without a connection fail
		})
	}
	reads.Wait()
	if n := s.pool.Stat().IdleConns(); n == 0 {
		t.Error("no connection is left")
	}
	if _, err := s.Lengths(t.Context(), []string{"a"}); err != nil {
		t.Errorf("a read afterwards: %v", err)
	}
}

// backends returns the processes of the server for the idle connections of a store, which is made to have n.
func backends(t *testing.T, s *Store, n int) map[uint32]bool {
	t.Helper()
	pids := map[uint32]bool{}
	for range n {
		conn, err := s.pool.Acquire(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Release()
		pids[conn.Conn().PgConn().PID()] = true
	}
	return pids
}

// TestLostConnectionIsReplacedAlone: a store that loses a connection keeps the others, whatever the connection was lost for.
func TestLostConnectionIsReplacedAlone(t *testing.T) {
	const many = 8
	p, s := proxied(t, postgrestest.URL(t), fmt.Sprint("&pool_max_conns=", many))
	seq := int64(0)
	commit := func(cut func()) func() error {
		return func() error {
			seq++
			c := nth("a", seq)
			c.Entries[0], c.Last = []byte("cut here"), nil
			if seq > 1 {
				c.Last = store.Sum([]byte("cut here"))
			}
			cut()
			return s.Commit(t.Context(), c)
		}
	}
	read := func(ctx context.Context, query string) error {
		_, err := ask(ctx, s, schema.Value[int64], query)
		return err
	}
	for _, c := range []struct {
		what string
		do   func() error
		err  error
	}{
		{"the request of a commit", commit(func() { p.CutAt("cut here", 1) }), nil},
		{"the answer to a commit", commit(func() { p.CutAnswers("cut here", 1) }), nil},
		{"the answer to a read", func() error {
			p.CutAnswers("read here", 1)
			return read(t.Context(), `SELECT count(*) AS "read here" FROM entries`)
		}, nil},
		{"a read whose time is over", func() error {
			ctx, leave := context.WithTimeout(t.Context(), 50*time.Millisecond)
			defer leave()
			return read(ctx, `SELECT count(*) FROM pg_sleep(9)`)
		}, context.DeadlineExceeded},
		{"a read whose caller leaves", func() error {
			ctx, leave := context.WithCancel(t.Context())
			defer time.AfterFunc(50*time.Millisecond, leave).Stop()
			return read(ctx, `SELECT count(*) FROM pg_sleep(9)`)
		}, context.Canceled},
	} {
		before := backends(t, s, many)
		if err := c.do(); !errors.Is(err, c.err) {
			t.Errorf("%s: %v", c.what, err)
		}
		kept := 0
		for pid := range backends(t, s, many) {
			if before[pid] {
				kept++
			}
		}
		if kept != many-1 {
			t.Errorf("%s: %d of %d connections were kept", c.what, kept, many)
		}
	}
}

// TestSilentConnections: if all connections go silent at once, as after the loss of a machine, commits are sent again once they have
// waited for one answer, whether the connections were idle or in use. The store opens as many connections as were lost.
func TestSilentConnections(t *testing.T) {
	const many = 8
	for name, commits := range map[string]int{"idle": 1, "in use": many} {
		t.Run(name, func(t *testing.T) {
			p, s := proxied(t, postgrestest.URL(t), fmt.Sprint("&pool_max_conns=", many))
			for i := range commits {
				grow(t, s, fmt.Sprint(i), 1)
			}
			backends(t, s, many)
			s.answer, s.settle = time.Second, 6*time.Second
			before := s.pool.Stat().NewConnsCount()
			p.Silence()
			var all sync.WaitGroup
			for i := range commits {
				all.Go(func() {
					if err := s.Commit(t.Context(), nth(fmt.Sprint(i), 2)); err != nil {
						t.Error(err)
					}
				})
			}
			all.Wait()
			for i := range commits {
				wantLog(t, s, fmt.Sprint(i), 2)
			}
			backends(t, s, many)
			if n := s.pool.Stat().NewConnsCount() - before; n != many {
				t.Errorf("%d connections were opened for %d", n, many)
			}
		})
	}
}
