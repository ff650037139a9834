package remote

import (
	"encoding/json"

	"volgare/protocol"
	"volgare/view"
)

// Version is the version of the protocol.
const Version = 1

// maxMoves is the most moves of an answer that are looked at.
const maxMoves = 64

// The kinds of messages, the field "do" of each.
const (
	doHello  = "hello"  // both ways
	doGame   = "game"   // to the bot, as those that follow
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

// About is what a bot tells of itself, in answer.
type About struct {
	Protocol int      `json:"protocol"`
	Name     string   `json:"name"`
	Version  string   `json:"version"`
	Author   string   `json:"author"`
	Presets  []string `json:"presets"` // that it plays; nil for all
	Players  []int    `json:"players"` // how many it plays with; nil for all
	Options  []string `json:"options"` // that may differ from the preset; nil for all
	Turns    bool     `json:"turns"`   // it answers with several moves where it can
}

// gameBegins tells what is played, and how.
type gameBegins struct {
	Do     string     `json:"do"`
	Game   string     `json:"game"`
	Seat   string     `json:"seat"`
	Seed   uint64     `json:"seed"`  // of the bot alone, below 2^53
	Moves  int        `json:"moves"` // ids of moves are below
	MS     int64      `json:"ms"`    // for a decision
	Faults int        `json:"faults"`
	Setup  view.Setup `json:"setup"`
}

// events tell the moves that were made since the last message about the game.
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
	MS   int64     `json:"ms"` // until the answer has to be there
	View view.View `json:"view"`
}

// faultTold tells a fault, and what was played in the place of the bot.
type faultTold struct { //nolint:errname // a message
	Do   string `json:"do"`
	Game string `json:"game"`
	ID   int64  `json:"id"`
	Fault
	Faults int `json:"faults"` // in this game so far
	Most   int `json:"most"`   // with so many the bot is out of the game
}

// result tells how a game has ended.
type result struct {
	Do     string     `json:"do"`
	Game   string     `json:"game"`
	Seat   string     `json:"seat"`
	Place  int        `json:"place"` // 1 for who has won
	Faults int        `json:"faults"`
	Score  view.Score `json:"score"`
}

// quit ends it all.
type quit struct {
	Do string `json:"do"`
}

// answer is what a bot says to a question. Whatever else stands in it means nothing.
type answer struct {
	Do    string            `json:"do"`
	ID    *int64            `json:"id"`
	Moves []json.RawMessage `json:"moves"` // each the text of a move or its id
}
