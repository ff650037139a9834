package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/schema"
)

// PutReport stores a report and deletes one if there are too many.
func (s *Store) PutReport(ctx context.Context, r store.Report) error {
	return s.put(ctx, r.Check(), func(b *pgx.Batch) { putReport(b, &r) })
}

// putReport locks the reports of a table, so that other writers wait while it counts them.
func putReport(b *pgx.Batch, r *store.Report) {
	table, by := []byte(r.Table), []byte(r.By)
	b.Queue(`SELECT pg_advisory_xact_lock(hashtextextended('reports of ' || encode($1::bytea, 'hex'), 0))`, table)
	b.Queue(`INSERT INTO reports (id, tab, identity, seq, created, data) VALUES ($1, $2, $3, $4, $5, $6)
		ON CONFLICT (id) DO UPDATE SET (tab, identity, seq, created, data) =
		(excluded.tab, excluded.identity, excluded.seq, excluded.created, excluded.data)`,
		[]byte(r.ID), table, by, r.Seq, r.Created.UnixMilli(), schema.Blob(r.Data))
	b.Queue(`DELETE FROM reports WHERE tab = $1 AND identity = $2 AND id NOT IN
		(SELECT id FROM reports WHERE tab = $1 AND identity = $2 ORDER BY created DESC, id DESC LIMIT $3)`,
		table, by, store.MaxReportsEach)
	b.Queue(`DELETE FROM reports WHERE id IN
		(SELECT id FROM (SELECT id, created, count(*) OVER (PARTITION BY identity) AS n FROM reports WHERE tab = $1) AS counted
		ORDER BY n DESC, created, id LIMIT greatest(0, (SELECT count(*) FROM reports WHERE tab = $1) - $2))`,
		table, store.MaxReports)
}

const reportColumns = `id, tab, identity, seq, created, data`

// Reports lists the reports of a table, oldest first.
func (s *Store) Reports(ctx context.Context, table string) ([]store.Report, error) {
	return ask(ctx, s, schema.Report, `SELECT `+reportColumns+` FROM reports WHERE tab = $1
		ORDER BY created, id`, []byte(table))
}

// DropTables deletes old unplayed tables. A table that is changed concurrently is kept.
func (s *Store) DropTables(ctx context.Context, now time.Time, limit int) (n int, err error) {
	const dropUnkept = `WITH gone AS (DELETE FROM tables WHERE name IN (SELECT name FROM tables
				WHERE NOT kept AND changed < $1 AND name NOT IN (SELECT tab FROM reports) ORDER BY changed LIMIT $2 FOR UPDATE)
			RETURNING name),
		entry AS (DELETE FROM entries WHERE tab IN (SELECT name FROM gone)),
		holding AS (DELETE FROM holdings WHERE tab IN (SELECT name FROM gone)),
		link AS (DELETE FROM links WHERE tab IN (SELECT name FROM gone)),
		channel AS (DELETE FROM channels WHERE identity = '' AND tab IN (SELECT name FROM gone)),
		note AS (DELETE FROM notes WHERE tab IN (SELECT name FROM gone)),
		made AS (DELETE FROM derived WHERE tab IN (SELECT name FROM gone))
		SELECT count(*) FROM gone`
	err = s.write(ctx, func(b *pgx.Batch) {
		b.Queue(dropUnkept, now.Add(-store.UnkeptFor).UnixMilli(), max(limit, 0)).QueryRow(func(row pgx.Row) error { return row.Scan(&n) })
	})
	return n, err
}

// DropReports deletes old reports.
func (s *Store) DropReports(ctx context.Context, now time.Time) error {
	before := now.Add(-store.ReportsFor).UnixMilli()
	return s.write(ctx, func(b *pgx.Batch) { b.Queue(`DELETE FROM reports WHERE created < $1`, before) })
}
