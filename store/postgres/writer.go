package postgres

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"volgare/store"
	"volgare/store/groups"
)

// write is something to be written: a commit, or statements; or nothing, for who waits until all before it is on disk.
type write struct {
	commit     *store.Commit
	statements func(*pgx.Batch)
	identity   string          // that they store, by its id
	was        *store.Identity // what that must still be; nil: whatever it is
	link       []byte          // that they drop, by its hash: it must be there
}

// writer owns the connection that writes. It is known to the database by an id, which
// it keeps for life, and numbers its groups: so a group has a name before it is written.
type writer struct {
	queue   *groups.Queue[write]
	config  *pgx.ConnConfig
	id      []byte
	number  int64 // of the last group
	conn    connection
	used    time.Time     // when the connection was of use last
	answer  time.Duration // how long is waited at most for a group to be answered
	settle  time.Duration // how long is waited at most to learn of a commit that was not answered
	closing chan struct{}

	readOnly bool
}

var errReadOnly = errors.New("the database was opened to be read")

func newWriter(config *pgx.ConnConfig, readOnly bool) *writer {
	w := &writer{
		queue: groups.New[write](), config: config, id: make([]byte, 16), readOnly: readOnly,
		answer: answerWithin, settle: settleWithin, closing: make(chan struct{}),
	}
	rand.Read(w.id)
	return w
}

// idle is after how long without use it is looked whether the connection still stands: what is sent on one that does not
// may have been stored.
const idle = time.Second

// retries is how often a group is written anew that has met another writer, or a
// connection that had gone.
const retries = 5

// write is the groups.Transaction of the queue. A COMMIT that was not answered is
// looked into until it is known what became of it, or that takes too long.
func (w *writer) write(batch []write, refused []error) error {
	if w.readOnly {
		return errReadOnly
	}
	w.number++
	g := &group{writer: w, number: w.number, batch: batch, refused: refused}
	for tries, late := 1, time.Now().Add(w.settle); ; {
		err := w.try(g)
		switch {
		case err == nil:
			return nil
		case g.sent == nil:
			if tries >= retries || !again(err) {
				return err
			}
			tries++
		case errors.Is(err, store.ErrUncertain) || time.Now().After(late) || !w.pause(100*time.Millisecond):
			return fmt.Errorf("%w: %w", store.ErrUncertain, err)
		}
	}
}

// pause waits; it reports false when the store is closed.
func (w *writer) pause(d time.Duration) bool {
	select {
	case <-w.closing:
		return false
	case <-time.After(d):
		return true
	}
}

// connect makes the connection, unless there is one.
func (w *writer) connect(ctx context.Context) error {
	if w.conn.Conn != nil && (w.conn.IsClosed() || time.Since(w.used) > idle && hungUp(w.conn.PgConn())) {
		_ = w.conn.close() //nolint:contextcheck // the other end is gone
	}
	if w.conn.Conn != nil {
		return nil
	}
	conn, err := dial(ctx, w.config)
	if err != nil {
		return &connectError{err}
	}
	w.conn = conn
	_, err = conn.Exec(ctx, `INSERT INTO writers (id, last, sum) VALUES ($1, 0, '') ON CONFLICT DO NOTHING`, w.id)
	if err == nil {
		_, err = conn.Exec(ctx, `DELETE FROM writers WHERE seen < now() - interval '30 days'`)
	}
	if err != nil {
		_ = w.conn.close() //nolint:contextcheck // whatever becomes of the context
	}
	return err
}

// hungUp looks whether the other end has, without a round trip.
func hungUp(conn *pgconn.PgConn) bool {
	return conn.CheckConn() != nil //nolint:staticcheck // Ping takes one
}

// try writes a group, or finds that it is stored.
func (w *writer) try(g *group) error {
	ctx, cancel := context.WithTimeout(context.Background(), w.answer)
	defer cancel()
	if err := w.connect(ctx); err != nil {
		return err
	}
	err := w.transaction(ctx, g)
	w.used = time.Now()
	if err != nil {
		w.rollback(ctx, err)
	}
	return err
}

// transaction has one round trip if all is as the group takes it to be. Else it has one to lock and to look, and one to write
// and to commit.
func (w *writer) transaction(ctx context.Context, g *group) error {
	if assumed, ok := g.assumed(); ok && !g.stale && g.sent == nil {
		err := g.commitAssuming(ctx, assumed)
		if g.stale = errors.Is(err, errStale); !g.stale {
			return err
		}
	}
	last, sum, is, err := g.look(ctx)
	if err != nil {
		return err
	}
	if g.sent != nil {
		return w.settleSent(ctx, g, last, sum)
	}
	if last >= g.number {
		return store.ErrUncertain // somebody else has written in our name
	}
	g.decide(is)
	if g.nothing() {
		_, err := w.conn.Exec(ctx, `ROLLBACK`)
		return err
	}
	b := &pgx.Batch{}
	g.statements(b)
	return g.commit(ctx, b)
}

// settleSent goes on with a group of which a COMMIT was sent and not answered, by what this writer is found to have stored last. If that
// is the group, it remains to write and to wait. If not, it may still be on its way: its number is
// given up for good, and it is written with another.
func (w *writer) settleSent(ctx context.Context, g *group, last int64, sum []byte) error {
	switch {
	case last != g.number || bytes.Equal(sum, void):
		if err := g.giveUp(ctx); err != nil {
			return err
		}
		w.number++
		g.number, g.sent = w.number, nil
		return w.transaction(ctx, g)
	case !bytes.Equal(sum, g.sent):
		return store.ErrUncertain // somebody else has written in our name
	default:
		return g.commit(ctx, &pgx.Batch{})
	}
}

// rollback ends a transaction that has failed, with its connection if that is of no more
// use.
func (w *writer) rollback(ctx context.Context, why error) {
	if !gone(why) && !w.conn.IsClosed() {
		if _, err := w.conn.Exec(ctx, `ROLLBACK`); err == nil {
			return
		}
	}
	_ = w.conn.close() //nolint:contextcheck // whatever becomes of the context
}
