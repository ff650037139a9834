package table

import (
	"time"

	"volgare/engine"
)

// Command is a request of a person to a table.
type Command struct {
	By Identity
	// Key makes it safe to repeat: of one identity's equal commands with one key only the
	// first counts, and another command with it is refused. Empty for a command of the server itself.
	Key    string
	Seq    int64  // of the last entry that the person has seen; negative: any
	Action Action // nil changes nothing
}

// Action is the action of a Command: one of the types below.
type Action interface {
	// decide returns the entry that the action adds to the log of a table now. The error
	// is a *Refusal.
	decide(s *Snapshot, by Identity, now time.Time) (*Entry, error)
	// fields are the name of the action and its parameters. A digest of them is part of the
	// log, so their order and their texts must never change, even if names in Go do.
	fields() []any
}

// Play makes moves for a seat, all of them or none. A move that reveals
// something, ends the turn or answers anything but a turn is the last of its
// command: the next decision needs the information that it revealed.
type Play struct {
	Seat  string
	Moves []string // notation, 1 to MaxMoves
}

// Undo undoes the last command of the seat, if it revealed nothing. With Turn it undoes
// all moves of the turn after the last one that revealed something.
type Undo struct {
	Seat string
	Turn bool
}

// Redo repeats the moves that Undo undid last, if no other move was made since.
type Redo struct{ Seat string }

// Start begins the game; bots take the open seats. For the host.
type Start struct{}

// Sit takes an open seat before the game begins. Name is the name of the person there; "" means the name of Command.By.
type Sit struct{ Seat, Name string }

// Leave leaves a seat before the game begins.
type Leave struct{ Seat string }

// SetBot hands a seat to a bot. The host hands over an open seat or a bot's seat for good; the
// holder hands over the own seat until TakeBackSeat. Bot "" is the default one.
type SetBot struct{ Seat, Bot string }

// Ask asks whether the player to move is still there, after AbsentAfter without a sign of that player. For
// the others at the table, and the host.
type Ask struct{ Seat string }

// StillHere is the answer of the player who was asked. Every other command of that player is an answer too.
type StillHere struct{ Seat string }

// BotTakeover lets the default bot play for a player who was asked and has not answered within AnswerWithin,
// until the player takes the seat back. For the others at the table, and the host. At a table with a clock it is a vote for that, once the
// time of the player has run out; there it is for people with a seat.
type BotTakeover struct{ Seat string }

// ReplaceAbsent sets whether absent players may be asked and replaced by a bot: see Ask and BotTakeover. For the host.
type ReplaceAbsent struct{ Allowed bool }

// TakeBackSeat is the holder's return to a seat that a bot plays.
type TakeBackSeat struct{ Seat string }

// Claim hands a seat to a person who has a link to it. The caller has checked the link;
// Snapshot.CanClaim decides whether that person may have the seat.
type Claim struct{ Seat, Name string }

// Resign leaves the rest of the game to a bot.
type Resign struct{ Seat string }

// OpenSeat takes a seat from a person who is gone, or from a bot, so that anybody
// can sit down there, before the game begins. For the host.
type OpenSeat struct{ Seat string }

// Rename names the table, "" for no name. For the host.
type Rename struct{ Name string }

// Publish adds the table to the public list of open tables, or removes it. For the host.
type Publish struct{ Public bool }

// Close closes the table, whatever its state, until Reopen. For the host.
type Close struct{}

// ClosePermanently closes a table for good. For the operator of the server, whose Identity is the zero one.
type ClosePermanently struct{}

// Reopen is the opposite of Close.
type Reopen struct{}

// Chat is a message to the table. For the seated and the host. Seat is the speaking seat, "" for
// the first seat that the person holds.
type Chat struct{ Seat, Text string }

// NoteRematch notes the id of the rematch, after that table was made. For the seated and the host.
type NoteRematch struct{ Table string }

// Reveal lets a person who plays alone against bots read the whole game: see CanReveal. From then on the table
// counts as one whose deal its host knows. At such a table it is refused.
type Reveal struct{}

// Pause agrees to a pause of all clocks, which begins once all people at the table have agreed. For the holder of the seat.
type Pause struct{ Seat string }

// Resume ends the pause of the clocks, or refuses the one that others want. For the holder of the seat.
type Resume struct{ Seat string }

// Holiday begins or ends the holiday of a player at a table with a clock. For the holder of the seat.
type Holiday struct {
	Seat  string
	Begin bool
}

func (a Play) fields() []any           { return []any{"play", a.Seat, a.Moves} }
func (a Undo) fields() []any           { return []any{"undo", a.Seat, a.Turn} }
func (a Redo) fields() []any           { return []any{"redo", a.Seat} }
func (Start) fields() []any            { return []any{"start"} }
func (a Sit) fields() []any            { return []any{"sit", a.Seat, a.Name} }
func (a Leave) fields() []any          { return []any{"stand", a.Seat} }
func (a SetBot) fields() []any         { return []any{"bot", a.Seat, a.Bot} }
func (a Ask) fields() []any            { return []any{"ask", a.Seat} }
func (a StillHere) fields() []any      { return []any{"here", a.Seat} }
func (a BotTakeover) fields() []any    { return []any{"relieve", a.Seat} }
func (a ReplaceAbsent) fields() []any  { return []any{"absence", a.Allowed} }
func (a TakeBackSeat) fields() []any   { return []any{"back", a.Seat} }
func (a Claim) fields() []any          { return []any{"claim", a.Seat, a.Name} }
func (a Resign) fields() []any         { return []any{"resign", a.Seat} }
func (a OpenSeat) fields() []any       { return []any{"open", a.Seat} }
func (a Rename) fields() []any         { return []any{"name", a.Name} }
func (a Publish) fields() []any        { return []any{"public", a.Public} }
func (Close) fields() []any            { return []any{"close"} }
func (ClosePermanently) fields() []any { return []any{"shut"} }
func (Reopen) fields() []any           { return []any{"reopen"} }
func (a Chat) fields() []any           { return []any{"chat", a.Seat, a.Text} }
func (a NoteRematch) fields() []any    { return []any{"rematch", a.Table} }
func (Reveal) fields() []any           { return []any{"reveal"} }
func (a Pause) fields() []any          { return []any{"pause", a.Seat} }
func (a Resume) fields() []any         { return []any{"resume", a.Seat} }
func (a Holiday) fields() []any        { return []any{"holiday", a.Seat, a.Begin} }

// Decide returns the entry that a command adds to the log of the table now. The error is a *Refusal. The
// snapshot does not change.
func (s *Snapshot) Decide(c *Command, now time.Time) (*Entry, error) {
	if len(c.Key) > MaxKey {
		return nil, Refuse(BadKey)
	}
	if c.Seq >= 0 && (c.Seq < s.Version || c.Seq > s.Seq) {
		return nil, Refuse(Stale)
	}
	e, err := c.Action.decide(s, c.By, now)
	if err != nil {
		return nil, err
	}
	if e.Key = c.Key; e.Key != "" {
		e.Sum = c.sum()
	}
	return e, s.usage.allows(&s.seating, e)
}

// acts returns the seat for which a person acts in the game, or refuses that.
func (s *Snapshot) acts(by Identity, colour string) (engine.Seat, error) {
	seat, err := s.holds(by, colour)
	switch {
	case err != nil:
		return seat, err
	case s.Seats[seat].Resigned:
		return seat, Refuse(HasResigned)
	case s.Seats[seat].BotPlaying:
		return seat, Refuse(BotPlaying)
	}
	return seat, s.playing()
}

// playing refuses an action that needs a game in progress.
func (s *Snapshot) playing() error {
	switch s.State {
	case StateClosed:
		return Refuse(IsClosed)
	case StateSeating:
		return Refuse(Seating)
	case StateOver:
		return Refuse(IsOver)
	}
	return nil
}

// isOpen refuses an action that a table cannot have when it is closed or its game is over.
func (s *Snapshot) isOpen() error {
	switch s.State {
	case StateClosed:
		return Refuse(IsClosed)
	case StateOver:
		return Refuse(IsOver)
	}
	return nil
}
