package appraisal

import "volgare/engine"

// bargain is a trade of one Ritmo card for one good, offered by the active seat. // RUL-13
type bargain struct {
	colour uint8
	good   engine.Good
	n      int // amount of the good
	gain   int // mVP for the proposer, over the mean of their rivals
}

// broker looks for a bargain between two seats. Both are valued with the information of one of them.
type broker struct {
	r       *engine.Rules
	offered engine.State // an empty offer, before the reply
	draft   engine.State // an empty draft of the proposer
	next    engine.State // scratch position
	active  Evaluator
	other   Evaluator
	before  gains // values before the trade
	least   int   // mVP over the mean of the rivals that both must gain
	gives   []terms
	asks    []terms
}

// gains holds the gains of the active seat and of its partner, in mVP.
type gains struct{ active, other int }

// overRivals returns the gains over the mean of the rivals. The partner is one of these rivals, so the partner's gain
// reduces the player's own. With two seats, one side wins exactly what the other loses: no trade is good for both, and none
// is offered. With more seats, both can pull ahead of the others.
func (g gains) overRivals(seats int) gains {
	rivals := seats - 1
	return gains{g.active - g.other/rivals, g.other - g.active/rivals}
}

func (g gains) lower() int { return min(g.active, g.other) }

// forDecider returns the gain of the deciding seat.
func (g gains) forDecider(s *engine.State) int {
	if s.Seat == s.Trade.With {
		return g.other
	}
	return g.active
}

// begin prepares a trade between the active seat and a partner. The proposer drafts it.
func (b *broker) begin(e *Evaluator, s *engine.State, partner, proposer engine.Seat) {
	active := s.Order[s.At]
	b.r, b.offered, b.least = e.r, *s, e.w.TradeGain
	b.offered.Trade = engine.Trade{With: partner, Counter: proposer == partner, Refused: s.Trade.Refused}
	b.draft = b.offered
	b.draft.Decision, b.draft.Seat = engine.TradeDraft, proposer
	b.offered.Decision, b.offered.Seat = engine.TradeReply, partner
	b.active, b.other = *e, *e
	if e.seat != active {
		b.active = NewEvaluator(e.board, e.w, s, active)
	}
	if e.seat != partner {
		b.other = NewEvaluator(e.board, e.w, s, partner)
	}
	b.active.trading, b.other.trading = true, true
	b.before = b.values(s)
}

func (b *broker) values(s *engine.State) gains {
	return gains{b.active.Value(s), b.other.Value(s)}
}

// gainsOf returns the gains of both if an offer is accepted and the least valuable pieces are handed over.
func (b *broker) gainsOf(offer *engine.Trade) gains {
	gives, asks, s := offer.Gives, offer.Asks, &b.next
	*s = b.offered
	s.Trade.Gives, s.Trade.Asks = gives, asks
	b.r.Apply(s, s, engine.Move{Kind: engine.Accept}, nil)
	for s.Decision == engine.TradePick {
		b.r.Apply(s, s, b.other.cheapest(s), nil)
	}
	now := b.values(s)
	return gains{now.active - b.before.active, now.other - b.before.other}
}

// reserve allocates all buffers up front, so that a search for a bargain does not allocate.
func (b *broker) reserve() {
	b.gives = make([]terms, 0, engine.MaxCards)
	b.asks = make([]terms, 0, len(sums)+int(engine.NumCubes)+1+int(engine.NumCardDecks)+engine.MaxManuscripts)
}

// terms lists the parts of an offer, with the gains of both from each part alone.
type terms struct {
	bargain
	gains
}

// best returns the legal bargain that brings the proposer most over the mean of their rivals, if it brings both enough.
func (b *broker) best() (bargain, bool) {
	best, found := bargain{}, false
	b.listGives()
	b.listAsks()
	for _, give := range b.gives {
		for _, ask := range b.asks {
			both := gains{give.active + ask.active, give.other + ask.other}.overRivals(b.r.Seats)
			gain := both.forDecider(&b.draft)
			if both.lower() < b.least || found && gain <= best.gain {
				continue
			}
			deal := bargain{give.colour, ask.good, ask.n, gain}
			if b.acceptable(deal) {
				best, found = deal, true
			}
		}
	}
	return best, found
}

// acceptable reports whether a bargain can be offered and brings both enough as a whole.
func (b *broker) acceptable(deal bargain) bool {
	s := &b.next
	*s = b.draft
	for {
		m := deal.next(&s.Trade)
		if !b.r.Check(s, m).Legal() {
			return false
		}
		if m.Kind == engine.Offer {
			break
		}
		b.r.Apply(s, s, m, nil)
	}
	return b.gainsOf(&s.Trade).overRivals(b.r.Seats).lower() >= b.least
}

// next returns the next step that the draft needs, or the offer. // RUL-13
func (d bargain) next(draft *engine.Trade) engine.Move {
	if draft.Gives[d.colour] == 0 {
		return engine.Move{Kind: engine.GiveRitmo, A: d.colour}
	}
	lacks := d.n - draft.Asks.Of(d.good)
	if lacks <= 0 {
		return engine.Move{Kind: engine.Offer}
	}
	step := 1
	if d.good == engine.GoodDucats {
		for _, coin := range [...]int{5, 10, 50} {
			if coin <= lacks {
				step = coin
			}
		}
	}
	return engine.Move{Kind: engine.Ask, A: uint8(d.good), B: uint8(step)}
}

// listGives lists the Ritmo cards that can be given, one by one. There are none if the receiver's hand is full.
func (b *broker) listGives() {
	b.gives = b.gives[:0]
	if b.offered.Players[b.offered.Trade.With].Cards[engine.Ritmo].N == engine.MaxCards {
		return
	}
	hand := &b.offered.Players[b.offered.Order[b.offered.At]].Cards[engine.Ritmo]
	for i, c := range hand.Piece[:hand.N] {
		if i > 0 && hand.Piece[i-1].Kind() == c.Kind() {
			continue
		}
		offer := engine.Trade{}
		offer.Gives[c.Kind()] = 1
		b.gives = append(b.gives, terms{bargain{colour: c.Kind()}, b.gainsOf(&offer)})
	}
}

// sums lists the amounts of ducats that a bargain may ask for.
var sums = [...]int{5, 10, 20, 30, 50, 80, 120}

// listAsks lists the goods of the partner that a bargain may ask for.
func (b *broker) listAsks() {
	b.asks = b.asks[:0]
	p := &b.offered.Players[b.offered.Trade.With]
	for _, n := range sums {
		b.ask(engine.GoodDucats, n, int(p.Ducats))
	}
	for c := engine.Politician; c <= engine.Abbess; c++ {
		b.ask(engine.GoodCubes(c), 1, int(p.Cubes[c]))
	}
	b.ask(engine.GoodCubes(engine.Scribe), 1, int(p.Scribes))
	b.ask(engine.GoodTiles, 1, int(p.Hand.N))
	own := &b.offered.Players[b.offered.Order[b.offered.At]]
	for d := range engine.NumCardDecks {
		if own.Cards[d].N < engine.MaxCards { // EXP-K3
			b.ask(engine.GoodCards(d), 1, int(p.Cards[d].N))
		}
	}
	level := b.r.Level(&b.offered, b.active.seat)
	for kind := range b.r.Box.Manuscripts {
		if b.r.Box.Manuscripts[kind].Level <= level { // EXP-R5
			b.ask(engine.GoodManuscript(uint8(kind)), 1, int(p.Manuscripts[kind]))
		}
	}
}

// ask adds n of a good to the list if the partner has them and the active seat gains.
func (b *broker) ask(g engine.Good, n, has int) {
	if n > has {
		return
	}
	offer := engine.Trade{}
	offer.Asks.Set(g, uint8(n))
	if both := b.gainsOf(&offer); both.active > 0 {
		b.asks = append(b.asks, terms{bargain{good: g, n: n}, both})
	}
}

// cheapest returns the piece to hand over for a partner whose hand is only partly known.
func (e *Evaluator) cheapest(s *engine.State) engine.Move {
	p := &s.Players[s.Trade.With]
	if s.Trade.Asks.Of(engine.GoodTiles) > 0 {
		least := p.Hand.Piece[0].Kind()
		for _, t := range p.Hand.Piece[1:p.Hand.N] {
			if e.tileVP(t.Kind()) < e.tileVP(least) {
				least = t.Kind()
			}
		}
		return engine.Move{Kind: engine.Yield, A: uint8(engine.GoodTiles), B: least}
	}
	d := engine.CardDeck(0)
	for s.Trade.Asks.Of(engine.GoodCards(d)) == 0 {
		d++
	}
	hand := &p.Cards[d]
	least := hand.Piece[hand.N-1].Kind() // the last Placiti are the white ones
	for _, c := range hand.Piece[:hand.N] {
		if e.cardVP(d, c.Kind()) < e.cardVP(d, least) {
			least = c.Kind()
		}
	}
	return engine.Move{Kind: engine.Yield, A: uint8(engine.GoodCards(d)), B: least}
}
