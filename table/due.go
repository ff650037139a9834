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

// Pace holds the delays before moves of bots.
type Pace struct {
	Grace time.Duration // after a move that a person can still undo
	Pause time.Duration // after a move of a bot
	Away  time.Duration // the same where all who play are away, at least
}

// pause is how long the table waits between two moves that no person makes.
func (s *Snapshot) pause() time.Duration {
	switch {
	case !s.botActed:
		return 0
	case slices.ContainsFunc(s.Seats, Seat.played):
		return s.house.Pace.Pause
	case slices.ContainsFunc(s.Seats, func(seat Seat) bool { return seat.Away }):
		return max(s.house.Pace.Pause, s.house.Pace.Away) // a person who has lent their seat to a bot finds a game when they return
	}
	return 0 // bots among themselves need not be watched
}

// inGrace reports whether a person has moved last and can still take that back: bots wait then.
func (s *Snapshot) inGrace() bool {
	if s.house.Pace.Grace <= 0 || s.botActed || s.Steps() == 0 {
		return false
	}
	return s.Undo(s.history.Steps()[s.Steps()-1].Seat).Step > 0
}

// BotsWait returns how long bots still wait so that a person can undo their last move. It returns false if
// none waits for that.
func (s *Snapshot) BotsWait(now time.Time) (time.Duration, bool) {
	d, ok := s.botDue()
	if !ok || !s.inGrace() {
		return 0, false
	}
	wait := max(0, d.At.Sub(now))
	return wait, wait > 0
}
