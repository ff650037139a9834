package table

import (
	"slices"
	"sort"
	"time"
)

// talkKept is how many remarks a table remembers.
const talkKept = 200

// Remark is a chat message, or an event at the table other than a move.
type Remark struct {
	Seq int64
	At  time.Time
	// Kind is created, sat, stood, started, bot, relieved, back, asked, here, absence-on, absence-off, opened, claimed,
	// resigned, renamed, closed, reopened, undone, redone, revealed, said or over.
	Kind string
	Seat string // colour, or ""
	Name string // of the person, or ""
	Text string // the text of a remark, the new name, or the name of the bot
	N    int    // how many moves were undone or redone
}

// talk is the remarks of a table, and perhaps some older than it remembers. Snapshots share it.
type talk []Remark

// last returns the remarks that the table remembers.
func (t talk) last() []Remark { return t[max(0, len(t)-talkKept):] }

// since returns the remarks of last that came after entry seq.
func (t talk) since(seq int64) []Remark {
	all := t.last()
	return all[sort.Search(len(all), func(i int) bool { return all[i].Seq > seq }):]
}

// with returns the talk with one more remark. From time to time the older ones are dropped.
func (t talk) with(r Remark) talk {
	if len(t) >= 2*talkKept {
		t = slices.Clone(t.last())
	}
	return append(t, r)
}
