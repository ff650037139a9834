package view

import (
	"slices"

	"volgare/engine"
	"volgare/record"
)

// Row is a level of manuscripts.
type Row struct {
	Level  int    `json:"level"` // VP, and the knowledge level needed, MSS-2
	Price  *int   `json:"price"` // current price in action points; null when the level is used up, MSS-4
	Deck   int    `json:"deck"`  // face down
	FaceUp []Tile `json:"faceUp"`
}

// Tile is a kind of manuscript.
type Tile struct {
	ID      string   `json:"id"` // as in notation
	Level   int      `json:"level"`
	Colours []string `json:"colours"`
	Count   int      `json:"count"`
}

func (b *builder) rows() []Row {
	all := make([]Row, len(b.s.DeckN))
	for i := range all {
		level, deck := uint8(i+1), int(b.s.DeckN[i])
		left := deck + int(b.s.RowN[i])
		all[i] = Row{
			Level: i + 1, Deck: deck,
			Price:  orNull(left > 0, b.r.Row(&b.s, level)),
			FaceUp: b.ofLevel(level),
		}
	}
	return all
}

func (b *builder) ofLevel(level uint8) []Tile {
	var up [engine.MaxManuscripts]uint8
	for kind, m := range b.r.Box.Manuscripts {
		if m.Level == level {
			up[kind] = b.s.FaceUp[kind]
		}
	}
	return b.manuscripts(up)
}

// manuscripts lists the kinds with a count above 0.
func (b *builder) manuscripts(count [engine.MaxManuscripts]uint8) []Tile {
	all := []Tile{}
	for kind, m := range b.r.Box.Manuscripts {
		if count[kind] > 0 {
			all = append(all, Tile{
				ID: record.ManuscriptWord(b.r, uint8(kind)), Level: int(m.Level),
				Colours: zoneWords(m.Colours), Count: int(count[kind]),
			})
		}
	}
	return all
}

func zoneWords(set engine.Zones) []string { return wordsOf(engine.Blue, engine.Orange, set.Has) }

// lingua returns the state of Lingua Volgare, but not its owner. // MSS-5 SET-1
func (b *builder) lingua() string {
	switch {
	case b.s.LinguaUp:
		return "offered"
	case slices.ContainsFunc(b.s.Players[:b.r.Seats], func(p engine.Player) bool { return p.Lingua }):
		return "taken"
	}
	return "beside"
}
