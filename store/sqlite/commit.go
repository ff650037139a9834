package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"

	"volgare/store"
	"volgare/store/schema"
)

// Commit appends to a table's log.
func (s *Store) Commit(ctx context.Context, c store.Commit) error {
	return s.put(ctx, c.Check(), func(g *group) error { return g.commit(&c) })
}

// commit writes everything but the summary, of which the group writes the last.
func (g *group) commit(c *store.Commit) error {
	table := c.Summary.Table
	n, err := g.length(table)
	if err != nil {
		return err
	}
	if n != c.Expect {
		return fmt.Errorf("%w: table %s has %d entries, expected %d", store.ErrConflict, table, n, c.Expect)
	}
	if err := g.checkLast(c); err != nil {
		return err
	}
	for i, data := range c.Entries {
		if err := g.exec(g.ctx, g.st.entry, table, n+int64(i)+1, schema.Blob(data)); err != nil {
			return err
		}
	}
	for _, h := range c.Release {
		if err := g.exec(g.ctx, g.st.release, h.Identity, h.Table, h.Seat); err != nil {
			return err
		}
	}
	for _, h := range c.Hold {
		if err := g.exec(g.ctx, g.st.hold, h.Identity, h.Table, h.Seat); err != nil {
			return err
		}
	}
	g.last[table] = &c.Summary
	return nil
}

// checkLast refuses a commit whose writer has read another last entry.
func (g *group) checkLast(c *store.Commit) error {
	if c.Expect == 0 {
		return nil
	}
	var last []byte
	if err := g.st.last.QueryRowContext(g.ctx, c.Summary.Table, c.Expect).Scan(&last); err != nil && !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	if !bytes.Equal(store.Sum(last), c.Last) {
		return fmt.Errorf("%w: table %s has another entry %d", store.ErrConflict, c.Summary.Table, c.Expect)
	}
	return nil
}

func (g *group) putSummary(s *store.Summary) error {
	return g.exec(g.ctx, g.st.summary, s.Table, s.Logged(), s.Hidden, s.Name, s.State, s.Public, s.Open, s.Turn, s.Decides,
		s.Host, s.Origin, s.Kept, schema.Milliseconds(s.Due), schema.Blob(s.Data), s.Created.UnixMilli(), s.Changed.UnixMilli())
}
