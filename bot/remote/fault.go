package remote

import (
	"fmt"

	"volgare/protocol"
)

// The kinds of faults. They share the codes of the engine protocol.
const (
	BadJSON    = protocol.BadJSON          // the line is not JSON
	TooLong    = protocol.TooLong          // the line is longer than 1 MiB
	BadRequest = protocol.BadRequest       // not a message, or a field is missing or has a wrong type
	BadMove    = protocol.BadMove          // the text or number is not a move of these rules
	Illegal    = protocol.Illegal          // a rule forbids the move
	TooSlow    = protocol.Code("too-slow") // no answer in time
	Gone       = protocol.Code("gone")     // the bot has ended, or did not start
)

// Codes lists every code of a Fault.
func Codes() []protocol.Code {
	return []protocol.Code{BadJSON, TooLong, BadRequest, BadMove, Illegal, TooSlow, Gone}
}

// Fault is an error that a bot made when it was asked for a decision. A substitute then decided in its place.
type Fault struct { //nolint:errname // it is named as the protocol does
	Code    protocol.Code `json:"code"`
	Message string        `json:"message"`
	Move    string        `json:"move,omitempty"` // text of an invalid or illegal move
	Rule    string        `json:"rule,omitempty"` // id of the rule that forbids it
	Played  string        `json:"played"`         // move that the substitute chose
}

func faultf(code protocol.Code, format string, args ...any) *Fault {
	return &Fault{Code: code, Message: fmt.Sprintf(format, args...)}
}

// Error returns the code and the message.
func (f *Fault) Error() string { return string(f.Code) + ": " + f.Message }
