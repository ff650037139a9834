package appraisal

import "volgare/engine"

// cards returns the value of the expansion cards that a player owns, and of the decks they may still draw from.
// // EXP-R6 EXP-P6 EXP-S5 EXP-G7
func (e *Evaluator) cards(s *engine.State, p *engine.Player) int {
	if !e.usesCards() {
		return 0
	}
	v := e.hands(s, p)
	if s.Summons.Called && p.Place == e.board.Brindisi {
		v += e.poetCard(s, p)
	}
	if e.left > 0 {
		v += e.decksNearby(p)
	}
	return v * e.w.Cards / 1000
}

// usesCards reports whether the table has cards and the weights do not ignore them.
func (e *Evaluator) usesCards() bool { return e.board.Cards && e.w.Cards != 0 }

// hands returns the value of the cards owned, including their prospects.
func (e *Evaluator) hands(s *engine.State, p *engine.Player) int {
	return e.completeSets(p) + e.ritmo(s, p) + e.placiti(s, p) + e.poets(s, p) + e.glossario(s, p)
}

// completeSets returns the VP printed on the cards of complete expansions. // EXP-S5 EXP-G7
func (e *Evaluator) completeSets(p *engine.Player) int {
	v := 0
	for d := range engine.NumCardDecks {
		if hand := &p.Cards[d]; hand.N > 0 && d.Form().ByVP() && p.Complete(d) {
			v += e.handVP(d, hand)
		}
	}
	return v
}

// ritmo returns the value of having the most cards of a colour and one to trade with, or the knowledge for returning cards
// if that is more. // EXP-R3 EXP-R4 EXP-R6
func (e *Evaluator) ritmo(s *engine.State, p *engine.Player) int {
	hand := &p.Cards[engine.Ritmo]
	if hand.N == 0 {
		return 0
	}
	v := e.mostCards(s, engine.Ritmo)
	colours := min(coloursOf(hand), len(e.w.Return)-1)
	if e.left > 0 {
		v += e.w.RitmoInHand
	}
	return max(v, e.knowledgeGain(s, engine.ThreeColoursTeach)*e.w.Return[colours]/1000)
}

// placiti returns the value of having the most Placiti, and of returning the Guaita and white cards.
// // EXP-P4 EXP-P5 EXP-P6
func (e *Evaluator) placiti(s *engine.State, p *engine.Player) int {
	hand := &p.Cards[engine.Placiti]
	if hand.N == 0 {
		return 0
	}
	v := 0
	for _, c := range hand.Piece[:hand.N] {
		switch c.Kind() {
		case engine.Guaita:
			ducats := int(p.Ducats)
			paid := e.purse(ducats+engine.GuaitaPays) - e.purse(ducats)
			v += max(e.knowledgeGain(s, engine.GuaitaTeaches), paid) * e.w.Untaken / 1000
		case engine.WhiteCard:
			v += e.knowledgeGain(s, 1) * e.w.Untaken / 1000
		}
	}
	return v + e.mostCards(s, engine.Placiti)
}

// knowledgeGain returns the mVP of additional knowledge.
func (e *Evaluator) knowledgeGain(s *engine.State, more int) int {
	space := int(s.Tracks[engine.Knowledge].Space[e.seat])
	return e.knowledgeAt(space+more) - e.knowledgeAt(space)
}

// poets returns the value of Brindisi cards without Cagliari cards, by the distance to Cagliari. // EXP-S2 EXP-S5
func (e *Evaluator) poets(s *engine.State, p *engine.Player) int {
	scuola := &p.Cards[engine.Scuola]
	if scuola.N == 0 || p.Cards[engine.Arnault].N > 0 || e.left == 0 || s.Piles[engine.Arnault].N == 0 {
		return 0
	}
	to := e.board.For(s, e.seat)
	gain := e.handVP(engine.Scuola, scuola) + e.board.Mean[engine.Arnault] - e.point
	return max(gain, 0) * e.chanceToReach(int(to.Deck[engine.Arnault][p.Place])) / 1000 * e.w.Untaken / 1000
}

// glossario returns the value of the room for more Glossario cards, by the distance to Milano. // EXP-G4
func (e *Evaluator) glossario(s *engine.State, p *engine.Player) int {
	if e.left == 0 || !e.r.HasCards(engine.Glossario) {
		return 0
	}
	room := min(e.r.CardRoom(s, e.seat, engine.Glossario), int(s.Piles[engine.Glossario].N))
	to := e.board.For(s, e.seat)
	gain := room * max(e.board.Mean[engine.Glossario]-e.point, 0)
	return gain * e.chanceToReach(int(to.Deck[engine.Glossario][p.Place])) / 1000 * e.w.Untaken / 1000
}

// handVP returns the mVP on the cards of a hand. Unknown cards count as the average of their deck.
func (e *Evaluator) handVP(d engine.CardDeck, hand *engine.CardHand) int {
	v := 0
	for _, c := range hand.Piece[:hand.N] {
		v += e.cardVP(d, c.Kind())
	}
	return v
}

// cardVP returns the mVP on a card. An unknown card counts as the average of its deck.
func (e *Evaluator) cardVP(d engine.CardDeck, kind uint8) int {
	if kind == engine.Unknown {
		return e.board.Mean[d]
	}
	return 1000 * int(e.r.Box.Cards[d][kind].VP)
}

// poetCard returns the value of the card that a summons brings to players in Brindisi. // EXP-S1
func (e *Evaluator) poetCard(s *engine.State, p *engine.Player) int {
	if s.Piles[engine.Scuola].N == 0 || e.r.CardRoom(s, e.seat, engine.Scuola) == 0 {
		return 0
	}
	return e.oneMore(s, p, engine.Scuola)
}

// oneMore returns the value added by one more unknown card of a deck.
func (e *Evaluator) oneMore(s *engine.State, p *engine.Player, d engine.CardDeck) int {
	more := *s
	more.Players[e.seat].Cards[d].Add(engine.MakePiece(engine.Unknown, 0))
	return e.hands(&more, &more.Players[e.seat]) - e.hands(s, p)
}

// noteDeckGains records the gain from one more card of each deck at the start of the decision.
func (e *Evaluator) noteDeckGains(s *engine.State) {
	p := &s.Players[e.seat]
	if !e.usesCards() || e.left == 0 || p.Place == engine.NoPlace {
		return
	}
	for d := range engine.NumCardDecks {
		f, room := d.Form(), e.r.CardRoom(s, e.seat, d)
		if d.Action() == engine.NoMove || s.Piles[d].N == 0 || room == 0 || f.Second && p.Cards[d.First()].N == 0 {
			continue
		}
		if !f.PointCard {
			room = 1
		}
		e.deckGain[d] = room * max(e.oneMore(s, p, d)-e.point, 0) * e.w.NearDeck / 1000
		e.held[d] = p.Cards[d].N
	}
}

// decksNearby returns the value of being near the decks that have not been drawn from in this turn.
func (e *Evaluator) decksNearby(p *engine.Player) int {
	v := 0
	for d := range engine.NumCardDecks {
		if e.deckGain[d] > 0 && p.Cards[d].N == e.held[d] {
			v += e.deckGain[d] * e.near(e.board.Open.Deck[d][p.Place]) / 1000
		}
	}
	return v
}
