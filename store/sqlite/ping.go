package sqlite

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"volgare/store"
)

// Ping does what the first commit of a table does, and reads what it has written, so that nil means that tables
// can be made: a row that is only changed in its place finds neither a full disk nor a file that was cut short.
func (s *Store) Ping(ctx context.Context) error {
	var cannot error // of the rehearsal alone: others are in the same group
	err := s.writer.queue.do(ctx, func(g *group) (err error) {
		cannot, err = g.rehearse()
		return cmp.Or(err, g.putDerived(&rehearsed))
	})
	if err != nil {
		return err
	}
	if cannot != nil {
		return fmt.Errorf("%w: %w", store.ErrUnavailable, explained(cannot))
	}
	_, err = s.Derived(ctx, rehearsed.Table, rehearsed.Name, rehearsed.Of)
	return err
}

// Well is Ping: nobody else writes, and what was to be written before waits for the disk alone.
func (s *Store) Well(ctx context.Context) error { return s.Ping(ctx) }

// rehearsed is what is kept of a rehearsal: as much as a commit may write, in the place of what was kept before. No table has
// its name.
var rehearsed = store.Derived{Name: "ping", Of: "ping", Data: make([]byte, 24<<10)}

// rehearse makes a table within the transaction, and takes it back. Cannot says why that failed where the transaction goes on
// without it.
func (g *group) rehearse() (cannot, err error) {
	if err := g.exec(g.ctx, g.st.savepoint); err != nil {
		return nil, err
	}
	now := time.UnixMilli(0)
	cannot = cmp.Or(
		g.exec(g.ctx, g.st.entry, "", 1, rehearsed.Data),
		g.exec(g.ctx, g.st.hold, "", "", ""),
		g.putSummary(&store.Summary{Seq: 1, Public: true, Open: 1, Due: now, Created: now, Changed: now}),
	)
	return cannot, cmp.Or(g.exec(g.ctx, g.st.takeBack), g.exec(g.ctx, g.st.goOn))
}
