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
	bit := seatBit(seat)
	for i := range dst.StackN {
		maskTile(&dst.Stack[i], bit)
	}
	for other := range r.Seats {
		maskHand(&dst.Players[other], bit, dst.Decision == Over)
	}
	if r.cards {
		r.maskCards(dst, seat)
	}
}

func seatBit(seat Seat) uint8 {
	if seat == Nobody {
		return 0
	}
	return 1 << seat
}

// maskTile hides a tile that the seat has not seen. That others have seen it
// is public where it is known at all, and part of what is hidden where not.
func maskTile(t *Tile, bit uint8) {
	if t.Seen&bit == 0 {
		t.Kind = Unknown
	}
}

// maskHand hides the library tiles of a hand. At the end they are shown. // SCO-3
func maskHand(p *Player, bit uint8, shown bool) {
	if shown {
		return
	}
	known, n := p.Hand, p.HandN
	p.Hand, p.HandN = [MaxHand]Tile{}, 0
	for _, t := range known[:n] {
		maskTile(&t, bit)
		p.addTile(t)
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
	n += unknownTiles(masked.Stack[:masked.StackN])
	for seat := range r.Seats {
		p := &masked.Players[seat]
		n += unknownTiles(p.Hand[:p.HandN])
	}
	if r.cards {
		n += r.unknownCards(masked)
	}
	return n
}

// Whole reports whether a state shows everything that a move can bring about.
func (r *Rules) Whole(s *State) bool { return r.Unknowns(s) == 0 && !s.hidesPartner() }

// unknownTiles counts the unknown ones of a list.
func unknownTiles(list []Tile) int {
	n := 0
	for _, t := range list {
		if t.Kind == Unknown {
			n++
		}
	}
	return n
}
