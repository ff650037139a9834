package jobs

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestFullDisk: on a full disk Queue returns an error, and the call can be repeated when there is space again.
func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	// SQLite lets its log grow to 4 MiB before it merges it.
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=16777216"); err != nil {
		t.Skipf("mounting takes root: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, 0); err != nil {
			t.Error(err)
		}
	})
	c := newClub(channel("a"))
	q := started(t, dir, c)
	ballast := filepath.Join(dir, "ballast")
	if err := os.WriteFile(ballast, make([]byte, 17<<20), 0o600); !errors.Is(err, syscall.ENOSPC) {
		t.Fatal(err)
	}
	if err := q.Queue(t.Context(), causes(200)); err == nil {
		t.Error("it was queued on a full disk")
	}
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	add(t, q, causes(200))
	eventually(t, "they are sent", func() bool { return len(c.received("a")) >= 200 })
	idle(t, q)
	wantOnce(t, c.received("a"), 200, 0)
}
