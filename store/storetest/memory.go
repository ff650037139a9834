package storetest

import (
	"testing"

	"volgare/store/sqlite"
)

// Memory opens a store in memory, which is closed when the test ends.
func Memory(t testing.TB) *InMemory {
	t.Helper()
	s, err := sqlite.OpenMemory(t.Context(), sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	return leasing(s)
}
