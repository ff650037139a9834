package game

import (
	"volgare/engine"
	"volgare/record"
)

// KnownDeal returns the deal as far as a seat knows it: the revealed manuscripts and papal tiles, and the library tiles and
// cards that it has drawn from their original position. The game must have begun with a deal.
func (h *History) KnownDeal(seat engine.Seat) engine.Deal {
	d := *h.deal
	var known engine.State
	h.table.Rules.Mask(&known, &h.now, seat)
	for i := range d.Papal {
		if known.Papal[i] == engine.PapalUnknown {
			d.Papal[i] = engine.PapalUnknown
		}
	}
	for level, size := range record.DeckSizes(h.table.Rules) {
		shown := size - int(known.DeckN[level])
		for i := shown; i < len(d.Decks[level]); i++ {
			d.Decks[level][i] = engine.Unknown
		}
	}
	drawn := h.drawn(seat, int(h.At(0).Stack.N))
	for i := range d.Library {
		if !drawn[i] {
			d.Library[i] = engine.Unknown
		}
	}
	h.hideCards(seat, &d)
	return d
}

// hideCards removes from a deal the cards that a seat has not drawn from their original position, and the state of later
// shuffles. // EXP-K2 EXP-P4
func (h *History) hideCards(seat engine.Seat, d *engine.Deal) {
	d.Chance = [2]uint64{}
	drawn := h.drawnCards(seat)
	for deck := range d.Cards {
		for i := range d.Cards[deck] {
			if !drawn[deck][i] {
				d.Cards[deck][i] = engine.Unknown
			}
		}
	}
}

// drawnCards returns the positions of the decks, as dealt, from which a seat has drawn. Returned cards go under their deck,
// so the dealt cards are drawn in order until the deck is shuffled.
func (h *History) drawnCards(seat engine.Seat) (own [engine.NumCardDecks][engine.MaxPile]bool) {
	var next [engine.NumCardDecks]int
	for _, made := range h.Walk(0, h.Len()) {
		for _, e := range made.Effects {
			switch e.Kind {
			case engine.CardsDrawn:
				for range e.N {
					if at := next[e.A]; at < engine.MaxPile {
						own[e.A][at] = e.Seat == seat
						next[e.A]++
					}
				}
			case engine.DeckShuffled:
				next[e.A] = engine.MaxPile
			}
		}
	}
	return own
}

// drawn returns the positions of the library stack, as dealt, from which a seat was the first to draw the tile. The original
// position of a tile that another seat has returned is unknown to it. // LIB-1 LIB-2
func (h *History) drawn(seat engine.Seat, size int) (own [engine.MaxLibrary]bool) {
	next, loose := 0, 0 // positions drawn from so far; tiles on top that were drawn and returned
	under := h.table.Rules.Options.Edition == engine.Deluxe
	for _, made := range h.Walk(0, h.Len()) {
		switch made.Move.Kind {
		case engine.DrawTiles:
			n := int(made.State.Drawn)
			for ; loose < n && next < size; next++ {
				own[next] = made.Seat == seat
				loose++
			}
		case engine.Keep:
			if loose--; under {
				loose = 0
			}
		}
	}
	return own
}
