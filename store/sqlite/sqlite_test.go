package sqlite_test

import (
	"context"
	"testing"

	"volgare/store"
	"volgare/store/sqlite"
	"volgare/store/storetest"
)

// lasting is a store that knows its directory.
type lasting struct {
	*sqlite.Store
	dir string
}

func (l lasting) Reopen(t *testing.T) store.Store {
	t.Helper()
	if err := l.Close(); err != nil {
		t.Errorf("close: %v", err)
	}
	return open(t, l.dir)
}

// Alone returns the reason why two processes cannot share the store. TestLock proves it; TestKill covers the commits of a process
// that dies.
func (lasting) Alone() string { return "a directory is locked: one process at a time" }

// open opens the store in a directory.
func open(t *testing.T, dir string) lasting {
	t.Helper()
	s, err := sqlite.Open(context.Background(), dir, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return lasting{s, dir}
}

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) store.Store { return open(t, t.TempDir()) })
}

// memory is a store in memory, in which others of its process take part: no other process can.
type memory struct{ *sqlite.Store }

func (m memory) Beside(*testing.T) store.Store { return guest(m) }

// guest is one of them. It leaves without closing the store.
type guest struct{ *sqlite.Store }

func (guest) Close() error { return nil }

func TestMemory(t *testing.T) {
	storetest.Run(t, func(t *testing.T) store.Store {
		t.Helper()
		s, err := sqlite.OpenMemory(t.Context(), sqlite.Options{})
		if err != nil {
			t.Fatal(err)
		}
		return memory{s}
	})
}
