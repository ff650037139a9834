package record

import (
	"fmt"
	"strconv"

	"volgare/engine"
)

// cardLines returns the lines that a complete position needs for the decks in play.
func cardLines(r *engine.Rules) []string {
	var words []string
	for _, name := range decksOf(r) {
		words = append(words, "cards "+name)
	}
	if len(words) == 0 {
		return nil
	}
	words = append(words, "card-draw", "choices")
	if r.HasCards(engine.Ritmo) {
		words = append(words, "trade")
	}
	if r.Shuffles() {
		words = append(words, "chance")
	}
	return words
}

// cards appends the lines of the expansions.
func (w *writer) cards(s *engine.State) {
	if !w.r.HasDecks() {
		return
	}
	for d := range engine.NumCardDecks {
		if w.r.HasCards(d) {
			w.line("cards").word(d.String()).pieces(cardStock(w.r, d), s.Piles[d].Piece[:s.Piles[d].N])
		}
	}
	w.line("card-draw")
	w.cardDraw(&s.Draw)
	w.line("choices")
	for d, c := range s.Chosen {
		if !engine.CardDeck(d).Form().ByVP() {
			w.word(c.String())
		}
	}
	if w.r.HasCards(engine.Ritmo) {
		w.line("trade")
		w.trade(s)
	}
	if w.r.Shuffles() {
		w.line("chance").chance(s.Chance)
	}
}

// cardHands adds the cards of a player to the seat line.
func (w *writer) cardHands(p *engine.Player) {
	for d := range engine.NumCardDecks {
		if w.r.HasCards(d) {
			w.word(d.String()).pieces(cardStock(w.r, d), p.Cards[d].Piece[:p.Cards[d].N])
		}
	}
}

// cardDraw adds "placiti drawn 2 keeps 1 given 0".
func (w *writer) cardDraw(d *engine.CardDraw) {
	if *d == (engine.CardDraw{}) {
		w.word("none")
		return
	}
	w.word(d.Deck.String()).word("drawn").int(int(d.Drawn)).word("keeps").int(int(d.Keeps)).word("given").int(int(d.Given))
}

// trade adds "with red counter refused black withdrawn grey gives blue 2 asks ducats 10", without empty parts.
func (w *writer) trade(s *engine.State) {
	t := &s.Trade
	if *t == (engine.Trade{}) && !s.Decision.OfTrade() {
		w.word("none")
		return
	}
	if s.Decision.OfTrade() {
		w.word("with").word(wordAt(seatWords, uint8(t.With)))
	}
	if t.Counter {
		w.word("counter")
	}
	if t.Refused != 0 {
		w.word("refused").set(uint64(t.Refused), seatWords)
	}
	if t.Withdrawn != 0 {
		w.word("withdrawn").set(uint64(t.Withdrawn), seatWords)
	}
	if t.Gives != [engine.NumColours]uint8{} {
		w.word("gives")
	}
	for colour, n := range t.Gives {
		if n > 0 {
			w.word(engine.Ritmo.Form().Kinds[colour]).int(int(n))
		}
	}
	w.goods(&t.Asks)
}

// goods adds the goods that a partner is asked for.
func (w *writer) goods(n *engine.Goods) {
	if *n == (engine.Goods{}) {
		return
	}
	w.word("asks")
	for g := range engine.GoodManuscript(uint8(len(w.r.Box.Manuscripts))) {
		if n.Of(g) > 0 {
			w.dst = appendGood(append(w.dst, ' '), w.r, g)
			w.int(n.Of(g))
		}
	}
}

// chance adds the state of the generator of shuffles, or unknown.
func (w *writer) chance(c [2]uint64) {
	if c == [2]uint64{} {
		w.word(unknown)
		return
	}
	w.word(fmt.Sprintf("%016x%016x", c[0], c[1]))
}

// cardLine parses a line of the expansions after its first word.
func (s *scanner) cardLine(r *engine.Rules, st *engine.State, word string) bool {
	switch word {
	case "cards":
		d := s.deck(r)
		s.pile(cardStock(r, d), st.Piles[d].Piece[:], &st.Piles[d].N, "a deck holds at most %d cards")
	case "card-draw":
		s.cardDraw(r, &st.Draw)
	case "choices":
		for d := range st.Chosen {
			if !engine.CardDeck(d).Form().ByVP() {
				st.Chosen[d] = engine.Choice(s.oneOf("a choice", choiceWords))
			}
		}
	case "trade":
		s.trade(r, &st.Trade)
	case "chance":
		st.Chance = s.chance()
	default:
		return false
	}
	return true
}

// cardDraw parses "placiti drawn 2 keeps 1 given 0". The number given up defaults to 0.
func (s *scanner) cardDraw(r *engine.Rules, d *engine.CardDraw) {
	if s.accept("none") {
		return
	}
	d.Deck = s.deck(r)
	s.keyword("drawn")
	d.Drawn = uint8(s.number("cards drawn", 1, engine.MaxPile))
	s.keyword("keeps")
	d.Keeps = uint8(s.number("cards to keep", 1, engine.MaxPile))
	if s.accept("given") {
		d.Given = uint8(s.number("cards given up", 0, engine.MaxCards))
	}
}

// trade parses "with red counter refused black withdrawn grey gives blue 2 asks ducats 10".
func (s *scanner) trade(r *engine.Rules, t *engine.Trade) {
	if s.accept("none") {
		return
	}
	if s.accept("with") {
		if t.With = engine.Nobody; !s.accept(unknown) {
			t.With = s.seat(r)
		}
	}
	t.Counter = s.accept("counter")
	t.Refused = s.seatsAfter(r, "refused")
	t.Withdrawn = s.seatsAfter(r, "withdrawn")
	if s.accept("gives") {
		for first := true; first || s.atColour(r); first = false {
			t.Gives[s.card(r, engine.Ritmo)] = uint8(s.number("a number of cards", 1, engine.MaxCards))
		}
	}
	if s.accept("asks") {
		for first := true; first || s.more(); first = false {
			s.asked(r, &t.Asks)
		}
	}
}

// seatsAfter parses the seats that follow a word, if the word is present.
func (s *scanner) seatsAfter(r *engine.Rules, word string) (seats uint8) {
	if !s.accept(word) {
		return 0
	}
	for first := true; first || s.atSeat(r); first = false {
		seats |= 1 << s.seat(r)
	}
	return seats
}

func (s *scanner) atSeat(r *engine.Rules) bool {
	seat, ok := engine.ParseSeat(s.peek())
	return s.more() && ok && int(seat) < r.Seats
}

// asked parses "ducats 10" or "manuscript 3 blue 1".
func (s *scanner) asked(r *engine.Rules, n *engine.Goods) {
	g, most := s.anyGood(r), 255
	if _, manuscript := g.Manuscript(); manuscript {
		most = engine.MaxAsked
	}
	if g == engine.GoodDucats {
		n.Ducats = uint16(s.number("ducats", 1, 65535))
		return
	}
	n.Set(g, uint8(s.number("a number", 1, most)))
}

// chance parses the state of the generator of shuffles.
func (s *scanner) chance() (c [2]uint64) {
	word := s.word()
	if word == unknown {
		return c
	}
	for i := range c {
		part := word[min(16*i, len(word)):min(16*i+16, len(word))]
		n, err := strconv.ParseUint(part, 16, 64)
		if err != nil || len(word) != 32 {
			s.expected("32 hexadecimal digits or ?", nil)
			return c
		}
		c[i] = n
	}
	return c
}
