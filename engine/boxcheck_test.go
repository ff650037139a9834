package engine_test

import (
	"slices"
	"strings"
	"testing"

	"volgare/engine"
)

// TestNewRulesChecksTheBox checks that every value used as an index is checked first, and that every fault is reported.
func TestNewRulesChecksTheBox(t *testing.T) {
	good := rules(t, "deluxe", 4)
	for want, spoil := range map[string]func(*engine.Box){
		"place 0: an id":              func(b *engine.Box) { b.Places[0].ID = "" },
		"place 1: an id and a name":   func(b *engine.Box) { b.Places[1].Name = "" },
		"duplicate place":             func(b *engine.Box) { b.Places[1].ID = b.Places[0].ID },
		"there is no zone 9":          func(b *engine.Box) { b.Places[0].Zone = 9 },
		"there are 9 features":        func(b *engine.Box) { b.Places[0].Features |= 1 << 9 },
		"a harbour lies on a sea":     func(b *engine.Box) { b.Places[0].Features, b.Places[0].Sea = engine.Harbour, 3 },
		"not to place 200":            func(b *engine.Box) { b.Places[0].Neighbours = []engine.PlaceNo{200} },
		"not to place 0":              func(b *engine.Box) { b.Places[0].Neighbours = []engine.PlaceNo{0} },
		"places: 1 to 62":             func(b *engine.Box) { b.Places = make([]engine.Place, 63) },
		"start cities: one for each":  func(b *engine.Box) { unset(b.Places, engine.StartTown) },
		"there is no place 99":        func(b *engine.Box) { b.Events[0].Place = 99 },
		"one of ducats, knowledge":    func(b *engine.Box) { b.Events[0].Ducats, b.Events[0].Knowledge = 10, 5 },
		"a number, a name":            func(b *engine.Box) { b.Events[0].Name = "" },
		"duplicate event 1":           func(b *engine.Box) { b.Events[1].No = 1 },
		"tiles of Stupor Mundi: 1":    func(b *engine.Box) { b.Events = b.Events[:1] },
		"event tiles: 1 to 16":        func(b *engine.Box) { b.Events = make([]engine.EventTile, 17) },
		"level 1 to 4 is possible":    func(b *engine.Box) { b.Manuscripts[0].Level = 5 },
		"comes after level":           func(b *engine.Box) { b.Manuscripts[0].Level = 4 },
		"one or two dialects":         func(b *engine.Box) { b.Manuscripts[0].Colours = 0 },
		"manuscript 0: a kind has at": func(b *engine.Box) { b.Manuscripts[0].Count = 0 },
		"manuscripts of level 1: 0":   func(b *engine.Box) { b.Manuscripts[0].Count = 200 },
		"kinds of manuscript: 1":      func(b *engine.Box) { b.Manuscripts = nil },
		"knowledge levels: 1 to 8":    func(b *engine.Box) { b.LevelStarts = make([]uint8, 9) },
		"knowledge levels: they rise": func(b *engine.Box) { b.LevelStarts[1] = b.LevelStarts[0] },
		"spaces of the track rest":    func(b *engine.Box) { b.TrackSpaces[engine.Rest] = 0 },
		"marks of the riddle":         func(b *engine.Box) { b.RiddleVP[0].Space = 200 },
		"marks of the library":        func(b *engine.Box) { b.LibraryDraw[0].Space = 0 },
		"library tiles: a kind":       func(b *engine.Box) { b.Library[0].Count = 0 },
		"library tiles: 1 to 12":      func(b *engine.Box) { b.Library[0].Count = 200 },
		"turn of a canticle tile":     func(b *engine.Box) { b.Canticle[0] = 17 },
		"canticle tiles: 0 to 5":      func(b *engine.Box) { b.Canticle = make([]uint8, 6) },
		"red papal tiles: 0 to 5":     func(b *engine.Box) { b.RedPapal = 6 },
		"cards of ritmo: a kind":      func(b *engine.Box) { b.Cards[engine.Ritmo] = make([]engine.CardKind, 5) },
	} {
		box := copyOf(good.Box)
		spoil(&box)
		if _, err := engine.NewRules(box, good.Options, 4); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
	if _, err := engine.NewRules(good.Box, good.Options, 6); err == nil || !strings.Contains(err.Error(), "players: 2 to 5") {
		t.Errorf("six players: %v", err)
	}
}

// copyOf returns a deep copy of a box, so that a test can change any part of it.
func copyOf(b engine.Box) engine.Box {
	b.Places, b.Events, b.Manuscripts = slices.Clone(b.Places), slices.Clone(b.Events), slices.Clone(b.Manuscripts)
	b.Library, b.Canticle, b.LevelStarts = slices.Clone(b.Library), slices.Clone(b.Canticle), slices.Clone(b.LevelStarts)
	b.RiddleVP, b.LibraryDraw = slices.Clone(b.RiddleVP), slices.Clone(b.LibraryDraw)
	return b
}

func unset(places []engine.Place, f engine.Feature) {
	for i := range places {
		places[i].Features &^= f
	}
}
