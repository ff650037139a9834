package view

import (
	"maps"
	"slices"
	"testing"

	"volgare/edition/editiontest"
)

// TestSetupKinds checks that actions are in the order of all four rulebooks, followed by free actions and the end of the turn. // ACT-1
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

// TestSetupKindRules checks that kinds cite the rule of the edition: the library of 2010 has another rule than the one of
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

// TestShelves checks the three shelves of the kinds of a turn: movement and actions at the destination, things to take, and
// tracks with the library.
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

// TestSetupExpansions checks which expansions a table lists, including the one of a friar tile.
func TestSetupExpansions(t *testing.T) {
	if on := SetupOf(editiontest.Table(t, "it2010", 4)).Expansions; on == nil || len(on) > 0 {
		t.Errorf("%v in the box of 2010", on)
	}
	if on := SetupOf(editiontest.Expanded(t, 3, "alessandro")).Expansions; !slices.Equal(on, []string{"alessandro"}) {
		t.Errorf("%v, want alessandro", on)
	}
}
