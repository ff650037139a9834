package live

import (
	"cmp"
	"context"
	"fmt"

	"volgare/table"
)

// mayHold refuses who sits at as many tables as one person can: at another he does not sit down, and makes none.
func (s *Service) mayHold(ctx context.Context, identity string) error {
	marks, err := s.st.Marks(ctx, identity, table.MaxTables)
	if err != nil {
		return cmp.Or(ctx.Err(), table.RefuseFor(table.Unavailable, err))
	}
	if len(marks) < table.MaxTables || !marks[table.MaxTables-1].Running() {
		return nil
	}
	return table.RefuseFor(table.TooManyTables, fmt.Errorf("one person sits at %d tables at most whose game is not over", table.MaxTables))
}

// mayTake is mayHold for a command that gives a seat at a table to who does not sit there yet.
func (s *Service) mayTake(ctx context.Context, id string, c *table.Command) error {
	switch c.Action.(type) {
	case table.Sit, table.Claim:
	default:
		return nil
	}
	if snap, err := s.Look(ctx, id); err != nil || snap.Sits(c.By.ID) {
		return err
	}
	return s.mayHold(ctx, c.By.ID)
}
