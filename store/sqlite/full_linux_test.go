package sqlite_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"volgare/store"
	"volgare/store/sqlite"
	"volgare/store/storetest"
)

// smallDisk returns a directory on a file system of the given size in bytes.
func smallDisk(t *testing.T, size int) string {
	t.Helper()
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, fmt.Sprint("size=", size)); err != nil {
		t.Skipf("mounting takes root (TestGroupFull does without): %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, 0); err != nil {
			t.Error(err)
		}
	})
	return dir
}

// TestFullDisk: on a really full disk, acknowledged entries are stored and failed ones are not. When there is space again, the
// store continues, in the same process and after a restart.
func TestFullDisk(t *testing.T) {
	dir := smallDisk(t, 16<<20) // SQLite lets its log grow to 4 MiB before it merges it
	ballast := filepath.Join(dir, "ballast")
	if err := os.WriteFile(ballast, make([]byte, 8<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	s := open(t, dir)
	stored := storetest.FullDisk(t, s, func() error { return os.Remove(ballast) })
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	s = open(t, dir)
	storetest.WantStored(t, s, stored)
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	wantSound(t, dir)
}

// TestFullDiskIsReported: who runs the server reads that the disk is full, when it starts there and when it writes there,
// and what is there then is as good as before.
func TestFullDiskIsReported(t *testing.T) {
	dir := smallDisk(t, 4<<20)
	ballast := filepath.Join(dir, "ballast")
	fillDisk := func() {
		t.Helper()
		if err := os.WriteFile(ballast, make([]byte, 5<<20), 0o600); !errors.Is(err, syscall.ENOSPC) {
			t.Fatal(err)
		}
	}
	wantFull := func(err error) {
		t.Helper()
		if err == nil || !strings.Contains(err.Error(), "the disk is full: make room on it (") {
			t.Error(err)
		}
	}
	data := filepath.Join(dir, "data")
	if err := os.Mkdir(data, 0o700); err != nil {
		t.Fatal(err)
	}
	fillDisk()
	_, err := sqlite.Open(t.Context(), data, sqlite.Options{})
	wantFull(err)
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	s := open(t, data)
	put(t, s, "a")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	fillDisk()
	_, err = sqlite.Open(t.Context(), data, sqlite.Options{})
	wantFull(err)
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	s = open(t, data)
	defer s.Close()
	fillDisk()
	last, large := store.Sum([]byte("1")), make([]byte, 5000)
	for n := int64(1); err == nil || n == 1; n++ {
		err = s.Commit(t.Context(), store.Commit{
			Expect: n, Last: last, Entries: [][]byte{large}, Summary: store.Summary{Table: "a", Seq: n + 1},
		})
		last = store.Sum(large)
		if n > 1000 {
			t.Fatal("it is never full")
		}
	}
	wantFull(err)
	wantFull(s.Ping(t.Context()))
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	if err := s.Ping(t.Context()); err != nil {
		t.Errorf("with space again: %v", err)
	}
}

// TestReadOnly: of a directory that cannot be written to it is said so.
func TestReadOnly(t *testing.T) {
	dir := smallDisk(t, 4<<20)
	if err := open(t, dir).Close(); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
		t.Fatal(err)
	}
	_, err := sqlite.Open(t.Context(), dir, sqlite.Options{})
	if err == nil || !strings.Contains(err.Error(), "whether its disk is read-only (") {
		t.Error(err)
	}
}
