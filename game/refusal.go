package game

import (
	"fmt"

	"volgare/engine"
)

// Code is the reason of a refusal, as in JSON. The table and the lessons define further codes.
type Code string

// The codes of moves.
const (
	BadMove Code = "bad-move" // not the notation of a move: Err is a *record.ParseError
	Illegal Code = "illegal"  // against the rules: see Reason
	Reveals Code = "reveals"  // would reveal something hidden where that is not allowed
)

// Refusal is the reason why a move or another action was refused. Nothing has changed.
type Refusal struct { //nolint:errname // named as at a table
	Code   Code
	Index  int           // index of the refused move in its request, from 0
	Move   string        // the refused move, "" if none
	Reason engine.Reason // of an illegal move
	Rules  *engine.Rules // rules to name the good that Reason counts; nil without a Reason
	Err    error         // details, or nil
}

// Error returns the code with the details.
func (r *Refusal) Error() string {
	text := string(r.Code)
	if r.Move != "" {
		text += fmt.Sprintf(": move %d, %q", r.Index+1, r.Move)
	}
	if !r.Reason.Legal() {
		text += fmt.Sprintf(": %s (%s)", r.Reason.Code, r.Reason.Rule)
	}
	if r.Err != nil {
		text += ": " + r.Err.Error()
	}
	return text
}

// Unwrap returns the details.
func (r *Refusal) Unwrap() error { return r.Err }
