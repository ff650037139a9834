package engine

import "math/rand/v2"

// Determinize replaces the unknowns of a masked state by a random assignment, drawn from rng, that the box allows. A state
// without unknowns is only copied.
// src must be a mask: everything that it does not show must be marked as unknown.
func (r *Rules) Determinize(dst, src *State, rng *rand.Rand) { r.fill(dst, src, dealer{rng: rng}) }

// World replaces the unknowns of a masked or observed state by the assignment with a number, from 0. Over the first Worlds
// assignments, every unknown place takes every piece that can be there.
func (r *Rules) World(dst, src *State, number int) { r.fill(dst, src, dealer{world: number}) }

// Worlds returns how many assignments of World cover all possibilities of a state; 1 if nothing is unknown.
func (r *Rules) Worlds(s *State) int {
	if r.Whole(s) {
		return 1
	}
	u := r.Unseen(s)
	most := max(1, s.hiddenPapal(), sum(u.Tiles[:]))
	for level := range u.Manuscripts {
		most = max(most, sum(u.Manuscripts[level][:]))
	}
	for d := range u.Cards {
		most = max(most, sum(u.Cards[d][:]))
	}
	return most
}

// hiddenPapal returns the number of unknown papal tiles.
func (s *State) hiddenPapal() int {
	n := 0
	for _, tile := range s.Papal {
		if tile == PapalUnknown {
			n++
		}
	}
	return n
}

func sum(counts []int8) int {
	n := 0
	for _, count := range counts {
		n += int(max(count, 0))
	}
	return n
}

// dealer chooses among pieces or places: at random, or by the number of a world.
type dealer struct {
	rng   *rand.Rand // nil for a world
	world int
}

// pick returns a number from 0 to n-1.
func (d dealer) pick(n int) int {
	if d.rng != nil {
		return d.rng.IntN(n)
	}
	return d.world % n
}

// pool holds the pieces that can be in unknown places, in the order of a world.
type pool struct {
	rng  *rand.Rand // draws at random; nil: from the end
	kind [MaxDeck + MaxLibrary]uint8
	n    int
}

// pool lists pieces by their counts. The number of the world determines the first.
func (d dealer) pool(counts []int8) pool {
	p := pool{rng: d.rng}
	all, at := sum(counts), 0
	if d.rng == nil && all > 0 {
		at = d.world % all
	}
	for kind, count := range counts {
		for ; count > 0; count-- {
			p.kind[at] = uint8(kind)
			p.n++
			if at++; at == all {
				at = 0
			}
		}
	}
	return p
}

// draw takes a piece out of the pool; ok is false if the pool is empty.
func (p *pool) draw() (kind uint8, ok bool) {
	if p.n == 0 {
		return 0, false
	}
	at := p.n - 1
	if p.rng != nil {
		at = p.rng.IntN(p.n)
	}
	p.n--
	kind, p.kind[at] = p.kind[at], p.kind[p.n]
	return kind, true
}

func (r *Rules) fill(dst, src *State, by dealer) {
	if dst != src {
		*dst = *src
	}
	u := r.Unseen(dst)
	for level := range dst.Deck {
		fillDeck(dst.Deck[level][:dst.DeckN[level]], by.pool(u.Manuscripts[level][:]))
	}
	fillPapal(dst, u.Red, by)
	r.fillLibrary(dst, by.pool(u.Tiles[:]))
	if r.cards {
		r.fillCards(dst, &u, by)
	}
}

func fillDeck(deck []uint8, from pool) {
	for i := range deck {
		if deck[i] != Unknown {
			continue
		}
		if kind, ok := from.draw(); ok {
			deck[i] = kind
		}
	}
}

// fillPapal puts the red tiles that have not been revealed on unknown turns.
func fillPapal(s *State, red int8, by dealer) {
	var open [len(s.Papal)]int
	n := 0
	for i, tile := range s.Papal {
		if tile == PapalUnknown {
			s.Papal[i] = White
			open[n] = i
			n++
		}
	}
	for ; red > 0 && n > 0; red-- {
		at := by.pick(n)
		s.Papal[open[at]] = Red
		copy(open[at:], open[at+1:n])
		n--
	}
}

// fillLibrary deals the unknown library tiles to the stack and to the hands.
func (r *Rules) fillLibrary(s *State, from pool) {
	s.Stack.fill(&from)
	for seat := range r.Seats {
		s.Players[seat].Hand.fillHand(&from)
	}
}

// fillCards deals the unknown cards to piles and hands, and chooses a partner for a hidden draft.
func (r *Rules) fillCards(s *State, u *Unseen, by dealer) {
	for d := range NumCardDecks {
		if r.HasCards(d) {
			r.fillPile(s, d, u.Cards[d], by)
		}
	}
	if r.shuffles && s.Chance == [2]uint64{} {
		s.Chance = by.chance()
	}
	if s.hidesPartner() {
		s.Trade.With = r.anyPartner(s, by)
	}
}

// chance returns a state for the generator of later shuffles.
func (d dealer) chance() [2]uint64 {
	if d.rng != nil {
		return [2]uint64{d.rng.Uint64(), d.rng.Uint64()}
	}
	return [2]uint64{uint64(d.world) + 1}
}

// fillPile deals the unknown cards of one deck. A Guaita that all players saw return to its deck is somewhere in it.
func (r *Rules) fillPile(s *State, d CardDeck, left [MaxCardKinds]int8, by dealer) {
	pile := &s.Piles[d]
	if d.Form().Shuffled && s.GuaitaIn && left[Guaita] > 0 {
		pile.placeOne(Guaita, by)
		left[Guaita]--
	}
	from := by.pool(left[:])
	pile.fill(&from)
	for seat := range r.Seats {
		s.Players[seat].Cards[d].fillHand(&from)
	}
}

// placeOne turns one of the unknown pieces of a pile into a piece of the given kind.
func (p *Pieces[Room]) placeOne(kind uint8, by dealer) {
	open := p.Unknown()
	if open == 0 {
		return
	}
	at := p.find(Unknown, 0, p.N)
	for range by.pick(open) {
		at = p.find(Unknown, uint8(at+1), p.N)
	}
	p.Piece[at] = MakePiece(kind, p.Piece[at].Seen())
}

// anyPartner chooses one of the seats with which the seat in turn may be drafting a trade.
func (r *Rules) anyPartner(s *State, by dealer) Seat {
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
	return can[by.pick(n)]
}
