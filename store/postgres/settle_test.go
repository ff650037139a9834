package postgres

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/postgres/postgrestest"
	"volgare/workshop/soak"
)

// TestMain lets the model of storetest, which opens a database each time, be tried less often.
func TestMain(m *testing.M) {
	if err := flag.Set("rapid.checks", soak.Or("10", "100")); err != nil {
		panic(err)
	}
	os.Exit(postgrestest.Main(m))
}

// proxied opens a store through a proxy, by a URL to which more is added.
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
	c := store.Commit{Expect: n - 1, Entries: [][]byte{[]byte("1")}, Summary: store.Summary{Table: table, Seq: n}}
	if n > 1 {
		c.Last = store.Sum(c.Entries[0])
	}
	return c
}

// grow makes a table with n entries, which may be 0.
func grow(t *testing.T, s *Store, table string, n int64) {
	t.Helper()
	for i := range n {
		if err := s.Commit(t.Context(), nth(table, i+1)); err != nil {
			t.Fatal(err)
		}
	}
}

// warm makes the connections that are always open, and has the one that is used next describe the statements of commits.
func warm(t *testing.T, s *Store) {
	t.Helper()
	fill(s)
	grow(t, s, "warm", 2)
}

// fill waits for the connections that are always open.
func fill(s *Store) {
	for s.pool.Stat().IdleConns() < ready || s.vital.Stat().IdleConns() < vitalReady {
		time.Sleep(5 * time.Millisecond)
	}
}

// TestUnansweredCommitIsStoredOnce: a commit that is not answered is stored once, whether the server has received it or not,
// even if the next attempts are not answered either. A commit to the same place by another writer is refused.
func TestUnansweredCommitIsStoredOnce(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "")
	for name, cut := range map[string]func(){
		"request lost":      func() { p.CutAt("cut here", 1) },
		"request lost more": func() { p.CutAt("cut here", 3) },
		"answer lost":       func() { p.CutAnswers("cut here", 1) },
		"answer lost more":  func() { p.CutAnswers("cut here", 3) },
		"search lost":       func() { p.CutAnswers("cut here", 1); p.CutAt("SET seq = seq", 2) },
	} {
		for _, length := range []int64{0, 1} { // the first commit makes the table
			table := fmt.Sprint(name, " ", length)
			t.Run(table, func(t *testing.T) {
				grow(t, s, table, length)
				c, before := nth(table, length+1), p.Cuts()
				c.Entries[0], c.Hold = []byte("cut here"), []store.SeatHolding{{Table: table, Seat: "red", Identity: table}}
				cut()
				if err := s.Commit(t.Context(), c); err != nil {
					t.Error(err)
				}
				if p.Cuts() == before {
					t.Error("nothing was cut")
				}
				if err := s.Commit(t.Context(), nth(table, length+1)); !errors.Is(err, store.ErrConflict) {
					t.Errorf("another at the same place: %v", err)
				}
				wantLog(t, s, table, length+1)
				if held, err := s.Holdings(t.Context(), table); err != nil || len(held) != 1 {
					t.Errorf("held are %v, %v", held, err)
				}
			})
		}
	}
}

// wantLog checks how many entries a table has, by its log and by its summary.
func wantLog(t *testing.T, s *Store, table string, n int64) {
	t.Helper()
	list, err := s.Entries(t.Context(), table, 0)
	sum, err2 := s.Summary(t.Context(), table)
	if err := errors.Join(err, err2); err != nil || int64(len(list)) != n || sum.Seq != n {
		t.Errorf("table %s has %d entries, its summary %d, want %d, %v", table, len(list), sum.Seq, n, err)
	}
}

// TestUnansweredConflict: if another writer has taken the place of a commit that was lost, the commit is refused.
func TestUnansweredConflict(t *testing.T) {
	url := postgrestest.URL(t)
	unansweredConflict(t, url, 2, func(other *Store) error { return other.Commit(t.Context(), nth("a", 2)) })
}

// TestUnansweredAfterLoss: if a failover has replaced the entry before a commit that was lost, the commit is refused.
func TestUnansweredAfterLoss(t *testing.T) {
	url := postgrestest.URL(t)
	unansweredConflict(t, url, 1, func(other *Store) error {
		postgrestest.Exec(t, url, `DELETE FROM entries`)
		postgrestest.Exec(t, url, `DELETE FROM tables`)
		c := nth("a", 1)
		c.Entries[0] = []byte("replaced")
		return other.Commit(t.Context(), c)
	})
}

// unansweredConflict loses a second commit to a table, has another store do something, and wants the commit to be refused and the
// log to have n entries.
func unansweredConflict(t *testing.T, url string, n int64, rival func(other *Store) error) {
	t.Helper()
	p, s := proxied(t, url, "")
	other, err := Open(t.Context(), url, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if err := s.Commit(t.Context(), nth("a", 1)); err != nil {
		t.Fatal(err)
	}
	p.Refuse(true) // so that the other is first
	p.CutAt("cut here", 1)
	done := make(chan error)
	go func() {
		c := nth("a", 2)
		c.Entries[0] = []byte("cut here")
		done <- s.Commit(context.Background(), c)
	}()
	for p.Cuts() == 0 {
		time.Sleep(time.Millisecond)
	}
	p.HangUp() // all other connections
	if err := rival(other); err != nil {
		t.Error(err)
	}
	p.Refuse(false)
	if err := <-done; !errors.Is(err, store.ErrConflict) {
		t.Errorf("a commit whose place is taken: %v", err)
	}
	wantLog(t, s, "a", n)
}

// TestUnansweredOthers: other writes that are not answered are repeated. A link that is gone after that was perhaps
// dropped by another process, and a change of an identity is done once.
func TestUnansweredOthers(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "&pool_max_conns=1&default_query_exec_mode=cache_describe") // which sends the text
	ctx, now := t.Context(), time.UnixMilli(1e12).UTC()
	hash := func(n byte) []byte { return bytes.Repeat([]byte{n}, 32) }
	anna := store.Identity{ID: "anna", Secrets: [][]byte{hash(1)}, Created: now, Seen: now}
	named := anna
	named.Name = "Anna"
	link := store.Link{Hash: hash(2), Table: "a", Seat: "red"}
	phone := store.Channel{ID: "1", Identity: "anna", Target: "x"}
	off := store.Channel{ID: "1", Identity: "anna", Target: "x", Data: []byte("off")}
	drop := func() error { return errors.Join(s.DeleteChannel(ctx, "3"), s.DropLink(ctx, hash(3))) }
	bert := store.Identity{ID: "bert", Secrets: [][]byte{hash(4)}, Created: now, Seen: now}
	change := func() error {
		return errors.Join(s.ChangeIdentity(ctx, store.Identity{}, bert), s.ChangeIdentity(ctx, bert, bert))
	}
	for _, c := range []struct {
		what, cut string
		warm      func() error // so that the statement is known to the connection
		do        func() error
		want      error
	}{
		{"creation", "COMMIT", change, func() error { return s.ChangeIdentity(ctx, store.Identity{}, anna) }, nil},
		{"change", "COMMIT", change, func() error { return s.ChangeIdentity(ctx, anna, named) }, nil},
		{"another change", "COMMIT", change, func() error { return s.ChangeIdentity(ctx, anna, named) }, store.ErrConflict},
		{"new channel", "COMMIT", change, func() error { return s.ChangeChannel(ctx, store.Channel{}, phone) }, nil},
		{"changed channel", "COMMIT", change, func() error { return s.ChangeChannel(ctx, phone, off) }, nil},
		{"deleted channel", "FROM channels", drop, func() error { return s.DeleteChannel(ctx, "2") }, nil},
		{"link", "INTO links", nil, func() error { return s.PutLink(ctx, link) }, nil},
		{"drop", "FROM links", drop, func() error { return s.DropLink(ctx, link.Hash) }, store.ErrUncertain},
		{"rules", "INTO rules", nil, func() error { return s.PutRules(ctx, "x", []byte("box")) }, nil},
		{"secret", "INTO server_secrets", nil, func() error { return s.PutSecret(ctx, "x", []byte("key")) }, nil},
		{"report", "INTO reports", nil, func() error { return s.PutReport(ctx, store.Report{ID: "1", Table: "a", Created: now}) }, nil},
		{"ping", "pg_logical_emit_message", nil, func() error { return s.Ping(ctx) }, nil},
	} {
		if c.warm == nil {
			c.warm = c.do
		}
		_ = c.warm()
		before := p.Cuts()
		p.CutAnswers(c.cut, 1)
		if err := c.do(); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.what, err, c.want)
		}
		if p.Cuts() == before && !errors.Is(c.want, store.ErrConflict) {
			t.Errorf("%s: nothing was cut", c.what)
		}
	}
	if is, err := s.Identity(ctx, "anna"); err != nil || !is.Same(&named) {
		t.Errorf("identity %+v, %v", is, err)
	}
}

// TestUnknownOutcomeIsUncertain: if the server stays away for too long after a statement was sent, the outcome is reported as
// uncertain. When the server is back, the log shows it.
func TestUnknownOutcomeIsUncertain(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "&pool_max_conns=1")
	grow(t, s, "b", 1)
	s.settle = 300 * time.Millisecond
	p.CutAnswers("cut here", 1)
	c := nth("a", 1)
	c.Entries[0] = []byte("cut here")
	p.Refuse(true)
	if err := s.Commit(t.Context(), c); !errors.Is(err, store.ErrUncertain) || errors.Is(err, store.ErrUnavailable) {
		t.Errorf("a commit that is not answered: %v", err)
	}
	p.HangUp()
	s.pool.Reset()
	if err := s.Commit(t.Context(), c); !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("a commit that cannot be sent: %v", err)
	}
	if _, err := s.Entries(t.Context(), "a", 0); err == nil || errors.Is(err, store.ErrUnknown) {
		t.Errorf("reading of a server that is away: %v", err)
	}
	p.Refuse(false)
	if err := s.Ping(t.Context()); err != nil {
		t.Fatal(err)
	}
	wantLog(t, s, "a", 1)
	if err := s.Commit(t.Context(), c); !errors.Is(err, store.ErrConflict) {
		t.Errorf("the same again: %v", err)
	}
}

// TestAwaySinceLong: a commit to a server that went away while nothing was written is certainly not stored.
func TestAwaySinceLong(t *testing.T) {
	p, s := proxied(t, postgrestest.URL(t), "")
	commit := func(n int64) error { return s.Commit(t.Context(), nth("a", n)) }
	if err := errors.Join(commit(1), commit(2)); err != nil {
		t.Fatal(err)
	}
	s.settle = 300 * time.Millisecond
	p.Refuse(true)
	p.HangUp()
	time.Sleep(checkAfter + 100*time.Millisecond)
	if err := commit(3); !errors.Is(err, store.ErrUnavailable) || errors.Is(err, store.ErrUncertain) {
		t.Error(err)
	}
	p.Refuse(false)
	if err := commit(3); err != nil {
		t.Error(err)
	}
	fill(s)
	p.HangUp()
	time.Sleep(checkAfter + 100*time.Millisecond)
	c := nth("a", 4)
	if err := s.send(t.Context(), &c); err != nil {
		t.Errorf("a lost connection is used: %v", err)
	}
}

// TestLateCommitIsStoredOnce: a commit whose first statement arrives late, after it was sent again and stored, is stored once.
func TestLateCommitIsStoredOnce(t *testing.T) {
	for _, length := range []int64{0, 2} {
		t.Run(fmt.Sprint(length), func(t *testing.T) {
			p, s := proxied(t, postgrestest.URL(t), "")
			warm(t, s)
			grow(t, s, "a", length)
			s.answer = 200 * time.Millisecond
			letGo := p.Hold()
			if err := s.Commit(t.Context(), nth("a", length+1)); err != nil {
				t.Fatal(err)
			}
			wantLog(t, s, "a", length+1)
			letGo()
			for range 20 {
				time.Sleep(20 * time.Millisecond)
				wantLog(t, s, "a", length+1)
			}
		})
	}
}

// TestLateFirstStatementIsStoredOnce: if the first statement arrives between the search for its entries and the next
// attempt, the commit is stored once and succeeds.
func TestLateFirstStatementIsStoredOnce(t *testing.T) {
	for _, length := range []int64{0, 1} {
		url := postgrestest.URL(t)
		p, s := proxied(t, url, "")
		other, err := Open(t.Context(), url, Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer other.Close()
		grow(t, s, "a", length)
		c := nth("a", length+1)
		c.Entries[0] = []byte("cut here")
		p.CutAt("cut here", 1)
		arrived := errors.New("it does not arrive")
		p.Before("cut here", func() { arrived = other.send(context.Background(), &c) })
		if err := s.Commit(t.Context(), c); err != nil {
			t.Error(err)
		}
		if arrived != nil {
			t.Error(arrived)
		}
		wantLog(t, s, "a", length+1)
	}
}

// TestCommitInProgressIsNotRepeated: while the first statement is still being executed, nothing is sent again, and the caller
// cannot cancel it.
func TestCommitInProgressIsNotRepeated(t *testing.T) {
	url := postgrestest.URL(t)
	_, s := proxied(t, url, "")
	if err := s.Commit(t.Context(), nth("a", 1)); err != nil {
		t.Fatal(err)
	}
	unlock := locked(t, url, `LOCK TABLE holdings`) // after it has locked the row of the table
	s.answer = 300 * time.Millisecond
	done := make(chan error)
	go func() {
		c := nth("a", 2)
		c.Hold = []store.SeatHolding{{Table: "a", Seat: "red", Identity: "anna"}}
		ctx, cancel := context.WithTimeout(context.Background(), 500*time.Millisecond)
		defer cancel()
		done <- s.Commit(ctx, c)
	}()
	time.Sleep(time.Second)
	unlock()
	if err := <-done; err != nil {
		t.Error(err)
	}
	wantLog(t, s, "a", 2)
}

// locked executes a statement in a transaction that stays open until unlock is called.
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

// TestCancelledWaitForStandbyIsRepeated: a COMMIT that waits for a standby and is cancelled is in the database, but
// not acknowledged before another has waited in its place.
func TestCancelledWaitForStandbyIsRepeated(t *testing.T) {
	c := postgrestest.Start(t)
	s, err := Open(t.Context(), c.URL()+"&client_min_messages=error", Options{})
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
		postgrestest.Exec(t, c.URL(), `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`)
		time.Sleep(200 * time.Millisecond)
		until(waits)
		select {
		case err := <-done:
			t.Fatalf("acknowledged without a standby: %v", err)
		default:
		}
	}
	pinged := make(chan error, 1)
	go func() { pinged <- s.Ping(context.Background()) }()
	ctx, cancel := context.WithTimeout(t.Context(), time.Second)
	defer cancel()
	if err := s.Well(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a health check without a standby: %v", err)
	}
	select {
	case err := <-pinged:
		t.Errorf("a ping without a standby: %v", err)
		pinged <- nil
	default:
	}
	postgrestest.Exec(t, c.URL(), `ALTER SYSTEM RESET synchronous_standby_names`)
	postgrestest.Exec(t, c.URL(), `SELECT pg_reload_conf()`)
	if err := errors.Join(<-done, <-pinged); err != nil {
		t.Error(err)
	}
	if list, err := s.Entries(t.Context(), "a", 0); err != nil || len(list) != 1 {
		t.Errorf("%d entries, %v", len(list), err)
	}
}
