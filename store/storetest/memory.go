package storetest

import (
	"testing"

	"volgare/store/sqlite"
)

// Memory opens a store in memory, which is closed when the test ends.
func Memory(tb testing.TB) *sqlite.Store {
	tb.Helper()
	s, err := sqlite.OpenMemory(tb.Context(), sqlite.Options{})
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() {
		if err := s.Close(); err != nil {
			tb.Errorf("close: %v", err)
		}
	})
	return s
}
