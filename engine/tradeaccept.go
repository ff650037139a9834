package engine

// acceptTrade takes the Ritmo cards from the seat in turn and hands over all goods that leave the partner no choice. // EXP-R4 RUL-13
func (p play) acceptTrade() {
	s, active := p.s, p.s.active()
	p.emit(Effect{Kind: TradeAccepted, Seat: s.Seat, A: uint8(s.other())}, Cites{EXPR4, RUL13})
	for colour, n := range s.Trade.Gives {
		for range n {
			s.Players[active].Cards[Ritmo].take(uint8(colour))
		}
		p.ritmoTraded(active, s.Trade.With, uint8(colour), -int(n))
	}
	for g := range Good(goodsOf(len(p.r.Box.Manuscripts))) {
		if _, card := g.Deck(); !card && g != GoodTiles {
			p.handOver(g, s.Trade.Asks.Of(g))
		}
	}
	pieces := Goods{}
	for g := GoodTiles; g < goodManuscripts; g++ {
		pieces.Count[g] = s.Trade.Asks.Count[g]
	}
	s.Trade.Asks = pieces
	p.goOnYielding()
}

// ritmoTraded reports Ritmo cards that a seat gives or receives.
func (p play) ritmoTraded(seat, other Seat, colour uint8, n int) {
	if n != 0 {
		p.emit(Effect{Kind: CardTraded, Seat: seat, A: CardCode(Ritmo, colour), B: uint8(other), N: int16(n)}, Cites{EXPR4, EXPR2})
	}
}

// handOver moves a good whose pieces are all alike from the partner to the seat in turn. Traded nobles bring no ducats. // RUL-13 RUL-14
func (p play) handOver(g Good, n int) {
	s := p.s
	from, to := s.Trade.With, s.active()
	switch {
	case n == 0:
		return
	case g == GoodDucats:
		why := Cites{EXPR4, RUL13}
		if !s.merchant(to) {
			why = why.and(RUL14)
		}
		p.ducats(from, to, -n, Cites{EXPR4, RUL13})
		p.ducats(to, from, n, why)
		return
	}
	s.shift(from, g, -n)
	s.shift(to, g, n)
	p.emit(Effect{Kind: GoodTraded, Seat: from, A: uint8(g), B: uint8(to), N: int16(-n)}, Cites{EXPR4, RUL13})
	p.emit(Effect{Kind: GoodTraded, Seat: to, A: uint8(g), B: uint8(from), N: int16(n)}, Cites{EXPR4, RUL13, EXPR5})
}

// shift changes the number of cubes or manuscripts of a seat.
func (s *State) shift(seat Seat, g Good, n int) {
	p := &s.Players[seat]
	if kind, ok := g.Manuscript(); ok {
		p.Manuscripts[kind] += uint8(n)
		return
	}
	switch c, _ := g.Cube(); {
	case g == GoodLingua:
		p.Lingua = n > 0
	case g == GoodStored:
		p.Cubes[Scribe] += uint8(n)
	case c == Scribe:
		p.Scribes += uint8(n)
	default:
		p.Cubes[c] += uint8(n)
	}
}

// goOnYielding hands over tiles and cards while the partner gives all of a kind of good, asks the partner if there is a
// choice, and ends the trade.
func (p play) goOnYielding() {
	s := p.s
	for g, n := range s.Trade.Asks.Count {
		switch have := s.owned(s.Trade.With, Good(g)); {
		case n == 0:
		case int(n) < have:
			s.Decision, s.Seat = TradePick, s.Trade.With
			return
		default:
			for range n {
				p.handPiece(Good(g), s.anyPiece(Good(g)), true)
			}
		}
	}
	p.finishTrade()
}

// anyPiece returns the kind of the first tile or card of a good that the partner has.
func (s *State) anyPiece(g Good) uint8 {
	p := &s.Players[s.Trade.With]
	if d, ok := g.Deck(); ok {
		return p.Cards[d].Piece[0].Kind()
	}
	return p.Hand.Piece[0].Kind()
}

// finishTrade gives the Ritmo cards to the partner and resumes the turn.
func (p play) finishTrade() {
	s, partner := p.s, p.s.Trade.With
	s.Players[partner].addRitmo(s.Trade.Gives)
	for colour, n := range s.Trade.Gives {
		p.ritmoTraded(partner, s.active(), uint8(colour), int(n))
	}
	s.Done = s.Done.with(OpenTrade)
	p.endTrade()
}

// addRitmo adds the Ritmo cards of a trade to a hand, where they are open. // EXP-R2
func (pl *Player) addRitmo(gives [NumColours]uint8) {
	for colour, n := range gives {
		for range n {
			pl.Cards[Ritmo].Add(MakePiece(uint8(colour), Everybody))
		}
	}
}

// wanted returns the good of which the partner chooses a piece now.
func (s *State) wanted() Good {
	for g, n := range s.Trade.Asks.Count {
		if n > 0 {
			return Good(g)
		}
	}
	return GoodDucats
}

func (r *Rules) checkYield(s *State, g Good, kind uint8) Reason {
	if g != s.wanted() {
		return refuse(RUL13, NotNow)
	}
	p := &s.Players[s.Seat]
	if d, ok := g.Deck(); ok {
		return atLeast(RUL13, LacksCard, 1, p.Cards[d].count(kind))
	}
	if p.Hand.count(kind) == 0 {
		return refuse(RUL13, NotThere)
	}
	return Reason{}
}

// yield hands over the piece that the partner has chosen. // RUL-13
func (p play) yield(g Good, kind uint8) {
	p.handPiece(g, kind, false)
	p.goOnYielding()
}

// handPiece moves a tile or card from the partner to the seat in turn. Only these two see which it is. Unless the partner
// gives all of them, the others no longer know which are left. // RUL-13
func (p play) handPiece(g Good, kind uint8, all bool) {
	s := p.s
	s.Trade.Asks.Count[g]--
	from, to := s.Trade.With, s.active()
	giver, taker := &s.Players[from], &s.Players[to]
	effect, code := TileTraded, kind
	if d, card := g.Deck(); card {
		effect, code = CardTraded, CardCode(d, kind)
		taker.Cards[d].Add(giver.Cards[d].handOut(kind, from.bit(), all || d.Form().Open).seenBy(to.bit()))
	} else {
		taker.Hand.Add(giver.Hand.handOut(kind, from.bit(), all).seenBy(to.bit()))
	}
	p.emit(Effect{Kind: effect, Seat: from, A: code, B: uint8(to), N: -1}, Cites{EXPR4, RUL13})
	p.emit(Effect{Kind: effect, Seat: to, A: code, B: uint8(from), N: 1}, Cites{EXPR4, RUL13, EXPR5})
}

func (r *Rules) appendYields(dst []Move, s *State) []Move {
	g := s.wanted()
	n := len(r.Box.Library)
	if d, ok := g.Deck(); ok {
		n = len(r.Box.Cards[d])
	}
	for kind := range uint8(n) {
		if r.checkYield(s, g, kind).Legal() {
			dst = append(dst, Move{Kind: Yield, A: uint8(g), B: kind})
		}
	}
	return dst
}
