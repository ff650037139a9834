package table

import (
	"slices"
	"time"

	"volgare/bot"
	"volgare/edition"
	"volgare/record"
)

// House is the environment of a table: the rules and the bots that its server has, the pace of their moves, and whether it notifies
// people.
type House struct {
	Rules    Rules
	Bots     []string // names of the bots that can play, bot.Default among them
	Pace     Pace
	Notifies bool // people are notified of events: see Due.Event
}

// Rules makes the rules by which tables are played.
type Rules interface {
	// Make makes the rules of a new game.
	Make(c edition.Config) (*edition.Table, error)
	// Restore makes the rules with which a game began from its record without moves and the text of its board.
	Restore(tags *record.Game, board string) (*edition.Table, error)
}

// botName returns the name of a bot, or of the default bot if name is empty. It returns false if there is no such bot.
// Entries contain the name, so that a new default changes no table.
func (h *House) botName(name string) (string, bool) {
	if name == "" {
		return bot.Default, true
	}
	return name, name == ExternalBot || slices.Contains(h.Bots, name)
}

// Pace holds the delays before moves of bots.
type Pace struct {
	Grace time.Duration // after a move that a person can still undo
	Pause time.Duration // after a move of a bot
	Away  time.Duration // the minimum delay if all players are away
}

// pacing holds the times of the last changes of a table. The moves of bots wait for some time after them.
type pacing struct {
	versionAt time.Time // of the entry Version
	personAt  time.Time // when a person last made or undid a move
	botActed  bool      // a bot has moved since
}

// acted notes the sender of an entry that made or undid moves.
func (p *pacing) acted(e *Entry) {
	if p.botActed = e.Bot != ""; !p.botActed {
		p.personAt = e.at()
	}
}

// pause returns how long the table waits between two moves that no person makes.
func (p *pacing) pause(pace Pace, seats []Seat) time.Duration {
	switch {
	case !p.botActed:
		return 0
	case slices.ContainsFunc(seats, Seat.played):
		return pace.Pause
	case slices.ContainsFunc(seats, func(seat Seat) bool { return seat.BotPlaying }):
		return max(pace.Pause, pace.Away) // a person who has lent their seat to a bot finds a game when they return
	}
	return 0 // bots among themselves need not be watched
}
