package postgres

import (
	"context"
	"maps"
	"slices"

	"github.com/jackc/pgx/v5"

	"volgare/store"
)

// Commit appends to a table's log.
func (s *Store) Commit(ctx context.Context, c store.Commit) error {
	if err := c.Check(); err != nil {
		return err
	}
	return s.writer.queue.Do(ctx, write{commit: &c})
}

// statements are those of what has been decided, one for each kind of row, and those of
// all else in the group.
func (g *group) statements(b *pgx.Batch) {
	if len(g.entries) > 0 {
		g.putEntries(b)
		g.putSummaries(b)
	}
	if len(g.holdings) > 0 {
		g.putHoldings(b)
	}
	for i := range g.batch {
		if put := g.batch[i].statements; put != nil && g.refused[i] == nil {
			put(b)
		}
	}
}

func (g *group) putEntries(b *pgx.Batch) {
	var tables, data [][]byte
	var seqs []int64
	for _, c := range g.entries {
		name := []byte(c.Summary.Table)
		for i, one := range c.Entries {
			tables, seqs, data = append(tables, name), append(seqs, c.Expect+int64(i)+1), append(data, blob(one))
		}
	}
	b.Queue(`INSERT INTO entries (tab, seq, data)
		SELECT tab, seq, data FROM unnest($1::bytea[], $2::bigint[], $3::bytea[]) AS given (tab, seq, data) WHERE `+fresh,
		tables, seqs, data)
}

const (
	summaryColumns = `seq, title, state, public, open, turn, decides, host, origin, kept, due, data, created, changed`
	// given are the rows of summaries that a statement gets as a list for each column.
	given = `unnest($1::bytea[], $2::bigint[], $3::bytea[], $4::bytea[], $5::boolean[], $6::bigint[], $7::bigint[],
		$8::bytea[], $9::bytea[], $10::bytea[], $11::boolean[], $12::bigint[], $13::bytea[], $14::bigint[], $15::bigint[])
		AS given (name, ` + summaryColumns + `)`
	insertSummaries = `INSERT INTO tables (name, due_of, ` + summaryColumns + `)
		SELECT name, seq, ` + summaryColumns + ` FROM ` + given + ` WHERE ` + fresh
	updateSummaries = `UPDATE tables SET seq = given.seq, title = given.title, state = given.state, public = given.public,
		open = given.open, turn = given.turn, decides = given.decides, host = given.host, origin = given.origin, kept = given.kept,
		due = given.due, due_of = given.seq, data = given.data, created = given.created, changed = given.changed
		FROM ` + given + ` WHERE tables.name = given.name AND ` + fresh
)

// putSummaries writes the last summary of each table. A new one that another writer makes
// at the same time is a row too many: then the group is written anew.
func (g *group) putSummaries(b *pgx.Batch) {
	var fresh, old []*store.Summary
	for _, name := range slices.Sorted(maps.Keys(g.last)) {
		if g.known[name] {
			old = append(old, g.last[name])
		} else {
			fresh = append(fresh, g.last[name])
		}
	}
	if len(fresh) > 0 {
		b.Queue(insertSummaries, columns(fresh)...)
	}
	if len(old) > 0 {
		b.Queue(updateSummaries, columns(old)...)
	}
}

// columns are summaries as the arguments of a statement.
func columns(list []*store.Summary) []any {
	texts := func(of func(*store.Summary) string) [][]byte {
		return all(list, func(s *store.Summary) []byte { return []byte(of(s)) })
	}
	figures := func(of func(*store.Summary) int64) []int64 { return all(list, of) }
	return []any{
		texts(func(s *store.Summary) string { return s.Table }),
		figures(func(s *store.Summary) int64 { return s.Seq }),
		texts(func(s *store.Summary) string { return s.Name }),
		texts(func(s *store.Summary) string { return s.State }),
		all(list, func(s *store.Summary) bool { return s.Public }),
		figures(func(s *store.Summary) int64 { return int64(s.Open) }),
		figures(func(s *store.Summary) int64 { return int64(s.Turn) }),
		texts(func(s *store.Summary) string { return s.Decides }),
		texts(func(s *store.Summary) string { return s.Host }),
		texts(func(s *store.Summary) string { return s.Origin }),
		all(list, func(s *store.Summary) bool { return s.Kept }),
		all(list, dueOf),
		all(list, func(s *store.Summary) []byte { return blob(s.Data) }),
		figures(func(s *store.Summary) int64 { return s.Created.UnixMilli() }),
		figures(func(s *store.Summary) int64 { return s.Changed.UnixMilli() }),
	}
}

// dueOf is Summary.Due as an argument.
func dueOf(s *store.Summary) *int64 {
	if s.Due.IsZero() {
		return nil
	}
	at := s.Due.UnixMilli()
	return &at
}

const insertHoldings = `INSERT INTO holdings (identity, tab, seat)
	SELECT identity, tab, seat FROM unnest($1::bytea[], $2::bytea[], $3::bytea[]) AS given (identity, tab, seat)
	WHERE ` + fresh + ` ON CONFLICT DO NOTHING`

// putHoldings changes the index of holdings to what the group leaves.
func (g *group) putHoldings(b *pgx.Batch) {
	var let, taken []store.SeatHolding
	for h, held := range g.holdings {
		if held {
			taken = append(taken, h)
		} else {
			let = append(let, h)
		}
	}
	if len(let) > 0 {
		b.Queue(`DELETE FROM holdings WHERE (identity, tab, seat) IN
			(SELECT unnest($1::bytea[]), unnest($2::bytea[]), unnest($3::bytea[])) AND `+fresh, seats(let)...)
	}
	if len(taken) > 0 {
		b.Queue(insertHoldings, seats(taken)...)
	}
}

// seats are holdings as the arguments of a statement.
func seats(list []store.SeatHolding) []any {
	return []any{
		all(list, func(h store.SeatHolding) []byte { return []byte(h.Identity) }),
		all(list, func(h store.SeatHolding) []byte { return []byte(h.Table) }),
		all(list, func(h store.SeatHolding) []byte { return []byte(h.Seat) }),
	}
}
