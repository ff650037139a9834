package postgres_test

import (
	"context"
	"testing"

	"volgare/store"
	"volgare/store/postgres"
	"volgare/store/postgres/postgrestest"
	"volgare/store/sqlite"
	"volgare/store/storetest"
)

func BenchmarkCommit(b *testing.B) {
	storetest.Bench(b, func(b *testing.B, _ func(sqlite.Group)) store.Store {
		s, err := postgres.Open(context.Background(), postgrestest.URL(b), postgres.Options{})
		if err != nil {
			b.Fatal(err)
		}
		return s
	})
}
