package record

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"volgare/engine"
	"volgare/plain"
)

// few is how many accepted words an error lists.
const few = 12

// ParseError is a fault in a text.
type ParseError struct {
	Line, Column int      // where, both from 1; columns count characters
	Expected     string   // what should stand there, "a place"; "" where Fault tells
	Accepted     []string // the words that are accepted, where they are few
	Found        string   // what stands there; "" at the end of the line
	Nearest      string   // the accepted word that is meant, if one is close
	Fault        string   // what is wrong with the words, though each is known

	// Rule says what numbers, or sets, can follow the words of a move, where these are
	// right and what follows is not; else engine.NoRule.
	Rule engine.Rule
}

// legible is what is wrong with bytes that are no text, whatever they ought to say.
func legible(text string) error {
	if line, column, what := plain.Fault(text); what != "" {
		return &ParseError{Line: line, Column: column, Fault: what}
	}
	return nil
}

// Error names the place, what was expected and what was found.
func (e *ParseError) Error() string {
	where := fmt.Sprintf("line %d, column %d: ", e.Line, e.Column)
	if e.Fault != "" {
		return where + e.Fault
	}
	text := where + "expected " + e.Expected
	if len(e.Accepted) > 0 {
		text += " (" + either(e.Accepted) + ")"
	}
	if e.Found == "" {
		return text + ", found the end of the line"
	}
	text += fmt.Sprintf(", found %q", e.Found)
	if e.Nearest != "" {
		text += "; did you mean " + e.Nearest + "?"
	}
	return text
}

// RuleOf is the id of the rule that an error of this package names; "" if it names none.
func RuleOf(err error) string {
	if e, ok := errors.AsType[*ParseError](err); ok && e.Rule != engine.NoRule {
		return e.Rule.String()
	}
	return ""
}

// either lists words with "or" before the last.
func either(words []string) string {
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " or " + words[n-1]
}

// nearest is the accepted word that differs from word by the fewest letters, if
// few enough do.
func nearest(word string, accepted []string) string {
	if len(word) > 30 {
		return ""
	}
	best, least := "", 1+min(2, (len(word)+1)/3)
	for _, a := range accepted {
		if d := distance(word, a); d < least {
			best, least = a, d
		}
	}
	return best
}

// distance counts the letters to insert, drop or change to turn a into b.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := before
			if a[i] != b[j] {
				cost++
			}
			before = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// listed returns the words if they are few.
func listed(words []string) []string {
	if len(words) > few {
		return nil
	}
	return slices.Clone(words)
}
