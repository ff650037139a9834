package postgres

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"volgare/store"
	"volgare/store/schema"
)

var _ store.Whole = (*Store)(nil)

// Things returns a batch of items of kind k, in the order of their keys.
func (s *Store) Things(ctx context.Context, k store.Kind, after string) (list store.Things, err error) {
	key := []byte(after)
	switch k {
	case store.KindRules:
		list.Rules, err = ask(ctx, s, schema.Rules, `SELECT hash, data FROM rules WHERE hash > $1 ORDER BY hash LIMIT $2`,
			key, store.MaxLimit)
	case store.KindIdentities:
		list.Identities, err = ask(ctx, s, scanIdentity, identity+`WHERE id > $1 ORDER BY id LIMIT $2`, key, store.MaxLimit)
	case store.KindHoldings:
		var h store.SeatHolding
		if h, err = store.HoldingOf(after); err == nil {
			list.Holdings, err = ask(ctx, s, schema.Holding, `SELECT tab, seat, identity FROM holdings
				WHERE (identity, tab, seat) > ($1, $2, $3) ORDER BY identity, tab, seat LIMIT $4`,
				[]byte(h.Identity), []byte(h.Table), []byte(h.Seat), store.MaxLimit)
		}
	case store.KindLinks:
		list.Links, err = ask(ctx, s, schema.Link, `SELECT `+linkColumns+` FROM links WHERE hash > $1 ORDER BY hash LIMIT $2`,
			key, store.MaxLimit)
	case store.KindReports:
		list.Reports, err = ask(ctx, s, schema.Report, `SELECT `+reportColumns+` FROM reports WHERE id > $1 ORDER BY id LIMIT $2`,
			key, store.MaxLimit)
	case store.KindSecrets:
		list.Secrets, err = ask(ctx, s, schema.Secret, `SELECT name, data FROM `+s.secrets+` WHERE name > $1 ORDER BY name LIMIT $2`,
			key, store.MaxLimit)
	case store.KindChannels:
		list.Channels, err = ask(ctx, s, schema.Channel, s.channelsWhere(`id > $1 ORDER BY id LIMIT $2`), key, store.MaxLimit)
	case store.KindNotes:
		var n store.PrivateNote
		if n, err = store.NoteOf(after); err == nil {
			list.Notes, err = ask(ctx, s, schema.Note, `SELECT `+noteColumns+` FROM notes
				WHERE (tab, identity) > ($1, $2) ORDER BY tab, identity LIMIT $3`,
				[]byte(n.Table), []byte(n.Identity), store.MaxLimit)
		}
	case store.KindOutages:
		var from int64
		if from, err = store.OutageOf(after); err == nil {
			list.Outages, err = ask(ctx, s, schema.Outage, schema.AllOutages, from, store.MaxLimit)
		}
	default:
		err = fmt.Errorf("unknown kind of data %q", k)
	}
	return list, err
}

// Logs lists the tables that have entries.
func (s *Store) Logs(ctx context.Context, after string) ([]string, error) {
	return ask(ctx, s, scanText, schema.Logs, []byte(after), store.MaxLimit)
}

func scanText(row schema.Row) (text string, err error) {
	err = row.Scan(schema.Text(&text))
	return text, err
}

// Restore stores a batch unchanged, as store.Whole describes.
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
		for i := range list.Secrets {
			putSecret(b, &list.Secrets[i])
		}
		for i := range list.Channels {
			putChannel(b, &list.Channels[i], noLimit)
		}
		for i := range list.Notes {
			putNote(b, &list.Notes[i])
		}
		for _, o := range list.Outages {
			putOutage(b, o)
		}
	})
}

func putOutage(b *pgx.Batch, o store.Outage) {
	if o.To.IsZero() {
		putPulse(b, o.From)
		return
	}
	b.Queue(schema.PutOutage, o.From.UnixMilli(), o.To.UnixMilli())
}
