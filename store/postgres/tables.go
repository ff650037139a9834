package postgres

import (
	"context"

	"github.com/jackc/pgx/v5"

	"volgare/store"
)

// Entries returns the entries of a table after seq.
func (s *Store) Entries(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	list, err := ask(ctx, s, func(row pgx.CollectableRow) (e store.Entry, err error) {
		err = row.Scan(&e.Seq, &e.Data)
		return e, err
	}, `SELECT seq, data FROM entries WHERE tab = $1 AND seq > $2 ORDER BY seq`, []byte(table), after)
	if err != nil || len(list) > 0 {
		return list, err
	}
	// No entries: a table that has no more than that, or none at all?
	_, err = one(ctx, s, pgx.RowTo[int], `SELECT 1 FROM tables WHERE name = $1`, []byte(table))
	return nil, err
}

// Summary returns the summary of a table.
func (s *Store) Summary(ctx context.Context, table string) (store.Summary, error) {
	return one(ctx, s, scanSummary, `SELECT name, `+summaryColumns+` FROM tables WHERE name = $1`, []byte(table))
}

// Seqs tells how far tables are.
func (s *Store) Seqs(ctx context.Context, tables []string) (map[string]int64, error) {
	seqs := map[string]int64{}
	scan := func(row pgx.CollectableRow) (struct{}, error) {
		var name text
		var seq int64
		err := row.Scan(&name, &seq)
		seqs[string(name)] = seq
		return struct{}{}, err
	}
	names := all(tables, func(name string) []byte { return []byte(name) })
	_, err := ask(ctx, s, scan, `SELECT name, seq FROM tables WHERE name = ANY ($1)`, names)
	return seqs, err
}

const (
	// listed is the condition of the index tables_listed, letter by letter.
	listed = `public AND (open > 0 OR state = 'playing')`
	// selected has the names of the tables that a query asks for, each part cut to
	// its limit as far as an index can. That of those that are being played goes
	// through all tables.
	selected = `SELECT tab FROM holdings WHERE identity = $1 UNION ALL
		(SELECT name FROM tables WHERE $2::boolean AND ` + listed + ` ORDER BY changed DESC, name LIMIT $3) UNION ALL
		(SELECT name FROM tables WHERE $4::boolean AND state = 'playing' ORDER BY changed DESC, name LIMIT $3)`
	summaries = `SELECT name, ` + summaryColumns + ` FROM tables WHERE name IN (` + selected + `) ORDER BY changed DESC, name LIMIT $3`
)

// Summaries lists tables, the last changed first, then by table.
func (s *Store) Summaries(ctx context.Context, q store.Query) ([]store.Summary, error) {
	n := q.Most()
	if n == 0 {
		return nil, ctx.Err()
	}
	return ask(ctx, s, scanSummary, summaries, []byte(q.Identity), q.Public, n, q.Playing)
}

// Tables lists all tables by name.
func (s *Store) Tables(ctx context.Context, after string, limit int) ([]store.Summary, error) {
	return ask(ctx, s, scanSummary, `SELECT name, `+summaryColumns+` FROM tables WHERE name > $1 ORDER BY name LIMIT $2`,
		[]byte(after), store.Bounded(limit))
}

func scanSummary(row pgx.CollectableRow) (store.Summary, error) {
	var s store.Summary
	var created, changed int64
	err := row.Scan((*text)(&s.Table), &s.Seq, (*text)(&s.Name), (*text)(&s.State), &s.Public, &s.Open, &s.Turn,
		(*text)(&s.Decides), &s.Data, &created, &changed)
	s.Created, s.Changed = instant(created), instant(changed)
	return s, err
}

// Holdings lists the seats that an identity holds, by table and seat.
func (s *Store) Holdings(ctx context.Context, identity string) ([]store.SeatHolding, error) {
	return ask(ctx, s, scanHolding, `SELECT tab, seat, identity FROM holdings WHERE identity = $1 ORDER BY tab, seat`, []byte(identity))
}

func scanHolding(row pgx.CollectableRow) (h store.SeatHolding, err error) {
	err = row.Scan((*text)(&h.Table), (*text)(&h.Seat), (*text)(&h.Identity))
	return h, err
}

// PutRules stores what rules were made of.
func (s *Store) PutRules(ctx context.Context, hash string, data []byte) error {
	if err := store.CheckRules(hash, data); err != nil {
		return err
	}
	return s.put(ctx, func(b *pgx.Batch) { putRules(b, hash, data) })
}

func putRules(b *pgx.Batch, hash string, data []byte) {
	b.Queue(`INSERT INTO rules (hash, data) VALUES ($1, $2) ON CONFLICT DO NOTHING`, []byte(hash), blob(data))
}

// Rules returns what rules were made of.
func (s *Store) Rules(ctx context.Context, hash string) ([]byte, error) {
	return one(ctx, s, pgx.RowTo[[]byte], `SELECT data FROM rules WHERE hash = $1`, []byte(hash))
}

// PutKey stores the key of the servers, unless there is one.
func (s *Store) PutKey(ctx context.Context, key []byte) error {
	if err := store.CheckKey(key); err != nil {
		return err
	}
	return s.put(ctx, func(b *pgx.Batch) {
		b.Queue(`INSERT INTO server_key (one, key) VALUES (true, $1) ON CONFLICT DO NOTHING`, key)
	})
}

// Key returns the key of the servers.
func (s *Store) Key(ctx context.Context) ([]byte, error) {
	return one(ctx, s, pgx.RowTo[[]byte], `SELECT key FROM server_key`)
}
