package edition

import (
	"errors"
	"slices"
)

// Edit writes the file of a board put together in an editor, and reports everything that CheckBoard finds in it; the faults
// say where they are. The name of a board in the library is already taken, unless that board has the same text. Without
// faults Edit returns the board as read from its file, else nil.
func (l *Library) Edit(b *Board) (text string, read *Board, faults Faults) {
	w := b.write()
	text = w.text.String()
	read, err := l.CheckBoard(boardFile(b.Name), []byte(text))
	found, _ := errors.AsType[Faults](err)
	for i := range found {
		if f := &found[i]; f.At == "" && f.Code != wrongCount.code && f.Line > 0 && f.Line <= len(w.about) {
			f.At = w.about[f.Line-1]
		}
	}
	if other := l.board(b.Name); b.Name != "" && other != nil && other.Text() != text {
		r := reader{file: boardFile(b.Name), faults: found}
		r.report(nameIsTaken, slices.Index(w.about, "board")+1, "board", b.Name)
		found, read = r.faults, nil
	}
	return text, read, found
}

// boardFile returns the file name under which a library finds a board.
func boardFile(name string) string { return name + ".board.yaml" }
