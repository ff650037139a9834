package terminal

import (
	"errors"
	"fmt"

	"volgare/engine"
)

func (s *Session) undoCommand(l *Look, _ *menu, arg string) error {
	if l.me() == nil {
		return errors.New("the game is over")
	}
	n := s.Game.Steps()
	var err error
	switch arg {
	case "":
		err = s.Game.Undo(l.seat)
	case "turn":
		err = s.Game.UndoTurn(l.seat)
	default:
		return fmt.Errorf("undo knows no %q: undo takes back a move, undo turn the turn", arg)
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "  Taken back: %s.\n", count(n-s.Game.Steps(), "move"))
	s.stale = true
	return nil
}

func (s *Session) redoCommand(l *Look, _ *menu, _ string) error {
	if err := s.Game.Redo(l.seat); err != nil {
		return err
	}
	s.stale = true
	return nil
}

func (s *Session) saveCommand(_ *Look, _ *menu, arg string) error {
	if arg == "" {
		arg = s.SaveTo
	}
	if arg == "" {
		return errors.New("save needs the name of a file")
	}
	return s.save(arg)
}

// save writes the game, or the position it has come to.
func (s *Session) save(name string) error {
	if err := s.Write(name, s.Game.Text()); err != nil {
		return fmt.Errorf("not saved: %w", err)
	}
	s.saved = s.Game.Steps()
	fmt.Fprintf(s.Out, "  Saved. Go on with: volgare play --load %s\n", name)
	return nil
}

// quitCommand leaves; at a live table a game that is not saved needs a second word.
func (s *Session) quitCommand(*Look, *menu, string) error {
	over := s.Game.State().Decision == engine.Over
	if s.Live && !s.leaving && !over && s.SaveTo == "" && s.saved != s.Game.Steps() && s.Game.Steps() > 0 {
		s.leaving = true
		return errors.New("the game is not saved: save FILE keeps it, quit again leaves it")
	}
	return errLeft
}

// finish saves the game where that was asked for.
func (s *Session) finish() error {
	if s.SaveTo == "" || s.saved == s.Game.Steps() {
		return nil
	}
	return s.save(s.SaveTo)
}

// keep saves a game that was broken off, next to the file that was asked for.
func (s *Session) keep() error {
	fmt.Fprintln(s.Out)
	if s.saved == s.Game.Steps() {
		return nil
	}
	if s.SaveTo == "" {
		fmt.Fprintln(s.Out, "  Not saved. With play --save FILE a game that is broken off is kept.")
		return nil
	}
	return s.save(s.SaveTo + ".autosave")
}
