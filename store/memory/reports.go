package memory

import (
	"bytes"
	"cmp"
	"context"
	"slices"

	"volgare/store"
)

// PutReport stores a report and lets go of old ones.
func (s *Store) PutReport(ctx context.Context, r store.Report) error {
	return s.write(ctx, r.Check(), func() error {
		r.Created, r.Data = milli(r.Created), bytes.Clone(r.Data)
		s.reports[r.ID] = r
		for id, old := range s.reports {
			if old.Created.Before(r.Created.Add(-store.ReportsFor)) {
				delete(s.reports, id)
			}
		}
		list := s.reportsOf(r.Table)
		for _, old := range list[:max(0, len(list)-store.MaxReports)] {
			delete(s.reports, old.ID)
		}
		return nil
	})
}

// reportsOf lists the reports of a table, the oldest first.
func (s *Store) reportsOf(table string) (list []store.Report) {
	for _, r := range s.reports {
		if r.Table == table {
			list = append(list, r)
		}
	}
	slices.SortFunc(list, func(a, b store.Report) int {
		return cmp.Or(a.Created.Compare(b.Created), cmp.Compare(a.ID, b.ID))
	})
	return list
}

// Reports lists the reports of a table, the oldest first.
func (s *Store) Reports(ctx context.Context, table string) ([]store.Report, error) {
	return read(ctx, s, func() ([]store.Report, error) {
		list := s.reportsOf(table)
		for i := range list {
			list[i].Data = bytes.Clone(list[i].Data)
		}
		return list, nil
	})
}
