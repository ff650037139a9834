package terminal

import (
	"errors"
	"fmt"
	"io"

	"volgare/bot"
	"volgare/engine"
	"volgare/record"
	"volgare/rulebook"
	"volgare/words"
)

// Session is a table in use: a game, its players, and its input and output.
type Session struct {
	Game *Game
	Bots [engine.MaxSeats]bot.Player // nil for a person
	Book *rulebook.Book

	In    io.Reader // one command per line
	Out   io.Writer
	Style Style
	// Live is set if a person is reading along: there are prompts, faults do not end the session, and the screen is cleared
	// between two people at one keyboard.
	Live  bool
	Guide bool // show explanations the first time they matter

	SaveTo string // file to write when the session ends; "" for none
	// Write writes a file atomically.
	Write func(name string, data []byte) error
	// Interrupt receives a value when the person wants to stop.
	Interrupt <-chan struct{}

	lines   *lines
	seen    [engine.MaxSeats + 1]int // number of steps shown to each seat, and to spectators
	last    engine.Seat              // last person to decide
	stale   bool                     // the position must be shown again
	leaving bool                     // the last command was a request to leave that needs confirmation
	saved   int                      // number of steps in the last file written; -1 for none
	tips    map[string]bool          // explanations given
	hinted  hinted
}

// ErrInterrupted reports that a session was interrupted.
var ErrInterrupted = errors.New("interrupted")

// InputError describes a line of a script that cannot be executed.
type InputError struct {
	Line int // from 1
	Err  error

	style Style
}

// Error names the line and its fault, in the language of the table.
func (e *InputError) Error() string {
	return e.style.say("tty-line", words.Args{"n": e.Line, "what": e.Err.Error()})
}

// Unwrap returns the fault.
func (e *InputError) Unwrap() error { return e.Err }

// errLeft ends the loop when a person leaves or at the end of the input.
var errLeft = errors.New("left")

// Run plays until a person leaves or the input ends. The error is ErrInterrupted, an *InputError, or a read or write error.
func (s *Session) Run() error {
	s.lines = newLines(s.In, s.Interrupt)
	s.last, s.stale, s.saved, s.tips = engine.Nobody, true, -1, map[string]bool{}
	for i := range s.seen {
		s.seen[i] = s.Game.Steps()
	}
	s.show(s.opening)
	err := s.loop()
	switch {
	case errors.Is(err, errLeft):
		return s.finish()
	case errors.Is(err, ErrInterrupted):
		return errors.Join(err, s.keep())
	}
	return err
}

// Human is the name of a person in records.
const Human = "human"

// playerName returns the name of the player of a seat. A person without a name gets a word in the language.
func (s *Session) playerName(name string) string {
	if name == Human {
		return s.Style.say("tty-human", nil)
	}
	return name
}

// opening shows the table and its players.
func (s *Session) opening(p *page) {
	t := s.Game.Table
	text := "Volgare: " + s.look().aside()
	if s.Game.Seed != "" {
		text += ", " + p.say("tty-seed", words.Args{"seed": s.Game.Seed})
	}
	p.line(p.paint(strong, text))
	var names []string
	for i, name := range s.Game.Names[:t.Rules.Seats] {
		names = append(names, p.seat(engine.Seat(i).String())+" "+s.playerName(name))
	}
	p.flow("", names, ", ")
	if n := t.Board.Reconstructed(); n > 0 {
		p.prose("", p.say("tty-reconstructed", words.Args{"n": n}))
	}
}

// loop makes one decision after another.
func (s *Session) loop() error {
	for {
		if s.lines.interrupted() {
			return ErrInterrupted
		}
		state := s.Game.State()
		if state.Decision != engine.Over && s.Bots[state.Seat] != nil {
			if err := s.playBot(state); err != nil {
				return err
			}
			continue
		}
		if err := s.turn(); err != nil {
			return err
		}
	}
}

// playBot lets a bot decide. It returns an error if the bot's move is illegal.
func (s *Session) playBot(state *engine.State) error {
	var view engine.State
	rules := s.Game.Table.Rules
	rules.Mask(&view, state, state.Seat)
	legal := rules.AppendLegal(nil, &view)
	ctx, stop := s.lines.heeding()
	m := s.Bots[state.Seat].Choose(ctx, bot.Question{Rules: rules, View: &view, Legal: legal})
	stop()
	if s.lines.interrupted() {
		return nil // the choice was interrupted: it is repeated when the game continues
	}
	if why := s.Game.Play(m); !why.Legal() {
		return fmt.Errorf("%s plays %s: %s", s.Bots[state.Seat].Name(), record.MoveString(rules, m), record.ReasonString(rules, why))
	}
	s.stale = true
	if s.people() == 0 {
		s.watch()
	}
	return nil
}

// people returns the number of seats without a bot.
func (s *Session) people() (n int) {
	for _, b := range s.Bots[:s.Game.Table.Rules.Seats] {
		if b == nil {
			n++
		}
	}
	return n
}

// watch shows the turns of bots that play among themselves.
func (s *Session) watch() {
	last := s.Game.history.Steps()[s.Game.Steps()-1]
	if s.Game.history.Over() || last.Move.Kind.EndsTurn() {
		l := s.look()
		s.show(func(p *page) { p.log(l, s.untold(l)) })
	}
}

// look returns the position as seen by the deciding person, or by a spectator if the game is over or a bot decides.
func (s *Session) look() *Look {
	state := s.Game.State()
	seat := state.Seat
	if state.Decision == engine.Over || s.Bots[seat] != nil {
		seat = engine.Nobody
	}
	l := NewLook(s.Game.Table, state, seat, s.Style.words())
	l.who = s.Game.Names
	return l
}

// untold returns the steps that the viewer has not seen yet, and marks them as seen.
func (s *Session) untold(l *Look) []step {
	at := min(int(l.seat), engine.MaxSeats)
	from := min(s.seen[at], s.Game.Steps())
	s.seen[at] = s.Game.Steps()
	return s.Game.since(from, l.seat)
}

// show writes a page.
func (s *Session) show(fill func(*page)) {
	p := newPage(s.Style)
	fill(p)
	io.WriteString(s.Out, p.String()) //nolint:errcheck // a closed terminal is detected when reading
}
