package sqlite_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"volgare/store"
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
	var stored [4]int64
	fill := func(more int64) {
		var group sync.WaitGroup
		for i, n := range stored {
			group.Go(func() { stored[i] = fillTable(t, s, fmt.Sprint("t", i), n, n+more) })
		}
		group.Wait()
	}
	fill(3) // so that each table is there
	fill(1 << 20)
	t.Logf("the disk was full after %v entries", stored)
	wantStored(t, s, stored[:])
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	if err := s.Ping(context.Background()); err != nil {
		t.Errorf("ping with space again: %v", err)
	}
	before := stored
	fill(20)
	for i, n := range stored {
		if n != before[i]+20 {
			t.Errorf("with space again table %d went from %d to %d entries", i, before[i], n)
		}
	}
	wantStored(t, s, stored[:])
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	s = open(t, dir)
	wantStored(t, s, stored[:])
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	wantSound(t, dir)
}

// fillTable commits entries of 2 KiB until the disk is full or there are so many.
// It returns how many are acknowledged.
func fillTable(t *testing.T, s store.Store, table string, n, upTo int64) int64 {
	for data := []byte(strings.Repeat(table, 1<<10)); n < upTo; n++ {
		err := s.Commit(context.Background(), store.Commit{
			Expect: n, Entries: [][]byte{data}, Summary: store.Summary{Table: table, Seq: n + 1},
			Hold: []store.SeatHolding{{Table: table, Seat: fmt.Sprint(n), Identity: table}},
		})
		if err != nil {
			if !errors.Is(err, store.ErrUnavailable) {
				t.Errorf("%s: %v", table, err)
			}
			return n
		}
	}
	return n
}

// wantStored checks that each table has exactly so many entries.
func wantStored(t *testing.T, s store.Store, stored []int64) {
	t.Helper()
	ctx := context.Background()
	for i, n := range stored {
		table := fmt.Sprint("t", i)
		list, err := s.Entries(ctx, table, 0)
		sum, err2 := s.Summary(ctx, table)
		held, err3 := s.Holdings(ctx, table)
		if err := errors.Join(err, err2, err3); err != nil || int64(len(list)) != n || sum.Seq != n || int64(len(held)) != n {
			t.Errorf("%s: %d entries, summary of %d, %d seats, want %d, %v", table, len(list), sum.Seq, len(held), n, err)
		}
	}
}
