package table

import (
	"cmp"
	"context"
	"fmt"
)

// mayHold refuses who sits at as many tables as one person can: at another he does not sit down, and makes none.
func (s *Service) mayHold(ctx context.Context, identity string) error {
	marks, err := s.st.Marks(ctx, identity, MaxTables)
	if err != nil {
		return cmp.Or(ctx.Err(), RefuseFor(Unavailable, err))
	}
	if len(marks) < MaxTables || !marks[MaxTables-1].Running() {
		return nil
	}
	return RefuseFor(TooManyTables, fmt.Errorf("one person sits at %d tables at most whose game is not over", MaxTables))
}

// mayTake is mayHold for a command that gives a seat at a table to who does not sit there yet.
func (s *Service) mayTake(ctx context.Context, id string, c *Command) error {
	switch c.Action.(type) {
	case Sit, Claim:
	default:
		return nil
	}
	if snap, err := s.Look(ctx, id); err != nil || snap.Sits(c.By.Identity) {
		return err
	}
	return s.mayHold(ctx, c.By.Identity)
}
