package view

import (
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/record"
)

// Player is the visible state of a seat.
type Player struct {
	Seat     string   `json:"seat"`
	Status   string   `json:"status"`
	Friar    *string  `json:"friar"`
	Cardinal *string  `json:"cardinal"`
	Office   *string  `json:"office"`   // ELE-1
	Face     string   `json:"face"`     // face of the player: of the tile, or the merchant's
	Portrait string   `json:"portrait"` // picture of the player: the face, or the Pope or banker
	Ducats   int      `json:"ducats"`
	Place    *string  `json:"place"` // null at sea and before the start
	Sea      *string  `json:"sea"`   // MOV-7
	Left     *string  `json:"left"`  // harbour that a piece at sea left from
	Level    int      `json:"level"` // of knowledge, 1 to 8
	Scribes  int      `json:"scribes"`
	Discs    []string `json:"discs"`    // cities with a disc, PLC-1
	Unpaid   []string `json:"unpaid"`   // cities with a disc whose ducats were not taken, RUL-3
	Unlearnt []string `json:"unlearnt"` // cities with a disc whose knowledge was not taken, RUL-3
	Graduate bool     `json:"graduate"` // 2010 only: completed the messenger by turn 7, MSG-4
	Reader   bool     `json:"reader"`   // 2010 only: has drawn library tiles, LIB-1
	Tiles    int      `json:"tiles"`    // number of library tiles
	Hidden   *Hidden  `json:"hidden"`   // null if not listed, SET-1
	Cards    []Hand   `json:"cards"`    // cards of the expansions in play
}

// Hidden lists the goods behind the screen of a player.
type Hidden struct {
	Cubes       Cubes    `json:"cubes"` // scribes are the converted ones, PLC-7
	Votes       int      `json:"votes"` // including the virtual cube, CUB-4
	Manuscripts []Tile   `json:"manuscripts"`
	Lingua      bool     `json:"lingua"`
	Tiles       []string `json:"tiles"` // library tiles; null if they are secret
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

// face returns the name of a player's face.
func face(p *engine.Player) string {
	switch {
	case p.Card != engine.NoCardinal:
		return p.Card.String()
	case p.Friar != engine.NoFriar:
		return p.Friar.String()
	}
	return engine.Merchant.String()
}

// portrait returns the name of a player's picture. All players keep their own face in an office, except that the Pope is
// shown with the tiara and the banker with the florin.
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

// hidden lists the goods behind a screen, if they are listed for the viewer. // SET-1
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
