package record

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"volgare/plain"
)

// scanner reads the words of one line. The first fault is kept in err. After a fault all reads return zero values and more is false.
type scanner struct {
	text string
	line int // number of the line, from 1
	at   int // position of the next word, or of white space before it
	from int // position of the last word
	last string
	err  *ParseError
}

// isMark reports whether c is a word of its own: the marks of game lines.
func isMark(c byte) bool { return c == ';' || c == ':' || c == '{' || c == '}' }

func (s *scanner) skip() {
	for n := plain.Space(s.text[s.at:]); n > 0; n = plain.Space(s.text[s.at:]) {
		s.at += n
	}
}

// more reports whether another word follows.
func (s *scanner) more() bool {
	s.skip()
	return s.err == nil && s.at < len(s.text)
}

// word reads the next word in lower case, "" at the end of the line.
func (s *scanner) word() string {
	s.skip()
	s.from = s.at
	for s.at < len(s.text) && plain.Space(s.text[s.at:]) == 0 && !isMark(s.text[s.at]) {
		_, n := utf8.DecodeRuneInString(s.text[s.at:])
		s.at += n
	}
	if s.at == s.from && s.at < len(s.text) {
		s.at++
	}
	s.last = strings.ToLower(s.text[s.from:s.at])
	return s.last
}

// peek returns the next word without reading it.
func (s *scanner) peek() string {
	ahead := *s
	return ahead.word()
}

// accept reads the next word if it is the given one.
func (s *scanner) accept(word string) bool {
	if !s.more() || s.peek() != word {
		return false
	}
	s.word()
	return true
}

// rest returns the rest of the line, without surrounding white space.
func (s *scanner) rest() string {
	s.skip()
	s.from, s.at = s.at, len(s.text)
	s.last = plain.Trim(s.text[s.from:])
	return s.last
}

// end expects the end of the line.
func (s *scanner) end() {
	if s.more() {
		s.word()
		s.expected("the end of the line", nil)
	}
}

// expected reports that the last word is not accepted.
func (s *scanner) expected(what string, accepted []string) {
	if s.err == nil {
		s.err = &ParseError{
			Line: s.line, Column: s.column(), Expected: what, Found: s.last,
			Accepted: listed(accepted), Nearest: nearest(s.last, accepted),
		}
	}
}

// faultf reports a fault at the last word.
func (s *scanner) faultf(format string, args ...any) {
	if s.err == nil {
		s.err = &ParseError{Line: s.line, Column: s.column(), Found: s.last, Fault: fmt.Sprintf(format, args...)}
	}
}

func (s *scanner) column() int { return 1 + utf8.RuneCountInString(s.text[:s.from]) }

// fail returns the first fault as an error.
func (s *scanner) fail() error {
	if s.err == nil {
		return nil
	}
	return s.err
}

// number parses a whole number without sign or leading zeros.
func (s *scanner) number(what string, least, most int) int {
	n, ok := digits(s.word())
	if !ok || n < least || n > most {
		s.expected(fmt.Sprintf("%s, %d to %d", what, least, most), nil)
		return least
	}
	return n
}

// digits converts a word to a number.
func digits(word string) (n int, ok bool) {
	if word == "" || len(word) > 6 || word[0] == '0' && len(word) > 1 {
		return 0, false
	}
	for i := range len(word) {
		if word[i] < '0' || word[i] > '9' {
			return 0, false
		}
		n = 10*n + int(word[i]-'0')
	}
	return n, true
}

// oneOf parses one of a few words and returns its index.
func (s *scanner) oneOf(what string, words []string) int {
	i := slices.Index(words, s.word())
	if i < 0 {
		s.expected(what, words)
	}
	return max(i, 0)
}

// set parses indexes up to the end of the line as a set of bits, or "none".
func (s *scanner) set(index func() int) (set uint64) {
	if s.accept("none") {
		return 0
	}
	for first := true; first || s.more(); first = false {
		set |= 1 << index()
	}
	return set
}
