package view

import (
	"volgare/engine"
	"volgare/record"
)

// Library is the stack of library tiles.
type Library struct {
	Stack  int       `json:"stack"`  // tiles face down, including drawn ones
	Drawn  int       `json:"drawn"`  // number of these drawn for a decision
	Placed int       `json:"placed"` // number of these that are back in their order
	Known  []*string `json:"known"`  // from the top: the tile, or null if the seat does not know it
}

// LibraryTile is a kind of library tile.
type LibraryTile struct {
	ID    string `json:"id"` // as in notation
	VP    int    `json:"vp"`
	Joker bool   `json:"joker"` // counts as a manuscript of any colour, SCO-10
}

// stack lists the kinds of library tiles in the box. // SET-7
func stack(r *engine.Rules) []LibraryTile {
	all := make([]LibraryTile, len(r.Box.Library))
	for kind, tile := range r.Box.Library {
		all[kind] = LibraryTile{ID: record.TileWord(r, uint8(kind)), VP: int(tile.VP), Joker: tile.Joker}
	}
	return all
}

func (b *builder) library() Library {
	s := &b.s
	known := make([]*string, s.Stack.N)
	for i, tile := range s.Stack.Piece[:s.Stack.N] {
		if tile.Kind() != engine.Unknown {
			known[i] = orNull(true, record.TileWord(b.r, tile.Kind()))
		}
	}
	return Library{Stack: int(s.Stack.N), Drawn: int(s.Drawn), Placed: int(s.Placed), Known: known}
}
