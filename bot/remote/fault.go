package remote

import (
	"fmt"

	"volgare/protocol"
)

// What a bot can do wrong: it shares the codes of the engine protocol.
const (
	BadJSON    = protocol.BadJSON          // the line is not a JSON value
	TooLong    = protocol.TooLong          // the line has more than 1 MiB
	BadRequest = protocol.BadRequest       // no message, or a field is missing or of a wrong type
	BadMove    = protocol.BadMove          // the text or the number is no move of these rules
	Illegal    = protocol.Illegal          // a rule forbids the move
	TooSlow    = protocol.Code("too-slow") // no answer in time
	Gone       = protocol.Code("gone")     // the bot has ended, or did not start
)

// Codes lists every code of a Fault.
func Codes() []protocol.Code {
	return []protocol.Code{BadJSON, TooLong, BadRequest, BadMove, Illegal, TooSlow, Gone}
}

// Fault is what a bot has done wrong when it was asked for a decision, which was then made
// in its place.
type Fault struct { //nolint:errname // it is named as the protocol does
	Code    protocol.Code `json:"code"`
	Message string        `json:"message"`
	Move    string        `json:"move,omitempty"` // that was no move, or not legal
	Rule    string        `json:"rule,omitempty"` // that forbids it
	Played  string        `json:"played"`         // what the substitute chose
}

func faultf(code protocol.Code, format string, args ...any) *Fault {
	return &Fault{Code: code, Message: fmt.Sprintf(format, args...)}
}

// Error is the code and the message.
func (f *Fault) Error() string { return string(f.Code) + ": " + f.Message }
