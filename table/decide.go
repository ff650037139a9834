package table

import (
	"cmp"
	"time"
)

// decide is the entry that a command makes of a table now, or why it is refused.
// Nothing changes by it.
func (s *Snapshot) decide(c *Command, now time.Time) (*entry, error) {
	if len(c.Key) > MaxKey {
		return nil, refuse(BadKey)
	}
	if c.Seq >= 0 && (c.Seq < s.changed || c.Seq > s.Seq) {
		return nil, refuse(Stale)
	}
	e, err := c.Action.decide(s, c.By)
	if err != nil {
		return nil, err
	}
	if e.Key = c.Key; e.Key != "" {
		e.Sum = c.sum()
	}
	return e, cmp.Or(s.withinBounds(e), s.inTime(e, now))
}
