package sqlite

import (
	"context"
	"database/sql"
	"time"

	"volgare/store"
)

// DropTables lets go of tables that nobody has played at for long.
func (s *Store) DropTables(ctx context.Context, now time.Time, limit int) (n int, err error) {
	err = s.writer.queue.Do(ctx, func(g *group) error {
		n, err = g.dropTables(now, limit)
		return err
	})
	return n, err
}

func (g *group) dropTables(now time.Time, limit int) (int, error) {
	rows, err := g.st.unkept.QueryContext(g.ctx, now.Add(-store.UnkeptFor).UnixMilli(), max(limit, 0))
	names, err := collect(rows, err, func(row scanner) (name string, err error) {
		err = row.Scan(&name)
		return name, err
	})
	if err != nil {
		return 0, err
	}
	n := 0
	for _, name := range names {
		if g.last[name] != nil {
			continue // something happens there in this very moment
		}
		for _, st := range [...]*sql.Stmt{g.st.dropTable, g.st.dropEntries, g.st.dropHoldings, g.st.dropLinks, g.st.dropMade} {
			if err := g.exec(g.ctx, st, name); err != nil {
				return 0, err
			}
		}
		delete(g.lengths, name)
		n++
	}
	return n, nil
}
