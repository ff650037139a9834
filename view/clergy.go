package view

import "volgare/engine"

// Person is the gain from a friar or cardinal tile.
type Person struct {
	Tile      string `json:"tile"`
	Knowledge int    `json:"knowledge"` // at once
	VP        int    `json:"vp"`        // at the end, SCO-11
	Rule      string `json:"rule"`      // of its power
}

// clergy is a kind of tile: friars or cardinals.
type clergy interface {
	engine.FriarTile | engine.CardinalTile
	String() string
	Knowledge() int
	VP() int
	Rule() engine.Rule
}

// Friar returns the gain from the friar tile with a name.
func Friar(tile string) Person { return person(tile, engine.Mario, engine.Alessandro) }

// Cardinal returns the gain from the cardinal tile with a name.
func Cardinal(tile string) Person { return person(tile, engine.Balestreri, engine.Sonzogni) }

func person[T clergy](tile string, first, last T) Person {
	for t := first; t <= last; t++ {
		if t.String() == tile {
			return Person{Tile: tile, Knowledge: t.Knowledge(), VP: t.VP(), Rule: t.Rule().String()}
		}
	}
	return Person{Tile: tile}
}

// friarsLeft lists the friar tiles of a set. // PLC-5
func friarsLeft(set uint8) []string { return tilesOf(set, engine.Mario, engine.Alessandro) }

// cardinalsLeft lists the cardinal tiles of a set. // PLC-6
func cardinalsLeft(set uint8) []string { return tilesOf(set, engine.Balestreri, engine.Sonzogni) }

func tilesOf[T clergy](set uint8, first, last T) []string {
	return wordsOf(first, last, func(t T) bool { return set&(1<<t) != 0 })
}
