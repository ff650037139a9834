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
			s.resume(&all[i])
		}
	})
}

// resume loads a table that waits for a bot.
func (s *Service) resume(sum *store.Summary) {
	c, err := CardOf(sum.Data)
	if err == nil && slices.ContainsFunc(c.Seats, func(at Seat) bool { return at.Colour == sum.Decides && at.Bot != "" }) {
		_, err = s.Look(s.ctx, sum.Table)
	}
	if err != nil && s.ctx.Err() == nil {
		s.o.Log.Error("a table could not go on", "table", sum.Table, "error", err)
	}
}
