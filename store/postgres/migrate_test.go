package postgres

import (
	"fmt"
	"io/fs"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"

	"volgare/store"
	"volgare/store/postgres/postgrestest"
)

// TestUpgrade: a database of any earlier version is opened with its tables, and keeps nothing that is not used any more.
func TestUpgrade(t *testing.T) {
	for version := int64(1); version <= 7; version++ {
		t.Run(fmt.Sprint(version), func(t *testing.T) {
			url := postgrestest.URL(t)
			older(t, url, version)
			postgrestest.Exec(t, url, `INSERT INTO tables (name, seq, title, state, public, open, turn, decides, data, created, changed)
				VALUES ('a', 1, '', 'over', false, 0, 0, '', '', 0, 0)`)
			postgrestest.Exec(t, url, `INSERT INTO entries (tab, seq, data) VALUES ('a', 1, '1')`)
			postgrestest.Exec(t, url, `INSERT INTO server_key (one, key) VALUES (true, 'secret')`)
			if version <= 4 {
				postgrestest.Exec(t, url, `INSERT INTO writers (id, last, sum) VALUES ('w', 1, '')`)
			}
			if version >= 2 && version <= 4 {
				postgrestest.Exec(t, url, `INSERT INTO leases (tab, node) VALUES ('a', 'node')`)
			}
			s, err := Open(t.Context(), url, Options{})
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			wantLog(t, s, "a", 1)
			if n := ask1(t, s, `SELECT count(*) FROM tables WHERE last_of > 0`); n != 0 {
				t.Errorf("the entries of %d tables were read for the sum of the last one", n)
			}
			if key, err := s.Secret(t.Context(), store.ServerKey); err != nil || string(key) != "secret" {
				t.Errorf("key %q, %v", key, err)
			}
			if err := s.ChangeChannel(t.Context(), store.Channel{}, store.Channel{ID: "1", Table: "a", Target: "x"}); err != nil {
				t.Error(err)
			}
			if err := s.Commit(t.Context(), nth("a", 2)); err != nil {
				t.Error(err)
			}
			wantLog(t, s, "a", 2)
			left := ask1(t, s, `SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace
				AND relname IN ('server_key', 'leases', 'nodes', 'writers', 'fences')`)
			if left != 0 {
				t.Errorf("%d relations are left", left)
			}
		})
	}
}

// older makes the tables of an earlier version.
func older(t *testing.T, url string, version int64) {
	t.Helper()
	config, err := pgx.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	db := stdlib.OpenDB(*config)
	defer db.Close()
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		t.Fatal(err)
	}
	steps, err := goose.NewProvider(goose.DialectPostgres, db, files, goose.WithDisableGlobalRegistry(true))
	if err == nil {
		_, err = steps.UpTo(t.Context(), version)
	}
	if err != nil {
		t.Fatal(err)
	}
}
