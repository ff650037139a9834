package sqlite_test

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"volgare/store/storetest"
)

// smallDisk is a directory on a file system of so many bytes.
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

// A disk that is really full: what was acknowledged is there, what failed is not,
// and with space again the store goes on, in the same process and after a restart.
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
