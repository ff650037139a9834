package table

import (
	"slices"
	"sort"
	"time"
)

// chatKept is the number of messages that a table keeps.
const chatKept = 200

// ChatMessage is a message of a person, or an event at the table other than a move.
type ChatMessage struct {
	Seq int64
	At  time.Time
	// Kind is created, sat, left, started, bot, bot-takeover, took-back, asked, still-here, absence-on, absence-off, opened, claimed,
	// resigned, renamed, closed, reopened, undone, redone, revealed, said, over, or of a clock: pause-wanted, pause-refused, paused,
	// resumed, holiday, holiday-over, timed-out, voted or credited.
	Kind string
	Seat string // colour, or ""
	Name string // of the person, or ""
	Text string // the text of a message, the new name, or the name of the bot
	N    int    // how many moves were undone or redone
}

// chatLog holds the messages of a table, and perhaps some that are older than those it keeps. Snapshots share it.
type chatLog []ChatMessage

// last returns the messages that the table keeps.
func (c chatLog) last() []ChatMessage { return c[max(0, len(c)-chatKept):] }

// since returns the messages of last that came after entry seq.
func (c chatLog) since(seq int64) []ChatMessage {
	all := c.last()
	return all[sort.Search(len(all), func(i int) bool { return all[i].Seq > seq }):]
}

// with returns the chat with one more message. From time to time the older ones are dropped.
func (c chatLog) with(m ChatMessage) chatLog {
	if len(c) >= 2*chatKept {
		c = slices.Clone(c.last())
	}
	return append(c, m)
}

// said returns the last messages of people, at most n, oldest first.
func (c chatLog) said(n int) []SaidMark {
	var marks []SaidMark
	for _, m := range slices.Backward(c.last()) {
		if m.Kind == "said" && len(marks) < n {
			marks = append(marks, SaidMark{m.Seq, m.Seat})
		}
	}
	slices.Reverse(marks)
	return marks
}
