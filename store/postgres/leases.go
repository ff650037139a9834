package postgres

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/store"
)

var _ store.Leases = (*Store)(nil)

// Beat says that a node lives, and gives it leases of those that do not. What another node
// is being given at this moment is left to it. It is not tried again: who is not told what he was given
// asks for it.
func (s *Store) Beat(ctx context.Context, node string, lives time.Duration, most int) (map[string]store.Fence, error) {
	list, err := askOnce(ctx, s.vital, scanLease, `WITH beat AS (
			INSERT INTO nodes (id, until) VALUES ($1, now() + $2 * interval '1 millisecond')
			ON CONFLICT (id) DO UPDATE SET until = excluded.until
		), buried AS (
			DELETE FROM nodes WHERE id <> $1 AND until < now() - interval '1 day'
		), free AS (
			SELECT tab FROM leases WHERE node <> $1 AND `+dead+` LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
		)
		UPDATE leases SET node = $1, fence = nextval('fences') FROM free WHERE leases.tab = free.tab RETURNING leases.tab, fence`,
		[]byte(node), lives.Milliseconds(), most)
	if err != nil {
		if gone(err) {
			s.vital.Reset() // the others were to the same server
		}
		return nil, fmt.Errorf("%w: %w", store.ErrUnavailable, err)
	}
	return fences(node, list), nil
}

// dead tells of a row of leases that its node does not live.
const dead = `NOT EXISTS (SELECT FROM nodes WHERE id = leases.node AND until > now())`

// Lease gives a node the lease of a table.
func (s *Store) Lease(ctx context.Context, table, node string, need bool) (store.Fence, error) {
	held, err := s.leases(ctx, node, `INSERT INTO leases (node, tab) VALUES ($1, $2) ON CONFLICT (tab) DO UPDATE SET
			node = $1, fence = CASE leases.node WHEN $1 THEN leases.fence ELSE nextval('fences') END
		WHERE leases.node = $1 OR $3 OR `+dead+` RETURNING tab, fence`, []byte(table), need)
	if err == nil && len(held) == 0 {
		err = store.ErrFenced
	}
	return held[table], err
}

// Leased returns the leases of a node.
func (s *Store) Leased(ctx context.Context, node string) (map[string]store.Fence, error) {
	list, err := askBy(ctx, s.vital, scanLease, `SELECT tab, fence FROM leases WHERE node = $1`, []byte(node))
	return fences(node, list), err
}

// leases are those of a node that a statement returns, whose first argument is the node.
func (s *Store) leases(ctx context.Context, node, query string, args ...any) (map[string]store.Fence, error) {
	list, err := ask(ctx, s, scanLease, query, append([]any{[]byte(node)}, args...)...)
	return fences(node, list), err
}

// fences are leases of a node by table.
func fences(node string, list []lease) map[string]store.Fence {
	all := make(map[string]store.Fence, len(list))
	for _, l := range list {
		all[l.table] = store.Fence{Node: node, Number: l.number}
	}
	return all
}

// lease is a row of leases, whose node is known.
type lease struct {
	table  string
	number int64
}

func scanLease(row pgx.CollectableRow) (l lease, err error) {
	err = row.Scan((*text)(&l.table), &l.number)
	return l, err
}

// Let frees a lease.
func (s *Store) Let(ctx context.Context, table, node string) error {
	_, err := ask(ctx, s, pgx.RowTo[int], `DELETE FROM leases WHERE tab = $1 AND node = $2`, []byte(table), []byte(node))
	return err
}

// Retire says that a node lives no longer.
func (s *Store) Retire(ctx context.Context, node string) error {
	_, err := ask(ctx, s, pgx.RowTo[int], `DELETE FROM nodes WHERE id = $1`, []byte(node))
	return err
}
