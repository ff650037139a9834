package table

import (
	"slices"
	"time"

	"volgare/bot"
	"volgare/edition"
	"volgare/record"
)

// House is the environment of a table: the rules and the bots that its server has, and the pace of their moves.
type House struct {
	Rules Rules
	Bots  []string // names of the bots that can play, bot.Default among them
	Pace  Pace
}

// Rules makes the rules by which tables are played.
type Rules interface {
	// Make makes the rules of a new game.
	Make(c edition.Config) (*edition.Table, error)
	// Restore makes the rules with which a game began from its record without moves and the text of its board.
	Restore(tags *record.Game, board string) (*edition.Table, error)
}

// botName is a bot's name, or the default one; false if there is none of that name. Entries name
// it, so that no table changes with the default.
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
	Away  time.Duration // the same where all who play are away, at least
}

// pacing is when a table last changed: the moves of bots wait for some time after that.
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

// pause is how long the table waits between two moves that no person makes.
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
