package protocol

import (
	"fmt"

	"volgare/view"
)

// Code says why a request failed, one of a closed list.
type Code string

// The codes.
const (
	BadJSON        Code = "bad-json"        // the line is not a JSON value
	TooLong        Code = "too-long"        // the line has more than 1 MiB
	BadRequest     Code = "bad-request"     // a field is missing, unknown or of a wrong type
	UnknownRequest Code = "unknown-request" // no such "do"
	NoGame         Code = "no-game"         // new or load comes first
	BadConfig      Code = "bad-config"      // no such preset, option, board ...
	BadPosition    Code = "bad-position"    // the text is no position
	BadMove        Code = "bad-move"        // the text is no move of these rules
	Illegal        Code = "illegal"         // a rule forbids the move
	NothingToUndo  Code = "nothing-to-undo" // fewer moves have been made
	NoRecord       Code = "no-record"       // the game began from a loaded position
	Masked         Code = "masked"          // nothing can be played in a position with unknowns
	UnknownRule    Code = "unknown-rule"    // the rulebook does not have it
	Internal       Code = "internal"        // a fault of the program; nothing has changed
)

// Codes lists every code.
func Codes() []Code {
	return []Code{
		BadJSON, TooLong, BadRequest, UnknownRequest, NoGame, BadConfig, BadPosition, BadMove,
		Illegal, NothingToUndo, NoRecord, Masked, UnknownRule, Internal,
	}
}

// fault is why a request failed.
type fault struct {
	Code    Code         `json:"code"`
	Rule    *string      `json:"rule,omitempty"` // of an illegal move, or of numbers that no move can have
	Message string       `json:"message"`
	Move    string       `json:"move,omitempty"`   // which of several moves
	Reason  *view.Reason `json:"reason,omitempty"` // of an illegal move
}

func faultf(code Code, format string, args ...any) *fault {
	return &fault{Code: code, Message: fmt.Sprintf(format, args...)}
}
