package postgres_test

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"volgare/store"
	"volgare/store/postgres"
	"volgare/store/postgres/postgrestest"
)

// TestConcurrentOpenCreatesTablesOnce: if processes start concurrently over an empty database, one creates the tables and all use them.
func TestConcurrentOpenCreatesTablesOnce(t *testing.T) {
	url := postgrestest.URL(t)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			s, err := postgres.Open(t.Context(), url, postgres.Options{})
			if err != nil {
				t.Error(err)
				return
			}
			if err := errors.Join(s.Ping(t.Context()), s.Close()); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
}

// TestNewerDatabaseIsRefused: a database that was changed by a newer version is refused and not modified.
func TestNewerDatabaseIsRefused(t *testing.T) {
	url := postgrestest.URL(t)
	if err := open(t, url).Close(); err != nil {
		t.Fatal(err)
	}
	postgrestest.Exec(t, url, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (99, true)`)
	if _, err := postgres.Open(t.Context(), url, postgres.Options{}); err == nil ||
		!strings.Contains(err.Error(), "has version 99") || !strings.Contains(err.Error(), "start the newer version of Volgare") {
		t.Errorf("error %v", err)
	}
}

// TestReadOnlyStore: a read-only store can be read, refuses writes, and creates no tables in an empty database.
func TestReadOnlyStore(t *testing.T) {
	url := postgrestest.URL(t)
	if _, err := postgres.Open(t.Context(), url, postgres.Options{ReadOnly: true}); err == nil || !strings.Contains(err.Error(), "nothing is kept there") {
		t.Errorf("of nothing: %v", err)
	}
	s := open(t, url)
	defer s.Close()
	c := store.Commit{Entries: [][]byte{[]byte("1")}, Summary: store.Summary{Table: "a", Seq: 1}}
	if err := s.Commit(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	reader, err := postgres.Open(t.Context(), url, postgres.Options{ReadOnly: true})
	if err != nil {
		t.Fatal(err)
	}
	if list, err := reader.Entries(t.Context(), "a", 0); err != nil || len(list) != 1 {
		t.Errorf("%d entries, %v", len(list), err)
	}
	c.Summary.Table = "b"
	if err := reader.Commit(t.Context(), c); !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("commit: %v", err)
	}
	if err := reader.Close(); err != nil {
		t.Error(err)
	}
}

// TestInvalidURLHidesPassword: the error for an invalid database URL does not contain the password, whatever the form of the URL.
func TestInvalidURLHidesPassword(t *testing.T) {
	t.Setenv("PGPASSWORD", "secret")
	for _, url := range []string{
		"postgres://127.0.0.1:1/x", "postgres://me:secret@127.0.0.1:1/x", "postgres://me:secret@[::1/x", "postgres://me:secret@127.0.0.1:x/y",
		"postgres://me@127.0.0.1:1/x?password=secret", "postgres://me@127.0.0.1:1/x?sslpassword=secret", "postgres://127.0.0.1:1/x?sslmode=no&password=secret",
		"host=127.0.0.1 port=1 password=secret", "host=127.0.0.1 port=soon password='secret", "postgres://me:se%cret-secret@127.0.0.1/x",
		"postgres://me:1/secret@127.0.0.1:1/x", "postgre://me:secret@127.0.0.1:1/x", " postgres://me:secret@127.0.0.1:1/x",
	} {
		s, err := postgres.Open(t.Context(), url, postgres.Options{})
		if err == nil {
			_ = s.Close()
		}
		if err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", url, err)
		}
	}
}

// TestMissingPrivilegeIsNamed: the error for a role that may not create tables names the missing privilege.
func TestMissingPrivilegeIsNamed(t *testing.T) {
	c := postgrestest.Start(t)
	postgrestest.Exec(t, c.URL(), `CREATE ROLE guest LOGIN`)
	postgrestest.Exec(t, c.URL(), `CREATE SCHEMA private`)
	as := strings.Replace(c.URL(), "user=volgare", "user=guest", 1)
	for _, url := range []string{as, as + "&search_path=private", as + "&search_path=nowhere"} {
		_, err := postgres.Open(t.Context(), url, postgres.Options{})
		if err == nil || !strings.Contains(err.Error(), "may not make tables in the schema of the database: GRANT CREATE, USAGE ON SCHEMA") {
			t.Errorf("%v", err)
		}
	}
	postgrestest.Exec(t, c.URL(), `GRANT CREATE, USAGE ON SCHEMA private TO guest`)
	if err := open(t, as+"&search_path=private").Close(); err != nil {
		t.Error(err)
	}
}

// TestCommitsAreReadCommitted: commits are read committed, whatever is the default of the database: in serializable
// transactions many would fail. A pooler ignores the setting of the session, so a store does not open there.
func TestCommitsAreReadCommitted(t *testing.T) {
	c := postgrestest.Start(t)
	for _, level := range []string{"serializable", "repeatable read"} {
		postgrestest.Exec(t, c.URL(), `ALTER DATABASE postgres SET default_transaction_isolation = '`+level+`'`)
		a, b := open(t, c.URL()+"&default_transaction_isolation=serializable"), open(t, c.URL())
		for i, s := range []lasting{a, b} {
			g := growing(4, s)
			g.further(t)
			for _, err := range g.end(t.Context()) {
				t.Errorf("store %d: %v", i, err)
			}
			postgrestest.Exec(t, c.URL(), `WITH a AS (DELETE FROM tables), b AS (DELETE FROM entries) DELETE FROM holdings`)
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		}
		pooled := postgrestest.Pooler(t, c.URL()+"&search_path=public")
		s, err := postgres.Open(t.Context(), pooled, postgres.Options{})
		if err == nil {
			_ = s.Close()
		}
		if err == nil || !strings.Contains(err.Error(), "default_transaction_isolation is "+level+", not read committed") {
			t.Errorf("through a pooler: %v", err)
		}
	}
}

// earlier lists the columns that a database of an earlier version lacks, newest first.
var earlier = [][]string{
	{
		`DROP TABLE notes`,
		`CREATE TABLE server_key (one boolean PRIMARY KEY CHECK (one), key bytea NOT NULL)`,
		`INSERT INTO server_key (one, key) SELECT true, data FROM server_secrets`,
		`DROP TABLE server_secrets, channels`,
		`DELETE FROM goose_db_version WHERE version_id >= 9`,
	},
	{
		`DROP TABLE alive, outages`,
		`ALTER TABLE tables DROP COLUMN hidden`,
		`ALTER TABLE tables DROP COLUMN last, DROP COLUMN last_of`,
		`DROP TABLE pulse`,
		`CREATE TABLE writers (id bytea PRIMARY KEY, last bigint NOT NULL, sum bytea NOT NULL, seen timestamptz NOT NULL DEFAULT now())`,
		`CREATE TABLE nodes (id bytea PRIMARY KEY, until timestamptz NOT NULL)`,
		`CREATE SEQUENCE fences`,
		`CREATE TABLE leases (tab bytea PRIMARY KEY, node bytea NOT NULL, fence bigint NOT NULL DEFAULT nextval('fences'))`,
		`INSERT INTO leases (tab, node) VALUES ('a', 'node')`,
		`DELETE FROM goose_db_version WHERE version_id >= 5`,
	},
	{
		`ALTER TABLE tables DROP COLUMN due, DROP COLUMN due_of`,
		`DELETE FROM goose_db_version WHERE version_id >= 4`,
	},
	{
		`ALTER TABLE tables DROP COLUMN host, DROP COLUMN origin, DROP COLUMN kept`,
		`CREATE INDEX tables_listed ON tables (changed DESC, name)`,
		`DELETE FROM goose_db_version WHERE version_id >= 3`,
	},
}

// TestReadOnlyOlder: a database of an older version without due times, or without hosts, can be read and is not modified. If this
// version opens it for writing, these values are added as far as they are known.
func TestReadOnlyOlder(t *testing.T) {
	for back := range earlier {
		due := []store.Due{{Table: "a", At: store.Epoch}}[:min(back/2, 1)] // the two latest say that nothing is
		var at time.Time
		if back > 1 {
			at = store.Epoch
		}
		url := postgrestest.URL(t)
		s := open(t, url)
		c := store.Commit{
			Entries: [][]byte{[]byte("1")}, Summary: store.Summary{Table: "a", Seq: 1, Name: "ò", State: "playing", Host: "anna", Origin: "anna", Kept: true},
			Hold: []store.SeatHolding{{Table: "a", Seat: "host", Identity: "anna"}, {Table: "a", Seat: "red", Identity: "bert"}},
		}
		if err := errors.Join(s.Commit(t.Context(), c), s.PutSecret(t.Context(), store.ServerKey, []byte("key")), s.Close()); err != nil {
			t.Fatal(err)
		}
		for _, texts := range earlier[:back+1] {
			for _, text := range texts {
				postgrestest.Exec(t, url, text)
			}
		}
		reader, err := postgres.Open(t.Context(), url, postgres.Options{ReadOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		list, err := reader.Tables(t.Context(), "", 9)
		if err != nil || len(list) != 1 || list[0].Name != "ò" || list[0].Due != at || list[0].Seq != 1 || list[0].Hidden != 0 {
			t.Errorf("%+v, %v", list, err)
		}
		if is, err := reader.Lengths(t.Context(), []string{"a"}); err != nil || is["a"] != (store.Length{Seq: 1}) {
			t.Errorf("lengths %v, %v", is, err)
		}
		wantKey(t, reader)
		if err := reader.Close(); err != nil {
			t.Error(err)
		}
		s = open(t, url)
		sum, err := s.Summary(t.Context(), "a")
		if err != nil || sum.Host != "anna" || sum.Origin != "anna" || !sum.Kept || sum.Due != at {
			t.Errorf("%+v, %v", sum, err)
		}
		wantKey(t, s)
		are, err := s.Due(t.Context(), store.Due{}, 9)
		if err := errors.Join(err, s.Close()); err != nil || !slices.Equal(are, due) {
			t.Errorf("due %v, %v", are, err)
		}
	}
}

// wantKey checks that the only secret of a store is the key of the servers, and that it has no channels.
func wantKey(t *testing.T, s store.Whole) {
	t.Helper()
	key, err := s.Secret(t.Context(), store.ServerKey)
	all, err2 := s.Things(t.Context(), store.KindSecrets, "")
	list, err3 := s.ChannelsOfIdentity(t.Context(), "anna")
	more, err4 := s.Things(t.Context(), store.KindChannels, "")
	if err := errors.Join(err3, err4); err != nil || len(list)+more.Len() > 0 {
		t.Errorf("channels %+v, %+v, %v", list, more.Channels, err)
	}
	if err := errors.Join(err, err2); err != nil || string(key) != "key" || len(all.Secrets) != 1 || all.Last() != store.ServerKey {
		t.Errorf("key %q, secrets %+v, %v", key, all.Secrets, err)
	}
}

// TestRollingUpgradeInvalidatesDue: during a rolling upgrade, entries written by an older version, which does not set the due
// time, make the stored due time invalid.
func TestRollingUpgradeInvalidatesDue(t *testing.T) {
	url := postgrestest.URL(t)
	s := open(t, url)
	defer s.Close()
	c := store.Commit{Entries: [][]byte{[]byte("1")}, Summary: store.Summary{Table: "a", Seq: 1, State: "playing"}}
	if err := s.Commit(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	is := func(want time.Time) {
		t.Helper()
		if sum, err := s.Summary(t.Context(), "a"); err != nil || sum.Due != want {
			t.Errorf("due %v, want %v; %v", sum.Due, want, err)
		}
		list, err := s.Due(t.Context(), store.Due{}, 9)
		if err != nil || (len(list) == 1 && list[0].At.Equal(want)) == want.IsZero() || len(list) > 1 {
			t.Errorf("due are %v, want %v; %v", list, want, err)
		}
	}
	is(time.Time{})
	postgrestest.Exec(t, url, `UPDATE tables SET seq = 2`)
	is(store.Epoch)
	if err := s.NothingDue(t.Context(), "a", 2); err != nil {
		t.Error(err)
	}
	is(time.Time{})
	postgrestest.Exec(t, url, `UPDATE tables SET seq = 3, state = 'over'`)
	is(time.Time{})
	for n, last := range []string{"of the older program", "4"} { // of which the first is not known, but the second
		c = store.Commit{Expect: int64(3 + n), Last: store.Sum([]byte(last)), Entries: [][]byte{[]byte("4")}, Summary: store.Summary{Table: "a", Seq: int64(4 + n)}}
		if err := s.Commit(t.Context(), c); err != nil {
			t.Errorf("commit after entry %d: %v", c.Expect, err)
		}
	}
}
