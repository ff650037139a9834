package postgres_test

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"volgare/store/postgres/postgrestest"
	"volgare/store/storetest"
)

// smallSpace returns a database whose tables are on a disk of the given size in bytes, and the directory of the disk.
func smallSpace(t *testing.T, size int) (url, dir string) {
	t.Helper()
	c := postgrestest.Start(t)
	dir = filepath.Join(c.Dir(), "small")
	info, err := os.Stat(c.Dir())
	if err == nil {
		err = os.Mkdir(dir, 0o700)
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, fmt.Sprint("size=", size)); err != nil {
		t.Skipf("mounting takes root: %v", err)
	}
	t.Cleanup(func() {
		_ = c.Stop()
		if err := syscall.Unmount(dir, 0); err != nil {
			t.Error(err)
		}
	})
	owner := info.Sys().(*syscall.Stat_t)
	if err := os.Chown(dir, int(owner.Uid), int(owner.Gid)); err != nil {
		t.Fatal(err)
	}
	postgrestest.Exec(t, c.URL(), `CREATE TABLESPACE small LOCATION '`+dir+`'`)
	return c.URL() + "&default_tablespace=small", dir
}

// TestFullDisk: on a full disk, acknowledged entries are stored and failed ones are not. When there is space again, the store
// continues.
func TestFullDisk(t *testing.T) {
	url, dir := smallSpace(t, 12<<20)
	s := open(t, url)
	ballast := filepath.Join(dir, "ballast")
	if err := os.WriteFile(ballast, make([]byte, 8<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	storetest.FullDisk(t, s, func() error { return os.Remove(ballast) })
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}
