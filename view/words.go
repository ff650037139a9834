package view

import (
	"strings"

	"volgare/engine"
	"volgare/record"
)

// kindWords lists the names of a set of kinds.
func kindWords(set engine.KindSet) []string {
	words := []string{}
	for _, k := range engine.Kinds() {
		if set.Has(k) {
			words = append(words, record.KindWord(k))
		}
	}
	return words
}

// colour is the word for a seat, or nothing for nobody.
func colour(seat engine.Seat) *string {
	if seat == engine.Nobody {
		return nil
	}
	word := seat.String()
	return &word
}

// wordIf is a word, or nothing.
func wordIf(is bool, word string) *string {
	if !is {
		return nil
	}
	return &word
}

// numberIf is a number, or nothing.
func numberIf(is bool, n int) *int {
	if !is {
		return nil
	}
	return &n
}

// placeWord is the id of a place, the name of a sea, or "none" before the start.
func placeWord(r *engine.Rules, p engine.PlaceNo) string {
	switch sea := r.SeaOf(p); {
	case p == engine.NoPlace:
		return "none"
	case sea != engine.NoSea:
		return sea.String()
	}
	return r.Box.Places[p].ID
}

// manuscriptWord names a kind of manuscript by its level and colours, "4-blue-pink".
func manuscriptWord(r *engine.Rules, kind uint8) string {
	word := operandOf(r, engine.Move{Kind: engine.TakeManuscript, A: kind})
	return strings.ReplaceAll(word, " ", "-")
}

// tileWord names a kind of library tile by its VP, and j for a joker: "3j".
func tileWord(r *engine.Rules, kind uint8) string {
	return operandOf(r, engine.Move{Kind: engine.Keep, A: kind})
}

// cardWord names a kind of card by its deck and its label, "ritmo-blue", "arnault-3".
func cardWord(r *engine.Rules, d engine.CardDeck, kind uint8) string {
	word := operandOf(r, engine.Move{Kind: engine.GiveUpCard, A: uint8(d), B: kind})
	return strings.ReplaceAll(strings.TrimPrefix(word, "up "), " ", "-")
}

// goodWord names a good, "ducats", "nobles", "ritmo", "manuscript-3-blue".
func goodWord(r *engine.Rules, g engine.Good) string {
	if kind, ok := g.Manuscript(); ok {
		return "manuscript-" + manuscriptWord(r, kind)
	}
	return g.String()
}

// operandOf is what stands in the notation of a move after its verb.
func operandOf(r *engine.Rules, m engine.Move) string {
	_, operand, _ := strings.Cut(record.MoveString(r, m), " ")
	return operand
}
