package terminal

import (
	"errors"

	"volgare/game"
)

// fault is the message for a person whose input cannot be executed.
type fault struct {
	text string
	err  error // the cause, or nil
}

// Error returns the text, in the language of the table.
func (f *fault) Error() string { return f.text }

// Unwrap returns the cause.
func (f *fault) Unwrap() error { return f.err }

// historyFaults maps the errors of a history to messages.
var historyFaults = map[error]string{
	game.ErrNothingToUndo: "tty-nothing-to-undo", game.ErrDecided: "tty-decided",
	game.ErrInformationRevealed: "tty-information-revealed", game.ErrNothingToRedo: "tty-nothing-to-redo",
}

// told converts an error of a history to a message.
func (s Style) told(err error) error {
	for is, id := range historyFaults {
		if errors.Is(err, is) {
			return &fault{s.say(id, nil), err}
		}
	}
	return err
}
