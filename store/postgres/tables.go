package postgres

import (
	"context"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/schema"
)

// Entries returns the entries of a table after seq.
func (s *Store) Entries(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	return schema.Entries(ask(ctx, s, schema.Entry, schema.EntriesAfter, []byte(table), after))
}

// Summary returns the summary of a table.
func (s *Store) Summary(ctx context.Context, table string) (store.Summary, error) {
	return one(ctx, s, schema.Summary, `SELECT name, `+s.columns+` FROM tables WHERE name = $1`, []byte(table))
}

// Lengths returns the lengths of the logs of tables.
func (s *Store) Lengths(ctx context.Context, tables []string) (map[string]store.Length, error) {
	names := all(tables, func(name string) []byte { return []byte(name) })
	length, _, _ := strings.Cut(s.columns, titleColumn)
	return schema.Lengths(ask(ctx, s, schema.Length, `SELECT name, `+length+` FROM tables WHERE name = ANY ($1)`, names))
}

const (
	// readColumns are the columns of summaries for reading. The due time is valid only for the entry with which it was stored,
	// because an older version that writes to the same database does not update it.
	readColumns = schema.LengthColumns + titleColumn + `, state, public, open, turn, decides, ` + sharesColumns + `, ` + dueColumn +
		`, data, created, changed`
	titleColumn   = `, title`
	sharesColumns = `host, origin, kept`
	dueColumn     = `CASE WHEN due_of = seq THEN due WHEN state = 'playing' THEN 0 END`
)

// laterColumns lists the columns added by later versions, newest first, and the expressions that replace them for a database
// without them.
var laterColumns = []struct{ are, were string }{
	{schema.LengthColumns, `seq, 0::bigint`},
	{dueColumn, `CASE WHEN state = 'playing' THEN 0::bigint END`},
	{sharesColumns, `''::bytea, ''::bytea, true`},
}

// Tables, and the expressions that replace them for a database of an earlier version.
const (
	secretsTable    = `server_secrets`
	earlierSecret   = `(SELECT 'server'::bytea AS name, key AS data FROM server_key) AS earlier` //nolint:gosec // a query, not a secret
	channelsTable   = `channels`
	earlierChannels = `(SELECT b AS id, b AS identity, b AS tab, b AS target, b AS data
		FROM (VALUES (''::bytea)) AS of (b) LIMIT 0) AS earlier`
)

const (
	// ofIdentity is the condition of the tables at which an identity has a seat. Its id follows.
	ofIdentity = `name IN (SELECT tab FROM holdings WHERE identity = `
	// summaries is the start of a query for summaries. A condition is appended.
	summaries = `SELECT name, ` + readColumns + ` FROM tables WHERE ` + schema.Behind
	held      = summaries + ofIdentity + `$5)` + schema.Order + `$4`
	listed    = summaries + schema.Listed + schema.Order + `$4`
)

// Summaries lists the tables that q selects, in the order of their places.
func (s *Store) Summaries(ctx context.Context, q store.Query) ([]store.Summary, error) {
	n := q.Most()
	if n == 0 {
		return nil, ctx.Err()
	}
	args := []any{q.After.Rank, -q.After.Changed.UnixMilli(), []byte(q.After.Table), n}
	most := q.Shares()
	query, more := listed, []any{most.Host, most.Origin}
	if q.Identity != "" {
		query, more = held, []any{[]byte(q.Identity)}
	}
	return ask(ctx, s, schema.Summary, query, append(args, more...)...)
}

// Marks lists the tables of an identity with their last entry and its seats.
func (s *Store) Marks(ctx context.Context, identity string, limit int) ([]store.Mark, error) {
	return ask(ctx, s, schema.Mark, `SELECT name, state, seq - hidden,
		(SELECT string_agg(seat, ','::bytea ORDER BY seat) FROM holdings WHERE identity = $1 AND tab = name)
		FROM tables WHERE `+ofIdentity+`$1)`+schema.Order+`$2`, []byte(identity), store.Bounded(limit))
}

// Tables lists at most limit tables after the given one, in the order of their names.
func (s *Store) Tables(ctx context.Context, after string, limit int) ([]store.Summary, error) {
	return ask(ctx, s, schema.Summary, `SELECT name, `+s.columns+` FROM tables WHERE name > $1 ORDER BY name LIMIT $2`,
		[]byte(after), store.Bounded(limit))
}

// Holdings lists the seats that an identity holds, by table and seat.
func (s *Store) Holdings(ctx context.Context, identity string) ([]store.SeatHolding, error) {
	return ask(ctx, s, schema.Holding, `SELECT tab, seat, identity FROM holdings WHERE identity = $1 ORDER BY tab, seat`, []byte(identity))
}

const dueAfter = `SELECT name, ` + dueColumn + ` FROM tables
	WHERE (` + dueColumn + `) IS NOT NULL AND ((` + dueColumn + `), name) > ($1, $2) ORDER BY (` + dueColumn + `), name LIMIT $3`

// Due lists the tables with a scheduled action.
func (s *Store) Due(ctx context.Context, after store.Due, limit int) ([]store.Due, error) {
	return ask(ctx, s, schema.Due, dueAfter, after.At.UnixMilli(), []byte(after.Table), store.Bounded(limit))
}

// NothingDue records that nothing is scheduled at a table.
func (s *Store) NothingDue(ctx context.Context, table string, logged int64) error {
	return s.write(ctx, func(b *pgx.Batch) {
		b.Queue(`UPDATE tables SET due = NULL, due_of = seq WHERE name = $1 AND seq = $2`, []byte(table), logged)
	})
}

// PutRules stores the source of rules.
func (s *Store) PutRules(ctx context.Context, hash string, data []byte) error {
	return s.put(ctx, store.CheckRules(hash, data), func(b *pgx.Batch) { putRules(b, hash, data) })
}

func putRules(b *pgx.Batch, hash string, data []byte) {
	b.Queue(`INSERT INTO rules (hash, data) VALUES ($1, $2) ON CONFLICT DO NOTHING`, []byte(hash), schema.Blob(data))
}

// Rules returns the source of rules.
func (s *Store) Rules(ctx context.Context, hash string) ([]byte, error) {
	return one(ctx, s, schema.Value[[]byte], `SELECT data FROM rules WHERE hash = $1`, []byte(hash))
}

// PutSecret stores a secret of the servers, unless there is one with that name.
func (s *Store) PutSecret(ctx context.Context, name string, data []byte) error {
	secret := store.Secret{Name: name, Data: data}
	return s.put(ctx, secret.Check(), func(b *pgx.Batch) { putSecret(b, &secret) })
}

func putSecret(b *pgx.Batch, s *store.Secret) {
	b.Queue(schema.PutSecret, []byte(s.Name), s.Data)
}

// Secret returns a secret of the servers.
func (s *Store) Secret(ctx context.Context, name string) ([]byte, error) {
	return one(ctx, s, schema.Value[[]byte], `SELECT data FROM `+s.secrets+` WHERE name = $1`, []byte(name))
}

// Pulse records that a server runs, and returns the times in which none ran.
func (s *Store) Pulse(ctx context.Context, now time.Time) ([]store.Outage, error) {
	err := s.write(ctx, func(b *pgx.Batch) {
		b.Queue(`INSERT INTO outages (since, until) SELECT at, $1 FROM alive WHERE at < $2 ON CONFLICT DO NOTHING`,
			now.UnixMilli(), now.Add(-store.MaxSilence).UnixMilli())
		putPulse(b, now)
		b.Queue(`DELETE FROM outages WHERE until < $1`, now.Add(-store.OutagesFor).UnixMilli())
	})
	if err != nil {
		return nil, err
	}
	return ask(ctx, s, schema.Outage, `SELECT since, until FROM outages ORDER BY since`)
}

func putPulse(b *pgx.Batch, now time.Time) {
	b.Queue(`INSERT INTO alive (one, at) VALUES (true, $1) ON CONFLICT (one) DO UPDATE SET at = greatest(alive.at, excluded.at)`,
		now.UnixMilli())
}

// PutDerived stores a value that can be computed again, and deletes the oldest values beyond store.MaxDerived.
func (s *Store) PutDerived(ctx context.Context, d store.Derived) error {
	return s.put(ctx, d.Check(), func(b *pgx.Batch) {
		b.Queue(`INSERT INTO derived (tab, name, made_of, data) VALUES ($1, $2, $3, $4)
			ON CONFLICT (tab, name) DO UPDATE SET (age, made_of, data) = (DEFAULT, excluded.made_of, excluded.data)`,
			[]byte(d.Table), []byte(d.Name), []byte(d.Of), schema.Blob(d.Data))
		b.Queue(`DELETE FROM derived WHERE age NOT IN (SELECT age FROM derived ORDER BY age DESC LIMIT $1)`, store.MaxDerived)
	})
}

// Derived returns derived data.
func (s *Store) Derived(ctx context.Context, table, name, of string) ([]byte, error) {
	return one(ctx, s, schema.Value[[]byte], `SELECT data FROM derived WHERE tab = $1 AND name = $2 AND made_of = $3`,
		[]byte(table), []byte(name), []byte(of))
}
