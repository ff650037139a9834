package table

import (
	"errors"

	"volgare/game"
)

// Code says why a command is refused.
type Code = game.Code

// The codes, a closed list.
const (
	Unknown             Code = "unknown-table"
	NotHeld             Code = "not-held"             // the identity does not hold the seat
	NotHost             Code = "not-host"             // only the host may
	NotSeated           Code = "not-seated"           // only who sits at the table may
	NoSeat              Code = "no-seat"              // the table has no such seat
	SeatTaken           Code = "seat-taken"           // the seat is not open
	SecondSeat          Code = "second-seat"          // who has seen one hand of a running game takes no other
	NotAlone            Code = "not-alone"            // only for a host with one seat against bots, if no other person has ever held a seat
	NotForHost          Code = "not-for-host"         // the host takes no seat without a holder while others play
	BotPlaying          Code = "bot-playing"          // a bot plays on for the seat: take it back first
	Present             Code = "present"              // the holder of the seat has not been silent for long enough: Err has the wait
	Asked               Code = "asked"                // the player to move has been asked already
	AbsenceOff          Code = "absence-off"          // the host has not allowed that absent players are replaced
	NoClock             Code = "no-clock"             // the table has no clock
	ClockPaused         Code = "clock-paused"         // the clocks are paused, or the player has agreed to that
	ClockRuns           Code = "clock-runs"           // the clocks are not paused, and nobody wants that
	NoHoliday           Code = "no-holiday"           // no holiday is left, or the player is not on holiday
	TimeIsUp            Code = "time-is-up"           // the time of the turn is up: the seat can be taken back after it
	HasResigned         Code = "resigned"             // for good
	BadName             Code = "bad-name"             // empty, or Err is a plain.TextError: see CleanName
	BadText             Code = "bad-text"             // empty, or Err is a plain.TextError: see MaxChat
	KeyUsed             Code = "key-used"             // for another command
	BadKey              Code = "bad-key"              // at most MaxKey bytes
	BadBot              Code = "bad-bot"              // no bot of that name
	BadConfig           Code = "bad-config"           // Err is an edition.ConfigFaults or edition.Faults
	BadRecord           Code = "bad-record"           // Err is a record.ParseError, game.StepError or game.MismatchError
	BadMove                  = game.BadMove           // Index, Move; Err is a record.ParseError
	Illegal                  = game.Illegal           // Index, Move, Reason
	NotYourTurn         Code = "not-your-turn"        // another seat decides: Index, Move, Reason
	Reveals                  = game.Reveals           // the move reveals something: it ends a command, and cannot be tried: Index, Move
	YourTurn            Code = "your-turn"            // the seat decides: its next turn cannot be prepared
	BadOrder            Code = "bad-order"            // Err says why
	Stale               Code = "stale"                // the table has changed since: Seq
	NothingToUndo       Code = "nothing-to-undo"      // none of the last moves is the seat's own
	InformationRevealed Code = "information-revealed" // the move has revealed something
	Decided             Code = "decided"              // another seat has decided since
	NothingToRedo       Code = "nothing-to-redo"
	Seating             Code = "seating"  // the game has not begun
	Started             Code = "started"  // the game has begun
	IsOver              Code = "over"     // the game is over
	NotOver             Code = "not-over" // the game is not over
	IsClosed            Code = "closed"   // the host has closed the table
	NotClosed           Code = "not-closed"
	TooMany             Code = "too-many"          // moves of a command, or entries of a table
	TooManyTables       Code = "too-many-tables"   // of one person: Err states the bound
	LimitReached        Code = "limit-reached"     // it was done as often as it may be: Err states the bound
	RulesUnavailable    Code = "rules-unavailable" // rules unavailable in this version, or a log that it cannot follow; see ReadOnlyTable
	Unavailable         Code = "storage"           // nothing could be written, the table is as it was: Err
	Stopping            Code = "stopping"          // the service has been closed
)

// Refusal is the error of a command that was refused. The command has changed nothing.
type Refusal struct { //nolint:errname // a Refusal is what it is called at the table
	game.Refusal

	Seq int64 // of the table's last entry, 0 without a table
}

// CodeOf returns the code of an error of this package, "" if it has none.
func CodeOf(err error) Code {
	if r, ok := errors.AsType[*Refusal](err); ok {
		return r.Code
	}
	return ""
}

// Refuse is a *Refusal with a code.
func Refuse(code Code) error { return RefuseFor(code, nil) }

// RefuseFor is a *Refusal with a code and its cause.
func RefuseFor(code Code, err error) error { return refused(game.Refusal{Code: code, Err: err}) }

// refused returns the refusal of a command as a game refuses a move.
func refused(why game.Refusal) *Refusal { return &Refusal{Refusal: why} }
