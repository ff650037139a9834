package engine

import "math/rand/v2"

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
	known := *p
	p.Hand, p.HandN = [MaxHand]Tile{}, 0
	for i := range known.HandN {
		t := known.Hand[i]
		maskTile(&t, bit)
		p.addTile(t)
	}
}

// Determinize fills the unknowns of a masked state with one of the ways that
// the box allows, drawn from rng. A state without unknowns is only copied.
// src must be a mask: every tile that it does not show has to be unknown.
func (r *Rules) Determinize(dst, src *State, rng *rand.Rand) {
	if dst != src {
		*dst = *src
	}
	r.fillDecks(dst, rng)
	r.fillPapal(dst, rng)
	r.fillLibrary(dst, rng)
	if r.cards {
		r.fillCards(dst, rng)
	}
}

// fillDecks shuffles the manuscripts that lie nowhere else into the decks.
func (r *Rules) fillDecks(s *State, rng *rand.Rand) {
	for level := range s.Deck {
		deck := s.Deck[level][:s.DeckN[level]]
		var left [MaxManuscripts]int8
		for kind := range r.Box.Manuscripts {
			if r.Box.Manuscripts[kind].Level == uint8(level+1) {
				left[kind] = int8(r.inPlay[kind]) - int8(s.FaceUp[kind]) - r.taken(s, kind)
			}
		}
		fill(deck, left[:len(r.Box.Manuscripts)], rng)
	}
}

// taken is how many manuscripts of a kind the players own.
func (r *Rules) taken(s *State, kind int) int8 {
	n := int8(0)
	for seat := range r.Seats {
		n += int8(s.Players[seat].Manuscripts[kind])
	}
	return n
}

// fill puts what is left of each kind into the unknown places of a list, in a
// random order. Kinds that the list shows are taken off what is left first.
func fill(list []uint8, left []int8, rng *rand.Rand) {
	for _, kind := range list {
		if kind != Unknown {
			left[kind]--
		}
	}
	var pool [MaxDeck + MaxLibrary]uint8
	n := 0
	for kind, count := range left {
		for ; count > 0; count-- {
			pool[n] = uint8(kind)
			n++
		}
	}
	for i, kind := range list {
		if kind == Unknown && n > 0 {
			at := rng.IntN(n)
			n--
			list[i], pool[at] = pool[at], pool[n]
		}
	}
}

// fillPapal puts the red tiles that have not been revealed on unknown turns.
func (r *Rules) fillPapal(s *State, rng *rand.Rand) {
	red := int(r.Box.RedPapal)
	var open [5]int
	n := 0
	for i, tile := range s.Papal {
		switch tile {
		case Red:
			red--
		case PapalUnknown:
			s.Papal[i] = White
			open[n] = i
			n++
		}
	}
	for ; red > 0 && n > 0; red-- {
		at := rng.IntN(n)
		n--
		s.Papal[open[at]] = Red
		open[at] = open[n]
	}
}

// fillLibrary deals the unknown library tiles to the stack and to the hands.
func (r *Rules) fillLibrary(s *State, rng *rand.Rand) {
	var left [MaxLibrary]int8
	for kind := range r.Box.Library {
		left[kind] = int8(r.Box.Library[kind].Count)
	}
	var list [MaxLibrary]uint8
	n := 0
	r.EachTile(s, func(t *Tile) {
		list[n] = t.Kind
		n++
	})
	fill(list[:n], left[:len(r.Box.Library)], rng)
	n = 0
	r.EachTile(s, func(t *Tile) {
		t.Kind = list[n]
		n++
	})
	for seat := range r.Seats {
		s.Players[seat].sortHand()
	}
}

// EachTile visits every library tile: the stack, then the hands.
func (r *Rules) EachTile(s *State, visit func(*Tile)) {
	for i := range s.StackN {
		visit(&s.Stack[i])
	}
	for seat := range r.Seats {
		p := &s.Players[seat]
		for i := range p.HandN {
			visit(&p.Hand[i])
		}
	}
}

// sortHand puts the hand in order of kinds.
func (pl *Player) sortHand() {
	hand, n := pl.Hand, pl.HandN
	pl.Hand, pl.HandN = [MaxHand]Tile{}, 0
	for i := range n {
		pl.addTile(hand[i])
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
	for _, tile := range masked.Papal {
		if tile == PapalUnknown {
			n++
		}
	}
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

// unknownTiles counts the unknown ones of a list. A callback of EachTile would make
// every state that is counted escape to the heap.
func unknownTiles(list []Tile) int {
	n := 0
	for _, t := range list {
		if t.Kind == Unknown {
			n++
		}
	}
	return n
}
