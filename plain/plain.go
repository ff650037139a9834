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

// unseen are invisible characters: soft hyphens, spaces without width, marks of direction, the byte order mark. The joiners
// are not included: they are parts of words.
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

// IsSpace reports whether a character separates words: white space of any width, or an invisible character.
func IsSpace(r rune) bool { return unicode.IsSpace(r) || r >= 0x80 && unicode.Is(unseen, r) }

// Space returns the length in bytes of the separator at the start of a text, or 0 if the text begins with another character.
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

// Trim returns a text without the white space around it.
func Trim(text string) string { return strings.TrimFunc(text, IsSpace) }

// Fields returns the words of a text.
func Fields(text string) []string { return strings.FieldsFunc(text, IsSpace) }

// quotes are the quotation marks of all languages.
const quotes = `"“”„‟«»″＂`

// IsQuote reports whether a character is a quotation mark.
func IsQuote(r rune) bool { return strings.ContainsRune(quotes, r) }

// Line splits off the first line of a text. A line ends with a line feed, a carriage return, or both.
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

// Lines yields the lines of a text, without their ends, by number from 1. There is no line after the last line end.
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

// Fault returns the reason why bytes are not legible text, and the position of the fault: line and character, both from 1;
// "" if there is no fault.
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
