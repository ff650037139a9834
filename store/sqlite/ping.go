package sqlite

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"volgare/store"
)

// Ping makes the same writes as the first commit of a table and reads them back, so nil means that tables can be created. Updating
// an existing row would detect neither a full disk nor a truncated file.
func (s *Store) Ping(ctx context.Context) error {
	var cannot error // of the rehearsal only: other writes are in the same group
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

// Well is Ping: no other process writes, and earlier writes wait for the disk only.
func (s *Store) Well(ctx context.Context) error { return s.Ping(ctx) }

// rehearsed is the data that a rehearsal leaves in the store: as much as a commit may write. It replaces the data of the last
// rehearsal, and belongs to no table.
var rehearsed = store.Derived{Name: "ping", Of: "ping", Data: make([]byte, 24<<10)}

// rehearse creates a table within the transaction and rolls that back. cannot is the reason for a failure that does not affect the
// rest of the transaction.
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
