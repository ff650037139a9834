package server

import (
	"testing"

	"volgare/server/analysis"
)

// TestReview looks back at a game: not before its end, then further and further, whoever asks.
func TestReview(t *testing.T) {
	r := newRig(t, how{})
	ann, eve := r.browser(), r.browser()
	ann.get(at("%s/review", ann.create("me", "me").ID)).code("not-over")
	id := ann.imported(finishedRecord(t, 2, "review"))

	first := read[analysis.Review](eve.get(at("%s/review", id)))
	if first.Knows != "own" || first.Levels < 2 || first.State == "done" {
		t.Errorf("at first: %+v", first)
	}
	var found analysis.Review
	r.waitFor(func() bool {
		found = read[analysis.Review](eve.get(at("%s/review", id)))
		return len(found.Choices) > 0
	})
	if len(found.Outlooks) < 3 || len(found.Results) != 2 || len(found.Choices[0].Played) == 0 {
		t.Errorf("found: %+v", found)
	}
	if other := read[analysis.Review](eve.get(at("%s/review?open=true", id))); other.Knows != "open" {
		t.Errorf("with everything open: %+v", other)
	}
}
