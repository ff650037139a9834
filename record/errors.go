package record

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"volgare/engine"
	"volgare/plain"
)

// few is the maximum number of accepted words listed in an error.
const few = 12

// ParseError describes a fault in a text.
type ParseError struct {
	Line, Column int      // position of the fault, from 1; columns count characters
	Expected     string   // the expected content, "a place"; empty if Fault is set
	Accepted     []string // accepted words, if there are few
	Found        string   // actual content; "" at the end of the line
	Nearest      string   // the accepted word that was probably meant, if one is close
	Fault        string   // the fault, if every word is known

	// Rule defines the numbers or sets that can follow the words of a move, if these words are right but the rest is not;
	// otherwise engine.NoRule.
	Rule engine.Rule
}

// legible returns an error if a text contains invalid bytes.
func legible(text string) error {
	if line, column, what := plain.Fault(text); what != "" {
		return &ParseError{Line: line, Column: column, Fault: what}
	}
	return nil
}

// Error names the position, the expected and the actual content.
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

// RuleOf returns the id of the rule that an error of this package names, or "".
func RuleOf(err error) string {
	if e, ok := errors.AsType[*ParseError](err); ok && e.Rule != engine.NoRule {
		return e.Rule.String()
	}
	return ""
}

// either joins words, with "or" before the last.
func either(words []string) string {
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " or " + words[n-1]
}

// nearest returns the accepted word with the fewest letters different from word, if there are few enough.
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

// distance returns the number of letters to insert, drop or change to turn a into b.
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

// listed returns the words if they are few, else nil.
func listed(words []string) []string {
	if len(words) > few {
		return nil
	}
	return slices.Clone(words)
}
