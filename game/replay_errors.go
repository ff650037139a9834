package game

import (
	"fmt"

	"volgare/engine"
)

// StepError describes a move of a record that cannot be played.
type StepError struct {
	Step   int // from 0
	Turn   uint8
	Seat   engine.Seat
	Move   string
	Reason engine.Reason // zero if the move was made in another turn than stated
	Fault  string        // in words, including the reason
}

// Error names the step, the turn, the seat, the move and the fault.
func (e *StepError) Error() string {
	return fmt.Sprintf("move %d, turn %d, %s: %s: %s", e.Step+1, e.Turn, e.Seat, e.Move, e.Fault)
}

// MismatchError describes a wrong statement of a record.
type MismatchError struct {
	What   string // "rules", "seed", "deal" or "result"
	Stated string // "" for a deal
	Fault  string // the correct value
}

// Error names the stated and the correct value.
func (e *MismatchError) Error() string {
	if e.Stated == "" {
		return "the " + e.What + " of the record: " + e.Fault
	}
	return fmt.Sprintf("the record states the %s %s: %s", e.What, e.Stated, e.Fault)
}
