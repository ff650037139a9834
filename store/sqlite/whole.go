package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"volgare/store"
	"volgare/store/schema"
)

var _ store.Whole = (*Store)(nil)

// Things returns a batch of items of kind k, in the order of their keys.
func (s *Store) Things(ctx context.Context, k store.Kind, after string) (list store.Things, err error) {
	switch k {
	case store.KindRules:
		list.Rules, err = page(ctx, s.st.allRules, schema.Rules, after)
	case store.KindIdentities:
		list.Identities, err = s.identities(ctx, after)
	case store.KindHoldings:
		var h store.SeatHolding
		if h, err = store.HoldingOf(after); err == nil {
			list.Holdings, err = page(ctx, s.st.allHoldings, schema.Holding, h.Identity, h.Table, h.Seat)
		}
	case store.KindLinks:
		list.Links, err = page(ctx, s.st.allLinks, schema.Link, []byte(after))
	case store.KindReports:
		list.Reports, err = page(ctx, s.st.allReports, schema.Report, after)
	case store.KindSecrets:
		list.Secrets, err = page(ctx, s.st.allSecrets, schema.Secret, after)
	case store.KindChannels:
		list.Channels, err = page(ctx, s.st.allChannels, schema.Channel, after)
	case store.KindNotes:
		var n store.PrivateNote
		if n, err = store.NoteOf(after); err == nil {
			list.Notes, err = page(ctx, s.st.allNotes, schema.Note, n.Table, n.Identity)
		}
	case store.KindOutages:
		var from int64
		if from, err = store.OutageOf(after); err == nil {
			list.Outages, err = page(ctx, s.st.allOutages, schema.Outage, from)
		}
	default:
		err = fmt.Errorf("unknown kind of data %q", k)
	}
	return list, err
}

// page lists what comes after a key.
func page[T any](ctx context.Context, st *sql.Stmt, scan func(schema.Row) (T, error), after ...any) ([]T, error) {
	rows, err := st.QueryContext(ctx, append(after, store.MaxLimit)...)
	return collect(rows, err, scan)
}

// identities reads one after the other, as each has several rows.
func (s *Store) identities(ctx context.Context, after string) (list []store.Identity, err error) {
	ids, err := page(ctx, s.st.allIdentities, schema.Value[string], after)
	for _, id := range ids {
		b, err := s.Identity(ctx, id)
		if err != nil {
			return nil, err
		}
		list = append(list, b)
	}
	return list, err
}

// Logs lists the tables of which there are entries.
func (s *Store) Logs(ctx context.Context, after string) ([]string, error) {
	rows, err := s.st.logs.QueryContext(ctx, after, store.MaxLimit)
	return collect(rows, err, schema.Value[string])
}

// Restore stores a batch unchanged, as store.Whole describes.
func (s *Store) Restore(ctx context.Context, list store.Things) error {
	return s.writer.queue.do(ctx, func(g *group) error { return g.restore(&list) })
}

func (g *group) restore(list *store.Things) error {
	for _, r := range list.Rules {
		if err := g.exec(g.ctx, g.st.rules, r.Hash, schema.Blob(r.Data)); err != nil {
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
	for _, s := range list.Secrets {
		if err := g.exec(g.ctx, g.st.secretOfServers, s.Name, s.Data); err != nil {
			return err
		}
	}
	for i := range list.Channels {
		if err := g.putChannel(&list.Channels[i], noLimit); err != nil {
			return err
		}
	}
	for i := range list.Notes {
		if err := g.putNote(&list.Notes[i]); err != nil {
			return err
		}
	}
	for _, o := range list.Outages {
		if err := g.putOutage(o); err != nil {
			return err
		}
	}
	return nil
}

func (g *group) putOutage(o store.Outage) error {
	if o.To.IsZero() {
		return g.exec(g.ctx, g.st.pulse, o.From.UnixMilli())
	}
	return g.exec(g.ctx, g.st.putOutage, o.From.UnixMilli(), o.To.UnixMilli())
}
