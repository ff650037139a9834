package greedy

import "volgare/engine"

// cards values the cards of the expansions that a player owns, and the decks that he
// may still draw from. // EXP-R6 EXP-P6 EXP-S5 EXP-G7
func (j *judge) cards(s *engine.State, p *engine.Player) int {
	if !j.usesCards() {
		return 0
	}
	v := j.hands(s, p)
	if s.Summons.Called && p.Place == j.at.brindisi {
		v += j.song(s, p)
	}
	if j.left > 0 {
		v += j.errands(p)
	}
	return v * j.w.Cards / 1000
}

// usesCards reports whether there are cards at the table and they are not left alone.
func (j *judge) usesCards() bool { return j.at.cards && j.w.Cards != 0 }

// hands values the cards owned, with what they may lead to.
func (j *judge) hands(s *engine.State, p *engine.Player) int {
	return j.values(p) + j.ritmo(s, p) + j.placiti(s, p) + j.poets(s, p) + j.glossario(s, p)
}

// values adds up what stands on the cards of complete expansions. // EXP-S5 EXP-G7
func (j *judge) values(p *engine.Player) int {
	v := 0
	for d := range engine.NumCardDecks {
		if hand := &p.Cards[d]; hand.N > 0 && d.Form().ByVP() && p.Complete(d) {
			v += j.worthOf(d, hand)
		}
	}
	return v
}

// ritmo values the most cards of a colour and having one to trade with, or what returning
// cards teaches if that is more. // EXP-R3 EXP-R4 EXP-R6
func (j *judge) ritmo(s *engine.State, p *engine.Player) int {
	hand := &p.Cards[engine.Ritmo]
	if hand.N == 0 {
		return 0
	}
	v := j.mostCards(s, engine.Ritmo)
	colours := min(coloursOf(hand), len(j.w.Return)-1)
	if j.left > 0 {
		v += j.w.Barter
	}
	return max(v, j.lesson(s, engine.ThreeColoursTeach)*j.w.Return[colours]/1000)
}

// placiti values the most Placiti, and returning the Guaita and white cards.
// // EXP-P4 EXP-P5 EXP-P6
func (j *judge) placiti(s *engine.State, p *engine.Player) int {
	hand := &p.Cards[engine.Placiti]
	if hand.N == 0 {
		return 0
	}
	v := 0
	for _, c := range hand.Card[:hand.N] {
		switch c.Kind() {
		case engine.Guaita:
			ducats := int(p.Ducats)
			v += max(j.lesson(s, engine.GuaitaTeaches), j.purse(ducats+engine.GuaitaPays)-j.purse(ducats)) * j.w.Later / 1000
		case engine.WhiteCard:
			v += j.lesson(s, 1) * j.w.Later / 1000
		}
	}
	return v + j.mostCards(s, engine.Placiti)
}

// lesson is the mVP of so much more knowledge.
func (j *judge) lesson(s *engine.State, more int) int {
	space := int(s.Tracks[engine.Knowledge].Space[j.seat])
	return j.knows(space+more) - j.knows(space)
}

// poets values cards of Brindisi alone by the way to Cagliari. // EXP-S2 EXP-S5
func (j *judge) poets(s *engine.State, p *engine.Player) int {
	scuola := &p.Cards[engine.Scuola]
	if scuola.N == 0 || p.Cards[engine.Arnault].N > 0 || j.left == 0 || s.Piles[engine.Arnault].N == 0 {
		return 0
	}
	c := j.at.chartOf(s, j.seat)
	gain := j.worthOf(engine.Scuola, scuola) + j.at.mean[engine.Arnault] - j.point
	return max(gain, 0) * j.time(int(c.deck[engine.Arnault][p.Place])) / 1000 * j.w.Later / 1000
}

// glossario values the room for more cards of the Glossario by the way to Milano. // EXP-G4
func (j *judge) glossario(s *engine.State, p *engine.Player) int {
	if j.left == 0 || !j.r.HasCards(engine.Glossario) {
		return 0
	}
	room := min(j.r.CardRoom(s, j.seat, engine.Glossario), int(s.Piles[engine.Glossario].N))
	c := j.at.chartOf(s, j.seat)
	gain := room * max(j.at.mean[engine.Glossario]-j.point, 0)
	return gain * j.time(int(c.deck[engine.Glossario][p.Place])) / 1000 * j.w.Later / 1000
}

// worthOf is the mVP on cards; unknown ones count on the average.
func (j *judge) worthOf(d engine.CardDeck, hand *engine.CardHand) int {
	v := 0
	for _, c := range hand.Card[:hand.N] {
		v += j.cardVP(d, c.Kind())
	}
	return v
}

// cardVP is the mVP on a card; on an unknown one the average.
func (j *judge) cardVP(d engine.CardDeck, kind uint8) int {
	if kind == engine.UnknownCard {
		return j.at.mean[d]
	}
	return 1000 * int(j.r.Box.Cards[d][kind].VP)
}

// song values the card that the summons brings to who is in Brindisi. // EXP-S1
func (j *judge) song(s *engine.State, p *engine.Player) int {
	if s.Piles[engine.Scuola].N == 0 || j.r.CardRoom(s, j.seat, engine.Scuola) == 0 {
		return 0
	}
	return j.oneMore(s, p, engine.Scuola)
}

// oneMore is what one more unknown card of a deck adds.
func (j *judge) oneMore(s *engine.State, p *engine.Player, d engine.CardDeck) int {
	more := *s
	more.Players[j.seat].Cards[d].Add(engine.MakeCard(engine.UnknownCard, 0))
	return j.hands(&more, &more.Players[j.seat]) - j.hands(s, p)
}

// plan notes what a card more of each deck would bring at the start of the decision.
func (j *judge) plan(s *engine.State) {
	p := &s.Players[j.seat]
	if !j.usesCards() || j.left == 0 || p.Place == engine.NoPlace {
		return
	}
	for d := range engine.NumCardDecks {
		f, room := d.Form(), j.r.CardRoom(s, j.seat, d)
		if d.Action() == engine.NoMove || s.Piles[d].N == 0 || room == 0 || f.Second && p.Cards[d.First()].N == 0 {
			continue
		}
		if !f.PointCard {
			room = 1
		}
		j.errand[d] = room * max(j.oneMore(s, p, d)-j.point, 0) * j.w.Errand / 1000
		j.held[d] = p.Cards[d].N
	}
}

// errands values being near the decks that the turn has not drawn from.
func (j *judge) errands(p *engine.Player) int {
	v := 0
	for d := range engine.NumCardDecks {
		if j.errand[d] > 0 && p.Cards[d].N == j.held[d] {
			v += j.errand[d] * j.near(j.at.open.deck[d][p.Place]) / 1000
		}
	}
	return v
}
