package engine

// Mask sets everything that a seat has not learnt to unknown: the order of the
// decks and of the library stack, library tiles and secret cards in the hands of
// others, papal tiles face down, the chance of later shuffles and the drafts of
// others. What a seat saw and put back it still knows; what was taken in public
// everybody knows. seat Nobody masks for a spectator. The
// masked state has the same type and gives the deciding seat the same legal
// moves; to play on from it, Determinize it. // SET-1
func (r *Rules) Mask(dst, src *State, seat Seat) {
	if dst != src {
		*dst = *src
	}
	for level := range dst.Deck {
		for i := range dst.DeckN[level] {
			dst.Deck[level][i] = Unknown
		}
	}
	for i := range dst.Papal {
		if firstPapal+uint8(i) > dst.Turn {
			dst.Papal[i] = PapalUnknown
		}
	}
	dst.Stack.mask(seat.bit())
	if dst.Decision != Over { // SCO-3
		for other := range r.Seats {
			dst.Players[other].Hand.maskHand(seat.bit())
		}
	}
	if r.cards {
		r.maskCards(dst, seat)
	}
}

// Unknowns counts what a masked state does not show.
func (r *Rules) Unknowns(masked *State) int {
	n := 0
	for level := range masked.Deck {
		for _, kind := range masked.Deck[level][:masked.DeckN[level]] {
			if kind == Unknown {
				n++
			}
		}
	}
	n += masked.hiddenPapal()
	n += masked.Stack.Unknown()
	for seat := range r.Seats {
		n += masked.Players[seat].Hand.Unknown()
	}
	if r.cards {
		n += r.unknownCards(masked)
	}
	return n
}

// Whole reports whether a state shows everything that a move can bring about.
func (r *Rules) Whole(s *State) bool { return r.Unknowns(s) == 0 && !s.hidesPartner() }
