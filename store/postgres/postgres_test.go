package postgres_test

import (
	"context"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/postgres"
	"volgare/store/postgres/postgrestest"
	"volgare/store/storetest"
)

// lasting is a store that knows its database.
type lasting struct {
	*postgres.Store
	url string
}

func (l lasting) Reopen(t *testing.T) store.Store {
	t.Helper()
	if err := l.Close(); err != nil {
		t.Errorf("close: %v", err)
	}
	return open(t, l.url)
}

func (l lasting) Beside(t *testing.T) store.Store {
	t.Helper()
	return open(t, l.url)
}

// Interrupt writes the entries and the seats of a commit and ends the connection, as the
// end of a process does.
func (l lasting) Interrupt(t *testing.T, c store.Commit) {
	t.Helper()
	ctx := t.Context()
	conn, err := pgx.Connect(ctx, l.url)
	if err != nil {
		t.Fatal(err)
	}
	do := func(statement string, args ...any) {
		if _, err := conn.Exec(ctx, statement, args...); err != nil {
			t.Fatal(err)
		}
	}
	table := []byte(c.Summary.Table)
	do(`BEGIN`)
	do(`SELECT seq FROM tables WHERE name = $1 FOR UPDATE`, table)
	for i, data := range c.Entries {
		do(`INSERT INTO entries (tab, seq, data) VALUES ($1, $2, $3)`, table, c.Expect+int64(i)+1, data)
	}
	do(`UPDATE tables SET seq = $2, hidden = $3 WHERE name = $1`, table, c.Summary.Logged(), c.Summary.Hidden)
	for _, h := range c.Hold {
		do(`INSERT INTO holdings (identity, tab, seat) VALUES ($1, $2, $3)`, []byte(h.Identity), table, []byte(h.Seat))
	}
	time.AfterFunc(100*time.Millisecond, func() { _ = conn.PgConn().Conn().Close() }) // the others wait until then
}

// open opens the store of a URL.
func open(t *testing.T, url string) lasting {
	t.Helper()
	s, err := postgres.Open(context.Background(), url, postgres.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return lasting{s, url}
}

func TestStore(t *testing.T) {
	url := postgrestest.URL(t)
	runStore(t, url, url)
}

// TestPgBouncer: a store works through a pooler that shares connections between transactions.
func TestPgBouncer(t *testing.T) {
	url := postgrestest.URL(t)
	runStore(t, url, postgrestest.Pooler(t, url))
}

// runStore tests a store that is opened by a URL. The other URL leads to the same database, directly.
func runStore(t *testing.T, direct, url string) {
	t.Helper()
	if err := open(t, url).Close(); err != nil { // its tables are made once: that takes long
		t.Fatal(err)
	}
	storetest.Run(t, func(t *testing.T) store.Store {
		postgrestest.Exec(t, direct, `WITH a AS (DELETE FROM tables), b AS (DELETE FROM entries), c AS (DELETE FROM holdings),
			d AS (DELETE FROM rules), e AS (DELETE FROM identities), f AS (DELETE FROM secrets), g AS (DELETE FROM links),
			h AS (DELETE FROM reports), i AS (DELETE FROM derived), j AS (DELETE FROM server_secrets),
			k AS (DELETE FROM channels), l AS (DELETE FROM notes), m AS (DELETE FROM alive), n AS (DELETE FROM outages) SELECT 1`)
		return open(t, url)
	})
}
