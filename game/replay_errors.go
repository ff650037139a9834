package game

import (
	"fmt"

	"volgare/engine"
)

// StepError is a move of a record that cannot be made.
type StepError struct {
	Step   int // from 0
	Turn   uint8
	Seat   engine.Seat
	Move   string
	Reason engine.Reason // zero if the move is made at another turn than stated
	Fault  string        // in words, the reason included
}

// Error names the step, the turn, the seat, the move and what is wrong.
func (e *StepError) Error() string {
	return fmt.Sprintf("move %d, turn %d, %s: %s: %s", e.Step+1, e.Turn, e.Seat, e.Move, e.Fault)
}

// MismatchError is a statement of a record that is not true.
type MismatchError struct {
	What   string // "rules", "seed", "deal" or "result"
	Stated string // "" for a deal
	Fault  string // what is true instead
}

// Error names what is stated and what is true.
func (e *MismatchError) Error() string {
	if e.Stated == "" {
		return "the " + e.What + " of the record: " + e.Fault
	}
	return fmt.Sprintf("the record states the %s %s: %s", e.What, e.Stated, e.Fault)
}
