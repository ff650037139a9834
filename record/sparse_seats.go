package record

import (
	"slices"

	"volgare/engine"
)

// seatPlayers sets the players as the lines say.
func (p *sparse) seatPlayers(s *engine.State) error {
	for seat := range p.r.Seats {
		to, from, has := &s.Players[seat], &p.state.Players[seat], p.has[seat]
		ducats := to.Ducats
		if has.has("ducats") {
			ducats = from.Ducats
		}
		*to = *from
		to.Ducats = ducats
		if !has.has("place") {
			to.Place = engine.NoPlace
		}
		if !has.has("left") {
			to.Left = engine.NoPlace
		}
		if err := p.checkSea(to, engine.Seat(seat)); err != nil {
			return err
		}
	}
	p.placePieces(s)
	return p.shareTiles(s)
}

// checkSea checks that exactly the pieces at sea have a harbour that they left from.
func (p *sparse) checkSea(pl *engine.Player, seat engine.Seat) error {
	sea := engine.NoSea
	if pl.Place != engine.NoPlace {
		sea = p.r.SeaOf(pl.Place)
	}
	switch {
	case sea == engine.NoSea && pl.Left == engine.NoPlace:
		return nil
	case sea == engine.NoSea:
		return p.wrong("seat", "%s is not at sea and has left no harbour", seat)
	case pl.Left == engine.NoPlace || p.r.Box.Places[pl.Left].Sea != sea:
		return p.wrong("seat", "%s is at sea: name the harbour of that sea that it has left", seat)
	}
	return nil
}

// placePieces puts the pieces without a given place on separate start cities, or on Roma if the Pope is dead. // SET-8 EVT-7
func (p *sparse) placePieces(s *engine.State) {
	if s.Turn == 0 {
		return
	}
	start := 0
	for seat := range p.r.Seats {
		pl := &s.Players[seat]
		if pl.Place != engine.NoPlace {
			continue
		}
		if roma, ok := p.r.PlaceByID("roma"); ok && s.LastTurn() {
			pl.Place = roma
			continue
		}
		for start < len(p.r.Box.Places)-1 && !p.free(s, start) {
			start++
		}
		pl.Place = engine.PlaceNo(start)
	}
}

// free reports whether a place is a start city without a piece.
func (p *sparse) free(s *engine.State, place int) bool {
	at := func(pl engine.Player) bool { return pl.Place == engine.PlaceNo(place) }
	return p.r.Box.Places[place].Features&engine.StartTown != 0 && !slices.ContainsFunc(s.Players[:p.r.Seats], at)
}

// shareTiles sets the available friars and cardinals: the given ones, or all that no seat has.
func (p *sparse) shareTiles(s *engine.State) error {
	var friars, cardinals uint8
	for seat := range p.r.Seats {
		pl := &s.Players[seat]
		if friars&^1&(1<<pl.Friar) != 0 || cardinals&^1&(1<<pl.Card) != 0 {
			return p.wrong("seat", "%s has the tile of another seat", engine.Seat(seat))
		}
		friars |= 1 << pl.Friar
		cardinals |= 1 << pl.Card
	}
	s.Friars &^= friars
	s.Cardinals &^= cardinals
	if p.given("friars") {
		if p.state.Friars&friars != 0 {
			return p.wrong("friars", "a friar that is left is also a seat's")
		}
		s.Friars = p.state.Friars
	}
	if p.given("cardinals") {
		if p.state.Cardinals&cardinals != 0 {
			return p.wrong("cardinals", "a cardinal that is left is also a seat's")
		}
		s.Cardinals = p.state.Cardinals
	}
	return nil
}

// layTracks puts the discs on their spaces. Of several discs on one space the one named first on its track line is further
// ahead; unnamed ones follow in the order of the deal. // SET-9
func (p *sparse) layTracks(s *engine.State) error {
	for t := range engine.NumTracks {
		discs := &s.Tracks[t]
		dealt := discs.Ahead
		for seat := range p.r.Seats {
			if p.onTrack[t]&(1<<seat) != 0 {
				discs.Space[seat] = p.state.Tracks[t].Space[seat]
			}
		}
		slices.SortStableFunc(discs.Ahead[:p.r.Seats], func(a, b engine.Seat) int {
			switch {
			case discs.Space[a] != discs.Space[b]:
				return int(discs.Space[b]) - int(discs.Space[a])
			case discs.Space[a] > 0 && p.rankOf(t, a) != p.rankOf(t, b):
				return p.rankOf(t, a) - p.rankOf(t, b)
			}
			return slices.Index(dealt[:], a) - slices.Index(dealt[:], b)
		})
	}
	p.graduates(s)
	return nil
}

// rankOf returns the position of a seat on its track line; unnamed seats come last.
func (p *sparse) rankOf(t engine.Track, seat engine.Seat) int {
	if n := p.rank[t][seat]; n > 0 {
		return int(n)
	}
	return engine.MaxSeats + 1
}

// graduates marks the seats that completed the messenger by turn 7 in 2010. // MSG-4
func (p *sparse) graduates(s *engine.State) {
	last := p.r.Box.TrackSpaces[engine.Messenger]
	for seat := range p.r.Seats {
		if p.r.Options.Edition == engine.Classic && s.Turn <= 7 && s.Tracks[engine.Messenger].Space[seat] == last {
			s.Players[seat].Graduate = true
		}
	}
}
