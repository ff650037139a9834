package live

import (
	"cmp"
	"context"
	"fmt"

	"volgare/store"
	"volgare/table"
)

// mayHold refuses a further seat or table to an identity that is seated at table.MaxTables running tables.
func mayHold(ctx context.Context, st store.Store, identity string) error {
	marks, err := st.Marks(ctx, identity, table.MaxTables)
	if err != nil {
		return cmp.Or(ctx.Err(), table.RefuseFor(table.Unavailable, err))
	}
	if len(marks) < table.MaxTables || !marks[table.MaxTables-1].Running() {
		return nil
	}
	return table.RefuseFor(table.TooManyTables, fmt.Errorf("one person sits at %d tables at most whose game is not over", table.MaxTables))
}

// mayTake checks mayHold for a command by which a person who is not seated at a table takes a seat there.
func mayTake(ctx context.Context, tables *liveTables, id string, c *table.Command) error {
	switch c.Action.(type) {
	case table.Sit, table.Claim:
	default:
		return nil
	}
	if snap, err := tables.look(ctx, id); err != nil || snap.Sits(c.By.ID) {
		return err
	}
	return mayHold(ctx, tables.env.st, c.By.ID)
}
