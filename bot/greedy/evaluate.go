package greedy

import (
	"math/bits"

	"volgare/engine"
)

// value is what the position is worth to the judge's seat, in mVP: the points it
// expects to have in the end, as far as its own doing decides them.
func (j *judge) value(s *engine.State) int {
	p := &s.Players[j.seat]
	v := j.settled(s, p)
	v += j.colours(p)
	v += j.knowledge(s)
	v += j.library(s, p)
	v += j.scribes(p)
	v += j.messenger(s, p)
	v += j.canticle(s)
	v += j.riddle(s)
	v += j.career(s, p)
	v += j.cards(s, p)
	if j.left > 0 {
		v += j.purse(int(p.Ducats))
		v += j.order(s)
		v += j.travel(s, p)
	}
	return v
}

// settled counts what nobody can take away. // SCO-2 SCO-3 SCO-7 SCO-9
func (j *judge) settled(s *engine.State, p *engine.Player) int {
	vp := int(p.Cubes[engine.Scribe])
	for kind := range j.r.Box.Manuscripts {
		vp += int(p.Manuscripts[kind]) * int(j.r.Box.Manuscripts[kind].Level)
	}
	if p.Lingua {
		vp += 8
	}
	v := 1000*vp - j.danger(s, p)
	for _, t := range p.Hand[:p.HandN] {
		v += j.tileVP(t.Kind)
	}
	return v
}

// danger is what rivals' knowledge costs, for who can lower it. // CAR-4
func (j *judge) danger(s *engine.State, p *engine.Player) int {
	if p.Card != engine.Shlasinger {
		return 0
	}
	cost := 0
	for other := range j.r.Seats {
		cost += j.threat[other] * int(s.Tracks[engine.Knowledge].Space[other])
	}
	return cost
}

// colours values the progress towards five colours. // SCO-10
func (j *judge) colours(p *engine.Player) int {
	n, jokers := j.at.cover(p), 0
	for _, t := range p.Hand[:p.HandN] {
		if t.Kind != engine.Unknown && j.at.joker[t.Kind] {
			jokers++
		}
	}
	n = min(n+jokers, 5)
	if n == 5 {
		return 5000
	}
	full := j.w.Colours[n]
	return full * min(j.left, 5*turnUnit) / (5 * turnUnit)
}

// cover is the most colours that the manuscripts of a player show, each of two
// colours counting for one of them. It is Rules.Colours, faster.
func (a *atlas) cover(p *engine.Player) int {
	one := uint8(0)
	var two [2 * engine.MaxManuscripts]uint8
	n := 0
	for kind := range a.rules.Box.Manuscripts {
		if p.Manuscripts[kind] == 0 {
			continue
		}
		one |= a.single[kind]
		if d := a.double[kind]; d != 0 {
			for range min(p.Manuscripts[kind], 2) {
				two[n] = d
				n++
			}
		}
	}
	sets := uint32(1) << one // bit c for each set of colours c that can be shown
	for _, d := range two[:n] {
		sets |= shown(sets, d&-d) | shown(sets, d&(d-1))
	}
	most := 0
	for ; sets != 0; sets &= sets - 1 {
		most = max(most, bits.OnesCount8(uint8(bits.TrailingZeros32(sets))))
	}
	return most
}

// without[i] are the sets of colours that lack colour i.
var without = [5]uint32{0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff}

// shown adds a colour to each set of colours.
func shown(sets uint32, colour uint8) uint32 {
	i := bits.TrailingZeros8(colour)
	return (sets & without[i]) << colour
}

// scribes values the scribes in front of the screen. // PLC-7
func (j *judge) scribes(p *engine.Player) int {
	if p.Scribes == 0 || j.left == 0 {
		return 0
	}
	steps := int(j.at.open.abbey[p.Place])
	return int(p.Scribes) * (j.w.Scribe - steps*j.w.ScribeStep)
}
