package table

import (
	"slices"
	"time"

	"volgare/engine"
)

// NoChoice is the name of who has made a move where there was no choice.
const NoChoice = "table"

// Pace is how long bots wait before they move.
type Pace struct {
	Grace time.Duration // after what a person can still take back
	Pause time.Duration // after a move of a bot
	Away  time.Duration // the same where all who play are away, at least
}

// Automatic is the seat that decides if no person decides for it, and who does.
func (s *Snapshot) Automatic() (engine.Seat, string, bool) {
	seat, ok := s.Decider()
	switch {
	case !ok || s.Seats[seat].Open():
		return seat, "", false
	case s.Seats[seat].Bot != "":
		return seat, s.Seats[seat].Bot, true
	}
	return seat, NoChoice, s.plainPass()
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

// Delay is how long from now a bot waits before its move.
func (s *Snapshot) Delay(now time.Time) time.Duration {
	if wait, ok := s.BotsWait(now); ok {
		return wait
	}
	switch {
	case !s.botActed:
		return 0
	case slices.ContainsFunc(s.Seats, Seat.played):
		return s.pace.Pause
	case slices.ContainsFunc(s.Seats, func(seat Seat) bool { return seat.Away }):
		return max(s.pace.Pause, s.pace.Away) // who has lent his seat shall find a game when he takes it back
	}
	return 0 // bots among themselves need not be watched
}

// BotsWait is how long from now until a bot goes on, while a person can still
// take back; false if none waits.
func (s *Snapshot) BotsWait(now time.Time) (time.Duration, bool) {
	seat, ok := s.Decider()
	if !ok || s.Seats[seat].Bot == "" || s.botActed || s.Steps() == 0 {
		return 0, false
	}
	last := s.history.Steps()[s.Steps()-1].Seat
	wait := s.personAt.Add(s.pace.Grace).Sub(now)
	if wait <= 0 || s.Undo(last).Step == 0 {
		return 0, false
	}
	return wait, true
}
