package postgres

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"volgare/store"
)

var _ store.Whole = (*Store)(nil)

// Things lists things of a kind by their keys.
func (s *Store) Things(ctx context.Context, k store.Kind, after string) (list store.Things, last string, err error) {
	key := []byte(after)
	switch k {
	case store.KindRules:
		list.Rules, last, err = page(ctx, s, scanRules, func(r store.Rules) string { return r.Hash },
			`SELECT hash, data FROM rules WHERE hash > $2 ORDER BY hash LIMIT $1`, key)
	case store.KindIdentities:
		list.Identities, last, err = page(ctx, s, scanIdentity, func(b store.Identity) string { return b.ID },
			identity+`WHERE id > $2 ORDER BY id LIMIT $1`, key)
	case store.KindHoldings:
		list.Holdings, last, err = s.holdingsAfter(ctx, after)
	case store.KindLinks:
		list.Links, last, err = page(ctx, s, scanLink, func(l store.Link) string { return string(l.Hash) },
			`SELECT `+linkColumns+` FROM links WHERE hash > $2 ORDER BY hash LIMIT $1`, key)
	case store.KindReports:
		list.Reports, last, err = page(ctx, s, scanReport, func(r store.Report) string { return r.ID },
			`SELECT `+reportColumns+` FROM reports WHERE id > $2 ORDER BY id LIMIT $1`, key)
	default:
		err = fmt.Errorf("there are no %s", k)
	}
	return list, last, err
}

// page lists what comes after a key, and the last key of that.
func page[T any](ctx context.Context, s *Store, scan pgx.RowToFunc[T], key func(T) string, query string, after ...any) (
	list []T, last string, err error,
) {
	list, err = ask(ctx, s, scan, query, append([]any{store.MaxLimit}, after...)...)
	if len(list) > 0 {
		last = key(list[len(list)-1])
	}
	return list, last, err
}

func scanRules(row pgx.CollectableRow) (r store.Rules, err error) {
	err = row.Scan((*text)(&r.Hash), &r.Data)
	return r, err
}

func (s *Store) holdingsAfter(ctx context.Context, after string) ([]store.SeatHolding, string, error) {
	h, err := store.HoldingOf(after)
	if err != nil {
		return nil, "", err
	}
	return page(ctx, s, scanHolding, store.SeatHolding.Key, `SELECT tab, seat, identity FROM holdings
		WHERE (identity, tab, seat) > ($2, $3, $4) ORDER BY identity, tab, seat LIMIT $1`,
		[]byte(h.Identity), []byte(h.Table), []byte(h.Seat))
}

// Restore stores things as they are.
func (s *Store) Restore(ctx context.Context, list store.Things) error {
	return s.write(ctx, func(b *pgx.Batch) {
		for _, r := range list.Rules {
			putRules(b, r.Hash, r.Data)
		}
		for i := range list.Identities {
			putIdentity(b, &list.Identities[i])
		}
		if len(list.Holdings) > 0 {
			b.Queue(`INSERT INTO holdings (identity, tab, seat) SELECT identity, tab, seat
				FROM unnest($1::bytea[], $2::bytea[], $3::bytea[]) AS given (identity, tab, seat) ON CONFLICT DO NOTHING`,
				all(list.Holdings, identityOf), all(list.Holdings, tableOf), all(list.Holdings, seatOf))
		}
		for i := range list.Links {
			putLink(b, &list.Links[i])
		}
		for i := range list.Reports {
			putReport(b, &list.Reports[i])
		}
	})
}
