package store

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"math"
	"slices"
	"time"
)

// ErrInvalid means that the argument of a write is inconsistent, which is a bug of the caller. Nothing is written.
var ErrInvalid = errors.New("invalid")

// MaxReports is the maximum number of reports of a table, MaxReportsEach the maximum by one person at a table, and
// ReportsFor the time for which they are kept.
const (
	MaxReports     = 50
	MaxReportsEach = 20
	ReportsFor     = 180 * 24 * time.Hour
)

// MaxChannels is the maximum number of channels of a person or a table.
const MaxChannels = 20

// MaxDerived is the maximum number of Derived in a store, which drops the oldest. MaxDerivedData is the maximum size of
// each in bytes.
const (
	MaxDerived     = 500
	MaxDerivedData = 512 << 10
)

// MaxNote is the maximum size of a private note in bytes: 4,000 characters.
const MaxNote = 16_000

// UnkeptFor is how long an unplayed table is kept after its last change.
const UnkeptFor = 30 * 24 * time.Hour

// MaxLimit is the maximum number of items that a method of Store lists.
const MaxLimit = 500

// Check returns an ErrInvalid if the commit is inconsistent.
func (c *Commit) Check() error {
	switch end := c.Expect + int64(len(c.Entries)); {
	case c.Summary.Table == "":
		return fmt.Errorf("%w: commit without a table", ErrInvalid)
	case c.Expect < 0:
		return fmt.Errorf("%w: commit to %s expects %d entries", ErrInvalid, c.Summary.Table, c.Expect)
	case c.Expect == 0 && c.Last != nil:
		return fmt.Errorf("%w: first commit to %s has the checksum of an earlier entry", ErrInvalid, c.Summary.Table)
	case c.Expect > 0 && len(c.Last) != sha256.Size:
		return fmt.Errorf("%w: commit to %s after %d entries: checksum of the last entry has %d bytes, want %d",
			ErrInvalid, c.Summary.Table, c.Expect, len(c.Last), sha256.Size)
	case len(c.Entries) == 0:
		return fmt.Errorf("%w: commit to %s without entries", ErrInvalid, c.Summary.Table)
	case c.Summary.Logged() != end:
		return fmt.Errorf("%w: commit to %s ends at %d, its summary at %d", ErrInvalid, c.Summary.Table, end, c.Summary.Logged())
	case c.Summary.Seq < 1 || c.Summary.Hidden < 0:
		return fmt.Errorf("%w: commit to %s with %d public entries, %d hidden ones",
			ErrInvalid, c.Summary.Table, c.Summary.Seq, c.Summary.Hidden)
	}
	for _, list := range [...][]SeatHolding{c.Release, c.Hold} {
		for _, h := range list {
			if h.Table != c.Summary.Table || h.Seat == "" || h.Identity == "" {
				return fmt.Errorf("%w: commit to %s with holding %+v", ErrInvalid, c.Summary.Table, h)
			}
		}
	}
	return nil
}

// CheckRules returns an ErrInvalid for rules without a hash or content.
func CheckRules(hash string, data []byte) error {
	if hash == "" || len(data) == 0 {
		return fmt.Errorf("%w: rules %q of %d bytes", ErrInvalid, hash, len(data))
	}
	return nil
}

// Check returns an ErrInvalid for a secret without a name or content.
func (s *Secret) Check() error {
	if s.Name == "" || len(s.Data) == 0 {
		return fmt.Errorf("%w: secret %q of %d bytes", ErrInvalid, s.Name, len(s.Data))
	}
	return nil
}

// Check returns an ErrInvalid if the identity is inconsistent.
func (b *Identity) Check() error {
	if b.ID == "" || len(b.Secrets) == 0 {
		return fmt.Errorf("%w: identity %q without id or secret", ErrInvalid, b.ID)
	}
	for _, hash := range b.Secrets {
		if len(hash) == 0 {
			return fmt.Errorf("%w: identity %s with an empty secret", ErrInvalid, b.ID)
		}
	}
	return nil
}

// Same reports whether two identities that were read from a store are equal in all fields.
func (b *Identity) Same(other *Identity) bool {
	return b.ID == other.ID && b.Name == other.Name && bytes.Equal(b.Recovery, other.Recovery) &&
		slices.EqualFunc(b.Secrets, other.Secrets, bytes.Equal) && b.Created.Equal(other.Created) && b.Seen.Equal(other.Seen)
}

// CheckChange returns an ErrInvalid if the change from was to b is inconsistent. The zero identity is changed into any.
func (b *Identity) CheckChange(was *Identity) error {
	if was.ID != "" && was.ID != b.ID {
		return fmt.Errorf("%w: identity %s in the place of %q", ErrInvalid, b.ID, was.ID)
	}
	return b.Check()
}

// Check returns an ErrInvalid if the link is inconsistent.
func (l *Link) Check() error {
	seat, device := l.Table != "" && l.Seat != "", l.Table == "" && l.Seat == "" && l.Identity != ""
	switch {
	case len(l.Hash) != 32:
		return fmt.Errorf("%w: link with a hash of %d bytes", ErrInvalid, len(l.Hash))
	case seat == device, seat && l.Identity != "":
		return fmt.Errorf("%w: link neither to a seat nor to an identity", ErrInvalid)
	}
	return nil
}

// Same reports whether two channels are equal in all fields.
func (c *Channel) Same(other *Channel) bool {
	return c.ID == other.ID && c.Identity == other.Identity && c.Table == other.Table && c.Target == other.Target &&
		bytes.Equal(c.Data, other.Data)
}

// CheckChange returns an ErrInvalid if c is inconsistent, or has another id or owner than was. The zero channel is changed into
// any.
func (c *Channel) CheckChange(was *Channel) error {
	switch {
	case c.ID == "" || c.Target == "":
		return fmt.Errorf("%w: channel %q without id or target", ErrInvalid, c.ID)
	case (c.Identity == "") == (c.Table == ""):
		return fmt.Errorf("%w: channel %s with the owners %q and %q, want one of them", ErrInvalid, c.ID, c.Identity, c.Table)
	case was.ID != "" && (was.ID != c.ID || was.Identity != c.Identity || was.Table != c.Table):
		return fmt.Errorf("%w: channel %s in the place of %q, or with another owner", ErrInvalid, c.ID, was.ID)
	}
	return nil
}

// Check returns an ErrInvalid if the report is inconsistent.
func (r *Report) Check() error {
	if r.ID == "" || r.Table == "" {
		return fmt.Errorf("%w: report %q without id or table", ErrInvalid, r.ID)
	}
	return nil
}

// Check returns an ErrInvalid if the note has no table or identity, or is too long.
func (n *PrivateNote) Check() error {
	if n.Table == "" || n.Identity == "" || len(n.Text) > MaxNote {
		return fmt.Errorf("%w: note of %q at %q with %d bytes", ErrInvalid, n.Identity, n.Table, len(n.Text))
	}
	return nil
}

// Check returns an ErrInvalid if the derived data is incomplete or too large.
func (d *Derived) Check() error {
	if d.Table == "" || d.Name == "" || len(d.Data) == 0 || len(d.Data) > MaxDerivedData {
		return fmt.Errorf("%w: derived %q of %q with %d bytes", ErrInvalid, d.Name, d.Table, len(d.Data))
	}
	return nil
}

// Rank returns the rank of a state in lists: tables before the game come first, then running, finished and closed ones.
func Rank(state string) int {
	switch state {
	case "seating":
		return 1
	case "playing":
		return 2
	case "over":
		return 3
	}
	return 4
}

// Most returns the maximum number of summaries that q can select. 0 means that it selects none, not that there is no limit.
func (q *Query) Most() int {
	if q.Identity == "" && !q.Public {
		return 0
	}
	return Bounded(q.Limit)
}

// Shares returns the limits of q.Share, with a very large number instead of 0.
func (q *Query) Shares() Share {
	return Share{cmp.Or(q.Share.Host, math.MaxInt32), cmp.Or(q.Share.Origin, math.MaxInt32)}
}

// Bounded returns limit, restricted to 0 to MaxLimit.
func Bounded(limit int) int { return min(max(limit, 0), MaxLimit) }
