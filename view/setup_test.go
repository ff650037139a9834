package view

import (
	"maps"
	"slices"
	"testing"

	"volgare/edition/editiontest"
)

// The actions stand in the order in which all four rulebooks list them, what is free and
// the end of the turn after them. // ACT-1
func TestSetupKinds(t *testing.T) {
	var turn []string
	for _, k := range SetupOf(editiontest.Table(t, "it2010", 4)).Kinds {
		if k.Turn {
			turn = append(turn, k.Kind)
		}
	}
	want := []string{
		"move", "embark", "manuscript", "lingua", "take-politicians", "take-nobles", "take-abbesses", "take-scribes",
		"psalter", "business", "riddle", "messenger", "orient", "canticle", "library", "rest",
		"city", "event", "scribes-knowledge", "scribes-vp", "friar", "cardinal", "shlasinger", "draw", "end", "end-summon",
	}
	if !slices.Equal(turn, want) {
		t.Errorf("%v", turn)
	}
}

// What a kind names is said by the rule of the edition: the library of 2010 is not that of
// the Deluxe box. // LIB-1 LIB-2
func TestSetupKindRules(t *testing.T) {
	for preset, want := range map[string]string{"it2010": "LIB-1", "deluxe": "LIB-2"} {
		for _, k := range SetupOf(editiontest.Table(t, preset, 4)).Kinds {
			if k.Kind == "library" || k.Kind == "keep" {
				if k.Rule == nil || *k.Rule != want {
					t.Errorf("%s: %s is said by %v, want %s", preset, k.Kind, k.Rule, want)
				}
			}
		}
	}
}

// The kinds of a turn lie on three shelves: the ways and what is done where they lead, what is
// taken, and the tracks with the library.
func TestShelves(t *testing.T) {
	shelves := map[string][]string{}
	for _, k := range SetupOf(editiontest.Expanded(t, 4, "ritmo")).Kinds {
		if k.Shelf == nil {
			if k.Turn {
				t.Errorf("%s lies on no shelf", k.Kind)
			}
			continue
		}
		shelves[*k.Shelf] = append(shelves[*k.Shelf], k.Kind)
	}
	want := map[string][]string{
		"travel": {
			"move", "city", "event", "scribes-knowledge", "scribes-vp", "friar", "cardinal", "shlasinger",
			"end", "end-summon",
		},
		"gather": {
			"manuscript", "lingua", "take-politicians", "take-nobles", "take-abbesses", "take-scribes", "psalter",
			"business", "ritmo", "return-ritmo", "trade",
		},
		"tracks": {"riddle", "messenger", "orient", "canticle", "library", "rest", "draw"},
	}
	if !maps.EqualFunc(shelves, want, slices.Equal) {
		t.Errorf("%v, want %v", shelves, want)
	}
}

// A table tells which expansions lie on it, a friar's tile among them.
func TestSetupExpansions(t *testing.T) {
	if on := SetupOf(editiontest.Table(t, "it2010", 4)).Expansions; on == nil || len(on) > 0 {
		t.Errorf("%v in the box of 2010", on)
	}
	if on := SetupOf(editiontest.Expanded(t, 3, "alessandro")).Expansions; !slices.Equal(on, []string{"alessandro"}) {
		t.Errorf("%v, want alessandro", on)
	}
}
