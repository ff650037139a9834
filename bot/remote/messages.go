package remote

import (
	"encoding/json"

	"volgare/protocol"
	"volgare/view"
)

// Version is the version of the protocol.
const Version = 1

// maxMoves is the number of moves in an answer that are read; further ones are ignored.
const maxMoves = 64

// The kinds of messages, which are the values of the field "do".
const (
	doHello  = "hello"  // both ways
	doGame   = "game"   // to the bot, like the next five
	doEvents = "events" //
	doDecide = "decide" //
	doFault  = "fault"  //
	doResult = "result" //
	doQuit   = "quit"   //
	doMoves  = "moves"  // from the bot
)

// hello is the first message.
type hello struct {
	Do       string `json:"do"`
	Protocol int    `json:"protocol"`
	Program  string `json:"program"`
}

// About is a bot's answer to hello: a description of itself.
type About struct {
	Protocol int      `json:"protocol"`
	Name     string   `json:"name"`
	Version  string   `json:"version"`
	Author   string   `json:"author"`
	Presets  []string `json:"presets"` // presets that it plays; nil for all
	Players  []int    `json:"players"` // numbers of players; nil for all
	Options  []string `json:"options"` // options that may differ from the preset; nil for all
	Turns    bool     `json:"turns"`   // it can answer with several moves
}

// gameBegins announces a game and its settings.
type gameBegins struct {
	Do     string     `json:"do"`
	Game   string     `json:"game"`
	Seat   string     `json:"seat"`
	Seed   uint64     `json:"seed"`  // for the bot's own use, below 2^53
	Moves  int        `json:"moves"` // upper bound of the ids of moves
	MS     int64      `json:"ms"`    // time limit of a decision
	Faults int        `json:"faults"`
	Setup  view.Setup `json:"setup"`
}

// events lists the moves made since the last message about the game.
type events struct {
	Do    string            `json:"do"`
	Game  string            `json:"game"`
	Moves []protocol.Played `json:"moves"`
}

// decide asks for moves.
type decide struct {
	Do   string    `json:"do"`
	Game string    `json:"game"`
	ID   int64     `json:"id"`
	MS   int64     `json:"ms"` // time left to answer
	View view.View `json:"view"`
}

// faultTold reports a fault, and the move that was played in the bot's place.
type faultTold struct { //nolint:errname // a message
	Do   string `json:"do"`
	Game string `json:"game"`
	ID   int64  `json:"id"`
	Fault
	Faults int `json:"faults"` // number in this game so far
	Most   int `json:"most"`   // number of faults at which the bot is excluded from the game
}

// result reports the final result of a game.
type result struct {
	Do     string     `json:"do"`
	Game   string     `json:"game"`
	Seat   string     `json:"seat"`
	Place  int        `json:"place"` // 1 for the winner
	Faults int        `json:"faults"`
	Score  view.Score `json:"score"`
}

// quit asks the bot to end.
type quit struct {
	Do string `json:"do"`
}

// answer is the bot's answer to a question. Other fields are ignored.
type answer struct {
	Do    string            `json:"do"`
	ID    *int64            `json:"id"`
	Moves []json.RawMessage `json:"moves"` // each is the text of a move or its id
}
