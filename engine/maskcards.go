package engine

import "math/rand/v2"

// maskCards hides the cards that a seat has not seen, what another seat drafts and
// the chance of later shuffles. At the end all hands are shown.
func (r *Rules) maskCards(s *State, seat Seat) {
	for d := range s.Piles {
		pile := &s.Piles[d]
		for i := range pile.N {
			pile.Card[i] = pile.Card[i].as(seat)
		}
	}
	for other := range r.Seats {
		if s.Decision != Over {
			s.Players[other].maskCards(seat)
		}
	}
	s.Chance = [2]uint64{}
	if hidesDraft(s, seat) {
		r.maskDraft(s)
	}
	if s.Trade.Withdrawn != 0 && s.active() != seat {
		s.Trade.Withdrawn = 0
	}
}

// as is the card as a seat, or a spectator, knows it.
func (c Card) as(seat Seat) Card {
	if seat == Nobody && c.Seen() == Everybody || seat != Nobody && c.Seen()&(1<<seat) != 0 {
		return c
	}
	return MakeCard(UnknownCard, c.Seen())
}

// maskCards hides the cards of a player from a seat.
func (pl *Player) maskCards(seat Seat) {
	for d := range pl.Cards {
		hand := pl.Cards[d]
		pl.Cards[d] = CardHand{}
		for _, c := range hand.Card[:hand.N] {
			pl.Cards[d].Add(c.as(seat))
		}
	}
}

// hidesDraft reports whether another seat than the one that looks is drafting.
func hidesDraft(s *State, seat Seat) bool { return s.Decision == TradeDraft && s.Seat != seat }

// maskDraft empties a draft; whom the first one of a trade is for is hidden too. // RUL-13
func (r *Rules) maskDraft(s *State) {
	s.Trade.Gives, s.Trade.Asks = [NumColours]uint8{}, Goods{}
	if !s.Trade.Counter {
		s.Trade.With = Nobody
	}
}

// hidesPartner reports whether a masked state does not show for whom a draft is.
func (s *State) hidesPartner() bool { return s.Decision == TradeDraft && s.Trade.With == Nobody }

// toldOfCards reports whether the step between two masks has told the seat what
// another one has drafted, or what it gets in a trade, or that the Guaita is in its
// deck: things that no count of unknown ones shows.
func toldOfCards(a, b *State, seat Seat) bool {
	offered := hidesDraft(a, seat) && b.Decision == TradeReply
	return offered || b.GuaitaIn && !a.GuaitaIn || seat != Nobody && received(a, b, seat)
}

// received reports whether a seat has got secret pieces in a trade.
func received(a, b *State, seat Seat) bool {
	if a.Decision != TradeReply && a.Decision != TradePick {
		return false
	}
	before, after := &a.Players[seat], &b.Players[seat]
	got := after.HandN > before.HandN
	for d := range NumCardDecks {
		got = got || !d.Form().Open && after.Cards[d].N > before.Cards[d].N
	}
	return got
}

// unknownCards counts the cards that a masked state does not show.
func (r *Rules) unknownCards(masked *State) int {
	n := 0
	for d := range NumCardDecks {
		pile := &masked.Piles[d]
		n += unknownOf(pile.Card[:pile.N])
		for seat := range r.Seats {
			hand := &masked.Players[seat].Cards[d]
			n += unknownOf(hand.Card[:hand.N])
		}
	}
	return n
}

func unknownOf(list []Card) int {
	n := 0
	for _, c := range list {
		if c.Kind() == UnknownCard {
			n++
		}
	}
	return n
}

// EachCard visits the cards of a deck: the pile, then the hands.
func (r *Rules) EachCard(s *State, d CardDeck, visit func(*Card)) {
	for i := range s.Piles[d].N {
		visit(&s.Piles[d].Card[i])
	}
	for seat := range r.Seats {
		hand := &s.Players[seat].Cards[d]
		for i := range hand.N {
			visit(&hand.Card[i])
		}
	}
}

// fillCards deals the unknown cards to piles and hands, and finds a partner for a
// hidden draft.
func (r *Rules) fillCards(s *State, rng *rand.Rand) {
	for d := range NumCardDecks {
		if r.HasCards(d) {
			r.fillDeck(s, d, rng)
		}
	}
	if r.shuffles && s.Chance == [2]uint64{} {
		s.Chance = [2]uint64{rng.Uint64(), rng.Uint64()}
	}
	if s.hidesPartner() {
		s.Trade.With = r.anyPartner(s, rng)
	}
}

// fillDeck deals the unknown cards of one deck. The Guaita that all have seen go
// into its deck lies somewhere in it.
func (r *Rules) fillDeck(s *State, d CardDeck, rng *rand.Rand) {
	var left [MaxCardKinds]int8
	for kind := range r.Box.Cards[d] {
		left[kind] = int8(r.Box.Cards[d][kind].Count)
	}
	var list [MaxPile]uint8
	n := 0
	r.EachCard(s, d, func(c *Card) {
		list[n] = Unknown
		if c.Kind() != UnknownCard {
			list[n] = c.Kind()
		}
		n++
	})
	if d == Ritmo {
		for colour, gives := range s.limbo() {
			left[colour] -= int8(gives)
		}
	}
	if d.Form().Shuffled && s.GuaitaIn {
		placeOne(list[:s.Piles[d].N], Guaita, rng)
	}
	fill(list[:n], left[:len(r.Box.Cards[d])], rng)
	n = 0
	r.EachCard(s, d, func(c *Card) {
		*c = MakeCard(list[n], c.Seen())
		n++
	})
	for seat := range r.Seats {
		s.Players[seat].Cards[d].sort()
	}
}

// limbo are the Ritmo cards that lie between two hands while the partner chooses
// what he gives for them. // RUL-13
func (s *State) limbo() [NumColours]uint8 {
	if s.Decision != TradePick {
		return [NumColours]uint8{}
	}
	return s.Trade.Gives
}

// placeOne puts a kind on one of the unknown places of a list, unless it is there.
func placeOne(list []uint8, kind uint8, rng *rand.Rand) {
	open := 0
	for _, k := range list {
		switch k {
		case kind:
			return
		case Unknown:
			open++
		}
	}
	if open == 0 {
		return
	}
	at := rng.IntN(open)
	for i, k := range list {
		if k != Unknown {
			continue
		}
		if at == 0 {
			list[i] = kind
			return
		}
		at--
	}
}

// sort puts the hand in order.
func (h *CardHand) sort() {
	hand := *h
	*h = CardHand{}
	for _, c := range hand.Card[:hand.N] {
		h.Add(c)
	}
}

// anyPartner is one of those with whom the seat in turn may be drafting a trade.
func (r *Rules) anyPartner(s *State, rng *rand.Rand) Seat {
	var can [MaxSeats]Seat
	n := 0
	for seat := range r.Seats {
		if r.checkOpenTrade(s, Move{Kind: OpenTrade, A: uint8(seat)}).Legal() {
			can[n] = Seat(seat)
			n++
		}
	}
	if n == 0 {
		return s.active()
	}
	return can[rng.IntN(n)]
}
