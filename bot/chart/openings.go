package chart

import (
	"math/bits"
	"slices"

	"volgare/engine"
)

// Bonuses returns the cities whose bonus a player can still take, except the university. // PLC-1
func (b *Board) Bonuses(p *engine.Player) uint64 {
	open := b.Books
	if p.Status == engine.Merchant {
		open |= b.Coins
	}
	open &^= p.Discs
	if b.University < engine.MaxPlaces {
		open &^= 1 << b.University
	}
	return open
}

// CanticleCities returns the Franciscan cities that are active in a turn. // CAN-1
func (b *Board) CanticleCities(s *engine.State, turn uint8) (active uint64) {
	for open := b.Franciscans; open != 0; open &= open - 1 {
		at := bits.TrailingZeros64(open)
		if no, ok := b.Rules.FranciscanNo(engine.PlaceNo(at)); ok && b.Rules.CanticleActive(s, no, turn) {
			active |= 1 << at
		}
	}
	return active
}

// Jokers returns the number of library tiles in a hand that count as a colour. // SCO-10
func (b *Board) Jokers(p *engine.Player) (n int) {
	for _, t := range p.Hand.Piece[:p.Hand.N] {
		if t.Kind() != engine.Unknown && b.Joker[t.Kind()] {
			n++
		}
	}
	return n
}

// Rank returns the number of seats ahead of a seat on a track. On one space, the lower disc is ahead.
func Rank(t *engine.Discs, seat engine.Seat) int {
	return max(slices.Index(t.Ahead[:], seat), 0)
}
