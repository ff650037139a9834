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

// ofPartner turns a reason about the partner's side of a trade into the one for the drafting seat.
func (r Reason) ofPartner() Reason {
	switch r.Code {
	case LevelTooLow:
		r.Code = PartnerLevelTooLow
	case OverLimit:
		r.Code = PartnerOverLimit
	}
	return r
}

// checkSide refuses an offer that leaves one side above a limit of Ritmo cards, if it gains any, or of Glossario cards. // EXP-R5 RUL-15
func (r *Rules) checkSide(s *State, seat Seat) Reason {
	before := s.Players[seat].cardCounts()
	after := s.afterTrade(seat)
	if most, _ := r.cardLimit(s, seat, Ritmo); after[Ritmo] > before[Ritmo] && after[Ritmo] > most {
		return lacks(EXPR5, OverLimit, most, after[Ritmo]).of(GoodCards(Ritmo))
	}
	return after.checkOthers()
}

// afterTrade returns the card counts of one side after the offer is accepted.
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

// offer reveals the draft and asks the other side. // RUL-13
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

// checkAccept refuses an offer of goods that the partner does not have. The partner's own offer is always covered. Only the
// partner sees the refusal. // RUL-13
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

// lackCode returns the code for too little of a good.
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

// refuseTrade ends a trade without agreement. It can be offered to another opponent. // RUL-22
func (p play) refuseTrade() {
	s := p.s
	p.emit(Effect{Kind: TradeRefused, Seat: s.Seat, A: uint8(s.other())}, Cites{RUL22})
	s.Trade.Refused |= 1 << s.Trade.With
	p.endTrade()
}

// counter lets the partner draft a counter-offer, once. // RUL-13
func (p play) counter() {
	s := p.s
	p.emit(Effect{Kind: TradeCountered, Seat: s.Seat, A: uint8(s.other())}, Cites{RUL13})
	s.Trade.Counter, s.Trade.Gives, s.Trade.Asks = true, [NumColours]uint8{}, Goods{}
	s.Decision = TradeDraft
}
