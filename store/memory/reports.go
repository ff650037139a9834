package memory

import (
	"bytes"
	"cmp"
	"context"
	"maps"
	"slices"
	"time"

	"volgare/store"
)

// PutReport stores a report and lets go of what is one too many.
func (s *Store) PutReport(ctx context.Context, r store.Report) error {
	return s.write(ctx, r.Check(), func() error {
		r.Created, r.Data = milli(r.Created), bytes.Clone(r.Data)
		s.reports[r.ID] = r
		own := s.reportsOf(r.Table, func(other *store.Report) bool { return other.By == r.By })
		for _, old := range own[:max(0, len(own)-store.MaxReportsEach)] {
			delete(s.reports, old.ID)
		}
		s.thin(r.Table)
		return nil
	})
}

// thin bounds the reports of a table: the oldest of those who have most go.
func (s *Store) thin(table string) {
	all := s.reportsOf(table, anyReport)
	number := map[string]int{}
	for i := range all {
		number[all[i].By]++
	}
	slices.SortStableFunc(all, func(a, b store.Report) int { return number[b.By] - number[a.By] })
	for _, old := range all[:max(0, len(all)-store.MaxReports)] {
		delete(s.reports, old.ID)
	}
}

func anyReport(*store.Report) bool { return true }

// reportsOf lists the reports of a table that fit, the oldest first.
func (s *Store) reportsOf(table string, fits func(*store.Report) bool) (list []store.Report) {
	for _, r := range s.reports {
		if r.Table == table && fits(&r) {
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
		list := s.reportsOf(table, anyReport)
		for i := range list {
			list[i].Data = bytes.Clone(list[i].Data)
		}
		return list, nil
	})
}

// DropReports lets go of old reports.
func (s *Store) DropReports(ctx context.Context, now time.Time) error {
	return s.write(ctx, nil, func() error {
		before := milli(now.Add(-store.ReportsFor))
		maps.DeleteFunc(s.reports, func(_ string, r store.Report) bool { return r.Created.Before(before) })
		return nil
	})
}
