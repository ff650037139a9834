package live

import (
	"cmp"
	"context"

	"volgare/store"
	"volgare/table"
)

// Each goes through all tables by id, until visit returns an error.
func (s *Service) Each(ctx context.Context, visit func(*store.Summary) error) error {
	for after := ""; ; {
		page, err := s.st.Tables(ctx, after, store.MaxLimit)
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

// Survey goes through all tables when a server starts: it notes which are lost, and stores
// the rules of those that were made before rules were stored. It returns at once.
func (s *Service) Survey() {
	s.work.Go(func() {
		there := map[string]bool{} // rules that could be made for a table, by their hash
		err := s.Each(s.ctx, func(sum *store.Summary) error {
			c, err := table.CardOf(sum.Data)
			if err == nil && there[c.Rules] {
				return s.ctx.Err()
			}
			if s.survey(sum.Table) && c.Rules != "" {
				there[c.Rules] = true
			}
			return s.ctx.Err()
		})
		if err != nil && s.ctx.Err() == nil {
			s.o.Log.Error("the tables were not looked through", "error", err)
		}
	})
}

// survey looks at the rules of one table, and reports whether they are there.
func (s *Service) survey(id string) bool {
	a := newActor(s, id, nil, nil)
	var err error
	fault := a.guarded(func() { _, _, err = a.origin() })
	if err = cmp.Or(lost(fault), err); err != nil && table.CodeOf(err) != table.RulesLost {
		s.o.Log.Error("a table was not looked at", "table", id, "error", err)
		return false
	}
	s.noteLost(id, err)
	return err == nil
}
