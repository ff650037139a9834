package table

import (
	"slices"

	"volgare/store"
)

// Resume lets the bots go on at tables that were left on their turn, when a server
// starts: at those of the last changed games, as many as a list has. It returns at
// once and loads one table after the other.
func (s *Service) Resume() {
	s.work.Go(func() {
		all, err := s.st.Summaries(s.ctx, store.Query{Playing: true, Limit: store.MaxLimit})
		if err != nil {
			s.o.Log.Error("bots could not go on", "error", err)
		}
		for i := range all {
			c, err := CardOf(all[i].Data)
			if err != nil {
				s.o.Log.Error("a table could not go on", "table", all[i].Table, "error", err)
			}
			if slices.ContainsFunc(c.Seats, func(at Seat) bool { return at.Colour == all[i].Decides && at.Bot != "" }) {
				s.wakeUp(all[i].Table)
			}
		}
	})
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
	for CodeOf(err) == Unavailable && pause(s.ctx, retry) {
		_, err = s.Look(s.ctx, id)
	}
	if err != nil && s.ctx.Err() == nil {
		s.o.Log.Error("a table could not go on", "table", id, "error", err)
	}
}
