package schema

import (
	"fmt"
	"strings"
	"time"

	"volgare/store"
)

// Row is a row of a query.
type Row interface {
	Scan(dest ...any) error
}

// Value reads a row of one column.
func Value[T any](row Row) (v T, err error) {
	err = row.Scan(&v)
	return v, err
}

// Entry reads a row of EntriesAfter.
func Entry(row Row) (e store.Entry, err error) {
	var seq *int64
	if err = row.Scan(&seq, &e.Data); seq != nil {
		e.Seq = *seq
	}
	return e, err
}

// Entries returns the entries of a table, given all rows of EntriesAfter.
func Entries(list []store.Entry, err error) ([]store.Entry, error) {
	switch {
	case err == nil && len(list) == 0:
		return nil, store.ErrUnknown
	case len(list) == 1 && list[0].Seq == 0: // the table, without an entry
		return nil, nil
	}
	return list, err
}

// Summary reads a row of a name and the columns of a summary.
func Summary(row Row) (s store.Summary, err error) {
	err = row.Scan(Text(&s.Table), &s.Seq, &s.Hidden, Text(&s.Name), Text(&s.State), &s.Public, &s.Open, &s.Turn, Text(&s.Decides),
		Text(&s.Host), Text(&s.Origin), &s.Kept, Time(&s.Due), &s.Data, Time(&s.Created), Time(&s.Changed))
	return s, err
}

// Mark reads a row of a table, its state, its number, and the seats, joined by commas.
func Mark(row Row) (m store.Mark, err error) {
	var seats string
	err = row.Scan(Text(&m.Table), Text(&m.State), &m.Seq, Text(&seats))
	m.Seats = strings.Split(seats, ",")
	return m, err
}

// Lengths returns the lengths of logs by table, given all rows of a name, a number of entries for all and one of hidden entries.
func Lengths(list []NamedLength, err error) (map[string]store.Length, error) {
	lengths := make(map[string]store.Length, len(list))
	for _, l := range list {
		lengths[l.table] = l.length
	}
	return lengths, err
}

// NamedLength is a row for Lengths.
type NamedLength struct {
	table  string
	length store.Length
}

// Length reads a row for Lengths.
func Length(row Row) (l NamedLength, err error) {
	err = row.Scan(Text(&l.table), &l.length.Seq, &l.length.Hidden)
	return l, err
}

// Due reads a row of a table and a time.
func Due(row Row) (d store.Due, err error) {
	err = row.Scan(Text(&d.Table), Time(&d.At))
	return d, err
}

// Outage reads a row of a beginning and an end.
func Outage(row Row) (o store.Outage, err error) {
	err = row.Scan(Time(&o.From), Time(&o.To))
	return o, err
}

// Holding reads a row of a table, a seat and an identity.
func Holding(row Row) (h store.SeatHolding, err error) {
	err = row.Scan(Text(&h.Table), Text(&h.Seat), Text(&h.Identity))
	return h, err
}

// Link reads a row of a hash, a table, a seat, an identity and a time.
func Link(row Row) (l store.Link, err error) {
	err = row.Scan(&l.Hash, Text(&l.Table), Text(&l.Seat), Text(&l.Identity), Time(&l.Expires))
	return l, err
}

// Report reads a row of an id, a table, an identity, a number, a time and data.
func Report(row Row) (r store.Report, err error) {
	err = row.Scan(Text(&r.ID), Text(&r.Table), Text(&r.By), &r.Seq, Time(&r.Created), &r.Data)
	return r, err
}

// Channel reads a row of ChannelColumns.
func Channel(row Row) (c store.Channel, err error) {
	err = row.Scan(Text(&c.ID), Text(&c.Identity), Text(&c.Table), Text(&c.Target), &c.Data)
	return c, err
}

// Secret reads a row of a name and data.
func Secret(row Row) (s store.Secret, err error) {
	err = row.Scan(Text(&s.Name), &s.Data)
	return s, err
}

// Note reads a row of a table, an identity and a text.
func Note(row Row) (n store.PrivateNote, err error) {
	err = row.Scan(Text(&n.Table), Text(&n.Identity), Text(&n.Text))
	return n, err
}

// Rules reads a row of a hash and data.
func Rules(row Row) (r store.Rules, err error) {
	err = row.Scan(Text(&r.Hash), &r.Data)
	return r, err
}

// text is a string that a column has as text or bytes.
type text string

// Text returns a destination for a column of text or bytes.
func Text(s *string) any { return (*text)(s) }

// ScanBytes is for the driver of PostgreSQL.
func (t *text) ScanBytes(b []byte) error {
	*t = text(b)
	return nil
}

// moment is a time that a column has as milliseconds since 1970, or as NULL for the zero time.
type moment time.Time

// Time returns a destination for a column of milliseconds.
func Time(t *time.Time) any { return (*moment)(t) }

// Scan is for the drivers.
func (m *moment) Scan(value any) error {
	switch ms := value.(type) {
	case nil:
		*m = moment{}
	case int64:
		*m = moment(time.UnixMilli(ms).UTC())
	default:
		return fmt.Errorf("%T in the place of milliseconds", value)
	}
	return nil
}

// Milliseconds returns a time as an argument, NULL for the zero time.
func Milliseconds(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return t.UnixMilli()
}

// Blob is data as an argument; nil would be NULL.
func Blob(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}
