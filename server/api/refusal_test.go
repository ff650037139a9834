package api

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/game"
	"volgare/table"
	"volgare/view"
)

// TestRefusalNamesCountedKind: the reason of a refused move names the things that were counted, even if they are a kind of
// manuscript, which only the rules can name.
func TestRefusalNamesCountedKind(t *testing.T) {
	rules := editiontest.Expanded(t, 3).Rules
	why := engine.Reason{Rule: engine.RUL13, Code: engine.NotThere, Of: engine.GoodManuscript(0), Need: 1}
	p := ProblemOf(&table.Refusal{Refusal: game.Refusal{Code: table.Illegal, Reason: why, Rules: rules}})
	want := view.ReasonOf(rules, why)
	if p.Reason == nil || p.Reason.What == nil || *p.Reason.What != *want.What {
		t.Errorf("%+v, want %+v", p.Reason, want)
	}
}
