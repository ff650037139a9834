package edition

import (
	"slices"

	"volgare/engine"
	"volgare/internal/lists"
)

// Board is a board: its places, with provenance.
type Board struct {
	Name    string // as in Config.Board, an identifier
	Title   string
	Note    string
	Sources []Source // codes explained by this board only
	Places  []Place
	Events  []Event // tiles that replace the tiles of the boxes with the same numbers

	file    string // file name as given to the loader
	text    string // content of the file
	builtin bool
}

// Place is a place of a board. The mark of its ID says how certain it is that the board has the place at all.
type Place struct {
	ID         Value[string]
	Name       Value[string] // as displayed
	Zone       Value[engine.Zone]
	Features   []Value[engine.Feature]
	Sea        Value[engine.Sea] // of a harbour
	Ducats     Value[int]        // PLC-1
	Knowledge  Value[int]        // PLC-1; for the university the early value, MSG-4
	Neighbours []Value[string]   // by land, ids; each road is listed at both ends
	At         Value[Point]      // for drawing: not a claim about the printed board

	Alone Value[string] // mark of the fact that the place has no neighbours

	unread bool // the features have faults
}

// Point is a place on the earth, in degrees north and east.
type Point struct{ Lat, Lon float64 }

// at returns the path of a part of the place, for faults.
func (p *Place) at(key string) string { return "places/" + p.ID.Is + "/" + key }

// Has reports whether the place has one of the features.
func (p *Place) Has(f engine.Feature) bool { return p.features()&f != 0 }

func (p *Place) features() engine.Feature {
	var all engine.Feature
	for _, f := range p.Features {
		all |= f.Is
	}
	return all
}

// Place returns the place with an id, or nil.
func (b *Board) Place(id string) *Place {
	return lists.Find(b.Places, func(p *Place) bool { return p.ID.Is == id })
}

func (b *Board) index(id string) int {
	return slices.IndexFunc(b.Places, func(p Place) bool { return p.ID.Is == id })
}

// Text returns the file of the board, as input for CheckBoard, so that the same board can be rebuilt later.
func (b *Board) Text() string { return b.text }

// Builtin reports whether the board is the one that every library contains. Any other board is a club's own, and its tables
// can only be created with its text.
func (b *Board) Builtin() bool { return b.builtin }

// Marks counts the values of the board by mark. It counts each road once and leaves out the coordinates, which only serve to
// draw the board.
func (b *Board) Marks() Marks {
	var m Marks
	for i := range b.Places {
		b.Places[i].tally(&m, b)
	}
	for i := range b.Events {
		b.Events[i].tally(&m)
	}
	return m
}

// Reconstructed returns the number of values that no source states or implies.
func (b *Board) Reconstructed() int { return b.Marks().Proposed }

func (p *Place) tally(m *Marks, b *Board) {
	tally(m, p.ID, p.Name, p.Alone)
	tally(m, p.Zone)
	tally(m, p.Features...)
	tally(m, p.Sea)
	tally(m, p.Ducats, p.Knowledge)
	for _, road := range p.Neighbours {
		if b.index(road.Is) > b.index(p.ID.Is) {
			tally(m, road)
		}
	}
}
