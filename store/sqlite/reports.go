package sqlite

import (
	"context"
	"time"

	"volgare/store"
)

// PutReport stores a report and lets go of what is one too many.
func (s *Store) PutReport(ctx context.Context, r store.Report) error {
	if err := r.Check(); err != nil {
		return err
	}
	return s.writer.queue.do(ctx, func(g *group) error { return g.putReport(&r) })
}

func (g *group) putReport(r *store.Report) error {
	if err := g.exec(g.ctx, g.st.report, r.ID, r.Table, r.By, r.Seq, r.Created.UnixMilli(), blob(r.Data)); err != nil {
		return err
	}
	if err := g.exec(g.ctx, g.st.ownReports, r.Table, r.By, store.MaxReportsEach); err != nil {
		return err
	}
	return g.exec(g.ctx, g.st.manyReports, r.Table, store.MaxReports)
}

// Reports lists the reports of a table, the oldest first.
func (s *Store) Reports(ctx context.Context, table string) ([]store.Report, error) {
	rows, err := s.st.reports.QueryContext(ctx, table)
	return collect(rows, err, scanReport)
}

func scanReport(row scanner) (store.Report, error) {
	var r store.Report
	var created int64
	err := row.Scan(&r.ID, &r.Table, &r.By, &r.Seq, &created, &r.Data)
	r.Created = instant(created)
	return r, err
}

// DropReports lets go of old reports.
func (s *Store) DropReports(ctx context.Context, now time.Time) error {
	before := now.Add(-store.ReportsFor).UnixMilli()
	return s.writer.queue.do(ctx, func(g *group) error { return g.exec(g.ctx, g.st.oldReports, before) })
}
