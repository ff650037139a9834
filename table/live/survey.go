package live

import (
	"context"

	"volgare/store"
	"volgare/table"
)

// Each calls visit with the summaries of all tables, sorted by id, until visit returns an error.
func (s *Service) Each(ctx context.Context, visit func(*store.Summary) error) error {
	for after := ""; ; {
		page, err := s.env.st.Tables(ctx, after, store.MaxLimit)
		if err != nil || len(page) == 0 {
			return err
		}
		for i := range page {
			if err := visit(&page[i]); err != nil {
				return err
			}
		}
		after = page[len(page)-1].Table
	}
}

// Survey checks the rules of all tables when a server starts: it records which tables are read-only, and archives
// the rules of tables that are older than archives. It returns at once.
func (s *Service) Survey() {
	ctx := s.env.life.ctx
	s.env.life.start(func() {
		available := map[string]bool{} // rules that could be made for a table, by their hash
		err := s.Each(ctx, func(sum *store.Summary) error {
			c, err := table.CardOf(sum.Data)
			if err == nil && available[c.Rules] {
				return ctx.Err()
			}
			if s.survey(sum.Table) && c.Rules != "" {
				available[c.Rules] = true
			}
			return ctx.Err()
		})
		if err != nil && ctx.Err() == nil {
			s.env.o.Log.Error("not all tables were checked", "error", err)
		}
	})
}

// survey reports whether the rules of a table are available.
func (s *Service) survey(id string) bool {
	err := newReplica(s.env, id).check()
	if err != nil && table.CodeOf(err) != table.RulesUnavailable {
		s.env.o.Log.Error("a table was not checked", "table", id, "error", err)
		return false
	}
	s.env.readOnly.record(id, err)
	return err == nil
}
