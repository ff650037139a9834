package postgres

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/schema"
)

// Commit appends to a table's log.
func (s *Store) Commit(ctx context.Context, c store.Commit) error {
	if err := c.Check(); err != nil {
		return err
	}
	start := time.Now()
	err := s.insist(ctx, func(ctx context.Context, doubt bool) error { return s.step(ctx, &c, doubt) })
	if err == nil && s.Observe != nil {
		s.Observe(time.Since(start))
	}
	return err
}

// errLate: a commit was refused, perhaps because the first attempt has arrived meanwhile.
var errLate = errors.New("the log has grown or been replaced meanwhile")

// step sends a commit. After an attempt that was not answered it looks first whether the entries are in the log, and
// sends the commit again only if the log has not changed. Then the first attempt, wherever it is, succeeds or is refused for
// the end of the log, and the next step finds out which.
func (s *Store) step(ctx context.Context, c *store.Commit, doubt bool) error {
	if doubt {
		if stored, err := s.stored(ctx, c); stored || err != nil {
			return err
		}
	}
	err := s.send(ctx, c)
	if doubt && errors.Is(err, store.ErrConflict) {
		return errLate
	}
	return err
}

// send sends a commit once.
func (s *Store) send(ctx context.Context, c *store.Commit) error {
	query, args := statement(c)
	return s.try(ctx, func(ctx context.Context, conn *pgx.Conn) error {
		added, err := conn.Exec(ctx, query, args...)
		if err == nil && added.RowsAffected() == 0 {
			return conflict(c)
		}
		return err
	})
}

func conflict(c *store.Commit) error {
	return fmt.Errorf("%w: table %s does not end with entry %d as it was read", store.ErrConflict, c.Summary.Table, c.Expect)
}

// stored reports whether the entries of a commit are in the log, ErrConflict if others are. It locks the
// table's row, so it waits for an earlier attempt that is under way, and writes, so it waits for the disk and a synchronous
// standby.
func (s *Store) stored(ctx context.Context, c *store.Commit) (bool, error) {
	length, last, found := int64(0), []byte(nil), [][]byte(nil)
	table := []byte(c.Summary.Table)
	err := s.try(ctx, func(ctx context.Context, conn *pgx.Conn) error {
		return send(ctx, conn, func(b *pgx.Batch) {
			b.Queue(`UPDATE tables SET seq = seq WHERE name = $1 RETURNING seq`, table).Query(func(rows pgx.Rows) error {
				_, err := pgx.ForEachRow(rows, []any{&length}, func() error { return nil })
				return err
			})
			b.Queue(`SELECT sha256(data) FROM entries WHERE tab = $1 AND seq = $2`, table, c.Expect).Query(func(rows pgx.Rows) error {
				_, err := pgx.ForEachRow(rows, []any{&last}, func() error { return nil })
				return err
			})
			b.Queue(`SELECT data FROM entries WHERE tab = $1 AND seq > $2 AND seq <= $3 ORDER BY seq`,
				table, c.Expect, c.Summary.Logged()).Query(func(rows pgx.Rows) (err error) {
				found, err = pgx.CollectRows(rows, pgx.RowTo[[]byte])
				return err
			})
		})
	})
	switch {
	case err != nil:
		return false, err
	case slices.EqualFunc(found, c.Entries, bytes.Equal):
		return true, nil
	case length != c.Expect, !bytes.Equal(last, c.Last):
		return false, conflict(c)
	}
	return false, nil
}

// The statement of a commit. Each part writes only if there is a row in grown: the table's, locked, of the expected length
// and with the expected last entry. The row has the sum of that entry: to look it up in its part of entries would double the cost of a
// commit. If an older program has written the last entry, its sum is unknown. Parts see one snapshot, so no row is in two of them.
//
// The first commit of a table has no sum of an entry before it: $19 is NULL. makeTable compares it all the same, because the server has
// to find out the type of each parameter.
const (
	summaryColumns = `seq, hidden, due_of, last_of, last, title, state, public, open, turn, decides, host, origin, kept, due, data,
		created, changed`
	summaryValues = `$2::bigint, $16::bigint, $2::bigint, $2::bigint, $20::bytea, $3::bytea, $4::bytea, $5::boolean, $6::bigint,
		$7::bigint, $8::bytea, $9::bytea, $10::bytea, $11::boolean, $12::bigint, $13::bytea, $14::bigint, $15::bigint`
	makeTable = `WITH grown AS (INSERT INTO tables (name, ` + summaryColumns + `)
		SELECT $1::bytea, ` + summaryValues + ` WHERE $19::bytea IS NULL ON CONFLICT DO NOTHING RETURNING name)`
	growTable = `WITH grown AS (UPDATE tables SET (` + summaryColumns + `) = ROW (` + summaryValues + `)
		WHERE name = $1::bytea AND seq = $17 AND (last = $19::bytea OR last_of <> seq) RETURNING name)`
	addEntries = ` INSERT INTO entries (tab, seq, data)
		SELECT name, $17::bigint + n, data FROM grown, unnest($18::bytea[]) WITH ORDINALITY AS given (data, n)`
	changeHoldings = `, released AS (DELETE FROM holdings WHERE (identity, tab, seat) IN
			(SELECT unnest($21::bytea[]), $1::bytea, unnest($22::bytea[])) AND EXISTS (SELECT FROM grown)),
		held AS (INSERT INTO holdings (identity, tab, seat)
			SELECT identity, $1::bytea, seat FROM unnest($23::bytea[], $24::bytea[]) AS given (identity, seat)
			WHERE EXISTS (SELECT FROM grown) ON CONFLICT DO NOTHING)`
)

// statement returns the statement of a commit and its arguments. It adds no entries if the log ends with another entry.
func statement(c *store.Commit) (query string, args []any) {
	query = growTable
	if c.Expect == 0 {
		query = makeTable
	}
	args = append(summaryArgs(&c.Summary), c.Expect, all(c.Entries, schema.Blob), c.Last, store.Sum(c.Entries[len(c.Entries)-1]))
	if len(c.Release)+len(c.Hold) > 0 {
		query, args = query+changeHoldings, append(args, holdingArgs(c)...)
	}
	return query + addEntries, args
}

func summaryArgs(s *store.Summary) []any {
	return []any{
		[]byte(s.Table), s.Logged(), []byte(s.Name), []byte(s.State), s.Public, s.Open, s.Turn, []byte(s.Decides), []byte(s.Host),
		[]byte(s.Origin), s.Kept, schema.Milliseconds(s.Due), schema.Blob(s.Data), s.Created.UnixMilli(), s.Changed.UnixMilli(), s.Hidden,
	}
}

// holdingArgs returns the holdings that a commit removes and adds.
func holdingArgs(c *store.Commit) []any {
	gone := slices.DeleteFunc(slices.Clone(c.Release), func(h store.SeatHolding) bool { return slices.Contains(c.Hold, h) })
	return []any{all(gone, identityOf), all(gone, seatOf), all(c.Hold, identityOf), all(c.Hold, seatOf)}
}

func identityOf(h store.SeatHolding) []byte { return []byte(h.Identity) }
func seatOf(h store.SeatHolding) []byte     { return []byte(h.Seat) }
func tableOf(h store.SeatHolding) []byte    { return []byte(h.Table) }
