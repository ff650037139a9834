package sqlite

import (
	"context"
	"time"

	"volgare/store"
	"volgare/store/schema"
)

// PutReport stores a report and deletes one if there are too many.
func (s *Store) PutReport(ctx context.Context, r store.Report) error {
	return s.put(ctx, r.Check(), func(g *group) error { return g.putReport(&r) })
}

func (g *group) putReport(r *store.Report) error {
	if err := g.exec(g.ctx, g.st.report, r.ID, r.Table, r.By, r.Seq, r.Created.UnixMilli(), schema.Blob(r.Data)); err != nil {
		return err
	}
	if err := g.exec(g.ctx, g.st.ownReports, r.Table, r.By, store.MaxReportsEach); err != nil {
		return err
	}
	return g.exec(g.ctx, g.st.manyReports, r.Table, store.MaxReports)
}

// Reports lists the reports of a table, oldest first.
func (s *Store) Reports(ctx context.Context, table string) ([]store.Report, error) {
	rows, err := s.st.reports.QueryContext(ctx, table)
	return collect(rows, err, schema.Report)
}

// DropReports deletes old reports.
func (s *Store) DropReports(ctx context.Context, now time.Time) error {
	before := now.Add(-store.ReportsFor).UnixMilli()
	return s.writer.queue.do(ctx, func(g *group) error { return g.exec(g.ctx, g.st.oldReports, before) })
}
