package chart

import "volgare/engine"

const (
	far = 15 // greatest distance between two places, in action points; greater ones count as this
	// Zones is the number of zones of places, including Neutral, the first.
	Zones    = int(engine.Orange) + 1
	seaCount = 2
)

// Distances holds distances in action points, whatever the number of turns they take.
type Distances struct {
	Steps     [engine.MaxPlaces][engine.MaxPlaces]uint8
	Convent   [engine.MaxPlaces]uint8 // to the nearest convent
	Cathedral [engine.MaxPlaces]uint8
	Abbey     [engine.MaxPlaces]uint8
	Zone      [Zones][engine.MaxPlaces]uint8
	Deck      [engine.NumCardDecks][engine.MaxPlaces]uint8 // to the place where cards of the deck are drawn
}

// measure computes the distances by the Floyd-Warshall algorithm. The open seas are places between the harbours, half a
// voyage from each: a voyage costs 3 points in the Deluxe edition, and 2 in the edition of 2010, where it takes two turns.
func (d *Distances) measure(r *engine.Rules, shut engine.PlaceNo) {
	n := len(r.Box.Places) + seaCount
	for i := range n {
		for j := range n {
			d.Steps[i][j] = far
		}
		d.Steps[i][i] = 0
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

func (d *Distances) roads(r *engine.Rules, from int, shut engine.PlaceNo) {
	p := &r.Box.Places[from]
	for _, to := range p.Neighbours {
		if to != shut && engine.PlaceNo(from) != shut {
			d.Steps[from][to] = 1
		}
	}
	if p.Sea == engine.NoSea {
		return
	}
	sea := r.SeaPlace(p.Sea)
	d.Steps[from][sea], d.Steps[sea][from] = 2, 1
	if r.Options.Edition == engine.Classic {
		d.Steps[from][sea] = 1
	}
}

func (d *Distances) through(via, n int) {
	for i := range n {
		for j := range n {
			d.Steps[i][j] = min(d.Steps[i][j], d.Steps[i][via]+d.Steps[via][j])
		}
	}
}

// nearest computes the distances to the nearest place of each sort.
func (d *Distances) nearest(r *engine.Rules, n int, shut engine.PlaceNo) {
	for from := range n {
		d.Convent[from], d.Cathedral[from], d.Abbey[from] = far, far, far
		for z := range d.Zone {
			d.Zone[z][from] = far
		}
		for deck := range d.Deck {
			d.Deck[deck][from] = far
		}
		for to := range r.Box.Places {
			if engine.PlaceNo(to) != shut {
				d.reach(&r.Box.Places[to], from, d.Steps[from][to])
				d.reachDecks(r, engine.PlaceNo(to), from)
			}
		}
	}
}

func (d *Distances) reach(p *engine.Place, from int, steps uint8) {
	if p.Features&engine.Convent != 0 {
		d.Convent[from] = min(d.Convent[from], steps)
	}
	if p.Features&engine.Cathedral != 0 {
		d.Cathedral[from] = min(d.Cathedral[from], steps)
	}
	if p.Features&engine.Abbey != 0 {
		d.Abbey[from] = min(d.Abbey[from], steps)
	}
	d.Zone[p.Zone][from] = min(d.Zone[p.Zone][from], steps)
}

func (d *Distances) reachDecks(r *engine.Rules, to engine.PlaceNo, from int) {
	for deck := range engine.NumCardDecks {
		if r.HasCards(deck) && r.DrawnAt(deck, to) {
			d.Deck[deck][from] = min(d.Deck[deck][from], d.Steps[from][to])
		}
	}
}
