package enginetest

import "volgare/engine"

// mostOf returns the seat with the highest figure above 0; ties go to the seat further on the knowledge track. // SCO-1 SCO-4
func (c counter) mostOf(figure func(*engine.Player) int) (engine.Seat, bool) {
	best, most := engine.Nobody, 0
	for _, seat := range c.s.Tracks[engine.Knowledge].Ahead[:c.r.Seats] {
		if n := figure(&c.s.Players[seat]); n > most {
			best, most = seat, n
		}
	}
	return best, best != engine.Nobody
}

// slowVotes returns the votes of the cubes left, including the virtual one. // CUB-4 FRI-6
func slowVotes(p *engine.Player) int {
	return 3*int(p.Cubes[engine.Politician]) + 2*int(p.Cubes[engine.Noble]) + int(p.Cubes[engine.Abbess]) + lent(p)
}

// lent returns the votes of a virtual cube. // FRI-2 FRI-3 CAR-1
func lent(p *engine.Player) int {
	switch {
	case p.Card == engine.Balestreri:
		return 3
	case p.Friar == engine.Stefano:
		return 2
	case p.Friar == engine.Michele:
		return 1
	}
	return 0
}

// mostVotes scores the most votes. // SCO-1
func (c counter) mostVotes() {
	if seat, ok := c.mostOf(slowVotes); ok {
		c.give(seat, engine.ScoreVotes, 3)
	}
}

// mostDucats scores the most ducats. // SCO-4
func (c counter) mostDucats() {
	seat, ok := c.mostOf(func(p *engine.Player) int { return int(p.Ducats) })
	switch {
	case !ok:
	case c.s.Players[seat].Status != engine.Merchant:
		c.give(seat, engine.ScoreDucats, 3)
	case c.deluxe():
		c.give(seat, engine.ScoreDucats, 6)
	default:
		c.give(seat, engine.ScoreDucats, 7)
	}
}

// allColours tries every choice of a colour for every manuscript and joker, and reports whether one covers all five colours. // SCO-10
func (c counter) allColours(p *engine.Player) bool {
	var choices [][]engine.Zone
	for kind, n := range p.Manuscripts {
		for range n {
			choices = append(choices, colours(c.r.Box.Manuscripts[kind].Colours))
		}
	}
	for _, t := range p.Hand.Piece[:p.Hand.N] {
		if c.deluxe() && c.r.Box.Library[t.Kind()].Joker {
			choices = append(choices, colours(^engine.Zones(0)))
		}
	}
	return covers(choices, 0)
}

// colours returns the zones of a set that are colours.
func colours(set engine.Zones) []engine.Zone {
	var list []engine.Zone
	for z := engine.Blue; z <= engine.Orange; z++ {
		if set.Has(z) {
			list = append(list, z)
		}
	}
	return list
}

// covers reports whether the choices can complete the given colours to all five.
func covers(choices [][]engine.Zone, had engine.Zones) bool {
	all := engine.Zones(0)
	for z := engine.Blue; z <= engine.Orange; z++ {
		all |= 1 << z
	}
	if had == all || len(choices) == 0 {
		return had == all
	}
	for _, z := range choices[0] {
		if covers(choices[1:], had|1<<z) {
			return true
		}
	}
	return false
}
