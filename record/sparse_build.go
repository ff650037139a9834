package record

import (
	"slices"

	"volgare/edition"
	"volgare/engine"
)

// finish lays the position out.
func (p *sparse) finish() (*edition.Table, engine.State, error) {
	if err := p.start(); err != nil {
		return nil, engine.State{}, err
	}
	for _, stage := range []func(*engine.State) error{
		p.dealOut, p.layManuscripts, p.layLibrary, p.layCubes, p.layCards, p.seatPlayers, p.layTracks, p.layTiles, p.decide,
	} {
		if err := stage(&p.laid); err != nil {
			return nil, engine.State{}, err
		}
	}
	if text := impossible(p.r, &p.laid); text != "" {
		return nil, engine.State{}, p.wrong("decision", "%s", text)
	}
	return p.table, p.laid, nil
}

// wrong reports a fault of the whole position at the last line of the given kind, or at the first line of the position.
func (p *sparse) wrong(word, format string, args ...any) error {
	at, ok := p.marks[word]
	if !ok {
		at = p.mark
	}
	at.from, at.err = 0, nil
	at.faultf(format, args...)
	return at.err
}

// dealOut deals, with the changes that lines make to the deal.
func (p *sparse) dealOut(s *engine.State) error {
	turn := p.state.Turn
	reds := 0
	for i, tile := range p.deal.Papal {
		if tile != engine.Red {
			continue
		}
		if reds++; reds == 2 && 12+i < int(turn) && !p.given("papal") {
			p.deal.Papal[i], p.deal.Papal[4] = engine.White, engine.Red
			break
		}
	}
	if err := p.r.CheckDeal(p.deal); err != nil {
		return p.wrong("papal", "%s", err)
	}
	*s = p.r.New(p.deal, nil)
	s.Turn = turn
	if over := p.given("decision") && p.state.Decision == engine.Over; s.Turn > 12 && !over {
		before := *s
		if before.Turn--; before.LastTurn() {
			return p.wrong("papal", "the second red papal tile has ended the game before turn %d", turn)
		}
	}
	return nil
}

// pile is a list of tiles to take from.
type pile []uint8

// take removes one tile of the given kind: the first one, or the last one.
func (t *pile) take(kind uint8, last bool) bool {
	at := slices.Index(*t, kind)
	for i := len(*t) - 1; last && i > at && at >= 0; i-- {
		if (*t)[i] == kind {
			at = i
		}
	}
	if at < 0 {
		return false
	}
	*t = slices.Delete(*t, at, at+1)
	return true
}

// layManuscripts distributes the manuscripts to players, display and decks.
func (p *sparse) layManuscripts(s *engine.State) error {
	s.FaceUp, s.Showing = [engine.MaxManuscripts]uint8{}, 0
	for level := range s.Deck {
		if err := p.layLevel(s, level); err != nil {
			return err
		}
	}
	lingua := engine.Nobody
	for seat := range p.r.Seats {
		if !p.state.Players[seat].Lingua {
			continue
		}
		if lingua != engine.Nobody {
			return p.wrong("seat", "Lingua Volgare is given to %s and %s: there is one", lingua, engine.Seat(seat))
		}
		lingua = engine.Seat(seat)
	}
	for level := range s.Deck { // MSS-5
		moves := s.RowN[level]+s.DeckN[level] == 0 && p.r.OffersLingua(uint8(level)+1)
		s.LinguaUp = s.LinguaUp || lingua == engine.Nobody && moves
	}
	return nil
}

// layLevel lays one level: tiles of players come from the bottom of the deck, and the display has the given tiles or the
// first remaining tiles of the deal.
func (p *sparse) layLevel(s *engine.State, level int) error {
	tiles := pile(slices.Clone(p.deal.Decks[level][:s.DeckN[level]+s.RowN[level]]))
	for seat := range p.r.Seats {
		for kind, m := range p.r.Box.Manuscripts {
			if int(m.Level) != level+1 {
				continue
			}
			for range p.state.Players[seat].Manuscripts[kind] {
				if !tiles.take(uint8(kind), true) {
					return p.tooMany("seat", uint8(kind))
				}
			}
		}
	}
	shown, top := p.showing[level], p.deckTop[level]
	for _, kind := range shown {
		if !tiles.take(kind, false) {
			return p.tooMany("showing", kind)
		}
	}
	for _, kind := range top {
		if !tiles.take(kind, true) {
			return p.tooMany("deck", kind)
		}
	}
	if shown == nil {
		n := min(p.r.RowSize(), len(tiles))
		shown, tiles = tiles[:n], tiles[n:]
	}
	p.stack(s, level, shown, slices.Concat(top, tiles))
	return nil
}

func (p *sparse) tooMany(word string, kind uint8) error {
	return p.wrong(word, "the game has %d manuscripts %s, and more are given",
		p.r.InPlay(int(kind)), appendManuscript(nil, p.r, kind, ' '))
}

// stack puts a level's tiles on display and into its deck, next tile first.
func (p *sparse) stack(s *engine.State, level int, shown, deck []uint8) {
	for _, kind := range shown {
		s.FaceUp[kind]++
		s.Showing |= 1 << kind
	}
	s.RowN[level], s.DeckN[level] = uint8(len(shown)), uint8(len(deck))
	s.Deck[level] = [engine.MaxDeck]uint8{}
	for i, kind := range deck {
		s.Deck[level][len(deck)-1-i] = kind
	}
}

// layLibrary gives library tiles to the players and orders the stack.
func (p *sparse) layLibrary(s *engine.State) error {
	tiles := kindsOf(&s.Stack)
	for seat := range p.r.Seats {
		if hand := &p.state.Players[seat].Hand; !tiles.own(hand.Piece[:hand.N], 1<<seat) {
			return p.wrong("seat", "the box does not hold these library tiles of %s", engine.Seat(seat))
		}
	}
	if !tiles.stack(&s.Stack, kindsOf(&p.state.Stack)) {
		return p.wrong("library", "the box does not hold these library tiles, or players have them")
	}
	return nil
}
