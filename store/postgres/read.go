package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"volgare/store"
	"volgare/store/schema"
)

// ask reads rows. If its connection turns out to be lost it tries another, so that
// reading continues after a restart of the server.
func ask[T any](ctx context.Context, s *Store, scan func(schema.Row) (T, error), query string, args ...any) ([]T, error) {
	return askBy(ctx, s.pool, scan, query, args...)
}

// askBy is ask with a pool. The statement may be executed more than once.
func askBy[T any](ctx context.Context, pool *pgxpool.Pool, scan func(schema.Row) (T, error), query string, args ...any) ([]T, error) {
	for tries := 1; ; tries++ {
		list, err := askOnce(ctx, pool, scan, query, args...)
		switch {
		case err == nil:
			return list, nil
		case ctx.Err() != nil:
			return nil, ctx.Err()
		}
		if tries == 3 || !broken(err) || errors.Is(err, context.DeadlineExceeded) {
			return nil, fmt.Errorf("%w: %w", store.ErrUnavailable, err)
		}
	}
}

// askOnce reads rows by one connection. Only an error of the connection itself has others checked: if the server accepts no
// further connection, the open ones may still work.
func askOnce[T any](ctx context.Context, pool *pgxpool.Pool, scan func(schema.Row) (T, error), query string, args ...any) ([]T, error) {
	ctx, cancel := context.WithTimeout(ctx, answerWithin)
	defer cancel()
	conn, err := pool.Acquire(ctx)
	if err != nil {
		return nil, err
	}
	defer release(conn)
	rows, err := conn.Query(ctx, query, args...)
	var list []T
	if err == nil {
		list, err = collect(rows, scan)
	}
	recheck(ctx, pool, conn, err)
	return list, err
}

func collect[T any](rows pgx.Rows, scan func(schema.Row) (T, error)) ([]T, error) {
	return pgx.CollectRows(rows, func(row pgx.CollectableRow) (T, error) { return scan(row) })
}

// one is ask for a single row. No row is ErrUnknown.
func one[T any](ctx context.Context, s *Store, scan func(schema.Row) (T, error), query string, args ...any) (T, error) {
	list, err := ask(ctx, s, scan, query, args...)
	if err == nil && len(list) == 0 {
		err = store.ErrUnknown
	}
	if err != nil {
		return *new(T), err
	}
	return list[0], nil
}

// all converts a list.
func all[A, B any](list []A, f func(A) B) []B {
	made := make([]B, len(list))
	for i := range list {
		made[i] = f(list[i])
	}
	return made
}
