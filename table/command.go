package table

import (
	"time"

	"volgare/engine"
)

// Command is what a person asks of a table.
type Command struct {
	By Identity
	// Key makes it safe to repeat: of one identity's equal commands with one key only the
	// first counts, and another command with it is refused. Empty for a command of the server itself.
	Key    string
	Seq    int64  // that the person has seen; below 0: whatever
	Action Action // nil only looks
}

// Action is what a Command does; the types below are all there are.
type Action interface {
	// decide is the entry that the action of a person makes of a table now, or the
	// *Refusal that says why it cannot be.
	decide(s *Snapshot, by Identity, now time.Time) (*Entry, error)
	// fields are the name of the action and all that it says. A digest of them is part of the
	// log, so their order and their texts must never change, whatever becomes of names in Go.
	fields() []any
}

// Play makes moves for a seat, all of them or none. A move that reveals
// something, ends the turn or answers anything but a turn is the last of its
// command: what follows is a decision that needs what it showed.
type Play struct {
	Seat  string
	Moves []string // notation, 1 to MaxMoves
}

// Undo takes back the last command of the seat, as far as nobody has learnt
// anything by it; Turn takes back the turn as far as that.
type Undo struct {
	Seat string
	Turn bool
}

// Redo does again what Undo took back last, until something else is done.
type Redo struct{ Seat string }

// Start begins the game; bots take the open seats. For the host.
type Start struct{}

// Sit takes an open seat before the game begins. Name is that of the person there; "" means Command.By's.
type Sit struct{ Seat, Name string }

// Leave leaves a seat before the game begins.
type Leave struct{ Seat string }

// SetBot hands a seat to a bot: an open seat or that of a bot for good, by the
// host; a person's until it is taken back, by the holder. Bot "" is the default one.
type SetBot struct{ Seat, Bot string }

// Ask asks whether who decides is still there, once nothing has come from him for AbsentAfter. For
// the others who sit at the table, and the host.
type Ask struct{ Seat string }

// Here is the answer of who was asked: he is there. Whatever else comes from him is one too.
type Here struct{ Seat string }

// Relieve lets the default bot play on for who was asked and has said nothing for AnswerWithin,
// until he takes his seat back. For the others who sit at the table, and the host.
type Relieve struct{ Seat string }

// ReturnToSeat is the holder's return to a seat that a bot plays on.
type ReturnToSeat struct{ Seat string }

// Claim hands a seat to whoever has shown a link to it, which the caller has checked;
// Snapshot.CanClaim tells to whom it can.
type Claim struct{ Seat, Name string }

// Resign leaves the rest of the game to a bot.
type Resign struct{ Seat string }

// OpenSeat takes a seat from a person who is gone, or from a bot, so that anybody
// can sit down there, before the game begins. For the host.
type OpenSeat struct{ Seat string }

// Rename names the table, "" for no name. For the host.
type Rename struct{ Name string }

// Publish lists the table among the open ones, or no more. For the host.
type Publish struct{ Public bool }

// Close ends the table for now, whatever its state; Reopen lets it go on. For
// the host.
type Close struct{}

// Shut closes a table for good. For those who run the server: its Identity is nobody.
type Shut struct{}

// Reopen is the opposite of Close.
type Reopen struct{}

// Chat says something to the table. For the seated and the host. Seat is the
// seat in whose name it is said, "" for the first of those that are held.
type Chat struct{ Seat, Text string }

// NoteRematch notes which table is the rematch, once that is there. For the seated and the host.
type NoteRematch struct{ Table string }

func (a Play) fields() []any         { return []any{"play", a.Seat, a.Moves} }
func (a Undo) fields() []any         { return []any{"undo", a.Seat, a.Turn} }
func (a Redo) fields() []any         { return []any{"redo", a.Seat} }
func (Start) fields() []any          { return []any{"start"} }
func (a Sit) fields() []any          { return []any{"sit", a.Seat, a.Name} }
func (a Leave) fields() []any        { return []any{"stand", a.Seat} }
func (a SetBot) fields() []any       { return []any{"bot", a.Seat, a.Bot} }
func (a Ask) fields() []any          { return []any{"ask", a.Seat} }
func (a Here) fields() []any         { return []any{"here", a.Seat} }
func (a Relieve) fields() []any      { return []any{"relieve", a.Seat} }
func (a ReturnToSeat) fields() []any { return []any{"back", a.Seat} }
func (a Claim) fields() []any        { return []any{"claim", a.Seat, a.Name} }
func (a Resign) fields() []any       { return []any{"resign", a.Seat} }
func (a OpenSeat) fields() []any     { return []any{"open", a.Seat} }
func (a Rename) fields() []any       { return []any{"name", a.Name} }
func (a Publish) fields() []any      { return []any{"public", a.Public} }
func (Close) fields() []any          { return []any{"close"} }
func (Shut) fields() []any           { return []any{"shut"} }
func (Reopen) fields() []any         { return []any{"reopen"} }
func (a Chat) fields() []any         { return []any{"chat", a.Seat, a.Text} }
func (a NoteRematch) fields() []any  { return []any{"rematch", a.Table} }

// Decide is the entry that a command makes of a table now, or why it is refused.
// Nothing changes by it.
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

// acts is the seat for which a person wants to act in the game.
func (s *Snapshot) acts(by Identity, colour string) (engine.Seat, error) {
	seat, err := s.holds(by, colour)
	switch {
	case err != nil:
		return seat, err
	case s.Seats[seat].Resigned:
		return seat, Refuse(HasResigned)
	case s.Seats[seat].Away:
		return seat, Refuse(IsAway)
	}
	return seat, s.playing()
}

// playing refuses what can only be done while the game is played.
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

// isOpen refuses what cannot be done at a table that is closed or over.
func (s *Snapshot) isOpen() error {
	switch s.State {
	case StateClosed:
		return Refuse(IsClosed)
	case StateOver:
		return Refuse(IsOver)
	}
	return nil
}
