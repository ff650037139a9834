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

func (l *looking) spaces() []Space {
	all := make([]Space, engine.MaxTurns)
	for i := range all {
		turn := uint8(i + 1)
		tile, ok := l.r.EventOn(&l.s, turn)
		no := 0
		if ok {
			no = int(l.r.Box.Events[tile].No)
		}
		all[i] = Space{
			Turn: i + 1, Cubes: cubes(l.s.Coming[turn]), Event: numberIf(ok, no),
			Papal: l.papal(turn), Canticles: turn >= l.r.Options.CanticleOpen,
		}
	}
	return all
}

// papal is the papal tile of a turn. // SET-4
func (l *looking) papal(turn uint8) *string {
	tile, ok := l.s.PapalOn(turn)
	return wordIf(ok, tile.String())
}

func (l *looking) events() []Event {
	turns := map[int]int{}
	for turn := 1; turn <= engine.MaxTurns; turn++ {
		if tile, ok := l.r.EventOn(&l.s, uint8(turn)); ok {
			turns[tile] = turn
		}
	}
	all := make([]Event, len(l.r.Box.Events))
	for i, e := range l.r.Box.Events {
		turn, ok := turns[i]
		all[i] = Event{
			No: int(e.No), Name: e.Name, Place: record.PlaceWord(l.r, e.Place),
			Ducats: int(e.Ducats), Knowledge: int(e.Knowledge), Auction: int(e.Auction),
			Turn: numberIf(ok, turn), State: l.eventState(i, turn),
		}
	}
	return all
}

// eventState tells where an event tile is. // EVT-2 PLC-2 STU-4
func (l *looking) eventState(tile, turn int) string {
	up := l.s.Events&(1<<tile) != 0
	if l.r.Box.Events[tile].Auction > 0 {
		up = l.s.Stupor
	}
	switch {
	case up:
		return "up"
	case turn > int(l.s.Turn):
		return "coming"
	}
	return "used"
}

func (l *looking) canticle() []Canticle {
	var all []Canticle
	for i := range l.r.Box.Places {
		no, ok := l.r.FranciscanNo(engine.PlaceNo(i))
		if !ok {
			continue
		}
		turn := l.s.Canticle[no]
		all = append(all, Canticle{
			Place: l.r.Box.Places[i].ID, Turn: int(turn),
			Active: l.r.CanticleActive(&l.s, no, l.s.Turn),
		})
	}
	return all
}
