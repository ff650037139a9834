package view

import (
	"volgare/engine"
	"volgare/record"
)

// Row is a level of manuscripts.
type Row struct {
	Level  int    `json:"level"` // VP, and the knowledge level needed, MSS-2
	Price  *int   `json:"price"` // action points now; null when the level is used up, MSS-4
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

func (l *looking) rows() []Row {
	all := make([]Row, len(l.s.DeckN))
	for i := range all {
		level, deck := uint8(i+1), int(l.s.DeckN[i])
		left := deck + int(l.s.RowN[i])
		all[i] = Row{
			Level: i + 1, Deck: deck,
			Price:  numberIf(left > 0, l.r.Row(&l.s, level)),
			FaceUp: l.ofLevel(level),
		}
	}
	return all
}

func (l *looking) ofLevel(level uint8) []Tile {
	var up [engine.MaxManuscripts]uint8
	for kind, m := range l.r.Box.Manuscripts {
		if m.Level == level {
			up[kind] = l.s.FaceUp[kind]
		}
	}
	return l.manuscripts(up)
}

// manuscripts lists the kinds of which there are some.
func (l *looking) manuscripts(count [engine.MaxManuscripts]uint8) []Tile {
	all := []Tile{}
	for kind, m := range l.r.Box.Manuscripts {
		if count[kind] > 0 {
			all = append(all, Tile{
				ID: record.ManuscriptWord(l.r, uint8(kind)), Level: int(m.Level),
				Colours: zoneWords(m.Colours), Count: int(count[kind]),
			})
		}
	}
	return all
}

func zoneWords(set engine.Zones) []string {
	words := []string{}
	for z := engine.Blue; z <= engine.Orange; z++ {
		if set.Has(z) {
			words = append(words, z.String())
		}
	}
	return words
}

// lingua tells where Lingua Volgare is; not whose it is. // MSS-5 SET-1
func (l *looking) lingua() string {
	if l.s.LinguaUp {
		return "offered"
	}
	for i := range l.r.Seats {
		if l.s.Players[i].Lingua {
			return "taken"
		}
	}
	return "beside"
}
