package view

import (
	"volgare/engine"
	"volgare/record"
)

// kindWords lists the names of a set of kinds.
func kindWords(set engine.KindSet) []string {
	words := []string{}
	for _, k := range engine.Kinds() {
		if set.Has(k) {
			words = append(words, k.String())
		}
	}
	return words
}

// wordsOf lists the names of the values from first to last that satisfy has. It never returns nil.
func wordsOf[T interface {
	~uint8
	String() string
}](first, last T, has func(T) bool) []string {
	words := []string{}
	for t := first; t <= last; t++ {
		if has(t) {
			words = append(words, t.String())
		}
	}
	return words
}

// colour returns the name of a seat, nil for engine.Nobody.
func colour(seat engine.Seat) *string {
	return orNull(seat != engine.Nobody, seat.String())
}

// orNull returns a pointer to a value, or nil (null in JSON) if it does not apply.
func orNull[T any](applies bool, value T) *T {
	if !applies {
		return nil
	}
	return &value
}

// cardWord returns the name of a kind of card, made of its deck and its label: "ritmo-blue", "arnault-3".
func cardWord(r *engine.Rules, d engine.CardDeck, kind uint8) string {
	return d.String() + "-" + record.CardWord(r, d, kind)
}

// goodWord returns the name of a good: "ducats", "nobles", "ritmo", "manuscript-3-blue".
func goodWord(r *engine.Rules, g engine.Good) string {
	if kind, ok := g.Manuscript(); ok {
		return "manuscript-" + record.ManuscriptWord(r, kind)
	}
	return g.String()
}
