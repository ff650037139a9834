package postgres

import (
	"context"
	"maps"
	"slices"

	"github.com/jackc/pgx/v5"

	"volgare/store"
)

// found is what a group finds of what its writes depend on, and has locked.
type found struct {
	lengths    map[string]int64          // of logs; none: the table is not there
	leases     map[string]store.Fence    // of tables that a commit wants leased
	identities map[string]store.Identity // that are to be changed
	links      map[string]bool           // that are to be dropped
}

// Every writer locks in the same order, so that two never wait for each other: tables by name,
// their leases, so that none goes to another node before the end, identities, links.
const (
	lockTables = `SELECT name, seq FROM tables WHERE name = ANY ($1) ORDER BY name FOR NO KEY UPDATE`
	lockLeases = `SELECT tab, node, fence FROM leases WHERE tab = ANY ($1) ORDER BY tab FOR SHARE`
	lockLinks  = `SELECT hash FROM links WHERE hash = ANY ($1) ORDER BY hash FOR UPDATE`
)

// look begins the transaction, locks, and tells what this writer has stored last and what it finds. The
// writer's row comes first: an earlier try that has begun holds it as long as it may still be stored.
func (g *group) look(ctx context.Context) (last int64, sum []byte, is found, err error) {
	b := &pgx.Batch{}
	b.Queue(`BEGIN`)
	b.Queue(`SELECT last, sum FROM writers WHERE id = $1 FOR NO KEY UPDATE`, g.id).QueryRow(func(row pgx.Row) error {
		return row.Scan(&last, &sum)
	})
	is = found{map[string]int64{}, map[string]store.Fence{}, map[string]store.Identity{}, map[string]bool{}}
	var name, node text
	var figure int64
	if tables := g.tables(); len(tables) > 0 {
		each(b, []any{&name, &figure}, func() { is.lengths[string(name)] = figure }, lockTables, tables)
	}
	if leased := g.leased(); len(leased) > 0 {
		each(b, []any{&name, &node, &figure}, func() { is.leases[string(name)] = store.Fence{Node: string(node), Number: figure} },
			lockLeases, leased)
	}
	g.lookForIdentities(b, is.identities)
	if links := keys(g.batch, func(w *write) string { return string(w.link) }); len(links) > 0 {
		each(b, []any{&name}, func() { is.links[string(name)] = true }, lockLinks, links)
	}
	err = g.conn.SendBatch(ctx, b).Close()
	return last, sum, is, err
}

// lookForIdentities reads those that are to be changed, once they are locked: secrets stand in rows of their own.
func (g *group) lookForIdentities(b *pgx.Batch, is map[string]store.Identity) {
	changed := keys(g.batch, func(w *write) string {
		if w.was == nil {
			return ""
		}
		return w.was.ID
	})
	if len(changed) == 0 {
		return
	}
	b.Queue(`SELECT FROM identities WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE`, changed)
	b.Queue(identity+`WHERE id = ANY ($1)`, changed).Query(func(rows pgx.Rows) error {
		list, err := pgx.CollectRows(rows, scanIdentity)
		for _, one := range list {
			is[one.ID] = one
		}
		return err
	})
}

// each queues a query, and calls f when a row has been read.
func each(b *pgx.Batch, row []any, f func(), query string, args ...any) {
	b.Queue(query, args...).Query(func(rows pgx.Rows) error {
		_, err := pgx.ForEachRow(rows, row, func() error { f(); return nil })
		return err
	})
}

// tables are the names of those to which commits of the group append.
func (g *group) tables() [][]byte {
	return keys(g.batch, func(w *write) string {
		if w.commit == nil {
			return ""
		}
		return w.commit.Summary.Table
	})
}

// leased are the names of those of which a commit wants the lease.
func (g *group) leased() [][]byte {
	return keys(g.batch, func(w *write) string {
		if w.commit == nil || w.commit.Fence == (store.Fence{}) {
			return ""
		}
		return w.commit.Summary.Table
	})
}

// keys are what some writes are about, each once; "" for a write that is about nothing of the kind.
func keys(batch []write, of func(*write) string) [][]byte {
	set := map[string]bool{}
	for i := range batch {
		if key := of(&batch[i]); key != "" {
			set[key] = true
		}
	}
	return all(slices.Collect(maps.Keys(set)), func(key string) []byte { return []byte(key) })
}
