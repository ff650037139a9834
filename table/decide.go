package table

import "time"

// Decide is the entry that a command makes of a table now, or why it is refused.
// Nothing changes by it.
func (s *Snapshot) Decide(c *Command, now time.Time) (*Entry, error) {
	if len(c.Key) > MaxKey {
		return nil, Refuse(BadKey)
	}
	if c.Seq >= 0 && (c.Seq < s.Version || c.Seq > s.Seq) {
		return nil, Refuse(Stale)
	}
	e, err := c.Action.decide(s, c.By, now)
	if err != nil {
		return nil, err
	}
	if e.Key = c.Key; e.Key != "" {
		e.Sum = c.sum()
	}
	return e, withinBounds(s, e)
}
