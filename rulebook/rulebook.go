// Package rulebook holds the rules of the game in plain words, in several languages: an overview for learners, and chapters
// with an introduction and the numbered rules. Each rule has a text, an example, and references to other rules. Its tests
// check that code and text cases cite the rules, and that all languages have the same rules and numbers.
//
// A rule has an id such as CUB-1 or EXP-K1: a family of three letters, for expansions followed by the letter of the
// expansion, and a number. Refusals, effects and score lines refer to rules by id; this package has their text. [Parse]
// documents the format of a book.
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
	Text     string // text that applies at every table; see [Paragraphs]
	Versions []Version
	Example  string // one paragraph, with figures
	Figures  []Figure
	See      []string // ids of all rules that it refers to, in order of reference
	Chapter  string   // title of its chapter
}

// Whole returns the text with all versions, each preceded by its condition: "canticle-open=14: ...".
func (r Rule) Whole() string {
	parts := []string{r.Text}
	for _, v := range r.Versions {
		parts = append(parts, v.Option+"="+v.Value+": "+v.Text)
	}
	return strings.Join(parts, "\n\n")
}

// A Version is the text of a rule for one value of an option. A rule that has versions has one for every value of the
// option.
type Version struct {
	Option, Value string // as in package edition: "edition", "classic"
	Text          string // one paragraph
}

// A Reading is the text of a rule that some values of an option have in common.
type Reading struct {
	Option string
	Values []string // in the order of the book, at least one
	Text   string   // one paragraph
}

// Readings lists the versions of a rule, combining versions of an option with the same text.
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

// A Chapter holds the rules of a family, after an introduction for learners of the game.
type Chapter struct {
	Family  string // "CUB", "EXP-K"
	Title   string
	Intro   string // see [Paragraphs]
	Figures []Figure
	Rules   []Rule
}

// An Overview is a summary of the game.
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

// A Book holds the rules in one language, in a fixed order. It does not change after parsing and may be shared.
type Book struct {
	overview Overview
	chapters []Chapter
	words    map[string]string
	index    map[string]at
}

// at is the position of a rule.
type at struct{ chapter, rule int }

// Rule returns the rule with the given id, and whether the book has it.
func (b *Book) Rule(id string) (Rule, bool) {
	i, ok := b.index[id]
	if !ok {
		return Rule{}, false
	}
	return b.chapters[i.chapter].Rules[i.rule], true
}

// Rules returns all rules in the order of the book. The caller owns the slice.
func (b *Book) Rules() []Rule {
	all := make([]Rule, 0, len(b.index))
	for _, c := range b.chapters {
		all = append(all, c.Rules...)
	}
	return all
}

// Chapters returns the chapters in order. The caller owns the slice.
func (b *Book) Chapters() []Chapter { return slices.Clone(b.chapters) }

// Overview returns the summary of the game.
func (b *Book) Overview() Overview { return b.overview }

// Word returns a word used next to the rules or in a drawing. For an unknown key it returns the key.
func (b *Book) Word(key string) string {
	if word, ok := b.words[key]; ok {
		return word
	}
	return key
}

// Words returns all words by key. The caller owns the map.
func (b *Book) Words() map[string]string { return maps.Clone(b.words) }

// Paragraphs splits a text into paragraphs. A paragraph that begins with "- " is a list item.
func Paragraphs(text string) []string { return strings.Split(text, "\n\n") }

// A Part is a group of chapters on one topic.
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
