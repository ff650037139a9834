// Package rulebook holds the numbered rules of the game in plain words and
// checks that code and text cases cite them.
//
// A rule has an id such as CUB-1 or EXP-K1: a family of three letters, for the
// expansions followed by the letter of the expansion, and a number. Refusals,
// effects and score lines name rules by these ids; this package gives the
// wording behind them.
//
// A book is a text with one chapter per family and one section per rule:
//
//	# CUB Politicians, nobles, abbesses, scribes
//
//	## CUB-1 Taking cubes
//
//	One cube costs 1 point and two of a colour cost 4, if ...
package rulebook

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
)

//go:embed en.md
var english string

// A Rule is one numbered rule of the book.
type Rule struct {
	ID      string // for instance "CUB-1"
	Title   string // a few words
	Text    string // one paragraph, without line breaks
	Chapter string // title of the chapter that the rule stands in
}

// A Book is a set of rules in a fixed order. It does not change once parsed
// and may be shared.
type Book struct {
	rules []Rule
	index map[string]int // id to position in rules
}

// Load returns the English book that is part of the program.
func Load() (*Book, error) {
	book, err := Parse(english)
	if err != nil {
		return nil, fmt.Errorf("en.md: %w", err)
	}
	return book, nil
}

// Rule returns the rule with the given id, and whether the book has it.
func (b *Book) Rule(id string) (Rule, bool) {
	i, ok := b.index[id]
	if !ok {
		return Rule{}, false
	}
	return b.rules[i], true
}

// Rules returns all rules in the order of the book. The slice is the caller's.
func (b *Book) Rules() []Rule {
	return slices.Clone(b.rules)
}

// IsExpansion reports whether id names a rule of the expansions (EXP-K1 and
// the like) rather than one of the base game.
func IsExpansion(id string) bool {
	return strings.HasPrefix(id, "EXP-")
}
