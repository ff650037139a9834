package live

import (
	"slices"

	"volgare/store"
	"volgare/table"
)

// Resume lets the bots go on at tables that were left on their turn, when a server
// starts, the last changed first. It returns at once and loads one table after the other.
func (s *Service) Resume() {
	s.work.Go(func() {
		q := store.Query{Playing: true, Limit: store.MaxLimit}
		for {
			all, err := s.st.Summaries(s.ctx, q)
			if err != nil {
				s.o.Log.Error("bots could not go on", "error", err)
			}
			for i := range all {
				s.resume(&all[i])
			}
			if len(all) < q.Limit {
				return
			}
			q.After = all[len(all)-1].Place()
		}
	})
}

// resume wakes a table on whose bot the game waits.
func (s *Service) resume(sum *store.Summary) {
	c, err := table.CardOf(sum.Data)
	if err != nil {
		s.o.Log.Error("a table could not go on", "table", sum.Table, "error", err)
	}
	if slices.ContainsFunc(c.Seats, func(at table.Seat) bool { return at.Colour == sum.Decides && at.Bot != "" }) {
		s.wakeUp(sum.Table)
	}
}

// adopt loads a table for which another node has acted by itself. It returns at once.
func (s *Service) adopt(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.closed {
		s.work.Go(func() { s.wakeUp(id) })
	}
}

// wakeUp loads a table whose bots nobody else may let go on: as soon as the store can be read.
func (s *Service) wakeUp(id string) {
	_, err := s.Look(s.ctx, id)
	for table.CodeOf(err) == table.Unavailable && pause(s.ctx, retry) {
		_, err = s.Look(s.ctx, id)
	}
	if err != nil && s.ctx.Err() == nil {
		s.o.Log.Error("a table could not go on", "table", id, "error", err)
	}
}
