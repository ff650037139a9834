package view

import (
	"volgare/engine"
	"volgare/record"
)

// Space is a space of the turn track.
type Space struct {
	Turn      int     `json:"turn"`
	Cubes     Cubes   `json:"cubes"`     // still to come
	Event     *int    `json:"event"`     // number of the event tile, SET-3
	Papal     *string `json:"papal"`     // white or red, unknown before it is revealed, EVT-7; null for no tile, SET-4
	Canticles bool    `json:"canticles"` // all Franciscan cities are active, CAN-1
}

// Event is an event tile.
type Event struct {
	No        int    `json:"no"`
	Name      string `json:"name"`
	Place     string `json:"place"`
	Ducats    int    `json:"ducats"`
	Knowledge int    `json:"knowledge"`
	Auction   int    `json:"auction"` // knowledge of Stupor Mundi, STU-4
	Turn      *int   `json:"turn"`
	State     string `json:"state"` // coming, up or used
}

// Canticle is the canticle tile of a Franciscan city. // CAN-1
type Canticle struct {
	Place  string `json:"place"`
	Turn   int    `json:"turn"`
	Active bool   `json:"active"`
}

func (b *builder) spaces() []Space {
	all := make([]Space, engine.MaxTurns)
	for i := range all {
		turn := uint8(i + 1)
		tile, ok := b.r.EventOn(&b.s, turn)
		no := 0
		if ok {
			no = int(b.r.Box.Events[tile].No)
		}
		papal, lies := b.s.PapalOn(turn) // SET-4
		all[i] = Space{
			Turn: i + 1, Cubes: cubes(b.s.Coming[turn]), Event: orNull(ok, no),
			Papal: orNull(lies, papal.String()), Canticles: turn >= b.r.Options.CanticleOpen,
		}
	}
	return all
}

func (b *builder) events() []Event {
	turns := map[int]int{}
	for turn := 1; turn <= engine.MaxTurns; turn++ {
		if tile, ok := b.r.EventOn(&b.s, uint8(turn)); ok {
			turns[tile] = turn
		}
	}
	all := make([]Event, len(b.r.Box.Events))
	for i, e := range b.r.Box.Events {
		turn, ok := turns[i]
		all[i] = Event{
			No: int(e.No), Name: e.Name, Place: record.PlaceWord(b.r, e.Place),
			Ducats: int(e.Ducats), Knowledge: int(e.Knowledge), Auction: int(e.Auction),
			Turn: orNull(ok, turn), State: b.eventState(i, turn),
		}
	}
	return all
}

// eventState returns the state of an event tile. // EVT-2 PLC-2 STU-4
func (b *builder) eventState(tile, turn int) string {
	up := b.s.Events&(1<<tile) != 0
	if b.r.Box.Events[tile].Auction > 0 {
		up = b.s.Stupor
	}
	switch {
	case up:
		return "up"
	case turn > int(b.s.Turn):
		return "coming"
	}
	return "used"
}

func (b *builder) canticle() []Canticle {
	var all []Canticle
	for i := range b.r.Box.Places {
		no, ok := b.r.FranciscanNo(engine.PlaceNo(i))
		if !ok {
			continue
		}
		turn := b.s.Canticle[no]
		all = append(all, Canticle{
			Place: b.r.Box.Places[i].ID, Turn: int(turn),
			Active: b.r.CanticleActive(&b.s, no, b.s.Turn),
		})
	}
	return all
}
