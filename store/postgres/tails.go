package postgres

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"volgare/store"
)

// tails reads the ends of logs. What is asked while as many readings are under way as there may be is read by the next,
// all of it in one round trip: so a few connections are enough for many tables, however late the database answers.
type tails struct {
	pool *pgxpool.Pool
	ctx  context.Context //nolint:containedctx // of the store's life: a reading is of many callers
	end  context.CancelFunc

	mu      sync.Mutex
	waiting []*tail
	free    int // readings that may begin
}

// tail is the end of a log that somebody waits for.
type tail struct {
	table   []byte
	after   int64
	there   bool // the table is
	entries []store.Entry
	err     error
	done    chan struct{} // closed when it has been read, or err tells why not
}

// ofReading bounds what is read in one round trip.
const ofReading = 50

// newTails reads by as many connections of a pool as are always there, and leaves the others to other readers.
func newTails(pool *pgxpool.Pool) *tails {
	r := &tails{pool: pool, free: max(1, int(pool.Config().MinConns))}
	r.ctx, r.end = context.WithCancel(context.Background())
	return r
}

// read returns the entries of a table after seq, or ErrUnknown.
func (r *tails) read(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	t := &tail{table: []byte(table), after: after, done: make(chan struct{})}
	r.ask(t) //nolint:contextcheck // a reading is of many callers
	select {
	case <-t.done:
		return t.entries, t.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// ask has a tail read, by a reading of its own if one may begin.
func (r *tails) ask(t *tail) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.waiting = append(r.waiting, t)
	if r.free > 0 {
		r.free--
		go r.run()
	}
}

// run reads until nothing waits.
func (r *tails) run() {
	for list := r.take(); len(list) > 0; list = r.take() {
		err := r.reading(list)
		if _, told := errors.AsType[*pgconn.PgError](err); told && len(list) > 1 {
			for _, t := range list { // it is about one of them
				t.tell(r.reading([]*tail{t}))
			}
			continue
		}
		for _, t := range list {
			t.tell(err)
		}
	}
}

// take is what the next reading reads. When there is nothing, another may begin.
func (r *tails) take() []*tail {
	r.mu.Lock()
	defer r.mu.Unlock()
	n := min(len(r.waiting), ofReading)
	if n == 0 {
		r.free++
	}
	list := slices.Clone(r.waiting[:n])
	r.waiting = slices.Delete(r.waiting, 0, n)
	return list
}

// reading reads several tails. Where nothing is answered for long, the other connections are given up too.
func (r *tails) reading(list []*tail) error {
	ctx, cancel := context.WithTimeout(r.ctx, connectWithin+answerWithin)
	defer cancel()
	_, err := retried(ctx, r.pool, func() (struct{}, error) {
		b := &pgx.Batch{}
		for _, t := range list {
			t.queue(b)
		}
		return struct{}{}, r.pool.SendBatch(ctx, b).Close()
	})
	if err != nil && ctx.Err() != nil {
		r.pool.Reset()
		return fmt.Errorf("%w: %w", store.ErrUnavailable, err)
	}
	return err
}

// tell tells who waits what has become of it.
func (t *tail) tell(err error) {
	switch {
	case err != nil:
		t.entries, t.err = nil, err
	case !t.there:
		t.err = store.ErrUnknown
	}
	close(t.done)
}

const entriesAfter = `SELECT entries.seq, entries.data FROM tables LEFT JOIN entries ON entries.tab = $1 AND entries.seq > $2
	WHERE tables.name = $1 ORDER BY entries.seq`

// queue asks for a tail. A table that has no more than what is known is one row without an entry.
func (t *tail) queue(b *pgx.Batch) {
	t.there, t.entries = false, nil // it may have been begun before
	b.Queue(entriesAfter, t.table, t.after).Query(func(rows pgx.Rows) error {
		var seq *int64
		var data []byte
		_, err := pgx.ForEachRow(rows, []any{&seq, &data}, func() error {
			if t.there = true; seq != nil {
				t.entries = append(t.entries, store.Entry{Seq: *seq, Data: data})
			}
			return nil
		})
		return err
	})
}
