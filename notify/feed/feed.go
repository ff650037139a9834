// Package feed writes the turns that wait for a person as an iCalendar feed and as an Atom feed.
package feed

import (
	"cmp"
	"strings"
	"time"
	"unicode"

	"github.com/google/uuid"

	"volgare/notify"
)

// Feed lists the turns that wait for a person.
type Feed struct {
	ID       string // of the feed, for ever; it is not shown
	Title    string
	Language string
	Site     string            // URL of the server
	Changed  time.Time         // of the newest change, if no turn waits
	Turns    []*notify.Message // one a table; Sent is the start of the turn
}

// namespace is the namespace of the identifiers of this package.
var namespace = uuid.NewSHA1(uuid.NameSpaceURL, []byte("https://volgare.invalid/notify/feed"))

// idOf returns an identifier of a turn that stays the same until the turn is over.
func idOf(m *notify.Message) uuid.UUID {
	c := &m.Cause
	return uuid.NewSHA1(namespace, []byte(strings.Join([]string{c.Table, c.Seat, c.Spell}, "\x00")))
}

// changed returns when the feed has changed.
func (f *Feed) changed() time.Time {
	var newest time.Time
	for _, m := range f.Turns {
		if m.Sent.After(newest) {
			newest = m.Sent
		}
	}
	return cmp.Or(newest, f.Changed)
}

// clean returns a text without characters that the formats cannot hold.
func clean(text string) string {
	text = strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\r\n", "\n")
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return r
		case r == '\t' || r == '\r':
			return ' '
		case unicode.IsControl(r) || r == '\uFFFE' || r == '\uFFFF':
			return -1
		}
		return r
	}, text)
}
