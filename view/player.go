package view

import (
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/record"
)

// Player is what belongs to a seat.
type Player struct {
	Seat     string   `json:"seat"`
	Status   string   `json:"status"`
	Friar    *string  `json:"friar"`
	Cardinal *string  `json:"cardinal"`
	Office   *string  `json:"office"`   // ELE-1
	Face     string   `json:"face"`     // whose face he has: that of his tile, or the merchant's
	Portrait string   `json:"portrait"` // how he is shown: with his face, or as the Pope or the banker that he has become
	Ducats   int      `json:"ducats"`
	Place    *string  `json:"place"` // null at sea and before the start
	Sea      *string  `json:"sea"`   // MOV-7
	Left     *string  `json:"left"`  // the harbour that a piece at sea has left
	Level    int      `json:"level"` // of knowledge, 1 to 8
	Scribes  int      `json:"scribes"`
	Discs    []string `json:"discs"`    // cities with a disc, PLC-1
	Unpaid   []string `json:"unpaid"`   // of these, where the ducats were left, RUL-3
	Unlearnt []string `json:"unlearnt"` // of these, where the knowledge was left, RUL-3
	Graduate bool     `json:"graduate"` // C: completed the messenger by turn 7, MSG-4
	Reader   bool     `json:"reader"`   // C: has drawn library tiles, LIB-1
	Tiles    int      `json:"tiles"`    // how many library tiles
	Hidden   *Hidden  `json:"hidden"`   // null: not listed, SET-1
	Cards    []Hand   `json:"cards"`    // of the expansions in play
}

// Hidden lists the things that the screen of a player hides.
type Hidden struct {
	Cubes       Cubes    `json:"cubes"` // scribes here are converted, PLC-7
	Votes       int      `json:"votes"` // the virtual cube included, CUB-4
	Manuscripts []Tile   `json:"manuscripts"`
	Lingua      bool     `json:"lingua"`
	Tiles       []string `json:"tiles"` // library tiles; null where they are secret
}

// Cubes are numbers of cubes by colour.
type Cubes struct {
	Politicians int `json:"politicians"`
	Nobles      int `json:"nobles"`
	Abbesses    int `json:"abbesses"`
	Scribes     int `json:"scribes"`
}

func cubes(n [engine.NumCubes]uint8) Cubes {
	return Cubes{
		Politicians: int(n[engine.Politician]), Nobles: int(n[engine.Noble]),
		Abbesses: int(n[engine.Abbess]), Scribes: int(n[engine.Scribe]),
	}
}

func (b *builder) player(seat engine.Seat) Player {
	p := &b.s.Players[seat]
	sea := b.r.SeaOf(p.Place)
	ashore := p.Place != engine.NoPlace && sea == engine.NoSea
	return Player{
		Seat: seat.String(), Status: p.Status.String(),
		Friar:    orNull(p.Friar != engine.NoFriar, p.Friar.String()),
		Cardinal: orNull(p.Card != engine.NoCardinal, p.Card.String()),
		Office:   orNull(p.Office != engine.NoOffice, p.Office.String()),
		Ducats:   int(p.Ducats),
		Place:    orNull(ashore, record.PlaceWord(b.r, p.Place)),
		Sea:      orNull(sea != engine.NoSea, sea.String()),
		Left:     orNull(sea != engine.NoSea, record.PlaceWord(b.r, p.Left)),
		Level:    int(b.r.Level(&b.s, seat)), Scribes: int(p.Scribes), Discs: b.discs(p.Discs),
		Unpaid: b.discs(p.Unpaid), Unlearnt: b.discs(p.Unlearnt),
		Graduate: p.Graduate, Reader: p.Reader, Tiles: int(p.Hand.N), Hidden: b.hidden(seat),
		Cards: b.hands(seat), Face: face(p), Portrait: portrait(p),
	}
}

// face is whose face a player has.
func face(p *engine.Player) string {
	switch {
	case p.Card != engine.NoCardinal:
		return p.Card.String()
	case p.Friar != engine.NoFriar:
		return p.Friar.String()
	}
	return engine.Merchant.String()
}

// portrait is how a player is shown. Under an office everybody keeps his own face; but of the
// Pope one sees the tiara, and of a banker the florin.
func portrait(p *engine.Player) string {
	if p.Office == engine.Pope || p.Office == engine.Banker {
		return p.Office.String()
	}
	return face(p)
}

func (b *builder) discs(set uint64) []string {
	ids := []string{}
	for i := range b.r.Box.Places {
		if set&(1<<i) != 0 {
			ids = append(ids, b.r.Box.Places[i].ID)
		}
	}
	return ids
}

// behind lists what lies behind a screen, as far as it is open. // SET-1
func (b *builder) hidden(seat engine.Seat) *Hidden {
	if !b.sees(seat) {
		return nil
	}
	p := &b.s.Players[seat]
	screen := &Hidden{Cubes: cubes(p.Cubes), Votes: p.Votes(), Manuscripts: b.manuscripts(p.Manuscripts), Lingua: p.Lingua}
	if b.seesTiles(seat) {
		screen.Tiles = b.hand(p)
	}
	return screen
}

func (b *builder) hand(p *engine.Player) []string {
	return lists.Map(p.Hand.Piece[:p.Hand.N], func(tile engine.Piece) string { return record.TileWord(b.r, tile.Kind()) })
}
