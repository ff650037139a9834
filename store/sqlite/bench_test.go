package sqlite_test

import (
	"context"
	"testing"

	"volgare/store"
	"volgare/store/sqlite"
	"volgare/store/storetest"
)

func BenchmarkCommit(b *testing.B) {
	storetest.Bench(b, func(b *testing.B, observe func(sqlite.Group)) store.Store {
		s, err := sqlite.Open(context.Background(), b.TempDir(), sqlite.Options{Observe: observe})
		if err != nil {
			b.Fatal(err)
		}
		return s
	})
}
