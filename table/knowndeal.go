package table

import "volgare/engine"

// knownDeal is the deal as far as a seat knows it: the manuscripts and papal tiles
// that have been turned up, and of the library what it has drawn from where the
// deal had put it.
func (s *Snapshot) knownDeal(seat engine.Seat) engine.Deal {
	d := s.deal
	var known engine.State
	s.Table.Rules.Mask(&known, &s.line.now, seat)
	for i := range d.Papal {
		if known.Papal[i] == engine.PapalUnknown {
			d.Papal[i] = engine.PapalUnknown
		}
	}
	start := s.Table.Rules.New(s.deal, nil)
	for level := range d.Decks {
		shown := s.deckSize(level) - int(known.DeckN[level])
		for i := shown; i < len(d.Decks[level]); i++ {
			d.Decks[level][i] = engine.Unknown
		}
	}
	drawn := s.drawn(seat, int(start.StackN))
	for i := range d.Library {
		if !drawn[i] {
			d.Library[i] = engine.Unknown
		}
	}
	s.hideCards(seat, &d)
	return d
}

// hideCards takes out of a deal the cards that a seat has not drawn from where the
// deal had put them, and the chance of shuffles. // EXP-K2 EXP-P4
func (s *Snapshot) hideCards(seat engine.Seat, d *engine.Deal) {
	d.Chance = [2]uint64{}
	drawn := s.drawnCards(seat)
	for deck := range d.Cards {
		for i := range d.Cards[deck] {
			if !drawn[deck][i] {
				d.Cards[deck][i] = engine.Unknown
			}
		}
	}
}

// drawnCards are the places of the decks of cards, as they were dealt, from which a
// seat has drawn. What is returned goes under a deck, so that its cards are drawn in
// their order until it is shuffled.
func (s *Snapshot) drawnCards(seat engine.Seat) (own [engine.NumCardDecks][engine.MaxPile]bool) {
	var next [engine.NumCardDecks]int
	var out engine.Effects
	state := s.Table.Rules.New(s.deal, nil)
	for i := range s.line.steps {
		out.Reset()
		s.Table.Rules.Apply(&state, &state, s.line.steps[i].move, &out)
		for _, e := range out.List {
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

// deckSize is how many manuscripts of a level are in play. // SET-6
func (s *Snapshot) deckSize(level int) int {
	n := 0
	for kind, m := range s.Table.Rules.Box.Manuscripts {
		if int(m.Level) == level+1 {
			n += s.Table.Rules.InPlay(kind)
		}
	}
	return n
}

// drawn are the places of the library stack, as it was dealt, from which a seat
// has drawn a tile that nobody had drawn before it. Of tiles that others have
// returned it cannot tell where they come from. // LIB-1 LIB-2
func (s *Snapshot) drawn(seat engine.Seat, size int) (own [engine.MaxLibrary]bool) {
	next, loose := 0, 0 // places drawn from so far; tiles on top that were drawn and returned
	under := s.Table.Rules.Options.Edition == engine.Deluxe
	for i := range s.line.steps {
		st := &s.line.steps[i]
		switch st.move.Kind {
		case engine.DrawTiles:
			n := int(s.StateAt(i + 1).Drawn)
			for ; loose < n && next < size; next++ {
				own[next] = st.seat == seat
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
