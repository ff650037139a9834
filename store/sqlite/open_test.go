package sqlite_test

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"volgare/store"
	"volgare/store/sqlite"
)

// put makes a table of one entry.
func put(t *testing.T, s store.Store, table string) {
	t.Helper()
	c := store.Commit{Entries: [][]byte{[]byte("1")}, Summary: store.Summary{Table: table, Seq: 1}}
	if err := s.Commit(context.Background(), c); err != nil {
		t.Fatal(err)
	}
}

// Two stores never write to one directory; when the first is closed, the second may.
func TestLock(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	for range 2 {
		if _, err := sqlite.Open(context.Background(), dir, sqlite.Options{}); !errors.Is(err, sqlite.ErrLocked) {
			t.Errorf("open twice: %v", err)
		}
	}
	put(t, s, "a")
	for range 2 {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	if err := open(t, dir).Close(); err != nil {
		t.Error(err)
	}
}

// The directory is made, for its owner alone, whatever its name.
func TestDirectory(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a b?mode=memory&c#d%41 ò;", "data")
	s := open(t, dir)
	put(t, s, "a")
	if err := sqlite.Backup(context.Background(), dir, filepath.Join(dir, "copy.db")); err != nil {
		t.Error(err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	names, err := filepath.Glob(filepath.Join(dir, "*"))
	if want := []string{"copy.db", "volgare.db", "volgare.lock"}; err != nil || len(names) != len(want) {
		t.Errorf("files %q, want %q, %v", names, want, err)
	}
	if info, err := os.Stat(dir); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
}

// TestUpgrade: a database of the first version is upgraded. It may have several links to one identity, and lacks the reporters of
// reports, the hosts of tables, and the due times of running tables.
func TestUpgrade(t *testing.T) {
	dir := t.TempDir()
	if err := open(t, dir).Close(); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", filepath.Join(dir, sqlite.Name))
	if err != nil {
		t.Fatal(err)
	}
	_, err = db.Exec(`PRAGMA application_id = 0; DELETE FROM goose_db_version WHERE version_id >= 2; DROP TABLE rules; DROP TABLE derived; DROP TABLE channels; DROP TABLE server_secrets; DROP TABLE alive; DROP TABLE outages; DROP TABLE notes; DROP INDEX links_target;
		DROP INDEX tables_listed; DROP INDEX tables_unkept; DROP INDEX tables_due; CREATE INDEX tables_listed ON tables (changed DESC, name);
		ALTER TABLE tables DROP COLUMN host; ALTER TABLE tables DROP COLUMN origin; ALTER TABLE tables DROP COLUMN kept; ALTER TABLE tables DROP COLUMN due; ALTER TABLE tables DROP COLUMN hidden;
		INSERT INTO tables VALUES ('a', 1, '', 'seating', 1, 1, 0, '', x'', 0, 0), ('p', 1, '', 'playing', 1, 1, 0, '', x'', 0, 0); INSERT INTO entries VALUES ('a', 1, x'3f'), ('p', 1, x'3f'); INSERT INTO holdings VALUES ('anna', 'a', 'host'), ('bert', 'a', 'red');
		ALTER TABLE reports DROP COLUMN browser; INSERT INTO reports VALUES ('1', 'a', 7, 0, x'3f');
		CREATE UNIQUE INDEX links_seat ON links (tab, seat) WHERE tab <> '';
		INSERT INTO links VALUES (x'01', '', '', 'anna', 1), (x'02', '', '', 'anna', 2), (x'03', '', '', 'bert', NULL),
			(x'04', 'a', 'red', '', NULL), (x'05', 'a', 'grey', '', NULL)`)
	if err != nil {
		t.Fatal(err)
	}
	s := open(t, dir)
	if list, err := s.Reports(t.Context(), "a"); err != nil || len(list) != 1 || list[0].By != "" || list[0].Seq != 7 {
		t.Errorf("reports %+v, %v", list, err)
	}
	if sum, err := s.Summary(t.Context(), "a"); err != nil || sum.Seq != 1 || sum.Hidden != 0 || sum.Host != "anna" || sum.Origin != "anna" || !sum.Kept || !sum.Due.IsZero() {
		t.Errorf("table %+v, %v", sum, err)
	}
	if due, err := s.Due(t.Context(), store.Due{}, 9); err != nil || len(due) != 1 || due[0] != (store.Due{Table: "p", At: store.Epoch}) {
		t.Errorf("due %v, %v", due, err)
	}
	var links, id int
	err = db.QueryRow(`SELECT count(*), (SELECT application_id FROM pragma_application_id) FROM links`).Scan(&links, &id)
	if err := errors.Join(err, db.Close(), s.Close()); err != nil || links != 4 || id != 1986815858 {
		t.Errorf("%d links, want 4, of application %d, %v", links, id, err)
	}
}

// TestUpgradeKeepsServerKey: a database whose only secret is the key of the servers is upgraded with it.
func TestUpgradeKeepsServerKey(t *testing.T) {
	dir := t.TempDir()
	if err := open(t, dir).Close(); err != nil {
		t.Fatal(err)
	}
	statement(t, filepath.Join(dir, sqlite.Name), `DELETE FROM goose_db_version WHERE version_id >= 12; DROP TABLE notes; DROP TABLE channels; DROP TABLE server_secrets;
		CREATE TABLE server_key (one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1), key BLOB NOT NULL) STRICT;
		INSERT INTO server_key VALUES (1, x'736563726574')`)
	for range 2 {
		s := open(t, dir)
		key, err := s.Secret(t.Context(), store.ServerKey)
		c := store.Channel{ID: "1", Identity: "anna", Target: "x"}
		err2 := errors.Join(s.ChangeChannel(t.Context(), store.Channel{}, c), s.DeleteChannel(t.Context(), "1"))
		if err := errors.Join(err, err2, s.Close()); err != nil || string(key) != "secret" {
			t.Errorf("key %q, %v", key, err)
		}
	}
}

// A copy has the rules of its tables, the channels, and the secrets of the servers.
func TestBackupRules(t *testing.T) {
	ctx, dir, to := t.Context(), t.TempDir(), t.TempDir()
	s := open(t, dir)
	defer s.Close()
	phone := store.Channel{ID: "1", Identity: "anna", Target: "x", Data: []byte("phone")}
	if err := s.ChangeChannel(ctx, store.Channel{}, phone); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(s.PutRules(ctx, "ab12", []byte("box")), s.PutSecret(ctx, "x", []byte("secret"))); err != nil {
		t.Fatal(err)
	}
	if err := sqlite.Backup(ctx, dir, filepath.Join(to, sqlite.Name)); err != nil {
		t.Fatal(err)
	}
	again := open(t, to)
	data, err := again.Rules(ctx, "ab12")
	key, lost := again.Secret(ctx, "x")
	c, lost2 := again.Channel(ctx, "1")
	if err := errors.Join(err, lost, lost2, again.Close()); err != nil || string(data) != "box" || string(key) != "secret" || !c.Same(&phone) {
		t.Errorf("rules %q, key %q, channel %+v, %v", data, key, c, err)
	}
}

func TestBackupRefused(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	file := filepath.Join(t.TempDir(), "copy.db")
	if err := sqlite.Backup(ctx, dir, file); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("of nothing: %v", err)
	}
	if err := open(t, dir).Close(); err != nil {
		t.Fatal(err)
	}
	if err := sqlite.Backup(ctx, dir, file); err != nil {
		t.Errorf("of a server that is not running: %v", err)
	}
	if err := os.WriteFile(file, []byte("precious"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := sqlite.Backup(ctx, dir, file); !errors.Is(err, fs.ErrExist) {
		t.Errorf("onto a file: %v", err)
	}
	if text, err := os.ReadFile(file); err != nil || string(text) != "precious" {
		t.Errorf("the file now holds %q, %v", text, err)
	}
	ended, cancel := context.WithCancel(ctx)
	cancel()
	if err := sqlite.Backup(ended, dir, file+"2"); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if names, err := os.ReadDir(filepath.Dir(file)); err != nil || len(names) != 1 {
		t.Errorf("%v are left, %v", names, err)
	}
}
