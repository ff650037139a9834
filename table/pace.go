package table

import (
	"slices"
	"time"
)

// Pace is how long bots wait before they move.
type Pace struct {
	Grace time.Duration // after what a person can still take back
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
		return max(s.house.Pace.Pause, s.house.Pace.Away) // who has lent his seat shall find a game when he takes it back
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

// BotsWait returns how long bots still wait so that a person can take back his last move. It returns false if
// none waits for that.
func (s *Snapshot) BotsWait(now time.Time) (time.Duration, bool) {
	d, ok := s.botDue()
	if !ok || !s.inGrace() {
		return 0, false
	}
	wait := max(0, d.At.Sub(now))
	return wait, wait > 0
}
