package game

import (
	"fmt"

	"volgare/engine"
)

// Code says in a word of the wire why something is refused. The table and the lessons have
// more than those of moves.
type Code string

// The codes of moves.
const (
	BadMove Code = "bad-move" // no notation of a move: Err is a *record.ParseError
	Illegal Code = "illegal"  // Reason, of Rules
	Reveals Code = "reveals"  // it would show something hidden where nothing may be shown
)

// Refusal is why a move was not made, or something else not done; nothing has happened.
type Refusal struct { //nolint:errname // it is what it is called at a table
	Code   Code
	Index  int           // of the move that is at fault among those that came together, from 0
	Move   string        // that move, "" if none is
	Reason engine.Reason // of an illegal move
	Rules  *engine.Rules // which name what Reason counts; nil without one
	Err    error         // the particulars, or nil
}

// Error says what is refused.
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

// Unwrap returns the particulars.
func (r *Refusal) Unwrap() error { return r.Err }
