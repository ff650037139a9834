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
	return d
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
