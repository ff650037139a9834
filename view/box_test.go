package view

import (
	"slices"
	"testing"

	"volgare/edition/editiontest"
)

// The actions stand in the order in which all four rulebooks list them, what is free and
// the end of the turn after them. // ACT-1
func TestBoxKinds(t *testing.T) {
	var turn []string
	for _, k := range BoxOf(editiontest.Table(t, "it2010", 4)).Kinds {
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

// A table tells which expansions lie on it, a friar's tile among them.
func TestBoxExpansions(t *testing.T) {
	if on := BoxOf(editiontest.Table(t, "it2010", 4)).Expansions; on == nil || len(on) > 0 {
		t.Errorf("%v in the box of 2010", on)
	}
	if on := BoxOf(editiontest.Expanded(t, 3, "alessandro")).Expansions; !slices.Equal(on, []string{"alessandro"}) {
		t.Errorf("%v, want alessandro", on)
	}
}
