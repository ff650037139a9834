package rulebook

import (
	"maps"
	"regexp"
	"slices"
)

// Compare reports the differences between a translation and its original: missing or additional ids, sections or words,
// different versions and figures, and rules whose text refers to other rules or contains other numbers. Both must have been
// parsed, so titles, texts, examples and introductions exist.
func Compare(original, translation *Book, lang string) []Problem {
	c := comparison{lang: lang}
	c.keys(sectionsOf(original), sectionsOf(translation))
	c.keys(chaptersOf(original), chaptersOf(translation))
	c.keys(idsOf(original), idsOf(translation))
	c.keys(slices.Sorted(maps.Keys(original.words)), slices.Sorted(maps.Keys(translation.words)))
	for _, rule := range original.Rules() {
		if other, ok := translation.Rule(rule.ID); ok {
			c.rule(rule, other)
		}
	}
	theirs := figuresOf(translation)
	for _, f := range figuresOf(original) {
		for _, other := range theirs {
			if other.key == f.key {
				c.same(f.key, OtherFigures, f.names, other.names)
			}
		}
	}
	return c.found
}

// References reports ids that a book refers to but does not have, and rules that refer to themselves.
func References(book *Book, lang string) []Problem {
	c := comparison{lang: lang}
	refer := func(from string, ids []string) {
		for _, id := range ids {
			if _, ok := book.Rule(id); !ok || id == from {
				c.add(from+" to "+id, Unknown)
			}
		}
	}
	for _, rule := range book.Rules() {
		refer(rule.ID, rule.See)
	}
	for _, chapter := range book.chapters {
		refer(chapter.Family, cited.FindAllString(chapter.Intro, -1))
	}
	for _, section := range book.overview.Sections {
		refer(section.Key, cited.FindAllString(section.Text, -1))
	}
	return c.found
}

// A comparison collects problems of one language.
type comparison struct {
	lang  string
	found []Problem
}

func (c *comparison) add(id string, kind Kind) {
	c.found = append(c.found, Problem{ID: id, Kind: kind, Where: c.lang})
}

// same records a problem unless two lists are equal.
func (c *comparison) same(id string, kind Kind, want, got []string) {
	if !slices.Equal(want, got) {
		c.add(id, kind)
	}
}

// keys compares the sets of keys, then their order.
func (c *comparison) keys(want, got []string) {
	before := len(c.found)
	for _, key := range want {
		if !slices.Contains(got, key) {
			c.add(key, Missing)
		}
	}
	for _, key := range got {
		if !slices.Contains(want, key) {
			c.add(key, Unexpected)
		}
	}
	if len(c.found) == before && !slices.Equal(want, got) {
		c.add(got[0], OtherOrder)
	}
}

// rule compares the parts of a rule that a translation must not change.
func (c *comparison) rule(want, got Rule) {
	c.same(want.ID, OtherVersions, versionsOf(want), versionsOf(got))
	c.same(want.ID, OtherFigures, namesOf(want.Figures), namesOf(got.Figures))
	c.same(want.ID, OtherReferences, slices.Sorted(slices.Values(want.See)), slices.Sorted(slices.Values(got.See)))
	c.same(want.ID, OtherNumbers, numbers(want.Text), numbers(got.Text))
	c.same(want.ID, OtherNumbers, numbers(want.Example), numbers(got.Example))
	for i, v := range got.Versions {
		if i < len(want.Versions) {
			c.same(want.ID, OtherNumbers, numbers(want.Versions[i].Text), numbers(v.Text))
		}
	}
}

var digits = regexp.MustCompile(`[0-9]+`)

// numbers returns the distinct numbers in a text, without those in rule ids.
func numbers(text string) []string {
	all := digits.FindAllString(cited.ReplaceAllString(text, ""), -1)
	slices.Sort(all)
	return slices.Compact(all)
}

func sectionsOf(b *Book) []string {
	var keys []string
	for _, s := range b.overview.Sections {
		keys = append(keys, s.Key)
	}
	return keys
}

func chaptersOf(b *Book) []string {
	var families []string
	for _, c := range b.chapters {
		families = append(families, c.Family)
	}
	return families
}

func idsOf(b *Book) []string {
	var ids []string
	for _, r := range b.Rules() {
		ids = append(ids, r.ID)
	}
	return ids
}

func versionsOf(r Rule) []string {
	var all []string
	for _, v := range r.Versions {
		all = append(all, v.Option+"="+v.Value)
	}
	return all
}

func namesOf(figures []Figure) []string {
	var names []string
	for _, f := range figures {
		names = append(names, f.Name)
	}
	return names
}

// keyedFigures are the figures of a chapter or section.
type keyedFigures struct {
	key   string
	names []string
}

func figuresOf(b *Book) []keyedFigures {
	var all []keyedFigures
	for _, s := range b.overview.Sections {
		all = append(all, keyedFigures{s.Key, namesOf(s.Figures)})
	}
	for _, c := range b.chapters {
		all = append(all, keyedFigures{c.Family, namesOf(c.Figures)})
	}
	return all
}
