package rulebook

import (
	"slices"
	"strings"
)

// Search returns the rules in which all the given words occur, in any case and
// with or without accents, also as parts of words: those with all of them in id
// and title first, otherwise in the order of the book. No words find nothing.
func (b *Book) Search(words string) []Rule {
	wanted := strings.Fields(fold(words))
	if len(wanted) == 0 {
		return nil
	}
	var titles, texts []Rule
	for _, rule := range b.Rules() {
		title := fold(rule.ID + " " + rule.Title)
		switch {
		case holds(title, wanted):
			titles = append(titles, rule)
		case holds(title+" "+fold(rule.Whole()+" "+rule.Example), wanted):
			texts = append(texts, rule)
		}
	}
	return slices.Concat(titles, texts)
}

// holds reports whether all words occur in a text.
func holds(text string, words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) })
}

// plain are the letters of the languages without their accents.
var plain = strings.NewReplacer(
	"à", "a", "á", "a", "â", "a", "ä", "a", "æ", "ae", "ç", "c",
	"è", "e", "é", "e", "ê", "e", "ë", "e", "ì", "i", "í", "i", "î", "i", "ï", "i",
	"ñ", "n", "ò", "o", "ó", "o", "ô", "o", "ö", "o", "œ", "oe", "ß", "ss",
	"ù", "u", "ú", "u", "û", "u", "ü", "u", "ÿ", "y", "’", "'",
)

// fold makes texts alike that differ in case and accents only.
func fold(text string) string { return plain.Replace(strings.ToLower(text)) }
