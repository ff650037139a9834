package postgres

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"volgare/store"
	"volgare/store/groups"
)

// Options of a store; the zero value is fit for use.
type Options struct {
	// Readers bounds the connections that read, 0 for 8.
	Readers int
	// ReadOnly leaves the database as it is, its version too: what is written is refused.
	ReadOnly bool
	// Observe is called by the writer after each group, nil for nobody. It holds up
	// the next group.
	Observe func(groups.Group)
}

// Store is an open database.
type Store struct {
	writer  *writer
	columns string // of summaries, as far as the database has them
	readers *pgxpool.Pool
	tails   *tails        // by those
	vital   *pgxpool.Pool // for what tells that this process and its database live: no crowd of readers holds that up
	closing sync.Once
	closed  error
}

var _ store.Store = (*Store)(nil)

// IsURL reports whether a place where tables are kept is a database of PostgreSQL.
func IsURL(place string) bool {
	return strings.HasPrefix(place, "postgres://") || strings.HasPrefix(place, "postgresql://")
}

// Open opens the store in the database of a URL, in the schema that its search_path
// names, and makes its tables if they are not there. It returns an error if the
// database comes from a newer version of this program, or no primary can be reached.
func Open(ctx context.Context, url string, opts Options) (*Store, error) {
	s, err := open(ctx, url, opts)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", shown(url), err)
	}
	go s.writer.queue.Run(s.writer.write, opts.Observe) // until Close, whatever becomes of the context
	return s, nil
}

func open(ctx context.Context, url string, opts Options) (*Store, error) {
	config, err := configOf(url)
	if err != nil {
		return nil, err
	}
	s := &Store{writer: newWriter(config, opts.ReadOnly), columns: readColumns}
	pool := poolOf(url, config, opts)
	if s.readers, err = pgxpool.NewWithConfig(ctx, pool); err != nil {
		return nil, err
	}
	s.tails = newTails(s.readers)
	if s.vital, err = pgxpool.NewWithConfig(ctx, vitalOf(pool)); err == nil {
		err = s.ready(ctx)
	}
	if err != nil {
		s.hangUp()
		return nil, err
	}
	return s, nil
}

// ready reports whether the database can be used as it is to be, and makes it fit for it.
func (s *Store) ready(ctx context.Context) error {
	if s.writer.readOnly {
		return s.readable(ctx)
	}
	if err := migrate(ctx, s.writer.config); err != nil {
		return err
	}
	return s.writer.connect(ctx)
}

// readable finds out which columns a database has that is left as it is.
func (s *Store) readable(ctx context.Context) error {
	_, err := s.Tables(ctx, "", 1)
	for _, later := range laterColumns {
		told, ok := errors.AsType[*pgconn.PgError](err)
		if !ok || told.Code != "42703" { // no such column
			break
		}
		s.columns = strings.Replace(s.columns, later.are, later.were, 1)
		_, err = s.Tables(ctx, "", 1)
	}
	if told, ok := errors.AsType[*pgconn.PgError](err); ok && told.Code == "42P01" { // no such table
		return errors.New("nothing is kept there")
	}
	return err
}

// Close waits for commits under way and ends the store. A second call returns what
// the first did.
func (s *Store) Close() error {
	s.closing.Do(func() {
		close(s.writer.closing)
		s.writer.queue.Close()
		s.closed = s.writer.conn.close()
		s.hangUp()
	})
	return s.closed
}

// hangUp ends the connections but for that of the writer.
func (s *Store) hangUp() {
	s.tails.end()
	for _, pool := range []*pgxpool.Pool{s.readers, s.vital} {
		if pool != nil {
			pool.Close()
		}
	}
}

// Ping writes to the disk, behind all that is to be written, and reads, so that nil means that both work.
func (s *Store) Ping(ctx context.Context) error {
	if err := s.writer.queue.Do(ctx, write{}); err != nil {
		return err
	}
	_, err := ask(ctx, s, pgx.RowTo[int], `SELECT 1`)
	return err
}

// Well writes a row of its own, by a connection of its own.
func (s *Store) Well(ctx context.Context) error {
	if s.writer.readOnly {
		return errReadOnly
	}
	_, err := askBy(ctx, s.vital, pgx.RowTo[time.Time], `INSERT INTO writers (id, last, sum) VALUES ($1, 0, '')
		ON CONFLICT (id) DO UPDATE SET seen = now() RETURNING seen`, append(slices.Clone(s.writer.id), "well"...))
	return err
}

// put writes what is no commit: some statements of a group.
func (s *Store) put(ctx context.Context, statements func(*pgx.Batch)) error {
	return s.writer.queue.Do(ctx, write{statements: statements})
}

// ask reads rows. Where its connection turns out to be gone it tries another, so that
// reading goes on when the server has been restarted.
func ask[T any](ctx context.Context, s *Store, scan pgx.RowToFunc[T], query string, args ...any) ([]T, error) {
	return askBy(ctx, s.readers, scan, query, args...)
}

// askBy is ask by the connections of a pool.
func askBy[T any](ctx context.Context, pool *pgxpool.Pool, scan pgx.RowToFunc[T], query string, args ...any) ([]T, error) {
	return retried(ctx, pool, func() ([]T, error) { return askOnce(ctx, pool, scan, query, args...) })
}

// retried reads, and once more by another connection of a pool where one turns out to be gone.
func retried[T any](ctx context.Context, pool *pgxpool.Pool, read func() (T, error)) (T, error) {
	for tries := 1; ; tries++ {
		what, err := read()
		switch {
		case err == nil:
			return what, nil
		case ctx.Err() != nil:
			return *new(T), ctx.Err()
		case !gone(err) || tries == 3:
			return *new(T), fmt.Errorf("%w: %w", store.ErrUnavailable, err)
		}
		pool.Reset() // the others were to the same server
	}
}

// askOnce is askBy for what may be done once only: where the connection goes nobody knows whether it was.
func askOnce[T any](ctx context.Context, pool *pgxpool.Pool, scan pgx.RowToFunc[T], query string, args ...any) ([]T, error) {
	rows, err := pool.Query(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, scan)
}

// one is ask for what is one row or none, which is ErrUnknown.
func one[T any](ctx context.Context, s *Store, scan pgx.RowToFunc[T], query string, args ...any) (T, error) {
	list, err := ask(ctx, s, scan, query, args...)
	if err == nil && len(list) == 0 {
		err = store.ErrUnknown
	}
	if err != nil {
		return *new(T), err
	}
	return list[0], nil
}
