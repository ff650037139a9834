package table

import (
	"context"

	"volgare/store"
)

// Each goes through all tables by id, until visit returns an error.
func (s *Service) Each(ctx context.Context, visit func(*store.Summary) error) error {
	after := ""
	for {
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

// Survey goes through the tables that were made before rules were stored, when a server
// starts: it stores the rules of each while they can be made, and notes which are
// lost. It returns at once.
func (s *Service) Survey() {
	s.work.Go(func() {
		err := s.Each(s.ctx, func(sum *store.Summary) error {
			if c, err := CardOf(sum.Data); err != nil || c.Rules == "" {
				s.survey(sum.Table)
			}
			return s.ctx.Err()
		})
		if err != nil && s.ctx.Err() == nil {
			s.o.Log.Error("the tables were not looked through", "error", err)
		}
	})
}

// survey looks at the rules of one table.
func (s *Service) survey(id string) {
	a := newActor(s, id, nil)
	var err error
	fault := a.guarded(func() { _, _, err = a.origin() })
	switch {
	case fault != nil:
		err = lost(fault)
	case err != nil && CodeOf(err) != RulesLost:
		s.o.Log.Error("a table was not looked at", "table", id, "error", err)
		return
	}
	s.noteLost(id, err)
}
