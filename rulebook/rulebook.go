// Package rulebook holds the rules of the game in plain words, in several
// languages: an overview to learn from, chapters with an introduction, and in
// them the numbered rules, each with its wording, an example, and the rules it
// refers to. Its tests check that code and text cases cite the rules, and that
// all languages have the same rules and numbers.
//
// A rule has an id such as CUB-1 or EXP-K1: a family of three letters, for the
// expansions followed by the letter of the expansion, and a number. Refusals,
// effects and score lines name rules by these ids; this package gives the
// wording behind them. How a book is written down is told at [Parse].
package rulebook

import (
	"maps"
	"slices"
	"strings"
)

// A Rule is one numbered rule of the book.
type Rule struct {
	ID       string // for instance "CUB-1"
	Title    string // a few words
	Text     string // what holds at every table; see [Paragraphs]
	Versions []Version
	Example  string // one paragraph, with figures
	Figures  []Figure
	See      []string // ids of all rules that it refers to, in the order in which it does
	Chapter  string   // title of the chapter that the rule stands in
}

// Whole is the text with all versions, each behind what it depends on:
// "canticle-open=14: ...".
func (r Rule) Whole() string {
	parts := []string{r.Text}
	for _, v := range r.Versions {
		parts = append(parts, v.Option+"="+v.Value+": "+v.Text)
	}
	return strings.Join(parts, "\n\n")
}

// A Version is what a rule says only where an option has a value. A rule with
// versions for an option has one for each of its values.
type Version struct {
	Option, Value string // as in package edition: "edition", "classic"
	Text          string // one paragraph
}

// A Reading is what a rule says where an option has one of some values.
type Reading struct {
	Option string
	Values []string // in the order of the book, at least one
	Text   string   // one paragraph
}

// Readings lists the versions of a rule, those of an option that say the same as one.
func (r Rule) Readings() []Reading {
	var all []Reading
	for _, v := range r.Versions {
		same := func(one Reading) bool { return one.Option == v.Option && one.Text == v.Text }
		if i := slices.IndexFunc(all, same); i >= 0 {
			all[i].Values = append(all[i].Values, v.Value)
		} else {
			all = append(all, Reading{v.Option, []string{v.Value}, v.Text})
		}
	}
	return all
}

// A Figure is a drawing with its caption. Package diagram draws it.
type Figure struct {
	Name    string // for instance "knowledge-track"
	Caption string
}

// A Chapter holds the rules of a family, behind an introduction for who learns
// the game.
type Chapter struct {
	Family  string // "CUB", "EXP-K"
	Title   string
	Intro   string // see [Paragraphs]
	Figures []Figure
	Rules   []Rule
}

// An Overview is the game in short.
type Overview struct {
	Title    string
	Sections []Section
}

// A Section is a part of the overview.
type Section struct {
	Key     string // the same in all languages: "aim"
	Title   string
	Text    string // see [Paragraphs]
	Figures []Figure
}

// A Book is the rules in one language, in a fixed order. It does not change once
// parsed and may be shared.
type Book struct {
	overview Overview
	chapters []Chapter
	words    map[string]string
	index    map[string]at
}

// at is where a rule stands.
type at struct{ chapter, rule int }

// Rule returns the rule with the given id, and whether the book has it.
func (b *Book) Rule(id string) (Rule, bool) {
	i, ok := b.index[id]
	if !ok {
		return Rule{}, false
	}
	return b.chapters[i.chapter].Rules[i.rule], true
}

// Rules returns all rules in the order of the book. The slice is the caller's.
func (b *Book) Rules() []Rule {
	all := make([]Rule, 0, len(b.index))
	for _, c := range b.chapters {
		all = append(all, c.Rules...)
	}
	return all
}

// Chapters returns the chapters in their order. The slice is the caller's.
func (b *Book) Chapters() []Chapter { return slices.Clone(b.chapters) }

// Overview returns the game in short.
func (b *Book) Overview() Overview { return b.overview }

// Word returns a word that stands beside the rules or in a drawing; an unknown
// key returns itself.
func (b *Book) Word(key string) string {
	if word, ok := b.words[key]; ok {
		return word
	}
	return key
}

// Words returns all words by their keys. The map is the caller's.
func (b *Book) Words() map[string]string { return maps.Clone(b.words) }

// Paragraphs splits a text into its paragraphs. One that begins with "- " is an
// item of a list.
func Paragraphs(text string) []string { return strings.Split(text, "\n\n") }

// A Part of the book is what its chapters are about.
type Part string

// The parts, in the order of the book.
const (
	Base       Part = "base"
	Expansions Part = "expansions"
	Rulings    Part = "rulings"
)

// Part returns the part of the book that the chapter belongs to, by its family.
func (c Chapter) Part() Part {
	switch {
	case c.Family == "RUL":
		return Rulings
	case strings.HasPrefix(c.Family, "EXP-"):
		return Expansions
	}
	return Base
}
