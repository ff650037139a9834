package table

import (
	"slices"
	"sort"
	"time"
)

// talkKept is how many remarks a table remembers.
const talkKept = 200

// Remark is something said or done beside the game.
type Remark struct {
	Seq int64
	At  time.Time
	// Kind is created, sat, stood, started, bot, relieved, back, asked, here, opened, claimed,
	// resigned, renamed, closed, reopened, undone, redone, said or over.
	Kind string
	Seat string // colour, or ""
	Name string // who did it, or ""
	Text string // what was said, the new name, or that of the bot
	N    int    // how many moves were taken back or done again
}

// Talk lists the remarks, the last 200.
func (s *Snapshot) Talk() []Remark {
	return slices.Clone(s.talk[max(0, len(s.talk)-talkKept):])
}

// TalkSince returns the remarks of Talk that came after entry seq, or all of them if seq is beyond the last
// entry.
func (s *Snapshot) TalkSince(seq int64) []Remark {
	if seq > s.Seq {
		seq = 0
	}
	all := s.Talk()
	return all[sort.Search(len(all), func(i int) bool { return all[i].Seq > seq }):]
}

// tookBack adds that moves were taken back or done again.
func (s *Snapshot) tookBack(e *Entry, kind string, n int) {
	s.remark(e, kind, e.Seat, s.nameOf(e), "")
	s.talk[len(s.talk)-1].N = n
}

// remark adds a remark; now and then the old ones are let go.
func (s *Snapshot) remark(e *Entry, kind, seat, name, text string) {
	if len(s.talk) >= 2*talkKept {
		s.talk = slices.Clone(s.talk[len(s.talk)-talkKept:])
	}
	s.talk = append(s.talk, Remark{Seq: s.Seq, At: e.at(), Kind: kind, Seat: seat, Name: name, Text: text})
}
