package table

import (
	"slices"
	"time"

	"volgare/engine"
)

// NoChoice is the name of who makes a move where there is no choice.
const NoChoice = "table"

// Due is something that happens at a table by itself, unless somebody acts before.
type Due struct {
	At   time.Time   // when it happens, or as soon after as somebody sees to it
	Seat engine.Seat // for which a move is made
	Bot  string      // that chooses the move, or NoChoice
}

// dues are the sorts of things that can be due.
var dues = []func(*Snapshot) (Due, bool){(*Snapshot).botDue, (*Snapshot).passDue}

// Due lists what happens at the table if nobody acts, what comes first before the rest. It follows from the log
// and the pace alone, talk does not change it, and after the first of it the table is another one.
func (s *Snapshot) Due() []Due {
	var all []Due
	for _, sort := range dues {
		if d, ok := sort(s); ok {
			all = append(all, d)
		}
	}
	slices.SortStableFunc(all, func(a, b Due) int { return a.At.Compare(b.At) })
	return all
}

// botDue is the move of a bot that decides.
func (s *Snapshot) botDue() (Due, bool) {
	seat, ok := s.Decider()
	if !ok || s.Seats[seat].Bot == "" {
		return Due{}, false
	}
	d := Due{At: s.versionAt.Add(s.pause()), Seat: seat, Bot: s.Seats[seat].Bot}
	if s.inGrace() {
		d.At = s.personAt.Add(s.house.Pace.Grace)
	}
	return d, true
}

// passDue is the pass of a person who can do nothing else.
func (s *Snapshot) passDue() (Due, bool) {
	seat, ok := s.Decider()
	if !ok || !s.Seats[seat].played() || !s.plainPass() {
		return Due{}, false
	}
	return Due{At: s.versionAt.Add(s.pause()), Seat: seat, Bot: NoChoice}, true
}

// plainPass reports whether the present decision is a bid that can only be
// passed, for everybody to see: then the table passes. Behind closed screens that
// would tell how few votes there are. No other decision leaves no choice without
// costing something or hiding that it leaves none. // STU-3 SET-1
func (s *Snapshot) plainPass() bool {
	now := s.history.Now()
	if now.Decision != engine.Bidding || !s.Table.Rules.Options.ScreensOpen {
		return false
	}
	legal := s.Table.Rules.AppendLegal(nil, now)
	return len(legal) == 1 && legal[0].Kind == engine.Pass
}
