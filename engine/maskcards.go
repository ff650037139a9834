package engine

// maskCards hides the cards that a seat has not seen, what another seat drafts and
// the chance of later shuffles. At the end all hands are shown.
func (r *Rules) maskCards(s *State, seat Seat) {
	for d := range s.Piles {
		s.Piles[d].mask(seat.bit())
		for other := range r.Seats {
			if s.Decision != Over {
				s.Players[other].Cards[d].maskHand(seat.bit())
			}
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
// deck, or that a card which stays in a hand is not like one that was returned:
// things that no count of unknown ones shows.
func toldOfCards(a, b *State, seat Seat) bool {
	offered := hidesDraft(a, seat) && b.Decision == TradeReply
	return offered || b.GuaitaIn && !a.GuaitaIn || returnedBeside(a, b) || seat != Nobody && received(a, b, seat)
}

// returnedBeside reports whether the seat in turn has returned cards for all to see and
// held one that the mask hides, but which a third seat has seen: whether that seat
// still knows it tells if it is like them.
func returnedBeside(a, b *State) bool {
	for d := range NumCardDecks {
		was, is := &a.Players[a.Seat].Cards[d], &b.Players[a.Seat].Cards[d]
		if d.Form().Open || is.N >= was.N || b.Piles[d].N <= a.Piles[d].N || !b.Piles[d].openBelow() {
			continue
		}
		for _, c := range was.Piece[:was.N] {
			if c.Kind() == Unknown && c.Seen()&^(1<<a.Seat) != 0 {
				return true
			}
		}
	}
	return false
}

// received reports whether a seat has got secret pieces in a trade.
func received(a, b *State, seat Seat) bool {
	if a.Decision != TradeReply && a.Decision != TradePick {
		return false
	}
	before, after := &a.Players[seat], &b.Players[seat]
	got := after.Hand.N > before.Hand.N
	for d := range NumCardDecks {
		got = got || !d.Form().Open && after.Cards[d].N > before.Cards[d].N
	}
	return got
}

// unknownCards counts the cards that a masked state does not show.
func (r *Rules) unknownCards(masked *State) int {
	n := 0
	for d := range NumCardDecks {
		n += masked.Piles[d].Unknown()
		for seat := range r.Seats {
			n += masked.Players[seat].Cards[d].Unknown()
		}
	}
	return n
}

// cardsInTransit are the Ritmo cards that lie between two hands while the partner chooses
// what he gives for them. // RUL-13
func (s *State) cardsInTransit() [NumColours]uint8 {
	if s.Decision != TradePick {
		return [NumColours]uint8{}
	}
	return s.Trade.Gives
}
