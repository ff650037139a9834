// Package chart indexes a board for computer players: the distances between places, and the places
// with something to gain. It also computes the features that distinguish positions.
package chart

import (
	"math/bits"

	"volgare/engine"
)

// Board holds everything about a board that does not change during a game.
type Board struct {
	Rules       *engine.Rules
	Closed      Distances // while the university is closed
	Open        Distances
	Coins       uint64 // cities with ducats
	Books       uint64 // cities with knowledge, including the university
	Franciscans uint64
	Harbours    uint64
	University  engine.PlaceNo
	Brindisi    engine.PlaceNo
	Single      [engine.MaxManuscripts]uint8 // colours of each kind of one colour, bit 0 for blue
	Double      [engine.MaxManuscripts]uint8 // colours of each kind of two colours
	Joker       [engine.MaxLibrary]bool
	Cards       bool                     // an expansion with cards is in play
	Mean        [engine.NumCardDecks]int // average mVP of a card of each deck
}

// New computes the index of the board of a table.
func New(r *engine.Rules) *Board {
	b := &Board{Rules: r, University: engine.NoPlace, Brindisi: engine.NoPlace}
	b.markPlaces()
	for _, e := range r.Box.Events {
		if e.Auction > 0 {
			b.Brindisi = e.Place
		}
	}
	for kind, m := range r.Box.Manuscripts {
		colours := uint8(m.Colours >> engine.Blue)
		if bits.OnesCount8(colours) == 1 {
			b.Single[kind] = colours
		} else {
			b.Double[kind] = colours
		}
	}
	for kind, t := range r.Box.Library {
		b.Joker[kind] = t.Joker
	}
	b.readCards()
	b.Open.measure(r, engine.NoPlace)
	b.Closed.measure(r, b.University)
	return b
}

func (b *Board) readCards() {
	for d := range b.Rules.Box.Cards {
		sum, n := 0, 0
		for _, kind := range b.Rules.Box.Cards[d] {
			sum += int(kind.Count) * int(kind.VP)
			n += int(kind.Count)
		}
		if n > 0 {
			b.Cards, b.Mean[d] = true, 1000*sum/n
		}
	}
}

func (b *Board) markPlaces() {
	for i, p := range b.Rules.Box.Places {
		bit := uint64(1) << i
		if p.Ducats > 0 {
			b.Coins |= bit
		}
		if p.Knowledge > 0 {
			b.Books |= bit
		}
		if p.Features&engine.Franciscan != 0 {
			b.Franciscans |= bit
		}
		if p.Features&engine.Harbour != 0 {
			b.Harbours |= bit
		}
		if p.Features&engine.University != 0 {
			b.University = engine.PlaceNo(i)
		}
	}
}

// For returns the distances that a seat can use. // MSG-4
func (b *Board) For(s *engine.State, seat engine.Seat) *Distances {
	r := b.Rules
	if r.Options.BolognaClosed && s.Tracks[engine.Messenger].Space[seat] < r.Box.TrackSpaces[engine.Messenger] {
		return &b.Closed
	}
	return &b.Open
}

// Turn is one turn in hundredths, the unit in which turns left are counted.
const Turn = 100

// TurnsLeft returns the expected number of turns after this one, in hundredths, over
// all orders of the papal tiles that are still possible. // SET-4 END-1
func TurnsLeft(r *engine.Rules, s *engine.State) int {
	if s.Decision == engine.Over || s.Decision == engine.Election || s.Office != engine.NoOffice {
		return 0
	}
	unseen, red := 0, int(r.Box.RedPapal)
	for _, tile := range s.Papal {
		switch tile {
		case engine.PapalUnknown:
			unseen++
		case engine.Red:
			red--
		}
	}
	if red <= 0 {
		return 0
	}
	before := engine.MaxTurns - unseen - int(s.Turn)
	return before*Turn + red*(unseen+1)*Turn/(red+1)
}
