package store

import (
	"context"
	"fmt"
	"math"
	"strconv"
)

// Rules is the source of the rules with a hash.
type Rules struct {
	Hash string
	Data []byte
}

// Kind is a kind of data that a store has in addition to tables.
type Kind string

// The kinds of data.
const (
	KindRules      Kind = "rules"
	KindIdentities Kind = "identities"
	KindHoldings   Kind = "holdings"
	KindLinks      Kind = "links"
	KindReports    Kind = "reports"
	KindSecrets    Kind = "server secrets"
	KindChannels   Kind = "channels"
	KindNotes      Kind = "notes"
	KindOutages    Kind = "outages"
)

// Kinds returns all kinds.
func Kinds() []Kind {
	return []Kind{
		KindRules, KindIdentities, KindHoldings, KindLinks, KindReports, KindSecrets, KindChannels, KindNotes,
		KindOutages,
	}
}

// Things is a batch of data that a store has in addition to tables.
type Things struct {
	Rules      []Rules
	Identities []Identity
	Holdings   []SeatHolding
	Links      []Link
	Reports    []Report
	Secrets    []Secret
	Channels   []Channel
	Notes      []PrivateNote
	Outages    []Outage // the last one has no end if a server has run: it begins when a server last ran
}

// Key returns the holding as text, which Things accepts as the start of the next batch.
func (h SeatHolding) Key() string { return fmt.Sprintf("%q %q %q", h.Identity, h.Table, h.Seat) }

// HoldingOf decodes a Key. It returns the zero value for "".
func HoldingOf(key string) (h SeatHolding, err error) {
	if key != "" {
		_, err = fmt.Sscanf(key, "%q %q %q", &h.Identity, &h.Table, &h.Seat)
	}
	return h, err
}

// Key returns the table and the person of the note as text, which Things accepts as the start of the next batch.
func (n *PrivateNote) Key() string { return fmt.Sprintf("%q %q", n.Table, n.Identity) }

// NoteOf decodes a Key. It returns the zero value for "".
func NoteOf(key string) (n PrivateNote, err error) {
	if key != "" {
		_, err = fmt.Sscanf(key, "%q %q", &n.Table, &n.Identity)
	}
	return n, err
}

// Key returns the beginning of the outage as text, which Things accepts as the start of the next batch.
func (o Outage) Key() string { return strconv.FormatInt(o.From.UnixMilli(), 10) }

// OutageOf decodes a Key: it returns the beginning in milliseconds. It returns a time before all others for "".
func OutageOf(key string) (int64, error) {
	if key == "" {
		return math.MinInt64, nil
	}
	return strconv.ParseInt(key, 10, 64)
}

// Len returns the number of items.
func (t *Things) Len() int {
	return len(t.Rules) + len(t.Identities) + len(t.Holdings) + len(t.Links) + len(t.Reports) + len(t.Secrets) +
		len(t.Channels) + len(t.Notes) + len(t.Outages)
}

// Last returns the key of the last item of a batch of one kind, "" if it is empty.
func (t *Things) Last() string {
	switch {
	case len(t.Rules) > 0:
		return t.Rules[len(t.Rules)-1].Hash
	case len(t.Identities) > 0:
		return t.Identities[len(t.Identities)-1].ID
	case len(t.Holdings) > 0:
		return t.Holdings[len(t.Holdings)-1].Key()
	case len(t.Links) > 0:
		return string(t.Links[len(t.Links)-1].Hash)
	case len(t.Reports) > 0:
		return t.Reports[len(t.Reports)-1].ID
	case len(t.Secrets) > 0:
		return t.Secrets[len(t.Secrets)-1].Name
	case len(t.Channels) > 0:
		return t.Channels[len(t.Channels)-1].ID
	case len(t.Notes) > 0:
		return t.Notes[len(t.Notes)-1].Key()
	case len(t.Outages) > 0:
		return t.Outages[len(t.Outages)-1].Key()
	}
	return ""
}

// Whole is a store that can be moved to another: everything in it can be read, with Tables and Entries, and restored
// elsewhere.
type Whole interface {
	Store
	// Things returns at most MaxLimit items of kind k whose keys are greater than after, in the order of their keys. For the
	// first batch, after is "".
	Things(ctx context.Context, k Kind, after string) (Things, error)
	// Logs lists the tables with entries after a given one, by id, at most MaxLimit. In a damaged store they may have no
	// summary.
	Logs(ctx context.Context, after string) ([]string, error)
	// Restore stores a batch unchanged, without checking whether current operations could produce it. It is on disk when
	// Restore returns nil.
	Restore(ctx context.Context, list Things) error
}
