package words

import (
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
)

// pattern is a text with placeables.
type pattern []element

// element is a part of a pattern; exactly one of text, arg, message and choice is set.
type element struct {
	text    string
	quoted  bool   // the text was in quotation marks: its spaces are significant
	arg     string // name of an argument
	message string // id of another message
	choice  *choice
}

// choice is a select expression: it selects a variant by an argument.
type choice struct {
	arg      string
	variants []variant
	fallback int // index of the default variant
}

type variant struct {
	key  string // a word, a number or a plural category
	text pattern
}

// format writes a pattern with its arguments.
func (c *Catalogue) format(to *strings.Builder, p pattern, args Args) {
	for _, e := range p {
		switch {
		case e.choice != nil:
			c.format(to, c.chosen(e.choice, args[e.choice.arg]), args)
		case e.message != "":
			c.format(to, c.messages[e.message], args)
		case e.arg != "":
			to.WriteString(shown(e.arg, args[e.arg]))
		default:
			to.WriteString(e.text)
		}
	}
}

// shown returns the text of an argument. A missing one shows its name.
func shown(name string, value any) string {
	switch v := value.(type) {
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	}
	return "{$" + name + "}"
}

// chosen returns the variant for a value. For a number, a variant with exactly this number takes precedence over its plural category.
func (c *Catalogue) chosen(ch *choice, value any) pattern {
	keys := []string{shown(ch.arg, value)}
	if n, ok := value.(int); ok {
		keys = append(keys, c.plural(n))
	}
	for _, key := range keys {
		for _, v := range ch.variants {
			if v.key == key {
				return v.text
			}
		}
	}
	return ch.variants[ch.fallback].text
}

// pluralKeys are the plural categories as named in variants.
var pluralKeys = [...]string{
	plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many", plural.Other: "other",
}

// plural returns the plural category of a number in the language.
func (c *Catalogue) plural(n int) string {
	return pluralKeys[plural.Cardinal.MatchPlural(c.lang, max(n, -n), 0, 0, 0, 0)]
}

// strange are the letters that replace "a" to "z" and "A" to "Z".
var strange = []rune("άβćđέƒǵħίĵķłɱńόρɋŕśťύνώχŷž" + "ÁΒĆĐÉƑǴĦÍĴĶŁḾŃÓΡɊŔŚŤÚѴŴΧŶŽ")

// disguised returns a pattern with strange letters in its texts; the keys of its choices stay.
func (p pattern) disguised() pattern {
	all := make(pattern, len(p))
	for i, e := range p {
		e.text = disguise(e.text)
		if e.choice != nil {
			ch := *e.choice
			ch.variants = make([]variant, len(e.choice.variants))
			for j, v := range e.choice.variants {
				ch.variants[j] = variant{v.key, v.text.disguised()}
			}
			e.choice = &ch
		}
		all[i] = e
	}
	return all
}

func disguise(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z':
			return strange[r-'a']
		case r >= 'A' && r <= 'Z':
			return strange[26+r-'A']
		}
		return r
	}, text)
}
