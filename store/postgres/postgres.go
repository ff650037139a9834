// Package postgres keeps tables in a PostgreSQL database, which any number of processes
// may use at the same time.
//
// A commit is one statement in one round trip. It locks the row of its table, compares the length of the log and the sum of its last
// entry with the expected values in the commit, and writes only if both are equal. Reads use the same pool of connections, to the
// primary alone: a standby may show entries that a failover loses.
//
// If a statement is not answered, a transaction that writes to the same row finds out whether it was stored (see
// Store.step in commit.go).
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
	"github.com/jackc/pgx/v5/pgxpool"

	"volgare/store"
	"volgare/store/schema"
)

// Options of a store; the zero value is fit for use.
type Options struct {
	// ReadOnly leaves the database and its version unchanged. Writes are refused.
	ReadOnly bool
	// Observe is called after each commit that was stored, with the time that it took. It may be nil.
	Observe func(took time.Duration)
}

// Store is an open database.
type Store struct {
	Options

	pool     *pgxpool.Pool
	vital    *pgxpool.Pool // for Well, so that it does not wait for other statements
	columns  string        // of summaries, as far as the database has them
	secrets  string        // table of the secrets of the servers, or an expression for an older database
	channels string        // table of the channels, likewise
	answer   time.Duration // limit for the answer to a statement
	settle   time.Duration // limit for finding out about a write that was not answered
	closing  chan struct{}
	closed   sync.Once
}

var _ store.Store = (*Store)(nil)

// Open opens the store in the database at url, in the schema named by its search_path. It creates missing tables, unless
// the options say that the store is read-only. It returns an error if a newer version of this program wrote the schema, or
// if no primary can be reached.
func Open(ctx context.Context, url string, opts Options) (*Store, error) {
	s, err := open(ctx, url, opts)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", shown(url), err)
	}
	return s, nil
}

func open(ctx context.Context, url string, opts Options) (*Store, error) {
	config, err := configOf(url, opts.ReadOnly)
	if err != nil {
		return nil, err
	}
	s := &Store{
		Options: opts, columns: readColumns, secrets: secretsTable, channels: channelsTable,
		answer: answerWithin, settle: settleWithin, closing: make(chan struct{}),
	}
	if !opts.ReadOnly {
		if err := migrate(ctx, config.ConnConfig); err != nil {
			return nil, err
		}
	}
	if s.pool, err = pgxpool.NewWithConfig(ctx, config); err != nil {
		return nil, err
	}
	if s.vital, err = pgxpool.NewWithConfig(ctx, vitalOf(config)); err == nil {
		err = s.ready(ctx)
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// ready checks that commits will be durable, and reported if they are not, and finds out which tables and columns an older database has.
func (s *Store) ready(ctx context.Context) error {
	for _, setting := range []struct {
		name string
		good []string
	}{
		{"synchronous_commit", []string{"on", "remote_apply"}},
		{"default_transaction_isolation", []string{"read committed"}},
		{"client_min_messages", []string{"warning", "notice", "log", "debug1", "debug2", "debug3", "debug4", "debug5"}}, // see noteWarning
	} {
		is, err := one(ctx, s, schema.Value[string], `SELECT current_setting($1)`, setting.name)
		if err != nil {
			return err
		}
		if !slices.Contains(setting.good, is) {
			return fmt.Errorf("%s is %s, not %s: a pooler ignores the setting of the session, so ALTER ROLE ... SET it",
				setting.name, is, setting.good[0])
		}
	}
	return s.readable(ctx)
}

func (s *Store) readable(ctx context.Context) error {
	_, err := s.Tables(ctx, "", 1)
	for _, later := range laterColumns {
		if !hasCode(err, "42703") { // no such column
			break
		}
		s.columns = strings.Replace(s.columns, later.are, later.were, 1)
		_, err = s.Tables(ctx, "", 1)
	}
	if hasCode(err, "42P01") { // no such table
		return errors.New("nothing is kept there")
	}
	if err != nil || !s.ReadOnly {
		return err
	}
	earlier, err := one(ctx, s, schema.Value[bool], `SELECT to_regclass('`+secretsTable+`') IS NULL`)
	if earlier {
		s.secrets, s.channels = earlierSecret, earlierChannels
	}
	return err
}

// Close waits for statements under way and ends the store.
func (s *Store) Close() error {
	s.closed.Do(func() {
		close(s.closing)
		for _, pool := range []*pgxpool.Pool{s.pool, s.vital} {
			if pool != nil {
				pool.Close()
			}
		}
	})
	return nil
}

// feel writes a message to the write-ahead log that no row needs, so that nodes do not wait for each other. Any role may do that.
// The deletion of no row makes it an error in a database that takes no writes. The table pulse remains for older nodes, which write to it.
const feel = `WITH none AS (DELETE FROM tables WHERE false) SELECT pg_logical_emit_message(true, 'volgare', '')::text`

// Ping writes to the disks of the primary and of a synchronous standby. Entries that were read before have an earlier
// place in the write-ahead log, so they are on disk too.
func (s *Store) Ping(ctx context.Context) error {
	return s.write(ctx, func(b *pgx.Batch) { b.Queue(feel) })
}

// Well writes by a connection that nothing else uses, and is cut short by its context.
func (s *Store) Well(ctx context.Context) error {
	if s.ReadOnly {
		return errReadOnly
	}
	_, err := askBy(ctx, s.vital, schema.Value[string], feel)
	return err
}

// Now returns the time by the clock of the database.
func (s *Store) Now(ctx context.Context) (time.Time, error) {
	return one(ctx, s, schema.Value[time.Time], `SELECT clock_timestamp()`)
}
