package table

import (
	"time"

	"volgare/edition"
	"volgare/engine"
	"volgare/game"
)

// States of a table.
const (
	StateSeating = "seating"
	StatePlaying = "playing"
	StateOver    = "over"
	StateClosed  = "closed"
)

// Snapshot is a table after an entry. It never changes.
type Snapshot struct {
	seating

	ID         string
	Name       string
	Seq        int64  // of the last entry
	Version    int64  // Seq of the last entry that was more than talk: who has seen that can still act
	State      string // one of the states above
	Public     bool
	Origin     string // where who made it came from; his identity if that is not known
	Rematch    string // id of the table that is the rematch, or ""
	Shut       bool   // closed for good, by who runs the server
	Kept       bool   // a person has moved
	SeedChosen bool   // a person chose the seed or brought the deal, and so may know what is hidden
	Created    time.Time
	Changed    time.Time
	Table      *edition.Table

	seed      string
	started   bool
	closed    bool
	history   game.History
	revisions []revision
	talk      []Remark
	score     []int  // see Card.Score
	winner    string // see Card.Winner
	scoredAt  scoredAt

	usage usage

	absence absence // of the player to move

	versionAt time.Time // of the entry Version
	personAt  time.Time // when a person moved or took back last
	botActed  bool      // a bot has moved since
	house     House
	views     *viewCache
}

// Steps is how many moves stand.
func (s *Snapshot) Steps() int { return s.history.Len() }

// Started reports whether the game has begun, whatever has become of it.
func (s *Snapshot) Started() bool { return s.started }

// StateAt is the position after so many moves, bounded to those that stand. It
// must not be modified, and nothing of it sent to anybody.
func (s *Snapshot) StateAt(step int) *engine.State { return s.history.At(step) }

// History is the game, with all that is hidden: nothing of it is sent to anybody.
func (s *Snapshot) History() *game.History { return &s.history }

// Decider is the seat that decides; false unless the game is being played.
func (s *Snapshot) Decider() (engine.Seat, bool) {
	if s.State != StatePlaying {
		return engine.Nobody, false
	}
	return s.history.Now().Seat, true
}

// Over reports whether the game has ended, even if its table was closed after that: then
// nothing is secret any more.
func (s *Snapshot) Over() bool { return s.history.Over() }

// Finished is the whole game; false while it is not over.
func (s *Snapshot) Finished() (*game.History, bool) { return &s.history, s.Over() }

// Training reports whether one person alone, with one seat, plays against bots. Then help is fair.
func (s *seating) Training() bool {
	people := 0
	for i := range s.Seats {
		seat := &s.Seats[i]
		switch {
		case seat.Open():
			return false
		case seat.Bot == "" || seat.Away:
			people++
		}
	}
	return people == 1
}
