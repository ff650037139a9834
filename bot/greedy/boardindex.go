package greedy

import (
	"math/bits"

	"volgare/engine"
)

// boardIndex is what can be read off the board once and for all.
type boardIndex struct {
	rules       *engine.Rules
	closed      distances // without the university
	open        distances
	coins       uint64 // cities with ducats
	books       uint64 // cities with knowledge, the university included
	franciscans uint64
	harbours    uint64
	university  engine.PlaceNo
	brindisi    engine.PlaceNo
	single      [engine.MaxManuscripts]uint8 // colours of a kind of one colour, bit 0 for blue
	double      [engine.MaxManuscripts]uint8 // colours of a kind of two
	joker       [engine.MaxLibrary]bool
	cards       bool                     // some expansion has cards in play
	mean        [engine.NumCardDecks]int // mVP of a card of each deck on the average
}

func newBoardIndex(r *engine.Rules) *boardIndex {
	b := &boardIndex{rules: r, university: engine.NoPlace, brindisi: engine.NoPlace}
	b.markPlaces()
	for _, e := range r.Box.Events {
		if e.Auction > 0 {
			b.brindisi = e.Place
		}
	}
	for kind, m := range r.Box.Manuscripts {
		colours := uint8(m.Colours >> engine.Blue)
		if bits.OnesCount8(colours) == 1 {
			b.single[kind] = colours
		} else {
			b.double[kind] = colours
		}
	}
	for kind, t := range r.Box.Library {
		b.joker[kind] = t.Joker
	}
	b.readCards()
	b.open.measure(r, engine.NoPlace)
	b.closed.measure(r, b.university)
	return b
}

func (b *boardIndex) readCards() {
	for d := range b.rules.Box.Cards {
		sum, n := 0, 0
		for _, kind := range b.rules.Box.Cards[d] {
			sum += int(kind.Count) * int(kind.VP)
			n += int(kind.Count)
		}
		if n > 0 {
			b.cards, b.mean[d] = true, 1000*sum/n
		}
	}
}

func (b *boardIndex) markPlaces() {
	for i, p := range b.rules.Box.Places {
		bit := uint64(1) << i
		if p.Ducats > 0 {
			b.coins |= bit
		}
		if p.Knowledge > 0 {
			b.books |= bit
		}
		if p.Features&engine.Franciscan != 0 {
			b.franciscans |= bit
		}
		if p.Features&engine.Harbour != 0 {
			b.harbours |= bit
		}
		if p.Features&engine.University != 0 {
			b.university = engine.PlaceNo(i)
		}
	}
}

// distancesFor is the map as a seat may use it. // MSG-4
func (b *boardIndex) distancesFor(s *engine.State, seat engine.Seat) *distances {
	r := b.rules
	if r.Options.BolognaClosed && s.Tracks[engine.Messenger].Space[seat] < r.Box.TrackSpaces[engine.Messenger] {
		return &b.closed
	}
	return &b.open
}
