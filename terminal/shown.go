package terminal

import (
	"fmt"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/rulebook"
)

// Position shows a position to the deciding seat.
func Position(style Style, t *edition.Table, s *engine.State) string {
	l := NewLook(t, s, s.Seat, style.words())
	p := newPage(style)
	if s.Decision == engine.Over {
		p.scoreScreen(l)
		return p.String()
	}
	p.position(l)
	p.blank()
	p.ask(l, l.menu(), 0)
	return p.String()
}

// Rules shows the entry of a word in the book: a rule by its id, a chapter by its family, the overview of the game for
// "overview", or the titles of all rules for "".
func Rules(style Style, book *rulebook.Book, word string) (string, error) {
	p := newPage(style)
	if !p.lookUp(book, word, nil) {
		return "", fmt.Errorf("there is no rule %q; volgare rules lists all", strings.ToUpper(word))
	}
	return p.String(), nil
}

// FindRules lists the rules that contain all words.
func FindRules(style Style, book *rulebook.Book, words string) (string, error) {
	p := newPage(style)
	if !p.found(book, words) {
		return "", fmt.Errorf("no rule has %q in it", words)
	}
	return p.String(), nil
}
