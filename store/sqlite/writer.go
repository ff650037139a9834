package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"volgare/store"
)

// write is something to be written, within the transaction of a group. A refusal
// leaves the transaction as it was, any other error spoils it.
type write = func(g *group) error

// put writes, unless what is to be written is invalid.
func (s *Store) put(ctx context.Context, invalid error, w write) error {
	if invalid != nil {
		return invalid
	}
	return s.writer.queue.do(ctx, w)
}

// writer owns the only connection that writes.
type writer struct {
	conn  *sql.Conn
	st    writes
	file  opened
	queue *queue
}

// group is what is written in one transaction.
type group struct {
	*writer
	ctx  context.Context //nolint:containedctx // that of the writer: no caller may stop the group of all
	last map[string]*store.Summary
}

// write writes a group in one transaction, and notes the errors of refused writes.
func (w *writer) write(batch []*waiter) error {
	ctx := context.Background()
	if err := w.file.check(); err != nil {
		return err
	}
	if err := w.begin(ctx); err != nil {
		return explained(err)
	}
	g := &group{writer: w, ctx: ctx, last: make(map[string]*store.Summary, len(batch))}
	err := g.apply(batch)
	if err == nil {
		err = w.exec(ctx, w.st.commit)
	}
	if err != nil {
		// SQLite has rolled back some errors by itself, then there is nothing to do.
		_ = w.exec(ctx, w.st.rollback)
		return explained(err)
	}
	return nil
}

func (w *writer) begin(ctx context.Context) error {
	err := w.exec(ctx, w.st.begin)
	if err == nil {
		return nil
	}
	// An earlier rollback may have failed: without it nothing could be written again.
	if w.exec(ctx, w.st.rollback) != nil {
		return err
	}
	return w.exec(ctx, w.st.begin)
}

// apply writes what a group holds into its transaction.
func (g *group) apply(batch []*waiter) error {
	for _, one := range batch {
		if err := one.write(g); refusal(err) {
			one.err = err
		} else if err != nil {
			return err
		}
	}
	for _, sum := range g.last {
		if err := g.putSummary(sum); err != nil {
			return err
		}
	}
	return nil
}

// refusal reports whether an error leaves the transaction as it was.
func refusal(err error) bool {
	return errors.Is(err, store.ErrConflict) || errors.Is(err, store.ErrUnknown) || errors.Is(err, store.ErrLimit)
}

// length returns the number of entries of a table, 0 if there is no such table, with
// what the group has appended.
func (g *group) length(table string) (int64, error) {
	if sum, ok := g.last[table]; ok {
		return sum.Logged(), nil
	}
	var n int64
	err := g.st.length.QueryRowContext(g.ctx, table).Scan(&n)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return n, err
}

func (w *writer) exec(ctx context.Context, st *sql.Stmt, args ...any) error {
	_, err := st.ExecContext(ctx, args...)
	return err
}
