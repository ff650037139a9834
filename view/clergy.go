package view

import "volgare/engine"

// Person is what a friar or cardinal tile brings.
type Person struct {
	Tile      string `json:"tile"`
	Knowledge int    `json:"knowledge"` // at once
	VP        int    `json:"vp"`        // at the end, SCO-11
	Rule      string `json:"rule"`      // of its power
}

// Friar is what a friar tile brings, by its word.
func Friar(tile string) Person {
	for f := engine.Mario; f <= engine.Alessandro; f++ {
		if f.String() == tile {
			return Person{Tile: tile, Knowledge: f.Knowledge(), VP: f.VP(), Rule: f.Rule().String()}
		}
	}
	return Person{Tile: tile}
}

// Cardinal is what a cardinal tile brings, by its word.
func Cardinal(tile string) Person {
	for c := engine.Balestreri; c <= engine.Sonzogni; c++ {
		if c.String() == tile {
			return Person{Tile: tile, Knowledge: c.Knowledge(), VP: c.VP(), Rule: c.Rule().String()}
		}
	}
	return Person{Tile: tile}
}

// people are what tiles bring.
func people(tiles []string, brings func(tile string) Person) []Person {
	all := make([]Person, len(tiles))
	for i, tile := range tiles {
		all[i] = brings(tile)
	}
	return all
}

// friarsLeft lists the friar tiles of a set. // PLC-5
func friarsLeft(set uint8) []string {
	words := []string{}
	for f := engine.Mario; f <= engine.Alessandro; f++ {
		if set&(1<<f) != 0 {
			words = append(words, f.String())
		}
	}
	return words
}

// cardinalsLeft lists the cardinal tiles of a set. // PLC-6
func cardinalsLeft(set uint8) []string {
	words := []string{}
	for c := engine.Balestreri; c <= engine.Sonzogni; c++ {
		if set&(1<<c) != 0 {
			words = append(words, c.String())
		}
	}
	return words
}
