package sqlite

import (
	"context"
	"database/sql"
	"time"

	"volgare/store"
)

// PutBrowser stores a browser. A secret or recovery code that another browser had
// is now this one's.
func (s *Store) PutBrowser(ctx context.Context, b store.Browser) error {
	if err := b.Check(); err != nil {
		return err
	}
	return s.writer.queue.do(ctx, func(g *group) error { return g.putBrowser(&b) })
}

func (g *group) putBrowser(b *store.Browser) error {
	var recovery []byte // NULL for none
	if len(b.Recovery) > 0 {
		recovery = b.Recovery
		if err := g.exec(g.ctx, g.st.recovery, recovery, b.ID); err != nil {
			return err
		}
	}
	if err := g.exec(g.ctx, g.st.browser, b.ID, b.Name, recovery, b.Created.UnixMilli(), b.Seen.UnixMilli()); err != nil {
		return err
	}
	if err := g.exec(g.ctx, g.st.forget, b.ID); err != nil {
		return err
	}
	for i, hash := range b.Secrets {
		if err := g.exec(g.ctx, g.st.secret, hash, b.ID, i); err != nil {
			return err
		}
	}
	return nil
}

// Browser finds a browser by its id.
func (s *Store) Browser(ctx context.Context, id string) (store.Browser, error) {
	return s.find(ctx, s.st.browser, id)
}

// BrowserBySecret finds a browser by the hash of a cookie.
func (s *Store) BrowserBySecret(ctx context.Context, hash []byte) (store.Browser, error) {
	return s.find(ctx, s.st.bySecret, blob(hash))
}

// BrowserByRecovery finds a browser by the hash of its recovery code.
func (s *Store) BrowserByRecovery(ctx context.Context, hash []byte) (store.Browser, error) {
	return s.find(ctx, s.st.byRecovery, blob(hash))
}

// find reads a browser, of which there is a row for each secret.
func (s *Store) find(ctx context.Context, st *sql.Stmt, key any) (store.Browser, error) {
	var b store.Browser
	rows, err := st.QueryContext(ctx, key)
	n, err := collect(rows, err, func(row scanner) (one struct{}, err error) {
		var created, seen int64
		var hash []byte
		err = row.Scan(&b.ID, &b.Name, &b.Recovery, &created, &seen, &hash)
		b.Created, b.Seen = instant(created), instant(seen)
		if hash != nil {
			b.Secrets = append(b.Secrets, hash)
		}
		return one, err
	})
	if err != nil {
		return store.Browser{}, err
	}
	if len(n) == 0 {
		return store.Browser{}, store.ErrUnknown
	}
	return b, nil
}

// PutLink stores a link, which replaces the earlier one to that seat or browser.
func (s *Store) PutLink(ctx context.Context, l store.Link) error {
	if err := l.Check(); err != nil {
		return err
	}
	return s.writer.queue.do(ctx, func(g *group) error { return g.putLink(&l) })
}

func (g *group) putLink(l *store.Link) error {
	if err := g.exec(g.ctx, g.st.dropEarlier, l.Table, l.Seat, l.Browser); err != nil {
		return err
	}
	expires := sql.NullInt64{Int64: l.Expires.UnixMilli(), Valid: !l.Expires.IsZero()}
	return g.exec(g.ctx, g.st.link, l.Hash, l.Table, l.Seat, l.Browser, expires)
}

// Link finds a link by the hash of its token.
func (s *Store) Link(ctx context.Context, hash []byte, now time.Time) (store.Link, error) {
	var l store.Link
	var expires sql.NullInt64
	err := s.st.link.QueryRowContext(ctx, blob(hash), now.UnixMilli()).Scan(&l.Hash, &l.Table, &l.Seat, &l.Browser, &expires)
	if err != nil {
		return store.Link{}, found(err)
	}
	if expires.Valid {
		l.Expires = instant(expires.Int64)
	}
	return l, nil
}

// DropLink removes a link.
func (s *Store) DropLink(ctx context.Context, hash []byte) error {
	return s.writer.queue.do(ctx, func(g *group) error { return g.exec(g.ctx, g.st.dropLink, blob(hash)) })
}

// PutReport stores a report and lets go of old ones.
func (s *Store) PutReport(ctx context.Context, r store.Report) error {
	if err := r.Check(); err != nil {
		return err
	}
	return s.writer.queue.do(ctx, func(g *group) error { return g.putReport(&r) })
}

func (g *group) putReport(r *store.Report) error {
	if err := g.exec(g.ctx, g.st.report, r.ID, r.Table, r.Seq, r.Created.UnixMilli(), blob(r.Data)); err != nil {
		return err
	}
	if err := g.exec(g.ctx, g.st.oldReports, r.Created.Add(-store.ReportsFor).UnixMilli()); err != nil {
		return err
	}
	return g.exec(g.ctx, g.st.manyReports, r.Table, store.MaxReports)
}

// Reports lists the reports of a table, the oldest first.
func (s *Store) Reports(ctx context.Context, table string) ([]store.Report, error) {
	rows, err := s.st.reports.QueryContext(ctx, table)
	return collect(rows, err, func(rows scanner) (store.Report, error) {
		var r store.Report
		var created int64
		err := rows.Scan(&r.ID, &r.Table, &r.Seq, &created, &r.Data)
		r.Created = instant(created)
		return r, err
	})
}

// Ping writes to the disk and reads, so that nil means that both work.
func (s *Store) Ping(ctx context.Context) error {
	if err := s.writer.queue.do(ctx, func(g *group) error { return g.exec(g.ctx, g.st.ping) }); err != nil {
		return err
	}
	return s.readers.PingContext(ctx)
}
