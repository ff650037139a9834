package record

import (
	"slices"

	"volgare/engine"
)

// order parses every seat once.
func (s *scanner) order(r *engine.Rules, order *[engine.MaxSeats]engine.Seat) {
	named := 0
	for i := range r.Seats {
		order[i] = s.seat(r)
		if named&(1<<order[i]) != 0 {
			s.faultf("%s is named twice in the order", s.last)
		}
		named |= 1 << order[i]
	}
}

// done parses kinds of move, with their words joined by hyphens: "take-politicians".
func (s *scanner) done() engine.KindSet {
	return engine.KindSet(s.set(func() int { return 1 + s.oneOf("a kind of move", kindWords[1:]) }))
}

// firstEvent parses the tile of turn 1, which is never Stupor Mundi.
func (s *scanner) firstEvent(r *engine.Rules) uint8 {
	tile := s.event(r)
	if r.Box.Events[tile].Auction > 0 {
		s.faultf("event tile %s has a turn of its own", s.last)
	}
	return tile
}

// events parses the numbers of event tiles.
func (s *scanner) events(r *engine.Rules) uint16 {
	return uint16(s.set(func() int { return int(s.event(r)) }))
}

// tileSet parses friars or cardinals as a set of bits. words begins with none.
func (s *scanner) tileSet(what string, words []string) uint8 {
	return uint8(s.set(func() int { return 1 + s.oneOf(what, words[1:]) }))
}

// seatLine parses "seat red KEY VALUES ...": a key of a player or a track.
func (p *sparse) seatLine(s *scanner) {
	seat := s.seat(p.r)
	for s.more() {
		word := s.word()
		if t, ok := engine.ParseTrack(word); ok && t != engine.Library {
			p.setSpace(s, t, seat)
			continue
		}
		s.playerKey(p.r, &p.state.Players[seat], &p.has[seat])
	}
}

// trackLine parses "track riddle red 3 yellow 2": seats further ahead first.
func (p *sparse) trackLine(s *scanner) {
	t := engine.Track(s.oneOf("a track", trackWords))
	for i := uint8(1); i == 1 || s.more(); i++ {
		seat := s.seat(p.r)
		p.setSpace(s, t, seat)
		p.rank[t][seat] = i
	}
}

// setSpace parses the space of a disc.
func (p *sparse) setSpace(s *scanner, t engine.Track, seat engine.Seat) {
	if p.onTrack[t]&(1<<seat) != 0 {
		s.faultf("the %s disc on the %s track is given twice", seat, t)
	}
	least, most := spacesOf(p.r, t)
	p.state.Tracks[t].Space[seat] = uint8(s.number("a space", least, most))
	p.onTrack[t] |= 1 << seat
}

// spaceLine parses "space 8 abbesses 4".
func (p *sparse) spaceLine(s *scanner) {
	space := s.number("a space of the turn track", 1, engine.MaxTurns)
	if p.spaces&(1<<space) != 0 {
		s.faultf("space %d is given twice", space)
	}
	p.spaces |= 1 << space
	p.state.Coming[space] = s.space(p.r)
}

// space parses the cubes of a space of the turn track.
func (s *scanner) space(r *engine.Rules) [engine.NumCubes]uint8 {
	cubes := s.counts()
	if n := sum(cubes); n > r.SpaceLimit() {
		s.faultf("a space holds at most %d cubes, not %d", r.SpaceLimit(), n)
	}
	return cubes
}

func sum(counts [engine.NumCubes]uint8) int {
	n := 0
	for _, c := range counts {
		n += int(c)
	}
	return n
}

// canticle parses "canticle cortona 2 gubbio 6": the tiles are moved between cities.
func (p *sparse) canticle(s *scanner) {
	tiles := p.deal.Canticle[:len(p.r.Box.Canticle)]
	for first := true; first || s.more(); first = false {
		place := s.place(p.r)
		no, ok := p.r.FranciscanNo(place)
		if !ok {
			s.faultf("%s is no Franciscan city", s.last)
			return
		}
		turn := s.number("the turn of a canticle tile", 1, engine.MaxTurns)
		at := slices.Index(tiles, uint8(turn))
		if at < 0 {
			s.faultf("no canticle tile shows %d", turn)
			return
		}
		tiles[no], tiles[at] = tiles[at], tiles[no]
	}
}

// deckLine parses "deck 1 top blue green": the tiles to be drawn next.
func (p *sparse) deckLine(s *scanner) {
	level := s.number("a level of manuscripts", 1, 4)
	s.keyword("top")
	p.listLevel(s, level, &p.deckTop[level-1])
}

// showingLine parses "showing 1 blue pink": all tiles of a level on display.
func (p *sparse) showingLine(s *scanner) {
	level := s.number("a level of manuscripts", 1, 4)
	if s.accept("none") {
		p.showing[level-1] = []uint8{}
		return
	}
	p.listLevel(s, level, &p.showing[level-1])
	if n := len(p.showing[level-1]); n > p.r.RowSize() {
		s.faultf("%d manuscripts of a level lie face up, not %d", p.r.RowSize(), n)
	}
}

func (p *sparse) listLevel(s *scanner, level int, list *[]uint8) {
	if *list != nil {
		s.faultf("level %d is given twice", level)
	}
	for first := true; first || s.more(); first = false {
		kind, count := s.manuscriptItem(p.r, level)
		if int(p.r.Box.Manuscripts[kind].Level) != level && s.err == nil {
			s.expected("a manuscript of this level", coloursOf(p.r, level))
		}
		*list = append(*list, slices.Repeat([]uint8{kind}, int(count))...)
	}
}

// libraryLine parses "library top 2 3j": the tiles to be drawn next.
func (p *sparse) libraryLine(s *scanner) {
	s.keyword("top")
	for first := true; first || s.more(); first = false {
		if int(p.state.Stack.N) == engine.MaxLibrary {
			s.faultf("the stack has not so many tiles")
			return
		}
		p.state.Stack.Lay([]uint8{s.tile(p.r)})
	}
}

// summonsLine parses "summons by red in yellow black".
func (p *sparse) summonsLine(s *scanner) {
	s.keyword("by")
	by := s.seat(p.r)
	p.state.Summons.Called, p.state.Summons.By = true, by
	p.state.Summons.In = 1 << by
	if s.accept("in") {
		for first := true; first || s.more(); first = false {
			p.state.Summons.In |= 1 << s.seat(p.r)
		}
	}
}
