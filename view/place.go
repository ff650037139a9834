package view

import (
	"slices"

	"volgare/edition"
	"volgare/engine"
)

func places(t *edition.Table) []Place {
	all := make([]Place, len(t.Board.Places))
	for i := range t.Board.Places {
		all[i] = place(&t.Board.Places[i])
		all[i].Decks = decksAt(t.Rules, engine.PlaceNo(i))
	}
	return all
}

func decksAt(r *engine.Rules, at engine.PlaceNo) []string {
	all := []string{}
	for d := range engine.NumCardDecks {
		if r.ComesFrom(d, at) {
			all = append(all, d.String())
		}
	}
	return all
}

// place is what the board says of a place.
func place(p *edition.Place) Place {
	return Place{
		ID: p.ID.Is, Name: p.Name.Is,
		Zone:     wordIf(p.Zone.Is != engine.Neutral, p.Zone.Is.String()),
		Features: featureWords(p),
		Sea:      wordIf(p.Sea.Is != engine.NoSea, p.Sea.Is.String()),
		Ducats:   p.Ducats.Is, Knowledge: p.Knowledge.Is,
		Neighbours: neighbours(p), At: [2]float64{p.At.Is.Lat, p.At.Is.Lon},
		Proposed: proposed(p),
	}
}

func featureWords(p *edition.Place) []string {
	var set engine.Feature
	for _, f := range p.Features {
		set |= f.Is
	}
	return append([]string{}, set.Names()...)
}

func neighbours(p *edition.Place) []string {
	all := make([]string, len(p.Neighbours))
	for i, n := range p.Neighbours {
		all[i] = n.Is
	}
	slices.Sort(all)
	return all
}

// proposed names what of a place no source states.
func proposed(p *edition.Place) []string {
	all := []string{}
	add := func(name string, marks ...edition.Provenance) {
		if slices.ContainsFunc(marks, func(m edition.Provenance) bool { return m.Mark == edition.Proposed }) {
			all = append(all, name)
		}
	}
	var features, roads []edition.Provenance
	for _, f := range p.Features {
		features = append(features, f.Provenance)
	}
	for _, n := range p.Neighbours {
		roads = append(roads, n.Provenance)
	}
	add("id", p.ID.Provenance)
	add("zone", p.Zone.Provenance)
	add("features", features...)
	add("sea", p.Sea.Provenance)
	add("ducats", p.Ducats.Provenance)
	add("knowledge", p.Knowledge.Provenance)
	add("neighbours", roads...)
	return all
}
