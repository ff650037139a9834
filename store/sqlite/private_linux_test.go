package sqlite_test

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"volgare/store/sqlite"
)

// modes returns the modes of a directory, as ".", and of the files in it.
func modes(t *testing.T, dir string) map[string]fs.FileMode {
	t.Helper()
	all := map[string]fs.FileMode{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		name, _ := filepath.Rel(dir, path)
		all[name] = info.Mode().Perm()
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestFilesAreReadableByOwnerOnly: what is stored is for its owner alone, with any umask, and so is what an
// earlier version has left open.
func TestFilesAreReadableByOwnerOnly(t *testing.T) {
	for _, umask := range []int{0, 0o022, 0o077} {
		defer syscall.Umask(syscall.Umask(umask))
		dir := filepath.Join(t.TempDir(), "data")
		s := open(t, dir)
		put(t, s, "a")
		wantPrivate(t, dir, 5) // with -wal and -shm
		copied := filepath.Join(t.TempDir(), "copy.db")
		if err := sqlite.Backup(context.Background(), dir, copied); err != nil {
			t.Fatal(err)
		}
		if got := modes(t, filepath.Dir(copied))["copy.db"]; got != 0o600 {
			t.Errorf("umask %o: the copy is %o", umask, got)
		}
		for name := range modes(t, dir) {
			if err := os.Chmod(filepath.Join(dir, name), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		s = open(t, dir)
		put(t, s, "b")
		wantPrivate(t, dir, 5)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

func wantPrivate(t *testing.T, dir string, files int) {
	t.Helper()
	all := modes(t, dir)
	for name, mode := range all {
		want := fs.FileMode(0o600)
		if name == "." {
			want = 0o700
		}
		if mode != want {
			t.Errorf("%s is %o, want %o", name, mode, want)
		}
	}
	if len(all) != files {
		t.Errorf("%v, want %d of them", all, files)
	}
}

// TestSharedDirectory: a directory with other things in it keeps its mode, our files do not
// lie open in it.
func TestSharedDirectory(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "other"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	s := open(t, dir)
	put(t, s, "a")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if got := modes(t, dir); got["."] != 0o755 || got["other"] != 0o644 || got[sqlite.Name] != 0o600 {
		t.Errorf("modes %v", got)
	}
}

// TestLocksRemain: SQLite still has its lock on the database after writes and pings. POSIX ends the locks of a process on a file as
// soon as the process closes it once.
func TestLocksRemain(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	defer s.Close()
	put(t, s, "a")
	if err := s.Ping(t.Context()); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(filepath.Join(dir, sqlite.Name))
	if err != nil {
		t.Fatal(err)
	}
	locks, err := os.ReadFile("/proc/locks")
	want := fmt.Sprintf(":%d ", info.Sys().(*syscall.Stat_t).Ino)
	if err != nil || !strings.Contains(string(locks), want) {
		t.Errorf("no lock on%s, %v:\n%s", want, err, locks)
	}
}
