package main

import (
	"strconv"
	"strings"
	"unicode"
)

// legible is a text of others as a terminal may show it: what would move the cursor, colour what follows or hide itself is
// written out, as \x1b. Lines stay lines.
func legible(text string) string {
	var b strings.Builder
	for _, r := range text {
		switch {
		case r == '\n' || unicode.IsPrint(r):
			b.WriteRune(r)
		case unicode.IsSpace(r):
			b.WriteByte(' ')
		default:
			b.WriteString(quoted(r))
		}
	}
	return b.String()
}

// quoted is how Go writes a character that is not printed.
func quoted(r rune) string {
	return strings.Trim(strconv.QuoteRuneToASCII(r), "'")
}
