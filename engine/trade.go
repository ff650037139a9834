package engine

// Trade is a trade of the seat in turn with a partner, from its draft to its end. Gives and Asks are always from the point
// of view of the seat in turn, even in a counter-offer of the partner. // EXP-R4 RUL-13
type Trade struct {
	With      Seat              // the partner; Nobody if a mask hides it
	Counter   bool              // the partner makes an offer in reply
	Refused   uint8             // seats that have refused, or been refused, in this turn, bit 1<<seat
	Withdrawn uint8             // partners of drafts withdrawn in this turn, bit 1<<seat; hidden from others
	Gives     [NumColours]uint8 // Ritmo cards that the seat in turn gives, by colour
	Asks      Goods             // goods that the partner gives, or still has to choose
}

// active returns the seat whose turn it is, even while its partner decides.
func (s *State) active() Seat { return s.Order[s.At] }

// other returns the other party of the trade.
func (s *State) other() Seat {
	if s.Seat == s.active() {
		return s.Trade.With
	}
	return s.active()
}

func (r *Rules) addPartners(k Kind) {
	if r.HasCards(Ritmo) {
		r.addRange(k, 0, r.Seats-1)
	}
}

func (r *Rules) checkOpenTrade(s *State, m Move) Reason {
	with := Seat(m.A)
	switch {
	case s.Done.Has(OpenTrade):
		return refuse(RUL13, OnceATurn)
	case s.Players[s.Seat].Cards[Ritmo].N == 0:
		return refuse(EXPR4, LacksCard).of(GoodCards(Ritmo))
	case (s.Trade.Refused|s.Trade.Withdrawn)&(1<<with) != 0:
		return refuse(RUL22, RefusedBefore)
	case with == s.Seat:
		return refuse(EXPR4, NotYourself)
	}
	return Reason{}
}

// openTrade starts the draft of an offer, which the other seats do not see. Only a completed trade uses up the free action.
// // EXP-R4 ACT-7
func (p play) openTrade(m Move) {
	s, with := p.s, Seat(m.A)
	s.Done &^= 1 << OpenTrade
	s.Trade.With = with
	s.Decision = TradeDraft
	p.emit(Effect{Kind: TradeOpened, Seat: s.Seat, A: uint8(with)}, Cites{EXPR4, ACT7})
}

// appendPartners lists the seats with which the seat in turn may trade.
func (r *Rules) appendPartners(dst []Move, s *State) []Move {
	if s.Players[s.Seat].Cards[Ritmo].N == 0 {
		return dst
	}
	for seat := range r.Seats {
		if m := (Move{Kind: OpenTrade, A: uint8(seat)}); r.checkOpenTrade(s, m).Legal() {
			dst = append(dst, m)
		}
	}
	return dst
}

// addTrade adds the moves of trades, from the draft to the last piece handed over. All trades are for Ritmo cards. // EXP-R4
func (r *Rules) addTrade(k Kind) {
	switch {
	case !r.HasCards(Ritmo):
	case k == GiveRitmo:
		r.addRange(k, 0, NumColours-1)
	case k == Ask:
		from := len(r.catalogue)
		r.addAsks()
		r.asks = r.catalogue[from:]
	case k == Yield:
		r.addPieces()
	default:
		r.add(Move{Kind: k})
	}
}

// addAsks adds the goods of this table: ducats by coins, other goods one by one.
func (r *Rules) addAsks() {
	for _, n := range askedDucats {
		r.add(Move{Kind: Ask, A: uint8(GoodDucats), B: n})
	}
	for g := GoodDucats + 1; int(g) < goodsOf(len(r.Box.Manuscripts)); g++ {
		if d, ok := g.Deck(); !ok || r.HasCards(d) {
			r.add(Move{Kind: Ask, A: uint8(g), B: 1})
		}
	}
}

// addPieces adds every tile and card that a partner can hand over.
func (r *Rules) addPieces() {
	for kind := range r.Box.Library {
		r.add(Move{Kind: Yield, A: uint8(GoodTiles), B: uint8(kind)})
	}
	for d := range NumCardDecks {
		for kind := range r.Box.Cards[d] {
			r.add(Move{Kind: Yield, A: uint8(GoodCards(d)), B: uint8(kind)})
		}
	}
}

func (r *Rules) checkTrade(s *State, m Move) Reason {
	switch m.Kind {
	case GiveRitmo:
		return r.checkGiveRitmo(s, m.A)
	case Ask:
		return r.checkAsk(s, Good(m.A), m.B)
	case Offer:
		return r.checkOffer(s)
	case Counter:
		return r.checkCounter(s)
	case Yield:
		return r.checkYield(s, Good(m.A), m.B)
	}
	return Reason{} // a draft can always be withdrawn
}

func (r *Rules) appendTrade(dst []Move, s *State) []Move {
	switch s.Decision {
	case TradeDraft:
		return r.appendDraft(dst, s)
	case TradePick:
		return r.appendYields(dst, s)
	}
	if counter := (Move{Kind: Counter}); r.checkCounter(s).Legal() {
		return append(dst, counter)
	}
	return dst
}

// trade makes a move of a draft, a counter-offer, or hands over a piece. // RUL-13
func (p play) trade(m Move) {
	switch m.Kind {
	case GiveRitmo:
		p.giveRitmo(m.A)
	case Ask:
		p.ask(Good(m.A), m.B)
	case Offer:
		p.offer()
	case Counter:
		p.counter()
	case Yield:
		p.yield(Good(m.A), m.B)
	default:
		p.withdraw()
	}
}

func (r *Rules) checkGiveRitmo(s *State, colour uint8) Reason {
	code := LacksCard
	if s.Seat != s.active() {
		code = NotThere // the partner drafts from the other's cards
	}
	have := s.Players[s.active()].Cards[Ritmo].count(colour)
	return atLeast(EXPR4, code, int(s.Trade.Gives[colour])+1, have)
}

// giveRitmo adds a Ritmo card to the draft.
func (p play) giveRitmo(colour uint8) {
	p.s.Trade.Gives[colour]++
	p.emit(Effect{Kind: CardDrafted, Seat: p.s.Seat, A: CardCode(Ritmo, colour)}, Cites{RUL13, EXPR4})
}

// checkAsk refuses a good that the seat in turn may not receive or the partner cannot have. A drafting partner knows its own
// goods. In the mask of another seat nothing is known about what can be asked for. // EXP-R5 RUL-13
func (r *Rules) checkAsk(s *State, g Good, more uint8) Reason {
	if s.hidesPartner() {
		return refuse(RUL13, NotThere)
	}
	n := s.Trade.Asks.Of(g) + int(more)
	why, most := r.checkGain(s, g, n), s.owned(s.Trade.With, g)
	if s.Seat == s.active() {
		most = r.supposed(s, s.Trade.With, g)
	} else {
		why = why.ofPartner()
	}
	if !why.Legal() {
		return why
	}
	if _, ok := g.Manuscript(); ok {
		most = min(most, MaxAsked)
	}
	return atLeast(RUL13, NotThere, n, max(most, 0)).of(g)
}

// checkGain refuses a good that would exceed a limit of the seat in turn. The limits of Ritmo and Glossario cards depend on
// the whole offer. // EXP-R5
func (r *Rules) checkGain(s *State, g Good, n int) Reason {
	seat := s.active()
	level := int(r.Level(s, seat))
	if kind, ok := g.Manuscript(); ok {
		return atLeast(EXPR5, LevelTooLow, int(r.Box.Manuscripts[kind].Level), level)
	}
	if d, ok := g.Deck(); ok && d != Ritmo {
		return r.checkCardGain(s, seat, d, n)
	}
	switch g {
	case GoodLingua:
		return atLeast(EXPR5, LevelTooLow, linguaLevel, level)
	case GoodTiles:
		return atMost(EXPR5, level, int(s.Players[seat].Hand.N)+n).of(GoodTiles)
	}
	return Reason{}
}

// checkCardGain refuses more cards of a deck than the limit, counting the requested cards of the other deck of poets.
// // EXP-K3 EXP-S4 EXP-G5
func (r *Rules) checkCardGain(s *State, seat Seat, d CardDeck, n int) Reason {
	level := int(r.Level(s, seat))
	counts := s.Players[seat].cardCounts()
	if d.Form().ByOthers {
		return atMost(EXPR5, level, counts[d]+n).of(GoodCards(d))
	}
	for other := range counts {
		if other := CardDeck(other); other != d {
			counts[other] += s.Trade.Asks.Of(GoodCards(other))
		}
	}
	return atMost(EXPR5, min(level, MaxCards), counts.held(d)+n).of(GoodCards(d.First()))
}

// atMost refuses a number above a limit.
func atMost(rule Rule, most, n int) Reason {
	if n > most {
		return lacks(rule, OverLimit, most, n)
	}
	return Reason{}
}

// ask adds to the goods that the partner would give.
func (p play) ask(g Good, more uint8) {
	p.s.Trade.Asks.add(g, more)
	p.emit(Effect{Kind: GoodDrafted, Seat: p.s.Seat, A: uint8(g), N: int16(more)}, Cites{RUL13, EXPR4})
}

// appendDraft lists the possible additions to a draft and the ways to end it.
func (r *Rules) appendDraft(dst []Move, s *State) []Move {
	for colour := range uint8(NumColours) {
		if r.checkGiveRitmo(s, colour).Legal() {
			dst = append(dst, Move{Kind: GiveRitmo, A: colour})
		}
	}
	for _, m := range r.asks {
		if r.checkAsk(s, Good(m.A), m.B).Legal() {
			dst = append(dst, m)
		}
	}
	if r.checkOffer(s).Legal() {
		dst = append(dst, Move{Kind: Offer})
	}
	return append(dst, Move{Kind: Withdraw})
}

// withdraw abandons a draft. It counts as no agreement with that opponent, so that drafting cannot go round in circles. If
// the partner withdraws, the partner refuses. // RUL-22
func (p play) withdraw() {
	s := p.s
	p.emit(Effect{Kind: TradeWithdrawn, Seat: s.Seat}, Cites{RUL22})
	if s.Seat != s.active() {
		p.refuseTrade()
		return
	}
	s.Trade.Withdrawn |= 1 << s.Trade.With
	p.endTrade()
}

// endTrade returns the decision to the seat whose turn it is. // RUL-13
func (p play) endTrade() {
	s := p.s
	s.Trade = Trade{Refused: s.Trade.Refused, Withdrawn: s.Trade.Withdrawn}
	s.Decision, s.Seat = Turn, s.active()
}
