package record

import (
	"math/bits"
	"strings"

	"volgare/engine"
)

// gains are what the Guaita is returned for.
var gains = []string{"ducats", "knowledge"}

// appendCardOperands writes the operands of the moves of the expansions.
func appendCardOperands(dst []byte, r *engine.Rules, m engine.Move) []byte {
	switch forms[m.Kind].takes {
	case aCard:
		dst = append(append(dst, engine.CardDeck(m.A).String()...), ' ')
		if m.B == engine.NoTile {
			return append(dst, "none"...)
		}
		return appendCard(dst, r, engine.CardDeck(m.A), m.B)
	case aColour:
		return appendCard(dst, r, engine.Ritmo, m.A)
	case colours:
		return appendColourSet(dst, r, m.A)
	case aGain:
		return append(dst, wordAt(gains, m.A)...)
	case aPiece:
		return appendPiece(dst, r, m)
	}
	return appendAsk(dst, r, engine.Good(m.A), m.B)
}

func appendColourSet(dst []byte, r *engine.Rules, set uint8) []byte {
	for first := true; set != 0; set &= set - 1 {
		if !first {
			dst = append(dst, ' ')
		}
		dst, first = appendCard(dst, r, engine.Ritmo, uint8(bits.TrailingZeros8(set))), false
	}
	return dst
}

// appendAsk writes "ducats 10" or "nobles 1"; of what is single no number.
func appendAsk(dst []byte, r *engine.Rules, g engine.Good, n uint8) []byte {
	dst = appendGood(dst, r, g)
	if _, single := g.Manuscript(); single || g == engine.GoodLingua {
		return dst
	}
	return appendInt(append(dst, ' '), n)
}

// appendGood writes a good, "manuscript 3 blue" or its name.
func appendGood(dst []byte, r *engine.Rules, g engine.Good) []byte {
	if kind, ok := g.Manuscript(); ok {
		return appendManuscript(append(dst, "manuscript "...), r, kind, ' ')
	}
	return append(dst, g.String()...)
}

// appendPiece writes "library 3j" or "placiti white".
func appendPiece(dst []byte, r *engine.Rules, m engine.Move) []byte {
	dst = append(append(dst, engine.Good(m.A).String()...), ' ')
	if d, ok := engine.Good(m.A).Deck(); ok {
		return appendCard(dst, r, d, m.B)
	}
	return appendTile(dst, r, m.B)
}

// cardKind is the kind of a move whose first word stands for several kinds.
func (s *scanner) cardKind(k engine.Kind) engine.Kind {
	switch k {
	case engine.Keep:
		if _, ok := engine.ParseCardDeck(s.peek()); ok {
			return engine.KeepCard
		}
	case engine.GiveUp:
		if s.accept("up") {
			return engine.GiveUpCard
		}
		if s.accept(engine.Ritmo.String()) {
			return engine.GiveRitmo
		}
	case engine.ReturnRitmo:
		return k + engine.Kind(s.oneOf("what is returned", []string{"ritmo", "guaita", "white"}))
	case engine.ScoreCards:
		return k + engine.Kind(s.oneOf("what is scored", []string{"cards", "track"}))
	}
	return k
}

// cardOperands reads the operands of the moves of the expansions.
func (s *scanner) cardOperands(r *engine.Rules, m *engine.Move) {
	switch forms[m.Kind].takes {
	case aCard:
		d := s.deck(r)
		m.A = uint8(d)
		if m.B = engine.NoTile; m.Kind != engine.KeepCard || !s.accept("none") {
			m.B = s.card(r, d)
		}
	case aColour:
		m.A = s.card(r, engine.Ritmo)
	case colours:
		for first := true; first || s.atColour(r); first = false {
			m.A |= 1 << s.card(r, engine.Ritmo)
		}
	case aGain:
		m.A = uint8(s.oneOf("what the Guaita brings", gains))
	case aGood:
		m.A, m.B = s.ask(r)
	case aPiece:
		m.A, m.B = s.piece(r)
	}
}

// deck reads the name of a deck in play.
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
	_, ok := findCard(r, engine.Ritmo, s.peek())
	return s.more() && ok
}

// goodWords are the goods that are asked for by a number.
func goodWords(r *engine.Rules) []string {
	words := []string{"manuscript"}
	for g := engine.GoodDucats; ; g++ {
		if _, ok := g.Manuscript(); ok {
			return words
		}
		if d, ok := g.Deck(); !ok || r.HasCards(d) {
			words = append(words, g.String())
		}
	}
}

// ask reads "ducats 10", "lingua" or "manuscript 3 blue".
func (s *scanner) ask(r *engine.Rules) (good, n uint8) {
	g, ok := findGood(r, s.word())
	if !ok {
		s.expected("what is asked for", goodWords(r))
		return 0, 0
	}
	if _, single := g.Manuscript(); single {
		return uint8(engine.GoodManuscript(s.manuscript(r))), 1
	}
	if g == engine.GoodLingua {
		return uint8(g), 1
	}
	return uint8(g), uint8(s.number("a number", 1, 255))
}

// findGood returns the good with a name; for manuscripts, that of the first kind.
func findGood(r *engine.Rules, word string) (engine.Good, bool) {
	if word == "manuscript" {
		return engine.GoodManuscript(0), true
	}
	for g := engine.GoodDucats; ; g++ {
		if _, ok := g.Manuscript(); ok {
			return 0, false
		}
		if d, ok := g.Deck(); g.String() == word && (!ok || r.HasCards(d)) {
			return g, true
		}
	}
}

// piece reads "library 3j" or "placiti white".
func (s *scanner) piece(r *engine.Rules) (good, kind uint8) {
	if s.accept(engine.GoodTiles.String()) {
		return uint8(engine.GoodTiles), s.tile(r)
	}
	d := s.deck(r)
	return uint8(engine.GoodCards(d)), s.card(r, d)
}

// hasCards reports whether any deck is in play.
func hasCards(r *engine.Rules) bool { return len(decksOf(r)) > 0 }

// decksOf are the names of the decks in play.
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
	case len(d.KindNames()) > 0:
		return append(dst, d.KindNames()[kind]...)
	}
	return appendInt(dst, r.Box.Cards[d][kind].VP)
}

// cardWords are the labels of the cards of a deck.
func cardWords(r *engine.Rules, d engine.CardDeck) []string {
	words := make([]string, len(r.Box.Cards[d]))
	for kind := range words {
		words[kind] = string(appendCard(nil, r, d, uint8(kind)))
	}
	return words
}

// findCard returns the kind of card with a label.
func findCard(r *engine.Rules, d engine.CardDeck, word string) (uint8, bool) {
	for kind, label := range cardWords(r, d) {
		if label == word {
			return uint8(kind), true
		}
	}
	return 0, false
}

// card reads the label of a card of a deck.
func (s *scanner) card(r *engine.Rules, d engine.CardDeck) uint8 {
	kind, ok := findCard(r, d, s.word())
	if !ok {
		s.expected("a card of "+d.String(), cardWords(r, d))
	}
	return kind
}

// ofCards reports whether a kind of move is of the expansions.
func ofCards(k engine.Kind) bool { return k >= engine.DrawRitmo }

// firstWords are the first words of the moves of these rules.
func firstWords(r *engine.Rules) []string {
	words := make([]string, 0, len(forms))
	for kind := engine.NoMove + 1; int(kind) < len(forms); kind++ {
		if !ofCards(kind) || hasCards(r) {
			words = append(words, strings.Fields(forms[kind].words)[0])
		}
	}
	return words
}
