package protocol

import (
	"fmt"

	"volgare/view"
)

// Code says why a request failed. The list is closed.
type Code string

// The codes.
const (
	BadJSON        Code = "bad-json"        // the line is not a JSON value
	TooLong        Code = "too-long"        // the line is longer than 1 MiB
	BadRequest     Code = "bad-request"     // a field is missing, unknown or of a wrong type
	UnknownRequest Code = "unknown-request" // unknown "do"
	NoGame         Code = "no-game"         // new or load must come first
	BadConfig      Code = "bad-config"      // unknown preset, option, board ...
	BadPosition    Code = "bad-position"    // the text is not a position
	BadMove        Code = "bad-move"        // the text is not a move of these rules
	Illegal        Code = "illegal"         // a rule forbids the move
	NothingToUndo  Code = "nothing-to-undo" // fewer moves have been made
	NoRecord       Code = "no-record"       // the game began from a loaded position
	Masked         Code = "masked"          // a position with hidden parts cannot be played
	UnknownRule    Code = "unknown-rule"    // unknown rule id
	Internal       Code = "internal"        // a fault of the program; nothing has changed
)

// Codes lists every code.
func Codes() []Code {
	return []Code{
		BadJSON, TooLong, BadRequest, UnknownRequest, NoGame, BadConfig, BadPosition, BadMove,
		Illegal, NothingToUndo, NoRecord, Masked, UnknownRule, Internal,
	}
}

// fault describes why a request failed.
type fault struct {
	Code    Code         `json:"code"`
	Rule    *string      `json:"rule,omitempty"` // id of the rule that forbids a move, or of the rule on its numbers
	Message string       `json:"message"`
	Move    string       `json:"move,omitempty"`   // the failed one of several moves
	Reason  *view.Reason `json:"reason,omitempty"` // of an illegal move
}

func faultf(code Code, format string, args ...any) *fault {
	return &fault{Code: code, Message: fmt.Sprintf(format, args...)}
}
