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

// Observe masks a position as a seat sees it on the table: like Mask, and without the things
// that the screens of others hide. A seat may remember things taken in public, but no view
// lists them. Nothing that is shown to a seat depends on more. seat Nobody is a
// spectator. The deciding seat has the same legal moves as in the position itself.
// // SET-1 CUB-3
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

// Screened reports whether screens hide what was taken in public: unless they are
// open by option, until the end. // SET-1 SCO-12
func (r *Rules) Screened(s *State) bool { return !r.Options.ScreensOpen && s.Decision != Over }
