package postgres

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"volgare/store"
)

var (
	errReadOnly = fmt.Errorf("%w: the database was opened to be read", store.ErrUnavailable)
	// errUnanswered means that statements were sent without an answer, so they may be stored.
	errUnanswered = errors.New("the database has not answered")
)

// write executes statements in one transaction. They must be safe to execute twice.
func (s *Store) write(ctx context.Context, statements func(*pgx.Batch)) error {
	return s.insist(ctx, func(ctx context.Context, _ bool) error {
		return s.try(ctx, func(ctx context.Context, conn *pgx.Conn) error { return send(ctx, conn, statements) })
	})
}

// put is write, but returns invalid if it is not nil.
func (s *Store) put(ctx context.Context, invalid error, statements func(*pgx.Batch)) error {
	if invalid != nil {
		return invalid
	}
	return s.write(ctx, statements)
}

// send executes statements as one transaction in one round trip.
func send(ctx context.Context, conn *pgx.Conn, statements func(*pgx.Batch)) error {
	b := &pgx.Batch{}
	statements(b)
	return conn.SendBatch(ctx, b).Close()
}

// try calls do with a connection of the pool. The context limits only the wait for the connection, because a caller cannot
// cancel statements that were sent. The error is errUnanswered if the statements may be stored.
func (s *Store) try(ctx context.Context, do func(ctx context.Context, conn *pgx.Conn) error) error {
	free, cancel := context.WithTimeout(ctx, s.answer)
	defer cancel()
	conn, err := s.pool.Acquire(free)
	if err != nil {
		return err
	}
	defer release(conn)
	ctx, cancel = context.WithTimeout(context.WithoutCancel(ctx), s.answer)
	defer cancel()
	notes := conn.Conn().PgConn().CustomData()
	delete(notes, warned)
	err = do(ctx, conn.Conn())
	switch _, is := notes[warned]; {
	case is && err == nil, broken(err) && !pgconn.SafeToRetry(err):
		err = errors.Join(errUnanswered, err)
	}
	recheck(ctx, s.pool, conn, err)
	return err
}

// release returns a connection to its pool. A lost one is removed from it: pgx takes up to 15 s to close it, and the pool can open
// another meanwhile.
func release(conn *pgxpool.Conn) {
	if conn.Conn().IsClosed() {
		conn.Hijack()
		return
	}
	conn.Release()
}

// recheck closes a connection if err says that it does not lead to the primary any more. If it is closed or lost, the idle
// connections of the pool are checked, because they lead to the same server. If the caller has canceled, the connection was closed
// for that reason, and the others need no check.
func recheck(ctx context.Context, pool *pgxpool.Pool, conn *pgxpool.Conn, err error) {
	if hasCode(err, readOnly) {
		_ = conn.Conn().Close(ctx)
	}
	if !conn.Conn().IsClosed() || errors.Is(err, context.Canceled) {
		return
	}
	for _, idle := range pool.AcquireAllIdle(ctx) {
		go verify(context.WithoutCancel(ctx), idle)
	}
}

// verify returns a connection to its pool if it still leads to the primary, and closes it otherwise.
func verify(ctx context.Context, conn *pgxpool.Conn) {
	defer release(conn)
	ctx, cancel := context.WithTimeout(ctx, connectWithin)
	defer cancel()
	c := conn.Conn()
	if c.Config().ValidateConnect(ctx, c.PgConn()) != nil {
		_ = c.Close(ctx)
	}
}

// retries is the maximum number of attempts to write after conflicts with other transactions.
const retries = 10

// insist repeats step until it is known whether a write is stored. doubt is true if an earlier step was not answered. From then on
// the write can no longer be cancelled, and it fails with ErrUncertain if the database stays away.
func (s *Store) insist(ctx context.Context, step func(ctx context.Context, doubt bool) error) error {
	if s.ReadOnly {
		return errReadOnly
	}
	var doubt error
	for tries, late := 1, time.Now().Add(s.settle); ; tries++ {
		err := step(ctx, doubt != nil)
		switch {
		case err == nil || decided(err):
			return err
		case errors.Is(err, errUnanswered):
			doubt, ctx = err, context.WithoutCancel(ctx)
		case doubt == nil && ctx.Err() != nil:
			return ctx.Err()
		case doubt == nil && (tries == retries || !again(err)):
			return fmt.Errorf("%w: %w", store.ErrUnavailable, err)
		}
		if doubt != nil && (time.Now().After(late) || !s.pause(time.Duration(min(tries, 10))*10*time.Millisecond)) {
			return fmt.Errorf("%w: %w", store.ErrUncertain, errors.Join(doubt, err))
		}
	}
}

// pause waits. It returns false if the store is being closed.
func (s *Store) pause(d time.Duration) bool {
	select {
	case <-s.closing:
		return false
	case <-time.After(d):
		return true
	}
}

// decided reports whether an error is the outcome of a write.
func decided(err error) bool {
	return errors.Is(err, store.ErrConflict) || errors.Is(err, store.ErrUnknown) || errors.Is(err, store.ErrLimit) ||
		errors.Is(err, store.ErrUncertain)
}

// met lists the error codes of a conflict with another transaction: serialization failure, deadlock, and a row that the other
// has inserted first.
var met = []string{"40001", "40P01", "23505"}

// readOnly is the error code of a server that is no longer the primary.
const readOnly = "25006"

// again reports whether a write that is certainly not stored may succeed if it is repeated at once.
func again(err error) bool {
	reported, ok := errors.AsType[*pgconn.PgError](err)
	return pgconn.SafeToRetry(err) || ok && (slices.Contains(met, reported.Code) || reported.Code == readOnly)
}

// broken reports whether a connection is lost. Any other error of the server is about a transaction that was rolled back.
func broken(err error) bool {
	if err == nil || decided(err) {
		return false
	}
	reported, ok := errors.AsType[*pgconn.PgError](err)
	return !ok || reported.SeverityUnlocalized == "FATAL" || reported.SeverityUnlocalized == "PANIC"
}

func hasCode(err error, code string) bool {
	reported, ok := errors.AsType[*pgconn.PgError](err)
	return ok && reported.Code == code
}
