package engine

func (r *Rules) checkOffer(s *State) Reason {
	t := &s.Trade
	if t.Gives == [NumColours]uint8{} || t.Asks == (Goods{}) {
		return refuse(RUL13, OneSided)
	}
	if why := r.checkSide(s, s.Seat); !why.Legal() {
		return why
	}
	return r.checkSide(s, s.other()).ofPartner()
}

// ofPartner is a reason of the other side of a trade, as told to who drafts.
func (r Reason) ofPartner() Reason {
	switch r.Code {
	case LevelTooLow:
		r.Code = PartnerLevelTooLow
	case OverLimit:
		r.Code = PartnerOverLimit
	}
	return r
}

// checkSide refuses an offer that leaves one of the two above a limit of Ritmo
// cards, if he gains any, or of Glossario cards. // EXP-R5 RUL-15
func (r *Rules) checkSide(s *State, seat Seat) Reason {
	before := s.Players[seat].cardCounts()
	after := s.afterTrade(seat)
	if most, _ := r.cardLimit(s, seat, Ritmo); after[Ritmo] > before[Ritmo] && after[Ritmo] > most {
		return lacks(EXPR5, OverLimit, most, after[Ritmo]).of(GoodCards(Ritmo))
	}
	return after.checkOthers()
}

// afterTrade are the cards of one of the two once the offer is accepted.
func (s *State) afterTrade(seat Seat) cardCounts {
	n := s.Players[seat].cardCounts()
	sign := 1
	if seat == s.Trade.With {
		sign = -1
	}
	for d := range NumCardDecks {
		n[d] += sign * s.Trade.Asks.Of(GoodCards(d))
	}
	for _, gives := range s.Trade.Gives {
		n[Ritmo] -= sign * int(gives)
	}
	return n
}

// offer lays the draft open and asks the other one. // RUL-13
func (p play) offer() {
	s := p.s
	p.emit(Effect{Kind: TradeOffered, Seat: s.Seat, A: uint8(s.other())}, Cites{EXPR4, RUL13, EXPR5})
	for colour, n := range s.Trade.Gives {
		if n > 0 {
			p.emit(Effect{Kind: CardOffered, Seat: s.active(), A: CardCode(Ritmo, uint8(colour)), N: int16(n)}, Cites{RUL13})
		}
	}
	for g := range Good(goodsOf(len(p.r.Box.Manuscripts))) {
		if n := s.Trade.Asks.Of(g); n > 0 {
			p.emit(Effect{Kind: GoodOffered, Seat: s.Trade.With, A: uint8(g), N: int16(n)}, Cites{RUL13})
		}
	}
	s.Decision, s.Seat = TradeReply, s.other()
}

// checkAccept refuses what the partner does not have; of his own offer he has
// it. Only he learns of it. // RUL-13
func (r *Rules) checkAccept(s *State) Reason {
	if s.Trade.Counter {
		return Reason{}
	}
	for g := range Good(goodsOf(len(r.Box.Manuscripts))) {
		if need, have := s.Trade.Asks.Of(g), s.owned(s.Seat, g); need > have {
			return lacks(RUL13, lackCode(g), need, have).of(g)
		}
	}
	return Reason{}
}

// lackCode is the code of who has too little of a good.
func lackCode(g Good) Code {
	if _, ok := g.Cube(); ok || g == GoodStored {
		return TooFewCubes
	}
	if _, ok := g.Deck(); ok {
		return LacksCard
	}
	if g == GoodDucats {
		return TooFewDucats
	}
	return NotThere
}

func (r *Rules) checkCounter(s *State) Reason {
	if s.Trade.Counter {
		return refuse(RUL13, NotNow)
	}
	return Reason{}
}

// reply answers an offer.
func (p play) reply(k Kind) {
	if k == Refuse {
		p.refuseTrade()
		return
	}
	p.acceptTrade()
}

// refuseTrade ends a trade that is not made; it can be offered to another
// opponent. // RUL-22
func (p play) refuseTrade() {
	s := p.s
	p.emit(Effect{Kind: TradeRefused, Seat: s.Seat, A: uint8(s.other())}, Cites{RUL22})
	s.Trade.Refused |= 1 << s.Trade.With
	p.endTrade()
}

// counter lets the partner draft another offer, once. // RUL-13
func (p play) counter() {
	s := p.s
	p.emit(Effect{Kind: TradeCountered, Seat: s.Seat, A: uint8(s.other())}, Cites{RUL13})
	s.Trade.Counter, s.Trade.Gives, s.Trade.Asks = true, [NumColours]uint8{}, Goods{}
	s.Decision = TradeDraft
}
