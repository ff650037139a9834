package record

import "volgare/engine"

// sparseCardLines returns the lines that the decks in play add to a sparse position.
func sparseCardLines(r *engine.Rules) []string {
	if !r.HasDecks() {
		return nil
	}
	return []string{"cards", "card-draw", "choices", "trade", "chance", "guaita"}
}

// readCards parses a line of the expansions.
func (p *sparse) readCards(s *scanner, word string) bool {
	switch word {
	case "cards":
		p.cardsLine(s)
	case "trade":
		if s.accept("by") {
			p.trader = s.seat(p.r)
		}
		s.trade(p.r, &p.state.Trade)
	case "chance":
		p.deal.Chance = s.chance()
	case "guaita":
		s.keyword("returned")
		p.state.GuaitaIn = true
	default:
		return s.cardLine(p.r, &p.state, word)
	}
	return true
}

// cardsLine parses "cards ritmo top blue pink": the cards to be drawn next.
func (p *sparse) cardsLine(s *scanner) {
	d := s.deck(p.r)
	s.keyword("top")
	if p.cardTop[d] != nil {
		s.faultf("the cards of %s are given twice", d)
	}
	for first := true; first || s.more(); first = false {
		p.cardTop[d] = append(p.cardTop[d], s.card(p.r, d))
	}
}

// layCards gives cards to the players and orders the decks.
func (p *sparse) layCards(s *engine.State) error {
	for d := range engine.NumCardDecks {
		cards := kindsOf(&s.Piles[d])
		for seat := range p.r.Seats {
			if err := p.cardsOf(engine.Seat(seat), d, &cards); err != nil {
				return err
			}
		}
		if !cards.stack(&s.Piles[d], p.cardTop[d]) {
			return p.wrong("cards", "the box does not hold these cards of %s, or players have them", d)
		}
	}
	s.GuaitaIn = p.state.GuaitaIn
	return nil
}

// cardsOf takes the cards of a seat from the cards of the box. Ritmo cards are open, and so are all Placiti once the choices
// are made. // EXP-R2 RUL-8
func (p *sparse) cardsOf(seat engine.Seat, d engine.CardDeck, cards *pile) error {
	hand := &p.state.Players[seat].Cards[d]
	_, atTheEnd := p.state.Decision.Choice()
	seen := uint8(1) << seat
	if d.Form().Open || !d.Form().ByVP() && atTheEnd {
		seen = engine.Everybody
	}
	if !cards.own(hand.Piece[:hand.N], seen) {
		return p.wrong("seat", "the box does not hold these cards of %s", seat)
	}
	return nil
}

// drawCards draws the first cards of a deck for the seat in turn.
func (p *sparse) drawCards(s *engine.State) error {
	p.begin(s)
	d := p.state.Draw
	kind := d.Deck.Action()
	if n := s.Piles[d.Deck].N; d.Drawn == 0 || d.Drawn > n || kind == engine.NoMove {
		return p.wrong("card-draw", "say what is drawn: card-draw DECK drawn CARDS keeps CARDS")
	}
	s.Draw = d
	s.Done |= 1 << kind
	for i, c := range s.Piles[d.Deck].Piece[:d.Drawn] {
		s.Piles[d.Deck].Piece[i] = engine.MakePiece(c.Kind(), 1<<s.Seat)
	}
	return nil
}

// tradeCards sets the deciding seat of a trade. // RUL-13
func (p *sparse) tradeCards(s *engine.State) error {
	if p.trader == engine.Nobody || p.state.Trade.With == p.trader || !p.r.HasCards(engine.Ritmo) {
		return p.wrong("trade", "name the traders: trade by SEAT with SEAT")
	}
	p.toMove = p.trader
	p.begin(s)
	s.Trade = p.state.Trade
	if s.Decision == engine.TradePick {
		p.handOver(s)
	}
	partner := s.Trade.Counter == (s.Decision == engine.TradeDraft)
	if partner || s.Decision == engine.TradePick {
		s.Seat = s.Trade.With
	}
	return nil
}

// handOver takes the Ritmo cards of a trade out of the giver's hand. They arrive after the partner has chosen. // RUL-13
func (p *sparse) handOver(s *engine.State) {
	hand, gives := &s.Players[p.trader].Cards[engine.Ritmo], s.Trade.Gives
	left := engine.CardHand{}
	for _, c := range hand.Piece[:hand.N] {
		if gives[c.Kind()] > 0 {
			gives[c.Kind()]--
			continue
		}
		left.Piece[left.N] = c
		left.N++
	}
	*hand = left
}

// chooser asks the seat with the most cards of a deck. // EXP-R8 EXP-P8
func (p *sparse) chooser(s *engine.State) error {
	d, _ := s.Decision.Choice()
	seat, _, ok := p.r.MostCards(s, d)
	if !ok {
		return p.wrong("decision", "no player has cards of %s", d)
	}
	s.Seat, s.At = seat, uint8(p.r.Seats)
	copy(s.Chosen[:d], p.state.Chosen[:d])
	return nil
}
