package appraisal

import (
	"math/bits"

	"volgare/bot/chart"
	"volgare/engine"
)

// travel returns the value of the location of the piece: the places it can reach in the next turns.
func (e *Evaluator) travel(s *engine.State, p *engine.Player) int {
	if p.Place == engine.NoPlace {
		return 0
	}
	to := e.board.For(s, e.seat)
	steps := &to.Steps[p.Place]
	return e.cityBonuses(s, p, steps) + e.eventTiles(s, p, steps) +
		e.manuscriptsNearby(s, to, p.Place) + e.canticleCities(s, p, steps)
}

// near returns the part of a gain that counts at a distance of that number of steps.
func (e *Evaluator) near(steps uint8) int {
	return e.w.Near[min(int(steps), len(e.w.Near)-1)]
}

// cityBonuses returns the value of the city bonuses not yet taken. // PLC-1
func (e *Evaluator) cityBonuses(s *engine.State, p *engine.Player, steps *[engine.MaxPlaces]uint8) int {
	coin := 0
	if p.Status == engine.Merchant {
		coin = e.w.Ducat[1]
	}
	perSpace := e.knowledgeSpace(s)
	v := 0
	for open := e.board.Bonuses(p); open != 0; open &= open - 1 {
		at := bits.TrailingZeros64(open)
		city := &e.r.Box.Places[at]
		v += (int(city.Ducats)*coin + int(city.Knowledge)*perSpace) * e.near(steps[at])
	}
	return v / 1000
}

// knowledgeSpace returns the mVP of one more space on the knowledge track from the current one.
func (e *Evaluator) knowledgeSpace(s *engine.State) int { return e.knowledgeGain(s, 8) / 8 }

// eventTiles returns the value of the event tiles on the map, including the tile of the next turn. // PLC-2
func (e *Evaluator) eventTiles(s *engine.State, p *engine.Player, steps *[engine.MaxPlaces]uint8) int {
	v := 0
	perSpace := e.knowledgeSpace(s)
	for open := e.events &^ (e.faceUp &^ s.Events); open != 0; open &= open - 1 {
		tile := &e.r.Box.Events[bits.TrailingZeros16(open)]
		gain := int(tile.Knowledge) * perSpace
		if p.Status == engine.Merchant {
			gain += int(tile.Ducats) * e.w.Ducat[1]
		}
		if tile.Auction > 0 {
			gain = int(tile.Auction) * perSpace / 3
		}
		v += gain * e.near(steps[tile.Place])
	}
	return v / 1500
}

// manuscriptsNearby returns the value of the manuscripts that can be read next. // MSS-3
func (e *Evaluator) manuscriptsNearby(s *engine.State, to *chart.Distances, from engine.PlaceNo) int {
	level := e.r.Level(s, e.seat)
	var best [chart.Zones]int
	for show := s.Showing; show != 0; show &= show - 1 {
		m := &e.r.Box.Manuscripts[bits.TrailingZeros32(show)]
		if m.Level > level {
			continue
		}
		for z := m.Colours; z != 0; z &= z - 1 {
			zone := bits.TrailingZeros8(uint8(z))
			best[zone] = max(best[zone], e.w.Readable[m.Level-1])
		}
	}
	most := 0
	for zone := int(engine.Blue); zone < chart.Zones; zone++ {
		most = max(most, best[zone]*e.w.NearZone[min(int(to.Zone[zone][from]), len(e.w.NearZone)-1)])
	}
	return most / 1000
}

// canticleCities returns the value of being near the Franciscan city of the next turn with abbesses. // CAN-1
func (e *Evaluator) canticleCities(s *engine.State, p *engine.Player, steps *[engine.MaxPlaces]uint8) int {
	abbesses := int(p.Cubes[engine.Abbess])
	if p.Friar == engine.Michele {
		abbesses++
	}
	if abbesses == 0 {
		return 0
	}
	best := 0
	for active := e.board.CanticleCities(s, s.Turn+1); active != 0; active &= active - 1 {
		best = max(best, e.near(steps[bits.TrailingZeros64(active)]))
	}
	return best * min(abbesses, 4) * e.w.CanticleCity / 1000
}
