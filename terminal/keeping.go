package terminal

import (
	"fmt"

	"volgare/engine"
	"volgare/words"
)

func (s *Session) undoCommand(l *Look, _ *menu, arg string) error {
	if l.me() == nil {
		return s.fault("tty-over", nil)
	}
	n := s.Game.Steps()
	var err error
	switch {
	case arg == "":
		err = s.Game.Undo(l.seat)
	case arg == "turn", arg == s.Style.say("tty-word-turn", nil):
		err = s.Game.UndoTurn(l.seat)
	default:
		return s.fault("tty-undo-what", words.Args{"what": arg})
	}
	if err != nil {
		return s.Style.told(err)
	}
	s.tell("tty-undone", words.Args{"n": n - s.Game.Steps()})
	s.stale = true
	return nil
}

func (s *Session) redoCommand(l *Look, _ *menu, _ string) error {
	if err := s.Game.Redo(l.seat); err != nil {
		return s.Style.told(err)
	}
	s.stale = true
	return nil
}

func (s *Session) saveCommand(_ *Look, _ *menu, arg string) error {
	if arg == "" {
		arg = s.SaveTo
	}
	if arg == "" {
		return s.fault("tty-save-what", nil)
	}
	return s.save(arg)
}

// save writes the game, or its position.
func (s *Session) save(name string) error {
	if err := s.Write(name, s.Game.Text()); err != nil {
		return &fault{s.Style.say("tty-not-saved", words.Args{"why": err.Error()}), err}
	}
	s.saved = s.Game.Steps()
	s.tell("tty-saved", words.Args{"file": name})
	return nil
}

// quitCommand leaves the session. At a live table with an unsaved game it must be repeated.
func (s *Session) quitCommand(*Look, *menu, string) error {
	over := s.Game.State().Decision == engine.Over
	if s.Live && !s.leaving && !over && s.SaveTo == "" && s.saved != s.Game.Steps() && s.Game.Steps() > 0 {
		s.leaving = true
		return s.fault("tty-unsaved", nil)
	}
	return errLeft
}

// finish saves the game if requested.
func (s *Session) finish() error {
	if s.SaveTo == "" || s.saved == s.Game.Steps() {
		return nil
	}
	return s.save(s.SaveTo)
}

// keep saves an interrupted game, next to the requested file.
func (s *Session) keep() error {
	fmt.Fprintln(s.Out)
	if s.saved == s.Game.Steps() {
		return nil
	}
	if s.SaveTo == "" {
		s.tell("tty-broken-off", nil)
		return nil
	}
	return s.save(s.SaveTo + ".autosave")
}

// fault returns an error for input that cannot be executed.
func (s *Session) fault(id string, args words.Args) error { return &fault{text: s.Style.say(id, args)} }

// tell writes a message on a separate line.
func (s *Session) tell(id string, args words.Args) {
	fmt.Fprintln(s.Out, s.Style.finish("  "+s.Style.say(id, args)))
}
