package enginetest

import (
	"math/rand/v2"
	"slices"

	"volgare/engine"
)

// MakeLate gives a position at the beginning of a game traits of a late one, so that play from there reaches the rare ends
// of the game more often: level 8 for Lingua Volgare, full library hands, cardinals and papal elections. Such a position
// keeps every invariant, though no real game would start from it.
func MakeLate(r *engine.Rules, s *engine.State, rng *rand.Rand) {
	traits := []func(*engine.Rules, *engine.State, *rand.Rand){learned, wealthy, ordained, armed, wellRead}
	for _, trait := range traits {
		if rng.IntN(2) == 0 {
			trait(r, s, rng)
		}
	}
	if len(decksInPlay(r)) > 0 {
		lettered(r, s, rng)
		renowned(r, s, rng)
	}
}

// learned moves the knowledge discs far ahead.
func learned(r *engine.Rules, s *engine.State, rng *rand.Rand) {
	d := &s.Tracks[engine.Knowledge]
	last := int(r.Box.KnowledgeSpaces)
	for seat := range r.Seats {
		d.Space[seat] = uint8(1 + rng.IntN(last))
		if rng.IntN(3) == 0 {
			d.Space[seat] = uint8(last - rng.IntN(12))
		}
	}
	slices.SortStableFunc(d.Ahead[:r.Seats], func(a, b engine.Seat) int { return int(d.Space[b]) - int(d.Space[a]) })
}

// wellRead gives the deck of level 1 to the players, so that the level is soon used up and Lingua Volgare is offered. // MSS-5
func wellRead(r *engine.Rules, s *engine.State, rng *rand.Rand) {
	for i, kind := range s.Deck[0][:s.DeckN[0]] {
		s.Players[rng.IntN(r.Seats)].Manuscripts[kind]++
		s.Deck[0][i] = 0
	}
	s.DeckN[0] = 0
}

// wealthy gives the players ducats, some of them equal amounts so that charity has a choice of givers.
func wealthy(r *engine.Rules, s *engine.State, rng *rand.Rand) {
	sum := uint16(5 * rng.IntN(40))
	for seat := range r.Seats {
		s.Players[seat].Ducats += sum
		if rng.IntN(3) == 0 {
			s.Players[seat].Ducats += uint16(rng.IntN(100))
		}
	}
}

// ordained makes the first seats Friars or Cardinals.
func ordained(r *engine.Rules, s *engine.State, rng *rand.Rand) {
	friars, cardinals := rng.Perm(5), rng.Perm(5)
	for seat := range 1 + rng.IntN(r.Seats) {
		p, friar := &s.Players[seat], engine.Mario+engine.FriarTile(friars[seat])
		s.Friars &^= 1 << friar
		p.Status, p.Friar = engine.Friar, friar
		if rng.IntN(2) == 0 {
			p.Status, p.Friar, p.Card = engine.Cardinal, engine.NoFriar, engine.Balestreri+engine.CardinalTile(cardinals[seat])
			s.Cardinals &^= 1 << p.Card
		}
	}
}

// armed gives cubes from the turn track to the players.
func armed(r *engine.Rules, s *engine.State, rng *rand.Rand) {
	for turn := 4; turn <= 7; turn++ {
		for c, n := range s.Coming[turn] {
			p := &s.Players[rng.IntN(r.Seats)]
			*store(p, uint8(c)) += n
			s.Coming[turn][c] = 0
		}
	}
}

// store returns the place for a player's cubes of a colour: scribes in front of the screen, other cubes behind it. // CUB-3
func store(p *engine.Player, c uint8) *uint8 {
	if engine.Cube(c) == engine.Scribe {
		return &p.Scribes
	}
	return &p.Cubes[c]
}
