package table

import (
	"slices"
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

	ID                string
	Name              string
	Seq               int64  // number of entries that everybody sees
	Hidden            int64  // number of further entries, which only their owners see
	Version           int64  // Seq of the last entry that commands must have seen; see Entry.keepsVersion
	State             string // one of the states above
	Public            bool
	Origin            string // address from which the table was made, or the identity of the host if not known
	Rematch           string // id of the table that is the rematch, or ""
	ClosedPermanently bool   // by the operator of the server
	Kept              bool   // a person has moved, or moves were imported
	ReplaceAbsent     bool   // absent players may be asked whether they are there, and replaced by a bot
	DealKnownToHost   bool   // a person chose the seed or brought the deal, and so may know what is hidden
	Created           time.Time
	Changed           time.Time
	Table             *edition.Table

	pacing
	timing

	seed      string
	closed    bool
	history   game.History
	revisions revisions
	chat      chatLog
	standing  standing
	notices   notices
	usage     usage
	orders    [engine.MaxSeats]*OrderState // last orders; each only for the holder of its seat
	askedAt   time.Time                    // since when the present decision can be made: the clocks were paused before, or another was due
	absence   absence                      // of the player to move
	house     House
	views     *viewCache
}

// Logged returns the number of entries in the log.
func (s *Snapshot) Logged() int64 { return s.Seq + s.Hidden }

// Steps returns the number of moves of the game, without undone ones.
func (s *Snapshot) Steps() int { return s.history.Len() }

// Turn returns the turn of the game, 0 before it begins.
func (s *Snapshot) Turn() int {
	if !s.Started() {
		return 0
	}
	return int(s.history.Now().Turn)
}

// StateAt returns the position after step moves, at most Steps. It contains hidden things, so it must
// not be sent to any client. It must not be modified.
func (s *Snapshot) StateAt(step int) *engine.State { return s.history.At(step) }

// History returns the game, hidden things included: it must not be sent to any client.
func (s *Snapshot) History() *game.History { return &s.history }

// Decider returns the seat to move; Nobody and false unless the game is being played.
func (s *Snapshot) Decider() (engine.Seat, bool) {
	if s.State != StatePlaying {
		return engine.Nobody, false
	}
	return s.history.Now().Seat, true
}

// Over reports whether the game has ended, even if its table was closed after that: then
// nothing is secret any more.
func (s *Snapshot) Over() bool { return s.history.Over() }

// Finished returns the whole game, and whether it is over.
func (s *Snapshot) Finished() (*game.History, bool) { return &s.history, s.Over() }

// StepsKnownSince returns how many of the present moves a client knows that has seen the table at entry since.
// The moves after them are news to it, also moves that were undone and redone after that entry.
func (s *Snapshot) StepsKnownSince(since int64) int {
	return s.revisions.known(s.history.Steps(), since)
}

// Chat lists the last 200 messages.
func (s *Snapshot) Chat() []ChatMessage { return slices.Clone(s.chat.last()) }

// ChatSince returns the messages of Chat that came after entry seq, or all of them if seq is beyond the last
// entry.
func (s *Snapshot) ChatSince(seq int64) []ChatMessage {
	if seq > s.Seq {
		seq = 0
	}
	return slices.Clone(s.chat.since(seq))
}
