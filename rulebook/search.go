package rulebook

import (
	"slices"
	"strings"
)

// Search returns the rules that contain all the given words, regardless of case and accents, also as parts of words. Rules
// with all of them in id and title come first; otherwise they are in the order of the book. Without words it returns
// nothing.
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

// plain removes the accents from letters of the books' languages.
var plain = strings.NewReplacer(
	"à", "a", "á", "a", "â", "a", "ä", "a", "æ", "ae", "ç", "c",
	"è", "e", "é", "e", "ê", "e", "ë", "e", "ì", "i", "í", "i", "î", "i", "ï", "i",
	"ñ", "n", "ò", "o", "ó", "o", "ô", "o", "ö", "o", "œ", "oe", "ß", "ss",
	"ù", "u", "ú", "u", "û", "u", "ü", "u", "ÿ", "y", "’", "'",
)

// fold removes differences of case and accents.
func fold(text string) string { return plain.Replace(strings.ToLower(text)) }
