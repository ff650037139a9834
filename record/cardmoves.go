package record

import (
	"slices"

	"volgare/engine"
)

// deck parses the name of a deck in play.
func (s *scanner) deck(r *engine.Rules) engine.CardDeck {
	d, ok := engine.ParseCardDeck(s.word())
	if !ok || !r.HasCards(d) {
		s.expected("a deck of cards", decksOf(r))
		return engine.Ritmo
	}
	return d
}

// atColour reports whether the next word is a colour of Ritmo cards.
func (s *scanner) atColour(r *engine.Rules) bool {
	return s.more() && slices.Contains(cardWords(r, engine.Ritmo), s.peek())
}

// goodWords returns the first words of goods that are requested with a number: manuscripts, then plainGoods.
func goodWords(r *engine.Rules) []string {
	words := []string{"manuscript"}
	for _, g := range plainGoods(r) {
		words = append(words, g.String())
	}
	return words
}

// plainGoods returns the goods of a table that are not manuscripts.
func plainGoods(r *engine.Rules) (all []engine.Good) {
	for g := range engine.GoodManuscript(0) {
		if d, ok := g.Deck(); !ok || r.HasCards(d) {
			all = append(all, g)
		}
	}
	return all
}

// colours parses Ritmo cards of different colours.
func (s *scanner) colours(r *engine.Rules) (set uint8) {
	for first := true; first || s.atColour(r); first = false {
		set |= 1 << s.card(r, engine.Ritmo)
	}
	return set
}

// good parses a requested good, or the library or a deck followed by one of its pieces.
func (s *scanner) good(r *engine.Rules, k engine.Kind) engine.Good {
	if k.Form().Narrows(1) {
		if s.accept(engine.GoodTiles.String()) {
			return engine.GoodTiles
		}
		return engine.GoodCards(s.deck(r))
	}
	return s.anyGood(r)
}

// anyGood parses a good of the table, "ducats" or "manuscript 3 blue".
func (s *scanner) anyGood(r *engine.Rules) engine.Good {
	switch i := s.oneOf("what is asked for", goodWords(r)); {
	case s.err != nil:
		return engine.GoodDucats
	case i == 0:
		return engine.GoodManuscript(s.manuscript(r))
	default:
		return plainGoods(r)[i-1]
	}
}

// amount parses the requested amount of a good.
func (s *scanner) amount(g engine.Good) uint8 {
	if g.Single() {
		return 1
	}
	return uint8(s.number("a number", 1, 255))
}

// decksOf returns the names of the decks in play.
func decksOf(r *engine.Rules) []string {
	var words []string
	for d := range engine.NumCardDecks {
		if r.HasCards(d) {
			words = append(words, d.String())
		}
	}
	return words
}

// appendCard appends the label of a kind of card: its colour or name, or its VP.
func appendCard(dst []byte, r *engine.Rules, d engine.CardDeck, kind uint8) []byte {
	switch {
	case int(d) >= len(r.Box.Cards) || int(kind) >= len(r.Box.Cards[d]):
		return append(dst, unknown...)
	case len(d.Form().Kinds) > 0:
		return append(dst, d.Form().Kinds[kind]...)
	}
	return appendInt(dst, r.Box.Cards[d][kind].VP)
}

// cardWords returns the labels of the cards of a deck.
func cardWords(r *engine.Rules, d engine.CardDeck) []string {
	return namesOf(len(r.Box.Cards[d]), func(kind uint8) string { return CardWord(r, d, kind) })
}

// card parses the label of a card of a deck.
func (s *scanner) card(r *engine.Rules, d engine.CardDeck) uint8 {
	return uint8(s.oneOf("a card of "+d.String(), cardWords(r, d)))
}
