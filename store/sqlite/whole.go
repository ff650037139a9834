package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"volgare/store"
)

var _ store.Whole = (*Store)(nil)

// Things lists things of a kind by their keys.
func (s *Store) Things(ctx context.Context, k store.Kind, after string) (list store.Things, last string, err error) {
	switch k {
	case store.KindRules:
		list.Rules, last, err = page(ctx, s.st.allRules, scanRules, func(r store.Rules) string { return r.Hash }, after)
	case store.KindIdentities:
		list.Identities, last, err = s.identities(ctx, after)
	case store.KindHoldings:
		list.Holdings, last, err = s.holdingsAfter(ctx, after)
	case store.KindLinks:
		list.Links, last, err = page(ctx, s.st.allLinks, scanLink, func(l store.Link) string { return string(l.Hash) }, []byte(after))
	case store.KindReports:
		list.Reports, last, err = page(ctx, s.st.allReports, scanReport, func(r store.Report) string { return r.ID }, after)
	default:
		err = fmt.Errorf("there are no %s", k)
	}
	return list, last, err
}

// page lists what comes after a key, and the last key of that.
func page[T any](ctx context.Context, st *sql.Stmt, scan func(scanner) (T, error), key func(T) string, after ...any) (
	list []T, last string, err error,
) {
	rows, err := st.QueryContext(ctx, append(after, store.MaxLimit)...)
	list, err = collect(rows, err, scan)
	if len(list) > 0 {
		last = key(list[len(list)-1])
	}
	return list, last, err
}

func scanRules(row scanner) (r store.Rules, err error) {
	err = row.Scan(&r.Hash, &r.Data)
	return r, err
}

// identities reads one after the other, as each has several rows.
func (s *Store) identities(ctx context.Context, after string) (list []store.Identity, last string, err error) {
	ids, last, err := page(ctx, s.st.allIdentities, func(row scanner) (id string, err error) {
		err = row.Scan(&id)
		return id, err
	}, func(id string) string { return id }, after)
	for _, id := range ids {
		b, err := s.Identity(ctx, id)
		if err != nil {
			return nil, "", err
		}
		list = append(list, b)
	}
	return list, last, err
}

func (s *Store) holdingsAfter(ctx context.Context, after string) ([]store.SeatHolding, string, error) {
	h, err := store.HoldingOf(after)
	if err != nil {
		return nil, "", err
	}
	return page(ctx, s.st.allHoldings, scanHolding, store.SeatHolding.Key, h.Identity, h.Table, h.Seat)
}

// Restore stores things as they are.
func (s *Store) Restore(ctx context.Context, list store.Things) error {
	return s.writer.queue.do(ctx, func(g *group) error { return g.restore(&list) })
}

func (g *group) restore(list *store.Things) error {
	for _, r := range list.Rules {
		if err := g.exec(g.ctx, g.st.rules, r.Hash, blob(r.Data)); err != nil {
			return err
		}
	}
	for i := range list.Identities {
		if err := g.putIdentity(&list.Identities[i]); err != nil {
			return err
		}
	}
	for _, h := range list.Holdings {
		if err := g.exec(g.ctx, g.st.hold, h.Identity, h.Table, h.Seat); err != nil {
			return err
		}
	}
	for i := range list.Links {
		if err := g.putLink(&list.Links[i]); err != nil {
			return err
		}
	}
	for i := range list.Reports {
		if err := g.putReport(&list.Reports[i]); err != nil {
			return err
		}
	}
	return nil
}
