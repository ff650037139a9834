package store

import (
	"context"
	"fmt"
)

// Rules is what the rules with a hash were made of.
type Rules struct {
	Hash string
	Data []byte
}

// Kind is one of the kinds of things that a store keeps beside its tables.
type Kind string

// The kinds of things.
const (
	KindRules      Kind = "rules"
	KindIdentities Kind = "identities"
	KindHoldings   Kind = "holdings"
	KindLinks      Kind = "links"
	KindReports    Kind = "reports"
)

// Kinds are all of them.
func Kinds() []Kind {
	return []Kind{KindRules, KindIdentities, KindHoldings, KindLinks, KindReports}
}

// Things are some of what a store keeps beside its tables.
type Things struct {
	Rules      []Rules
	Identities []Identity
	Holdings   []SeatHolding
	Links      []Link
	Reports    []Report
}

// Key is the holding as a text, by which Things goes on.
func (h SeatHolding) Key() string { return fmt.Sprintf("%q %q %q", h.Identity, h.Table, h.Seat) }

// HoldingOf is the holding of a Key; of "" an empty one.
func HoldingOf(key string) (h SeatHolding, err error) {
	if key != "" {
		_, err = fmt.Sscanf(key, "%q %q %q", &h.Identity, &h.Table, &h.Seat)
	}
	return h, err
}

// Len is how many things there are.
func (t *Things) Len() int {
	return len(t.Rules) + len(t.Identities) + len(t.Holdings) + len(t.Links) + len(t.Reports)
}

// Last is the key of the last of things of one kind, "" if there are none.
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
	}
	return ""
}

// Whole is a store that can be moved: with Tables and Entries, all that it keeps can be
// read, and written to another.
type Whole interface {
	Store
	// Things lists things of a kind by their keys, MaxLimit at most: those after a key, the first
	// those after "".
	Things(ctx context.Context, k Kind, after string) (Things, error)
	// Logs lists the tables of which there are entries, by name, MaxLimit at most, those after one. A damaged store may have no
	// summary of them.
	Logs(ctx context.Context, after string) ([]string, error)
	// Restore stores things as they are, without asking whether they could come about
	// today. On disk when it returns nil.
	Restore(ctx context.Context, list Things) error
}
