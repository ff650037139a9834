package main

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"volgare/notify"
	"volgare/notify/jobs"
	"volgare/store"
	"volgare/store/postgres/postgrestest"
	"volgare/store/sqlite"
)

// answered runs a command and returns its status and output.
func answered(args ...string) (status int, out, errs string) {
	var told, faults bytes.Buffer
	status = run(args, &stdio{out: &told, err: &faults})
	return status, told.String(), faults.String()
}

// played returns a directory with games stored by an earlier version.
func played(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("../../testdata/stores/2026-11/volgare.db")
	dir := t.TempDir()
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, sqlite.Name), data, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// rows returns all rows of a database except its schema version log.
func rows(t *testing.T, dir string) string {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(dir, sqlite.Name))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var text strings.Builder
	for table, order := range map[string]string{
		"tables": "name", "entries": "tab, seq", "holdings": "browser, tab, seat", "browsers": "id", "secrets": "hash",
		"links": "hash", "reports": "id", "rules": "hash", "notes": "tab, browser", "outages": "since", "alive": "one",
	} {
		found, err := db.Query(`SELECT * FROM ` + table + ` ORDER BY ` + order) //nolint:unqueryvet // all columns, whatever they are
		if err != nil {
			t.Fatal(err)
		}
		defer found.Close()
		names, _ := found.Columns()
		for found.Next() {
			values := make([]any, len(names))
			for i := range values {
				values[i] = new(any)
			}
			if err := found.Scan(values...); err != nil {
				t.Fatal(err)
			}
			fmt.Fprint(&text, table)
			for _, v := range values {
				fmt.Fprintf(&text, " %q", *v.(*any))
			}
			fmt.Fprintln(&text)
		}
		if err := found.Err(); err != nil {
			t.Fatal(err)
		}
	}
	lines := strings.Split(text.String(), "\n")
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

// interrupted records in a directory that a server has run twice, and has left notifications that wait.
func interrupted(t *testing.T, dir string, waiting int) {
	t.Helper()
	st, err := sqlite.Open(t.Context(), dir, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	for _, at := range []time.Duration{0, time.Hour} {
		if _, err := st.Pulse(t.Context(), store.Epoch.Add(at)); err != nil {
			t.Fatal(err)
		}
	}
	queue := waitingIn(t, dir)
	for i := range waiting {
		cause := notify.Cause{Event: notify.Turn, Table: fmt.Sprint("t", i), Seat: "red", Spell: "1"}
		if err := queue.Queue(t.Context(), []notify.Cause{cause}); err != nil {
			t.Fatal(err)
		}
	}
}

// waitingIn opens the queue of a store, which no server works on.
func waitingIn(t *testing.T, place string) *jobs.Queue {
	t.Helper()
	queue, err := jobs.Open(t.Context(), place, jobs.Options{Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = queue.Close(context.WithoutCancel(t.Context())) })
	return queue
}

// TestMigrateStoreRoundTrip moves a store with played games to PostgreSQL and back and finds no difference. In PostgreSQL the games
// are unchanged and can be continued.
func TestMigrateStoreRoundTrip(t *testing.T) {
	dir, url, back := played(t), postgrestest.URL(t), filepath.Join(t.TempDir(), "back")
	interrupted(t, dir, 3)
	for range 2 { // the second time there is nothing left to do
		status, out, errs := answered("migrate-store", dir, url)
		if status != statusOK || !strings.Contains(out, "the same in both: 21 tables of ") || !strings.Contains(out, ", 2 outages\nnotifications that wait, queued in the target too: 3\n") ||
			!strings.Contains(out, "; 0 with another result than before") {
			t.Fatalf("status %d: %s%s", status, out, errs)
		}
	}
	if status, out, errs := answered("verify-store", "--data", url); status != statusOK || !strings.Contains(out, "21 tables: 21 same") {
		t.Errorf("status %d: %s%s", status, out, errs)
	}
	if status, out, errs := answered("migrate-store", url, back); status != statusOK {
		t.Fatalf("status %d: %s%s", status, out, errs)
	}
	if rows(t, back) != rows(t, dir) {
		t.Error("the store differs after the round trip")
	}
	if n, err := waitingIn(t, t.TempDir()).Carry(t.Context(), back); n != 3 || err != nil {
		t.Errorf("%d notifications wait after the round trip, %v", n, err)
	}
	address := running(t, &serveCmd{Addr: "localhost:0", storeFlags: storeFlags{dataFlag: at(url)}})
	if got := asked(t, address, ""); got != 200 {
		t.Errorf("health %d", got)
	}
}

// TestMigrateStoreDamaged checks that a table with a missing entry, and a log without a summary, are reported and left out,
// with a failure status.
func TestMigrateStoreDamaged(t *testing.T) {
	dir, to := played(t), t.TempDir()
	statementIn(t, dir, `DELETE FROM entries WHERE tab = (SELECT min(name) FROM tables) AND seq = 2; DELETE FROM tables WHERE name = (SELECT max(name) FROM tables)`)
	for range 2 {
		status, out, errs := answered("migrate-store", dir, to)
		if status != statusNo || !strings.Contains(out, "not copied: entry 2 of ") || !strings.Contains(out, "not copied: its log is there without a summary") ||
			!strings.Contains(out, "the same in both: 19 tables of ") || !strings.Contains(out, "played again from both: 19 same") {
			t.Errorf("status %d: %s%s", status, out, errs)
		}
	}
}

// TestMigrateStoreWhileServing checks that nothing is moved while a server is running on either side.
func TestMigrateStoreWhileServing(t *testing.T) {
	url, other := postgrestest.URL(t), postgrestest.URL(t)
	if status, out, errs := answered("migrate-store", played(t), other); status != statusOK {
		t.Fatal(status, out, errs)
	}
	t.Run("server", func(t *testing.T) {
		running(t, &serveCmd{Addr: "localhost:0", storeFlags: storeFlags{dataFlag: at(url)}})
		for _, c := range []struct{ from, to, want string }{
			{url, t.TempDir(), "a server runs on FROM"}, {url, other, "a server runs on FROM"}, {other, url, "a server runs on TO"},
		} {
			status, errs := statusOK, ""
			for end := time.Now().Add(10 * time.Second); status == statusOK && time.Now().Before(end); { // until the server listens
				status, _, errs = answered("migrate-store", c.from, c.to)
			}
			if status != statusFault || !strings.Contains(errs, c.want) {
				t.Errorf("status %d: %s", status, errs)
			}
		}
	})
	if status, out, errs := answered("migrate-store", url, t.TempDir()); status != statusOK {
		t.Errorf("after the server: status %d: %s%s", status, out, errs)
	}
	dir := played(t)
	running(t, &serveCmd{Addr: "localhost:0", storeFlags: storeFlags{dataFlag: at(dir)}})
	for _, c := range [][2]string{{dir, t.TempDir()}, {other, dir}} {
		if status, _, errs := answered("migrate-store", c[0], c[1]); status != statusFault || !strings.Contains(errs, "another volgare process is using this directory") {
			t.Errorf("status %d: %s", status, errs)
		}
	}
}

// TestMigrateStoreRefused checks that invalid calls are refused with the reason, and change neither side.
func TestMigrateStoreRefused(t *testing.T) {
	dir, other, url := played(t), t.TempDir(), postgrestest.URL(t)
	if status, _, errs := answered("migrate-store", other, url); status != statusFault || !strings.Contains(errs, "FROM is the data directory of a server") {
		t.Errorf("from a missing store: %d %s", status, errs)
	}
	if status, _, errs := answered("migrate-store", url, other); status != statusFault || !strings.Contains(errs, "nothing is kept there") {
		t.Errorf("from an empty database: %d %s", status, errs)
	}
	if status, _, errs := answered("migrate-store", dir, dir); status != statusFault || !strings.Contains(errs, "the source and the target are the same store") {
		t.Errorf("onto itself: %d %s", status, errs)
	}
	if status, _, errs := answered("backup", "--data", url, filepath.Join(other, "copy.db")); status != statusFault || !strings.Contains(errs, "pg_dump") {
		t.Errorf("backup: %d %s", status, errs)
	}
	if status, _, errs := answered("verify-store", "--data", url); status != statusFault || !strings.Contains(errs, "nothing is kept there") {
		t.Errorf("verify-store: %d %s", status, errs)
	}
	if status, _, errs := answered("serve", "--data", "postgres://volgare:secret@127.0.0.1:1/x"); status != statusFault || strings.Contains(errs, "secret") {
		t.Errorf("serve where there is no server: %d %s", status, errs)
	}
	held := t.TempDir()
	if status, out, errs := answered("migrate-store", dir, held); status != statusOK {
		t.Fatal(status, out, errs)
	}
	statementIn(t, dir, `DELETE FROM entries WHERE tab = (SELECT min(name) FROM tables); DELETE FROM tables WHERE name = (SELECT min(name) FROM tables)`)
	if status, _, errs := answered("migrate-store", dir, held); status != statusFault || !strings.Contains(errs, "the target holds other tables") {
		t.Errorf("onto a store with more tables: %d %s", status, errs)
	}
	statementIn(t, held, `DELETE FROM entries WHERE tab = (SELECT min(name) FROM tables); DELETE FROM tables WHERE name = (SELECT min(name) FROM tables)`)
	statementIn(t, held, `INSERT INTO rules VALUES ('more', x'00')`)
	if status, out, _ := answered("migrate-store", dir, held); status != statusNo || !strings.Contains(out, "the rules differ") {
		t.Errorf("onto a store with more rules: %d %s", status, out)
	}
}

func statementIn(t *testing.T, dir, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(dir, sqlite.Name))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(statement); err != nil {
		t.Fatal(err)
	}
}
