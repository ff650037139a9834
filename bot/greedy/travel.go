package greedy

import (
	"math/bits"

	"volgare/engine"
)

// travel values where the piece stands: what it can reach in the next turns.
func (j *judge) travel(s *engine.State, p *engine.Player) int {
	if p.Place == engine.NoPlace {
		return 0
	}
	c := j.at.chartOf(s, j.seat)
	steps := &c.steps[p.Place]
	return j.cities(s, p, steps) + j.tiles(s, p, steps) + j.shelves(s, c, p.Place) + j.songs(s, p, steps)
}

// near is the part of a gain that counts over so many steps.
func (j *judge) near(steps uint8) int {
	return j.w.Near[min(int(steps), len(j.w.Near)-1)]
}

// cities values the city bonuses not yet taken. // PLC-1
func (j *judge) cities(s *engine.State, p *engine.Player, steps *[engine.MaxPlaces]uint8) int {
	open := j.at.books
	coin := 0
	if p.Status == engine.Merchant {
		open |= j.at.coins
		coin = j.w.Ducat[1]
	}
	open &^= p.Discs
	if j.at.university < engine.MaxPlaces {
		open &^= 1 << j.at.university
	}
	page := j.page(s)
	v := 0
	for ; open != 0; open &= open - 1 {
		at := bits.TrailingZeros64(open)
		city := &j.r.Box.Places[at]
		v += (int(city.Ducats)*coin + int(city.Knowledge)*page) * j.near(steps[at])
	}
	return v / 1000
}

// page is the mVP of one more space of knowledge here.
func (j *judge) page(s *engine.State) int {
	space := int(s.Tracks[engine.Knowledge].Space[j.seat])
	return (j.knows(space+8) - j.knows(space)) / 8
}

// tiles values the event tiles on the map, that of the next turn included. // PLC-2
func (j *judge) tiles(s *engine.State, p *engine.Player, steps *[engine.MaxPlaces]uint8) int {
	v := 0
	page := j.page(s)
	for open := j.events &^ (j.faceUp &^ s.Events); open != 0; open &= open - 1 {
		tile := &j.r.Box.Events[bits.TrailingZeros16(open)]
		gain := int(tile.Knowledge) * page
		if p.Status == engine.Merchant {
			gain += int(tile.Ducats) * j.w.Ducat[1]
		}
		if tile.Auction > 0 {
			gain = int(tile.Auction) * page / 3
		}
		v += gain * j.near(steps[tile.Place])
	}
	return v / 1500
}

// shelves values the manuscripts that can be read next. // MSS-3
func (j *judge) shelves(s *engine.State, c *chart, from engine.PlaceNo) int {
	level := j.r.Level(s, j.seat)
	var best [zoneCount]int
	for show := s.Showing; show != 0; show &= show - 1 {
		m := &j.r.Box.Manuscripts[bits.TrailingZeros32(show)]
		if m.Level > level {
			continue
		}
		for z := m.Colours; z != 0; z &= z - 1 {
			zone := bits.TrailingZeros8(uint8(z))
			best[zone] = max(best[zone], j.w.Pages[m.Level-1])
		}
	}
	most := 0
	for zone := int(engine.Blue); zone < zoneCount; zone++ {
		most = max(most, best[zone]*j.w.Page[min(int(c.zone[zone][from]), len(j.w.Page)-1)])
	}
	return most / 1000
}

// songs values being near the Franciscan city of the next turn with abbesses. // CAN-1
func (j *judge) songs(s *engine.State, p *engine.Player, steps *[engine.MaxPlaces]uint8) int {
	abbesses := int(p.Cubes[engine.Abbess])
	if p.Friar == engine.Michele {
		abbesses++
	}
	if abbesses == 0 {
		return 0
	}
	best := 0
	for open := j.at.franciscans; open != 0; open &= open - 1 {
		at := bits.TrailingZeros64(open)
		no, _ := j.r.FranciscanNo(engine.PlaceNo(at))
		if s.Turn+1 == s.Canticle[no] || s.Turn+1 >= j.r.Options.CanticleOpen {
			best = max(best, j.near(steps[at]))
		}
	}
	return best * min(abbesses, 4) * j.w.Song / 1000
}
