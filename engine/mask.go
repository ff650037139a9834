package engine

// Mask sets everything that a seat has not learnt to unknown: the order of the decks and of the library stack, library tiles
// and secret cards in the hands of others, papal tiles face down, the state of later shuffles and the drafts of others.
// A seat still knows the pieces that it saw and put back, and every seat knows what was taken in public. Seat Nobody masks
// for a spectator.
// The masked state has the same type and the same legal moves for the deciding seat. Determinize it before playing it out. // SET-1
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

// Unknowns counts the pieces that a masked state does not show.
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

// Whole reports whether a state has no unknowns that a move could reveal.
func (r *Rules) Whole(s *State) bool { return r.Unknowns(s) == 0 && !s.hidesPartner() }

// Observe is like Mask, but it also hides the goods behind the screens of the other players. A seat may remember goods that
// were taken in public, but its view does not list them. Everything shown to a seat is derived from the result.
// Seat Nobody is a spectator. The legal moves of the deciding seat are the same as in src. // SET-1 CUB-3
func (r *Rules) Observe(dst, src *State, seat Seat) {
	r.Mask(dst, src, seat)
	if !r.Screened(dst) {
		return
	}
	for other := range r.Seats {
		if Seat(other) != seat {
			p := &dst.Players[other]
			p.Cubes, p.Manuscripts = [NumCubes]uint8{}, [MaxManuscripts]uint8{}
		}
	}
}

// Screened reports whether screens hide goods that were taken in public: until the end of the game, unless the option
// ScreensOpen is set. // SET-1 SCO-12
func (r *Rules) Screened(s *State) bool { return !r.Options.ScreensOpen && s.Decision != Over }
