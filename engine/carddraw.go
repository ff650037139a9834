package engine

// CardDraw is the state of a draw while its seat chooses among the cards. The drawn cards come first in their pile.
type CardDraw struct {
	Deck  CardDeck
	Drawn uint8 // drawn cards that are neither kept nor returned yet
	Keeps uint8 // how many of these may still be kept
	Given uint8 // cards given up so far, the last of the pile
}

func (r *Rules) addDraws(k Kind) {
	d, _ := k.Deck()
	for _, points := range d.Form().Points {
		if r.HasCards(d) {
			r.add(Move{Kind: k, A: points})
		}
	}
}

func (r *Rules) checkDrawCards(s *State, m Move) Reason {
	d, _ := m.Kind.Deck()
	f, points := d.Form(), m.A
	if s.Done.Has(m.Kind) {
		return refuse(ACT9, OnceATurn)
	}
	if why := r.drawGate(s, d); !why.Legal() {
		return why
	}
	if f.PointCard { // EXP-G2
		if most, rule := r.cardLimit(s, s.Seat, d); int(points) > most {
			return lacks(rule, OverLimit, most, int(points)).of(GoodCards(d))
		}
	}
	if !r.DrawnAt(d, s.here()) {
		return r.awayFrom(s, d)
	}
	if s.Piles[d].N == 0 {
		return refuse(RUL12, NotThere)
	}
	return r.checkPoints(s, f.Draw, int(points))
}

// drawGate refuses to draw poets of Cagliari unless the seat owns a poet of Brindisi. // EXP-S2
func (r *Rules) drawGate(s *State, d CardDeck) Reason {
	if f := d.Form(); f.Second && s.Players[s.Seat].Cards[d.First()].N == 0 {
		return refuse(f.Place, LacksCard).of(GoodCards(d.First()))
	}
	return Reason{}
}

// DrawnAt reports whether an action at a place draws from a deck. // EXP-R1 EXP-P1 EXP-S2 EXP-G1
func (r *Rules) DrawnAt(d CardDeck, at PlaceNo) bool {
	return deckActions[d] != NoMove && r.ComesFrom(d, at)
}

// ComesFrom reports whether a deck is in play and players get its cards at a place, by an action or with Stupor Mundi. // EXP-S1
func (r *Rules) ComesFrom(d CardDeck, at PlaceNo) bool {
	return int(at) < len(r.Box.Places) && r.decksAt[at]&(1<<d) != 0
}

// awayFrom returns the refusal of a draw at a place where the deck is not drawn.
func (r *Rules) awayFrom(s *State, d CardDeck) Reason {
	f, zone := d.Form(), r.place(s.here()).Zone
	if f.Town == "" && zone != f.Zone {
		return lacks(f.Place, WrongZone, int(f.Zone), int(zone))
	}
	return refuse(f.Place, WrongPlace)
}

// drawing returns how many cards the seat in turn may draw and keep for the given points. // EXP-K1 EXP-G1 EXP-A1 EXP-Z1
func (s *State) drawing(d CardDeck, points uint8) (drawn, keeps uint8, why Cites) {
	f := d.Form()
	drawn, keeps = points, points
	if !f.PointCard {
		drawn = max(points, 2)
		keeps = drawn / 2
	}
	why = Cites{f.Place}.and(f.Draw)
	switch p := &s.Players[s.Seat]; {
	case p.Friar == Alessandro:
		return drawn + 1, keeps, why.and(EXPA1)
	case p.Card == Sonzogni:
		return drawn + 1, keeps + 1, why.and(EXPZ1)
	}
	return drawn, keeps, why
}

// appendDraws lists the actions that draw cards.
func (r *Rules) appendDraws(dst []Move, s *State) []Move {
	if s.Points == 0 {
		return dst
	}
	for d := range NumCardDecks {
		if !r.DrawnAt(d, s.here()) {
			continue
		}
		for _, points := range d.Form().Points {
			if m := (Move{Kind: deckActions[d], A: points}); r.checkDrawCards(s, m).Legal() {
				dst = append(dst, m)
			}
		}
	}
	return dst
}

// drawCards shows the seat in turn the first cards of a deck. // EXP-K1 EXP-K2 RUL-12
func (p play) drawCards(m Move) {
	s, points := p.s, m.A
	d, _ := m.Kind.Deck()
	want, keeps, why := s.drawing(d, points)
	drawn := min(want, s.Piles[d].N)
	if drawn < want {
		why = why.and(RUL12)
	}
	if d.Form().PointCard {
		why = why.and(EXPG2)
	}
	keeps = min(keeps, drawn)
	p.spend(int(points), d.Form().Draw)
	p.emit(Effect{Kind: CardsDrawn, Seat: s.Seat, A: uint8(d), B: p.r.keepable(s, d, keeps), N: int16(drawn)}, p.here(why.and(ACT9)))
	if p.out != nil {
		p.cut(p.drawCuts(d, want, keeps))
	}
	s.Draw = CardDraw{Deck: d, Drawn: drawn, Keeps: keeps}
	p.lookAt()
	p.goOnKeeping()
}

// keepable returns how many of the cards to keep can be owned in the end: at the limit each replaces a card owned before.
// // EXP-K4 EXP-G6
func (r *Rules) keepable(s *State, d CardDeck, keeps uint8) uint8 {
	limit := r.CardLimit(s, s.Seat, d)
	return min(keeps, uint8(max(limit.Held, limit.Most)))
}

// Keepable returns how many of the drawn cards can still be owned in the end. // EXP-K4 EXP-G6
func (r *Rules) Keepable(s *State) int { return int(r.keepable(s, s.Draw.Deck, s.Draw.Keeps)) }

// lookAt shows the drawn cards to the seat that draws. If it chooses among several, the others do not see which card goes
// where. // EXP-K2
func (p play) lookAt() {
	s, own, n := p.s, p.s.Seat.bit(), p.s.Draw.Drawn
	d := s.Draw.Deck
	s.GuaitaIn = s.GuaitaIn && !d.Form().Shuffled
	pile := &s.Piles[d]
	pile.lookAt(n, own)
	if n > 1 && !p.r.keepsAll(s) {
		pile.forgetFirst(n, own)
	}
	for _, c := range pile.Piece[:n] {
		p.emit(Effect{Kind: CardSeen, Seat: s.Seat, A: CardCode(d, c.Kind())}, Cites{EXPK2})
	}
}

// keepsAll reports whether all drawn cards can and must be kept.
func (r *Rules) keepsAll(s *State) bool {
	return s.Draw.Keeps >= s.Draw.Drawn && r.CardRoom(s, s.Seat, s.Draw.Deck) >= int(s.Draw.Drawn)
}

// goOnKeeping asks for the next card to keep, or ends the draw.
func (p play) goOnKeeping() {
	s := p.s
	if p.r.keepsAll(s) {
		for s.Draw.Drawn > 0 {
			p.keepFirst()
		}
	}
	if s.Draw.Drawn > 0 && s.Draw.Keeps > 0 {
		s.Decision = CardKeep
		return
	}
	p.endDraw()
}

// endDraw puts the cards that are not kept under their deck in the order drawn, above the cards given up. // EXP-K2 RUL-12
func (p play) endDraw() {
	s := p.s
	pile := &s.Piles[s.Draw.Deck]
	for ; s.Draw.Drawn > 0; s.Draw.Drawn-- {
		c := pile.drawFirst()
		pile.putUnder(c, s.Draw.Given)
		p.emit(Effect{Kind: CardReturned, Seat: s.Seat, Secret: true, A: CardCode(s.Draw.Deck, c.Kind()), B: 1}, Cites{EXPK2, RUL12})
	}
	s.Draw = CardDraw{}
	s.Decision = Turn
}

// keepFirst takes the first drawn card into the hand.
func (p play) keepFirst() {
	s, d := p.s, p.s.Draw.Deck
	f, c := d.Form(), s.Piles[d].drawFirst()
	if f.Open {
		c = c.seenBy(Everybody)
	}
	s.Players[s.Seat].Cards[d].Add(c)
	s.Draw.Drawn--
	s.Draw.Keeps--
	p.card(CardKept, s.Seat, d, c.Kind(), Cites{f.Keep, f.Draw})
}

// drawnCard returns the position of a kind among the drawn cards, or -1.
func (s *State) drawnCard(kind uint8) int { return s.Piles[s.Draw.Deck].find(kind, 0, s.Draw.Drawn) }

// addCards adds the kind for every card. Only decks with an action have cards to keep.
func (r *Rules) addCards(k Kind) {
	for d := range NumCardDecks {
		if !r.HasCards(d) || k == KeepCard && deckActions[d] == NoMove {
			continue
		}
		for kind := range r.Box.Cards[d] {
			r.add(Move{Kind: k, A: uint8(d), B: uint8(kind)})
		}
		if k == KeepCard {
			r.add(Move{Kind: k, A: uint8(d), B: NoTile})
		}
	}
}

func (r *Rules) checkCard(s *State, m Move) Reason {
	if m.Kind == GiveUpCard {
		return r.checkGiveUpCard(s, CardDeck(m.A), m.B)
	}
	return r.checkKeepCard(s, CardDeck(m.A), m.B)
}

func (r *Rules) appendCards(dst []Move, s *State) []Move {
	if s.Decision == CardGiveUp {
		return r.appendGiveUps(dst, s)
	}
	return r.appendKeeps(dst, s)
}

// chooseCard keeps a drawn card, or gives up another card for it. // EXP-K1 EXP-K4
func (p play) chooseCard(m Move) {
	if m.Kind == GiveUpCard {
		p.giveUpCard(CardDeck(m.A), m.B)
		return
	}
	p.keepCard(m.B)
}

func (r *Rules) checkKeepCard(s *State, d CardDeck, kind uint8) Reason {
	full := r.CardRoom(s, s.Seat, s.Draw.Deck) == 0
	switch {
	case d != s.Draw.Deck:
		return refuse(EXPK1, NotThere)
	case kind == NoTile && full:
		return Reason{}
	case kind == NoTile:
		return refuse(EXPK1, MustKeep)
	case s.drawnCard(kind) < 0:
		return refuse(EXPK1, NotThere)
	}
	return Reason{}
}

// keepCard keeps one of the drawn cards (at the limit it replaces an old one), or stops keeping. // EXP-K1 EXP-K4 EXP-G6
func (p play) keepCard(kind uint8) {
	s := p.s
	if kind == NoTile {
		p.endDraw()
		return
	}
	s.Piles[s.Draw.Deck].moveUp(s.drawnCard(kind), 0)
	if p.r.CardRoom(s, s.Seat, s.Draw.Deck) == 0 {
		s.Decision = CardGiveUp
		return
	}
	p.keepFirst()
	p.goOnKeeping()
}

func (r *Rules) checkGiveUpCard(s *State, d CardDeck, kind uint8) Reason {
	if d.First() != s.Draw.Deck.First() || s.Players[s.Seat].Cards[d].count(kind) == 0 {
		return refuse(s.Draw.Deck.Form().Swap, LacksCard)
	}
	return Reason{}
}

// giveUpCard exchanges an old card for the new one. The old card goes to the bottom of its deck. // EXP-K4 EXP-G6 RUL-11 RUL-12
func (p play) giveUpCard(d CardDeck, kind uint8) {
	s := p.s
	why := p.swapRules(d)
	s.Piles[d].putUnder(s.Players[s.Seat].Cards[d].handOut(kind, s.Seat.bit(), d.Form().Open), 0)
	if d == s.Draw.Deck {
		s.Draw.Given++
	}
	p.emit(Effect{Kind: CardReturned, Seat: s.Seat, Secret: !d.Form().Open, A: CardCode(d, kind), B: 1}, why)
	p.keepFirst()
	p.goOnKeeping()
}

// swapRules cites the limit that forces a card to be given up. If the level has fallen, it also cites the rule that a fallen
// level takes no cards away. // EXP-K3 RUL-11
func (p play) swapRules(d CardDeck) Cites {
	most, rule := p.r.cardLimit(p.s, p.s.Seat, d)
	owned := p.s.Players[p.s.Seat].cardCounts()
	why := Cites{d.Form().Swap, rule, RUL12}
	if owned.held(d) > most {
		return why.and(RUL11)
	}
	return why
}

func (r *Rules) appendKeeps(dst []Move, s *State) []Move {
	d := s.Draw.Deck
	for kind := range r.Box.Cards[d] {
		if s.drawnCard(uint8(kind)) >= 0 {
			dst = append(dst, Move{Kind: KeepCard, A: uint8(d), B: uint8(kind)})
		}
	}
	if r.CardRoom(s, s.Seat, d) == 0 {
		dst = append(dst, Move{Kind: KeepCard, A: uint8(d), B: NoTile})
	}
	return dst
}

func (r *Rules) appendGiveUps(dst []Move, s *State) []Move {
	for d := range NumCardDecks {
		for kind := range r.Box.Cards[d] {
			if r.checkGiveUpCard(s, d, uint8(kind)).Legal() {
				dst = append(dst, Move{Kind: GiveUpCard, A: uint8(d), B: uint8(kind)})
			}
		}
	}
	return dst
}

// drawScuola gives a card, in player order, to every player whose piece is in Brindisi when Stupor Mundi is resolved. // EXP-S1 RUL-8
func (p play) drawScuola() {
	s := p.s
	for _, seat := range s.Order[:p.r.Seats] {
		pile, pl := &s.Piles[Scuola], &s.Players[seat]
		if pile.N == 0 || pl.Place != p.r.brindisi || p.r.CardRoom(s, seat, Scuola) == 0 {
			continue
		}
		p.emit(Effect{Kind: CardsDrawn, Seat: seat, A: uint8(Scuola), B: 1, N: 1}, Cites{EXPS1, RUL8})
		c := pile.drawFirst().seenBy(seat.bit())
		pl.Cards[Scuola].Add(c)
		p.card(CardKept, seat, Scuola, c.Kind(), Cites{Scuola.Form().Keep, EXPS1})
	}
}

// CardLimit describes a limit on the cards of a seat, and how many of these the seat holds.
type CardLimit struct {
	Of         Category // scoring category of the cards that share the limit
	Held, Most int      // cards owned and the limit; Held exceeds Most if a level has fallen, RUL-11
	Rule       Rule
}

// CardLimit returns the limit that applies to a seat's cards of a deck. // EXP-K3 EXP-P3 EXP-S4 EXP-G4 EXP-G5
func (r *Rules) CardLimit(s *State, seat Seat, d CardDeck) CardLimit {
	most, rule := r.cardLimit(s, seat, d)
	return CardLimit{
		Of: d.Form().Score, Rule: rule,
		Held: s.Players[seat].cardCounts().held(d), Most: most,
	}
}

// CheckDeck returns why no action draws from a deck, or the zero Reason if one does. // EXP-S1
func (r *Rules) CheckDeck(d CardDeck) Reason {
	if form := d.Form(); len(form.Points) == 0 {
		return refuse(form.Place, NotNow).of(GoodCards(d))
	}
	return Reason{}
}
