package greedy

import (
	"math/bits"

	"volgare/engine"
)

const (
	far       = 15 // the most points between two places that are told apart
	zoneCount = int(engine.Orange) + 1
	seaCount  = 2
)

// atlas is what can be read off the board once and for all.
type atlas struct {
	rules       *engine.Rules
	closed      chart // without the university
	open        chart
	coins       uint64 // cities with ducats
	books       uint64 // cities with knowledge, the university included
	franciscans uint64
	harbours    uint64
	university  engine.PlaceNo
	brindisi    engine.PlaceNo
	eventsAt    [engine.MaxPlaces]uint16
	single      [engine.MaxManuscripts]uint8 // colours of a kind of one colour, bit 0 for blue
	double      [engine.MaxManuscripts]uint8 // colours of a kind of two
	joker       [engine.MaxLibrary]bool
	cards       bool                     // some expansion has cards in play
	mean        [engine.NumCardDecks]int // mVP of a card of each deck on the average
}

// chart holds distances in action points, whatever the number of turns.
type chart struct {
	steps     [engine.MaxPlaces][engine.MaxPlaces]uint8
	convent   [engine.MaxPlaces]uint8 // to the nearest
	cathedral [engine.MaxPlaces]uint8
	abbey     [engine.MaxPlaces]uint8
	zone      [zoneCount][engine.MaxPlaces]uint8
	deck      [engine.NumCardDecks][engine.MaxPlaces]uint8 // to where cards are drawn
}

func newAtlas(r *engine.Rules) *atlas {
	a := &atlas{rules: r, university: engine.NoPlace, brindisi: engine.NoPlace}
	a.markPlaces()
	for i, e := range r.Box.Events {
		if e.Auction > 0 {
			a.brindisi = e.Place
			continue
		}
		a.eventsAt[e.Place] |= 1 << i
	}
	for kind, m := range r.Box.Manuscripts {
		colours := uint8(m.Colours >> engine.Blue)
		if bits.OnesCount8(colours) == 1 {
			a.single[kind] = colours
		} else {
			a.double[kind] = colours
		}
	}
	for kind, t := range r.Box.Library {
		a.joker[kind] = t.Joker
	}
	a.readCards()
	a.open.draw(r, engine.NoPlace)
	a.closed.draw(r, a.university)
	return a
}

func (a *atlas) readCards() {
	for d := range a.rules.Box.Cards {
		sum, n := 0, 0
		for _, kind := range a.rules.Box.Cards[d] {
			sum += int(kind.Count) * int(kind.VP)
			n += int(kind.Count)
		}
		if n > 0 {
			a.cards, a.mean[d] = true, 1000*sum/n
		}
	}
}

func (a *atlas) markPlaces() {
	for i, p := range a.rules.Box.Places {
		bit := uint64(1) << i
		if p.Ducats > 0 {
			a.coins |= bit
		}
		if p.Knowledge > 0 {
			a.books |= bit
		}
		if p.Features&engine.Franciscan != 0 {
			a.franciscans |= bit
		}
		if p.Features&engine.Harbour != 0 {
			a.harbours |= bit
		}
		if p.Features&engine.University != 0 {
			a.university = engine.PlaceNo(i)
		}
	}
}

// chartOf is the map as a seat may use it. // MSG-4
func (a *atlas) chartOf(s *engine.State, seat engine.Seat) *chart {
	r := a.rules
	if r.Options.BolognaClosed && s.Tracks[engine.Messenger].Space[seat] < r.Box.TrackSpaces[engine.Messenger] {
		return &a.closed
	}
	return &a.open
}

// draw fills a chart by the method of Floyd and Warshall. The open seas are
// places between the harbours: half a voyage each way, 3 points together in the
// Deluxe edition, 2 in that of 2010, which takes two turns for it.
func (c *chart) draw(r *engine.Rules, shut engine.PlaceNo) {
	n := len(r.Box.Places) + seaCount
	for i := range n {
		for j := range n {
			c.steps[i][j] = far
		}
		c.steps[i][i] = 0
	}
	for i := range r.Box.Places {
		c.roads(r, i, shut)
	}
	for via := range n {
		if engine.PlaceNo(via) != shut {
			c.through(via, n)
		}
	}
	c.nearest(r, n, shut)
}

func (c *chart) roads(r *engine.Rules, from int, shut engine.PlaceNo) {
	p := &r.Box.Places[from]
	for _, to := range p.Neighbours {
		if to != shut && engine.PlaceNo(from) != shut {
			c.steps[from][to] = 1
		}
	}
	if p.Sea == engine.NoSea {
		return
	}
	sea := r.SeaPlace(p.Sea)
	c.steps[from][sea], c.steps[sea][from] = 2, 1
	if r.Options.Edition == engine.Classic {
		c.steps[from][sea] = 1
	}
}

func (c *chart) through(via, n int) {
	for i := range n {
		for j := range n {
			c.steps[i][j] = min(c.steps[i][j], c.steps[i][via]+c.steps[via][j])
		}
	}
}

// nearest fills the distances to the next place of a sort.
func (c *chart) nearest(r *engine.Rules, n int, shut engine.PlaceNo) {
	for from := range n {
		c.convent[from], c.cathedral[from], c.abbey[from] = far, far, far
		for z := range c.zone {
			c.zone[z][from] = far
		}
		for d := range c.deck {
			c.deck[d][from] = far
		}
		for to := range r.Box.Places {
			if engine.PlaceNo(to) != shut {
				c.reach(&r.Box.Places[to], from, c.steps[from][to])
				c.reachDecks(r, engine.PlaceNo(to), from)
			}
		}
	}
}

func (c *chart) reach(p *engine.Place, from int, steps uint8) {
	if p.Features&engine.Convent != 0 {
		c.convent[from] = min(c.convent[from], steps)
	}
	if p.Features&engine.Cathedral != 0 {
		c.cathedral[from] = min(c.cathedral[from], steps)
	}
	if p.Features&engine.Abbey != 0 {
		c.abbey[from] = min(c.abbey[from], steps)
	}
	c.zone[p.Zone][from] = min(c.zone[p.Zone][from], steps)
}

func (c *chart) reachDecks(r *engine.Rules, to engine.PlaceNo, from int) {
	for d := range c.deck {
		if deck := engine.CardDeck(d); r.HasCards(deck) && r.DrawnAt(deck, to) {
			c.deck[d][from] = min(c.deck[d][from], c.steps[from][to])
		}
	}
}
