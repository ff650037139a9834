package edition

import (
	"slices"
	"strings"

	"volgare/engine"
)

// maxPlaces leaves room for the two seas in the engine's sets of places.
const maxPlaces = engine.MaxPlaces - 2

// checkBoard reports the faults of a board as a whole.
func (r *reader) checkBoard(b *Board) {
	if len(b.Places) > maxPlaces {
		r.lineFaultf(b.Places[maxPlaces].ID.line, "places: a board has at most %d", maxPlaces)
	}
	r.checkIDs(b)
	for i := range b.Places {
		p := &b.Places[i]
		if !p.unread { // otherwise these faults would be duplicates
			r.checkFeatures(p)
			r.checkSea(p)
			r.checkValues(p)
		}
		r.checkZone(p)
		r.checkRoads(p, b)
	}
	r.checkCounts(b)
	r.checkSeas(b)
	r.checkReachable(b)
}

// reserved are names with another meaning in notation.
var reserved = []string{"sea", "tirreno", "adriatico", "start"}

func (r *reader) checkIDs(b *Board) {
	for i, p := range b.Places {
		switch {
		case p.ID.Is == "":
		case slices.Contains(reserved, p.ID.Is):
			r.lineFaultf(p.ID.line, "place %s: the name means something else in notation", p.ID.Is)
		case b.index(p.ID.Is) < i:
			r.lineFaultf(p.ID.line, "duplicate place %s, first in line %d", p.ID.Is, b.Place(p.ID.Is).ID.line)
		}
	}
	for _, id := range []string{"roma", stuporPlace} { // EVT-7, STU-1
		if b.Place(id) == nil {
			r.lineFaultf(b.Places[0].ID.line, "places: %s is missing", id)
		}
	}
}

// placeKinds are the kinds of place; each place has exactly one of them.
const placeKinds = engine.StartTown | engine.City | engine.Convent | engine.Abbey | engine.Franciscan

// onCities are the features that only cities have.
const onCities = engine.Cathedral | engine.University | engine.EventBox

func (r *reader) checkFeatures(p *Place) {
	var seen engine.Feature
	for _, f := range p.Features {
		if seen&f.Is != 0 {
			r.lineFaultf(f.line, "place %s: duplicate feature %s", p.ID.Is, join(f.Is))
		}
		seen |= f.Is
	}
	kinds := (seen & placeKinds).Names()
	if len(kinds) != 1 {
		r.report(notOneKind, p.ID.line, p.at("features"), p.ID.Is, join(placeKinds), len(kinds))
	}
	if extra := seen & onCities; extra != 0 && seen&engine.City == 0 {
		r.report(needsCity, p.ID.line, p.at("features"), p.ID.Is, join(extra))
	}
}

func join(f engine.Feature) string { return strings.Join(f.Names(), ", ") }

// checkSea checks that exactly the harbours lie on a sea. // MOV-3
func (r *reader) checkSea(p *Place) {
	switch harbour := p.Has(engine.Harbour); {
	case harbour && !p.Sea.Given():
		r.report(noSea, p.ID.line, p.at("sea"), p.ID.Is, oneOf(seaNames()))
	case !harbour && p.Sea.Given():
		r.report(noHarbour, p.Sea.line, p.at("sea"), p.ID.Is)
	}
}

// checkZone checks that start cities, convents and abbeys have no dialect.
func (r *reader) checkZone(p *Place) {
	white := p.features() & (engine.StartTown | engine.Convent | engine.Abbey)
	if white != 0 && p.Zone.Is != engine.Neutral {
		r.report(notNeutral, p.Zone.line, p.at("zone"), p.ID.Is, join(white), p.Zone.Is)
	}
}

// checkValues checks that only cities have values, and that cities without values say so. // PLC-1
func (r *reader) checkValues(p *Place) {
	city := p.Has(engine.City)
	r.checkWorth(p, "ducats", p.Ducats, city)
	r.checkWorth(p, "knowledge", p.Knowledge, city)
	if p.Has(engine.University) && p.Knowledge.Given() && p.Knowledge.Is == 0 {
		r.report(poorUniversity, p.Knowledge.line, p.at("knowledge"), p.ID.Is)
	}
}

func (r *reader) checkWorth(p *Place, what string, v Value[int], city bool) {
	switch {
	case city && !v.Given():
		r.report(worthMissing, p.ID.line, p.at(what), p.ID.Is, what)
	case !city && v.Is > 0:
		r.report(worthOfNoCity, v.line, p.at(what), p.ID.Is, what)
	}
}

// quotas are the numbers of places that a board must have of each feature.
var quotas = []struct {
	feature engine.Feature
	count   int
}{
	{engine.StartTown, 5},  // SET-8
	{engine.Franciscan, 5}, // SET-5
	{engine.Cathedral, 2},  // PLC-6
	{engine.Convent, 2},    // PLC-5
	{engine.Abbey, 3},      // PLC-7
	{engine.University, 1}, // MSG-4
}

func (r *reader) checkCounts(b *Board) {
	for _, q := range quotas {
		var ids []string
		line := b.Places[0].ID.line
		for i := range b.Places {
			if p := &b.Places[i]; p.Has(q.feature) {
				ids, line = append(ids, p.ID.Is), p.ID.line
			}
		}
		if len(ids) != q.count {
			r.report(wrongCount, line, "", q.count, join(q.feature), len(ids), strings.Join(ids, ", "))
		}
	}
}
