package terminal

import (
	"errors"

	"volgare/game"
)

// fault is what is told to a person whose line cannot be done.
type fault struct {
	text string
	err  error // what it comes from, nil for none
}

// Error is the text, in the language of the table.
func (f *fault) Error() string { return f.text }

// Unwrap returns what the fault comes from.
func (f *fault) Unwrap() error { return f.err }

// historyFaults are the errors of a history with their messages.
var historyFaults = map[error]string{
	game.ErrNothingToUndo: "tty-nothing-to-undo", game.ErrDecided: "tty-decided",
	game.ErrInformationRevealed: "tty-information-revealed", game.ErrNothingToRedo: "tty-nothing-to-redo",
}

// told puts an error of a history into words.
func (s Style) told(err error) error {
	for is, id := range historyFaults {
		if errors.Is(err, is) {
			return &fault{s.say(id, nil), err}
		}
	}
	return err
}
