// Package clock computes how much time the players of a table have.
//
// Rules say how a table limits the time. A Clock follows the log of the table: it is told which seat decides from which time on, and about
// pauses, holidays, and times in which no server ran. Nothing in it reads the time: the present is an argument. Times and durations are
// whole milliseconds.
package clock

import (
	"errors"
	"fmt"
	"slices"
	"time"
)

// Kind is the kind of a clock.
type Kind string

const (
	// Correspondence gives a player time for each turn, and a bank for the whole game.
	Correspondence Kind = "correspondence"
	// Live gives a player time for the whole game, and an increment at the end of each turn.
	Live Kind = "live"
)

// TimeOut is what happens after the time of a player has run out.
type TimeOut string

// What can happen then.
const (
	BotTakesOver TimeOut = "takeover" // a bot plays until the player returns
	BotForTurn   TimeOut = "turn"     // a bot plays the turn or decision
	Vote         TimeOut = "vote"     // a bot plays once more than half of the others want it
)

// Seconds is a duration in whole seconds.
type Seconds int64

// Duration returns the seconds as a time.Duration.
func (s Seconds) Duration() time.Duration { return time.Duration(s) * time.Second }

// Rules say how a table limits the time of its players. They are stored with the table, so the names and units of the fields never change.
type Rules struct {
	Kind Kind `json:"kind"`

	// Only of Correspondence.
	Turn     Seconds `json:"turn,omitempty"`     // for each turn, and for each decision outside of one's turn
	Bank     Seconds `json:"bank,omitempty"`     // used after Turn, and never refilled
	Window   *Window `json:"window,omitempty"`   // hours in which time counts; nil: all
	Holidays bool    `json:"holidays,omitempty"` // players have holidays

	// Only of Live.
	Initial   Seconds `json:"initial,omitempty"`   // for all turns of the game
	Increment Seconds `json:"increment,omitempty"` // added at the end of each turn
	Reply     Seconds `json:"reply,omitempty"`     // for each decision outside of one's turn, which uses nothing of Initial

	TimeOut TimeOut `json:"timeOut"`
	Bot     string  `json:"bot,omitempty"` // plays after a time-out
}

// Units of Seconds.
const (
	Second Seconds = 1
	Minute         = 60 * Second
	Hour           = 60 * Minute
)

// Bounds of the rules.
const (
	maxBank      = 14 * 24 * Hour
	minInitial   = Minute
	maxInitial   = 3 * Hour
	maxIncrement = 5 * Minute
	minReply     = 10 * Second
	maxReply     = 10 * Minute
	minWindow    = 180 // minutes
)

// turns are the times that a turn may have.
var turns = [4]Seconds{12 * Hour, 24 * Hour, 48 * Hour, 72 * Hour}

// Validate returns an error that names the first fault of the rules, and what is accepted.
func (r *Rules) Validate() error {
	if !slices.Contains([]TimeOut{BotTakesOver, BotForTurn, Vote}, r.TimeOut) {
		return fmt.Errorf("the time-out of the clock is %q: accepted are takeover, turn and vote", r.TimeOut)
	}
	switch r.Kind {
	case Correspondence:
		return r.validateCorrespondence()
	case Live:
		return r.validateLive()
	}
	return fmt.Errorf("the kind of the clock is %q: accepted are correspondence and live", r.Kind)
}

func (r *Rules) validateCorrespondence() error {
	switch {
	case r.Initial != 0 || r.Increment != 0 || r.Reply != 0:
		return errors.New("a correspondence clock has turn and bank: initial, increment and reply are accepted with live only")
	case !slices.Contains(turns[:], r.Turn):
		return fmt.Errorf("the turn of the clock is %d s: accepted are %d, %d, %d and %d s", r.Turn, turns[0], turns[1], turns[2], turns[3])
	case r.Bank < 0 || r.Bank > maxBank || r.Bank%Hour != 0:
		return fmt.Errorf("the bank of the clock is %d s: accepted are whole hours up to %d s", r.Bank, maxBank)
	case r.Window != nil:
		_, err := r.Window.hours()
		return err
	}
	return nil
}

func (r *Rules) validateLive() error {
	switch {
	case r.Turn != 0 || r.Bank != 0 || r.Window != nil || r.Holidays:
		return errors.New("a live clock has initial, increment and reply: " +
			"turn, bank, window and holidays are accepted with correspondence only")
	case r.Initial < minInitial || r.Initial > maxInitial:
		return fmt.Errorf("the initial time of the clock is %d s: accepted are %d to %d s", r.Initial, minInitial, maxInitial)
	case r.Increment < 0 || r.Increment > maxIncrement:
		return fmt.Errorf("the increment of the clock is %d s: accepted are 0 to %d s", r.Increment, maxIncrement)
	case r.Reply < minReply || r.Reply > maxReply:
		return fmt.Errorf("the reply time of the clock is %d s: accepted are %d to %d s", r.Reply, minReply, maxReply)
	}
	return nil
}

// allowance returns the time of one turn or reply before the reserve is used, and whether the reserve is used after it.
func (r *Rules) allowance(s Spell) (d time.Duration, reserve bool) {
	switch {
	case r.Kind == Correspondence:
		return r.Turn.Duration(), true
	case s.inTurn():
		return 0, true
	}
	return r.Reply.Duration(), false
}

// reserve returns the time that a player has for the whole game, at its beginning.
func (r *Rules) reserve() time.Duration {
	if r.Kind == Correspondence {
		return r.Bank.Duration()
	}
	return r.Initial.Duration()
}
