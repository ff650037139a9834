package greedy

import "volgare/engine"

const (
	far       = 15 // the most points between two places that are told apart
	zoneCount = int(engine.Orange) + 1
	seaCount  = 2
)

// distances are in action points, whatever the number of turns.
type distances struct {
	steps     [engine.MaxPlaces][engine.MaxPlaces]uint8
	convent   [engine.MaxPlaces]uint8 // to the nearest
	cathedral [engine.MaxPlaces]uint8
	abbey     [engine.MaxPlaces]uint8
	zone      [zoneCount][engine.MaxPlaces]uint8
	deck      [engine.NumCardDecks][engine.MaxPlaces]uint8 // to where cards are drawn
}

// measure fills the distances by the method of Floyd and Warshall. The open seas are
// places between the harbours: half a voyage each way, 3 points together in the
// Deluxe edition, 2 in that of 2010, which takes two turns for it.
func (d *distances) measure(r *engine.Rules, shut engine.PlaceNo) {
	n := len(r.Box.Places) + seaCount
	for i := range n {
		for j := range n {
			d.steps[i][j] = far
		}
		d.steps[i][i] = 0
	}
	for i := range r.Box.Places {
		d.roads(r, i, shut)
	}
	for via := range n {
		if engine.PlaceNo(via) != shut {
			d.through(via, n)
		}
	}
	d.nearest(r, n, shut)
}

func (d *distances) roads(r *engine.Rules, from int, shut engine.PlaceNo) {
	p := &r.Box.Places[from]
	for _, to := range p.Neighbours {
		if to != shut && engine.PlaceNo(from) != shut {
			d.steps[from][to] = 1
		}
	}
	if p.Sea == engine.NoSea {
		return
	}
	sea := r.SeaPlace(p.Sea)
	d.steps[from][sea], d.steps[sea][from] = 2, 1
	if r.Options.Edition == engine.Classic {
		d.steps[from][sea] = 1
	}
}

func (d *distances) through(via, n int) {
	for i := range n {
		for j := range n {
			d.steps[i][j] = min(d.steps[i][j], d.steps[i][via]+d.steps[via][j])
		}
	}
}

// nearest fills the distances to the next place of each sort.
func (d *distances) nearest(r *engine.Rules, n int, shut engine.PlaceNo) {
	for from := range n {
		d.convent[from], d.cathedral[from], d.abbey[from] = far, far, far
		for z := range d.zone {
			d.zone[z][from] = far
		}
		for deck := range d.deck {
			d.deck[deck][from] = far
		}
		for to := range r.Box.Places {
			if engine.PlaceNo(to) != shut {
				d.reach(&r.Box.Places[to], from, d.steps[from][to])
				d.reachDecks(r, engine.PlaceNo(to), from)
			}
		}
	}
}

func (d *distances) reach(p *engine.Place, from int, steps uint8) {
	if p.Features&engine.Convent != 0 {
		d.convent[from] = min(d.convent[from], steps)
	}
	if p.Features&engine.Cathedral != 0 {
		d.cathedral[from] = min(d.cathedral[from], steps)
	}
	if p.Features&engine.Abbey != 0 {
		d.abbey[from] = min(d.abbey[from], steps)
	}
	d.zone[p.Zone][from] = min(d.zone[p.Zone][from], steps)
}

func (d *distances) reachDecks(r *engine.Rules, to engine.PlaceNo, from int) {
	for deck := range engine.NumCardDecks {
		if r.HasCards(deck) && r.DrawnAt(deck, to) {
			d.deck[deck][from] = min(d.deck[deck][from], d.steps[from][to])
		}
	}
}
