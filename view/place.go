package view

import (
	"slices"

	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
)

func places(t *edition.Table) []Place {
	all := make([]Place, len(t.Board.Places))
	for i := range t.Board.Places {
		all[i] = place(&t.Board.Places[i])
		all[i].Features = append([]string{}, t.Rules.Box.Places[i].Features.Names()...)
		all[i].Decks = decksAt(t.Rules, engine.PlaceNo(i))
	}
	return all
}

func decksAt(r *engine.Rules, at engine.PlaceNo) []string {
	return wordsOf(0, engine.NumCardDecks-1, func(d engine.CardDeck) bool { return r.ComesFrom(d, at) })
}

// place returns the board's values of a place, without its features.
func place(p *edition.Place) Place {
	return Place{
		ID: p.ID.Is, Name: p.Name.Is,
		Zone:   orNull(p.Zone.Is != engine.Neutral, p.Zone.Is.String()),
		Sea:    orNull(p.Sea.Is != engine.NoSea, p.Sea.Is.String()),
		Ducats: p.Ducats.Is, Knowledge: p.Knowledge.Is,
		Neighbours: neighbours(p), At: [2]float64{p.At.Is.Lat, p.At.Is.Lon},
		Proposed: proposed(p),
	}
}

func neighbours(p *edition.Place) []string {
	all := lists.Map(p.Neighbours, func(n edition.Value[string]) string { return n.Is })
	slices.Sort(all)
	return all
}

// proposed returns the names of the values of a place that no source states.
func proposed(p *edition.Place) []string {
	all := []string{}
	add := func(name string, is bool) {
		if is {
			all = append(all, name)
		}
	}
	add("id", anyProposed(p.ID))
	add("zone", anyProposed(p.Zone))
	add("features", anyProposed(p.Features...))
	add("sea", anyProposed(p.Sea))
	add("ducats", anyProposed(p.Ducats))
	add("knowledge", anyProposed(p.Knowledge))
	add("neighbours", anyProposed(p.Neighbours...))
	return all
}

func anyProposed[T any](values ...edition.Value[T]) bool {
	return slices.ContainsFunc(values, func(v edition.Value[T]) bool { return v.Mark == edition.Proposed })
}
