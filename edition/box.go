package edition

import (
	"cmp"
	"slices"

	"volgare/engine"
	"volgare/internal/lists"
)

// box returns the engine's box for an edition and a board.
func (c *Components) box(b *Board) engine.Box {
	box := engine.Box{
		Places:          places(b),
		Events:          tiles(c.with(b), b),
		Manuscripts:     c.manuscripts(),
		Library:         kindsOfTiles(c.Library),
		Canticle:        smalls(c.Canticle),
		KnowledgeSpaces: uint8(c.KnowledgeSpaces.Is),
		LevelStarts:     smalls(c.LevelStarts),
		RiddleVP:        slices.Clone(c.RiddleVP.Is),
		LibraryDraw:     slices.Clone(c.LibraryDraw.Is),
		LateUniversity:  uint8(c.LateUniversity.Is),
		RedPapal:        uint8(c.RedPapal.Is),
	}
	for _, t := range c.Tracks {
		box.TrackSpaces[t.Track] = uint8(t.Spaces.Is)
	}
	return box
}

func places(b *Board) []engine.Place {
	all := make([]engine.Place, len(b.Places))
	for i := range b.Places {
		p := &b.Places[i]
		all[i] = engine.Place{
			ID: p.ID.Is, Name: p.Name.Is, Features: p.features(), Zone: p.Zone.Is, Sea: p.Sea.Is,
			Ducats: uint8(p.Ducats.Is), Knowledge: uint8(p.Knowledge.Is),
		}
		for _, road := range p.Neighbours {
			all[i].Neighbours = append(all[i].Neighbours, engine.PlaceNo(b.index(road.Is)))
		}
		slices.Sort(all[i].Neighbours)
	}
	return all
}

func tiles(events []Event, b *Board) []engine.EventTile {
	return lists.Map(events, func(e Event) engine.EventTile {
		return engine.EventTile{
			No: uint8(e.No.Is), Name: e.Name.Is, Place: engine.PlaceNo(b.index(e.Place.Is)),
			Ducats: uint8(e.Ducats.Is), Knowledge: uint8(e.Knowledge.Is), Auction: uint8(e.Auction.Is),
		}
	})
}

// manuscripts lists the kinds by level, then by colours.
func (c *Components) manuscripts() []engine.Manuscript {
	var all []engine.Manuscript
	for i, level := range c.Manuscripts {
		for _, kind := range level.Is {
			m := engine.Manuscript{Level: uint8(i + 1), Count: uint8(kind.Count)}
			for _, z := range kind.Colours {
				m.Colours |= 1 << z
			}
			all = append(all, m)
		}
	}
	return all
}

// kindsOfTiles lists the kinds of library tile by VP; for equal VP, jokers come last.
func kindsOfTiles(tiles []Value[LibraryTile]) []engine.LibraryTile {
	var all []engine.LibraryTile
	for _, tile := range tiles {
		vp, joker := uint8(tile.Is.VP), tile.Is.Joker
		i := slices.IndexFunc(all, func(t engine.LibraryTile) bool { return t.VP == vp && t.Joker == joker })
		if i < 0 {
			all = append(all, engine.LibraryTile{VP: vp, Joker: joker, Count: 1})
			continue
		}
		all[i].Count++
	}
	slices.SortFunc(all, func(a, b engine.LibraryTile) int {
		return cmp.Or(cmp.Compare(a.VP, b.VP), compareBool(a.Joker, b.Joker))
	})
	return all
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

func smalls(values []Value[int]) []uint8 {
	return lists.Map(values, func(v Value[int]) uint8 { return uint8(v.Is) })
}
