// Package plain recognizes white space, line ends and quotation marks in texts from people and other programs, which use
// many characters for them. All readers of text use it. CleanLine and CleanText decide which characters of names and
// messages are accepted.
package plain

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

// unseen are characters that stand in a text and that nobody sees: soft hyphens, spaces without width, marks of
// direction, the mark of byte order. The joiners are none of them: they are parts of words.
var unseen = &unicode.RangeTable{R16: []unicode.Range16{
	{Lo: 0x00AD, Hi: 0x00AD, Stride: 1},
	{Lo: 0x061C, Hi: 0x061C, Stride: 1},
	{Lo: 0x180E, Hi: 0x180E, Stride: 1},
	{Lo: 0x200B, Hi: 0x200B, Stride: 1},
	{Lo: 0x200E, Hi: 0x200F, Stride: 1},
	{Lo: 0x202A, Hi: 0x202E, Stride: 1},
	{Lo: 0x2060, Hi: 0x2060, Stride: 1},
	{Lo: 0x2066, Hi: 0x2069, Stride: 1},
	{Lo: 0xFEFF, Hi: 0xFEFF, Stride: 1},
}, LatinOffset: 1}

// IsSpace reports whether a character parts words: white space of any width, or what is not seen.
func IsSpace(r rune) bool { return unicode.IsSpace(r) || r >= 0x80 && unicode.Is(unseen, r) }

// Space is the length in bytes of the character that parts words with which a text begins, 0 if it
// begins with another.
func Space(text string) int {
	if text == "" {
		return 0
	}
	if c := text[0]; c < utf8.RuneSelf {
		if c == ' ' || c >= '\t' && c <= '\r' {
			return 1
		}
		return 0
	}
	if r, size := utf8.DecodeRuneInString(text); IsSpace(r) {
		return size
	}
	return 0
}

// Trim is a text without the white space around it.
func Trim(text string) string { return strings.TrimFunc(text, IsSpace) }

// Fields are the words of a text.
func Fields(text string) []string { return strings.FieldsFunc(text, IsSpace) }

// quotes are the marks that stand around what is quoted, in one language or another.
const quotes = `"“”„‟«»″＂`

// IsQuote reports whether a character stands around what is quoted.
func IsQuote(r rune) bool { return strings.ContainsRune(quotes, r) }

// Line cuts the first line off a text, which ends as on any machine: with a line feed, a carriage return, or both.
func Line(text string) (line, rest string) {
	end := strings.IndexAny(text, "\r\n")
	if end < 0 {
		return text, ""
	}
	line, rest = text[:end], text[end+1:]
	if text[end] == '\r' {
		rest = strings.TrimPrefix(rest, "\n")
	}
	return line, rest
}

// Lines gives the lines of a text, without their ends, by their numbers from 1. Behind the last end there is no
// other line.
func Lines(text string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for number := 1; text != ""; number++ {
			var line string
			if line, text = Line(text); !yield(number, line) {
				return
			}
		}
	}
}

// Fault says why bytes are no text that can be read, and where: line and character, both from 1; "" if they are one.
func Fault(text string) (line, column int, what string) {
	if strings.HasPrefix(text, "\xFF\xFE") || strings.HasPrefix(text, "\xFE\xFF") {
		return 1, 1, "the text is in UTF-16: save it as UTF-8"
	}
	if utf8.ValidString(text) {
		return 0, 0, ""
	}
	for number, one := range Lines(text) {
		column = 1
		for at, r := range one {
			if _, size := utf8.DecodeRuneInString(one[at:]); r == utf8.RuneError && size == 1 {
				return number, column, "a byte that is no UTF-8: save the text as UTF-8"
			}
			column++
		}
	}
	return 0, 0, ""
}
