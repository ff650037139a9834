package postgres

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/jackc/pgx/v5"

	"volgare/store"
)

// assumed is what a group finds if nobody has been quicker than those who wrote it. It is told of groups of commits, and of who
// waits for them; all else is rare.
func (g *group) assumed() (is found, ok bool) {
	is = found{lengths: map[string]int64{}, leases: map[string]store.Fence{}}
	for i := range g.batch {
		c := g.batch[i].commit
		if c == nil && g.batch[i].statements == nil {
			continue // it only waits
		}
		if c == nil {
			return is, false
		}
		if _, told := is.lengths[c.Summary.Table]; !told {
			is.lengths[c.Summary.Table] = c.Expect
		}
		if _, told := is.leases[c.Summary.Table]; !told && c.Fence != (store.Fence{}) {
			is.leases[c.Summary.Table] = c.Fence
		}
	}
	maps.DeleteFunc(is.lengths, func(_ string, length int64) bool { return length == 0 }) // those are not there yet
	return is, true
}

// commitAssuming writes a group in one round trip, so that no other writer waits for the way of an answer. The server
// compares what it finds with what is assumed: errStale, and nothing is written, if that is something else; or if this writer
// has written a later group, or given this one up, which then has come late.
func (g *group) commitAssuming(ctx context.Context, assumed found) error {
	b := &pgx.Batch{}
	b.Queue(`BEGIN`)
	b.Queue(stale+` WHERE NOT EXISTS (SELECT FROM writers WHERE id = $1 AND last < $2 FOR NO KEY UPDATE)`, g.id, g.number)
	g.lockAssuming(b, assumed)
	g.decide(assumed)
	if g.nothing() {
		return errStale
	}
	g.statements(b)
	return g.commit(ctx, b)
}

var errStale = errors.New("the database is not as a group takes it to be")

// What a transaction knows of itself: that something is not as assumed. Whatever it writes then, it does not.
const (
	stale = `SELECT set_config('volgare.stale', 'true', true)`
	fresh = `current_setting('volgare.stale', true) IS DISTINCT FROM 'true'`
)

// lockAssuming locks what look locks, in the same order, and notes it if that is not as assumed.
func (g *group) lockAssuming(b *pgx.Batch, assumed found) {
	if tables := g.tables(); len(tables) > 0 {
		there, lengths := [][]byte{}, []int64{}
		for _, table := range slices.Sorted(maps.Keys(assumed.lengths)) {
			there, lengths = append(there, []byte(table)), append(lengths, assumed.lengths[table])
		}
		b.Queue(stale+` FROM (SELECT coalesce(array_agg(name), '{}') AS names, coalesce(array_agg(seq), '{}') AS seqs
			FROM (`+lockTables+`) AS locked) AS are WHERE names <> $2 OR seqs <> $3`, tables, there, lengths)
	}
	if leased := g.leased(); len(leased) > 0 {
		var nodes [][]byte
		var fences []int64
		slices.SortFunc(leased, bytes.Compare)
		for _, table := range leased {
			fence := assumed.leases[string(table)]
			nodes, fences = append(nodes, []byte(fence.Node)), append(fences, fence.Number)
		}
		b.Queue(stale+` FROM (SELECT coalesce(array_agg(tab), '{}') AS tabs, array_agg(node) AS nodes, array_agg(fence) AS fences
			FROM (`+lockLeases+`) AS locked) AS are WHERE tabs <> $1 OR nodes <> $2 OR fences <> $3`, leased, nodes, fences)
	}
}
