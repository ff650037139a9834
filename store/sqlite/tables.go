package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"volgare/store"
	"volgare/store/schema"
)

// Entries returns the entries of a table after seq.
func (s *Store) Entries(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	rows, err := s.st.entries.QueryContext(ctx, table, after)
	return schema.Entries(collect(rows, err, schema.Entry))
}

// Summary returns the summary of a table.
func (s *Store) Summary(ctx context.Context, table string) (store.Summary, error) {
	sum, err := schema.Summary(s.st.summary.QueryRowContext(ctx, table))
	return sum, found(err)
}

// Lengths returns the lengths of the logs of tables.
func (s *Store) Lengths(ctx context.Context, tables []string) (map[string]store.Length, error) {
	names, err := json.Marshal(tables)
	if err != nil {
		return nil, err
	}
	rows, err := s.st.lengths.QueryContext(ctx, string(names))
	return schema.Lengths(collect(rows, err, schema.Length))
}

// Summaries lists tables in the order of their places.
func (s *Store) Summaries(ctx context.Context, q store.Query) ([]store.Summary, error) {
	n := q.Most()
	if n == 0 {
		return nil, ctx.Err()
	}
	args := []any{q.After.Rank, -q.After.Changed.UnixMilli(), q.After.Table, n}
	most := q.Shares()
	st, more := s.st.listed, []any{most.Host, most.Origin}
	if q.Identity != "" {
		st, more = s.st.held, []any{q.Identity}
	}
	rows, err := st.QueryContext(ctx, append(args, more...)...)
	return collect(rows, err, schema.Summary)
}

// Marks lists the tables of an identity with their last entry and its seats.
func (s *Store) Marks(ctx context.Context, identity string, limit int) ([]store.Mark, error) {
	rows, err := s.st.marks.QueryContext(ctx, identity, store.Bounded(limit))
	return collect(rows, err, schema.Mark)
}

// Tables lists at most limit tables after the given one, in the order of their names.
func (s *Store) Tables(ctx context.Context, after string, limit int) ([]store.Summary, error) {
	rows, err := s.st.tables.QueryContext(ctx, after, store.Bounded(limit))
	return collect(rows, err, schema.Summary)
}

// Due lists the tables at which something is due.
func (s *Store) Due(ctx context.Context, after store.Due, limit int) ([]store.Due, error) {
	rows, err := s.st.due.QueryContext(ctx, after.At.UnixMilli(), after.Table, store.Bounded(limit))
	return collect(rows, err, schema.Due)
}

// NothingDue says that nothing is due at a table.
func (s *Store) NothingDue(ctx context.Context, table string, logged int64) error {
	return s.writer.queue.do(ctx, func(g *group) error { return g.exec(g.ctx, g.st.nothingDue, table, logged) })
}

// PutRules stores what rules were made of.
func (s *Store) PutRules(ctx context.Context, hash string, data []byte) error {
	return s.put(ctx, store.CheckRules(hash, data), func(g *group) error { return g.exec(g.ctx, g.st.rules, hash, data) })
}

// Rules returns what rules were made of.
func (s *Store) Rules(ctx context.Context, hash string) ([]byte, error) {
	var data []byte
	err := s.st.rules.QueryRowContext(ctx, hash).Scan(&data)
	return data, found(err)
}

// PutSecret stores a secret of the servers, unless there is one with that name.
func (s *Store) PutSecret(ctx context.Context, name string, data []byte) error {
	secret := store.Secret{Name: name, Data: data}
	return s.put(ctx, secret.Check(), func(g *group) error { return g.exec(g.ctx, g.st.secretOfServers, name, data) })
}

// Secret returns a secret of the servers.
func (s *Store) Secret(ctx context.Context, name string) ([]byte, error) {
	data, err := schema.Value[[]byte](s.st.secretOfServers.QueryRowContext(ctx, name))
	return data, found(err)
}

// Pulse records that a server runs, and returns the times in which none ran.
func (s *Store) Pulse(ctx context.Context, now time.Time) ([]store.Outage, error) {
	err := s.writer.queue.do(ctx, func(g *group) error {
		return errors.Join(
			g.exec(g.ctx, g.st.outage, now.UnixMilli(), now.Add(-store.MaxSilence).UnixMilli()),
			g.exec(g.ctx, g.st.pulse, now.UnixMilli()),
			g.exec(g.ctx, g.st.oldOutages, now.Add(-store.OutagesFor).UnixMilli()))
	})
	if err != nil {
		return nil, err
	}
	rows, err := s.st.outages.QueryContext(ctx)
	return collect(rows, err, schema.Outage)
}

// Holdings lists the seats that an identity holds, by table and seat.
func (s *Store) Holdings(ctx context.Context, identity string) ([]store.SeatHolding, error) {
	rows, err := s.st.holdings.QueryContext(ctx, identity)
	return collect(rows, err, schema.Holding)
}

// DropTables deletes old tables at which no game was played.
func (s *Store) DropTables(ctx context.Context, now time.Time, limit int) (n int, err error) {
	err = s.writer.queue.do(ctx, func(g *group) error {
		n, err = g.dropTables(now, limit)
		return err
	})
	return n, err
}

func (g *group) dropTables(now time.Time, limit int) (int, error) {
	rows, err := g.st.unkept.QueryContext(g.ctx, now.Add(-store.UnkeptFor).UnixMilli(), max(limit, 0))
	names, err := collect(rows, err, schema.Value[string])
	if err != nil {
		return 0, err
	}
	n := 0
	for _, name := range names {
		if g.last[name] != nil {
			continue // something happens there in this very moment
		}
		for _, st := range [...]*sql.Stmt{
			g.st.dropTable, g.st.dropEntries, g.st.dropHoldings, g.st.dropLinks, g.st.dropMade, g.st.dropChannels, g.st.dropNotes,
		} {
			if err := g.exec(g.ctx, st, name); err != nil {
				return 0, err
			}
		}
		n++
	}
	return n, nil
}

// PutDerived stores a value that can be computed again, and deletes the oldest values beyond store.MaxDerived.
func (s *Store) PutDerived(ctx context.Context, d store.Derived) error {
	return s.put(ctx, d.Check(), func(g *group) error { return g.putDerived(&d) })
}

func (g *group) putDerived(d *store.Derived) error {
	if err := g.exec(g.ctx, g.st.derived, d.Table, d.Name, d.Of, schema.Blob(d.Data)); err != nil {
		return err
	}
	return g.exec(g.ctx, g.st.oldDerived, store.MaxDerived)
}

// Derived returns what is kept.
func (s *Store) Derived(ctx context.Context, table, name, of string) ([]byte, error) {
	var data []byte
	err := s.st.derived.QueryRowContext(ctx, table, name, of).Scan(&data)
	return data, found(err)
}

// collect reads all rows of a query and closes it.
func collect[T any](rows *sql.Rows, err error, scan func(schema.Row) (T, error)) ([]T, error) {
	if err != nil {
		return nil, explained(err)
	}
	defer rows.Close()
	var list []T
	for rows.Next() {
		one, err := scan(rows)
		if err != nil {
			return nil, err
		}
		list = append(list, one)
	}
	if err := rows.Err(); err != nil {
		return nil, explained(err)
	}
	return list, nil
}

// found turns the absence of a row into ErrUnknown.
func found(err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		return store.ErrUnknown
	}
	return explained(err)
}
