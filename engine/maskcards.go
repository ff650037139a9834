package engine

// maskCards hides the cards that a seat has not seen, the drafts of other seats and the state of later shuffles. At the end
// all hands are shown.
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

// hidesDraft reports whether a seat other than the viewing one is drafting.
func hidesDraft(s *State, seat Seat) bool { return s.Decision == TradeDraft && s.Seat != seat }

// maskDraft empties a draft. The partner of the first draft of a trade is hidden too. // RUL-13
func (r *Rules) maskDraft(s *State) {
	s.Trade.Gives, s.Trade.Asks = [NumColours]uint8{}, Goods{}
	if !s.Trade.Counter {
		s.Trade.With = Nobody
	}
}

// hidesPartner reports whether a masked state hides the partner of a draft.
func (s *State) hidesPartner() bool { return s.Decision == TradeDraft && s.Trade.With == Nobody }

// toldOfCards reports whether the move between two masks has revealed to the seat something that no count of unknowns shows:
// the draft of another seat, its gain from a trade, that the Guaita is in its deck, or that a card still in a hand differs
// from a returned one.
func toldOfCards(a, b *State, seat Seat) bool {
	offered := hidesDraft(a, seat) && b.Decision == TradeReply
	return offered || b.GuaitaIn && !a.GuaitaIn || returnedBeside(a, b) || seat != Nobody && received(a, b, seat)
}

// returnedBeside reports whether the seat in turn has openly returned cards while holding one that the mask hides but a
// third seat has seen. Whether the third seat still knows that card reveals whether it equals the returned ones.
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

// received reports whether a seat has received secret pieces in a trade.
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

// cardsInTransit returns the Ritmo cards set aside while the partner chooses the pieces to give for them. // RUL-13
func (s *State) cardsInTransit() [NumColours]uint8 {
	if s.Decision != TradePick {
		return [NumColours]uint8{}
	}
	return s.Trade.Gives
}
