package server

import (
	"net/http"
	"slices"
	"testing"
	"time"

	"volgare/server/analysis"
	"volgare/server/tables"
	"volgare/workshop/soak"
)

// TestReview: a game cannot be reviewed before its end; then its review advances, for all callers.
func TestReview(t *testing.T) {
	r := newRig(t, how{})
	ann, eve := r.browser(), r.browser()
	ann.get(at("%s/review", ann.create("me", "me").ID)).code("not-over")
	id := ann.imported(finishedRecord(t, 2, "review"))

	first := read[analysis.Review](eve.get(at("%s/review", id)))
	if first.Perspective != "own" || first.Levels < 2 || first.State == "done" {
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
	if other := read[analysis.Review](eve.get(at("%s/review?open=true", id))); other.Perspective != "open" {
		t.Errorf("with everything open: %+v", other)
	}
}

// TestHintOnlyForSoloPlayerInTurn: only a player who plays alone against bots gets ideas, when it is their turn, and the
// ideas are legal.
func TestHintOnlyForSoloPlayerInTurn(t *testing.T) {
	r := newRig(t, how{})
	ann, eve := r.browser(), r.browser()
	ann.get(at("%s/hint?seat=yellow", ann.create("me", "open").ID)).code("seating")
	many := ann.create("me", "greedy", "open")
	eve.post(at("%s/seats/black", many.ID), object{"do": "sit"}).is(http.StatusOK)
	ann.post(at("%s/start", many.ID), object{}).is(http.StatusOK)
	for what, id := range map[string]string{"of two people": many.ID, "of two seats at one screen": ann.create("me", "me").ID} {
		if read[tables.Table](ann.get(at("%s", id))).SoloAgainstBots {
			t.Errorf("%s soloAgainstBots is true", what)
		}
		ann.get(at("%s/hint?seat=yellow", id)).code("not-solo-against-bots")
	}

	id := ann.create("me", "greedy").ID
	decides := func() bool { return ann.decider(id) == "yellow" }
	r.waitFor(decides)
	eve.get(at("%s/hint?seat=yellow", id)).code("not-held")
	ann.get(at("%s/hint?seat=red", id)).code("not-held")
	ann.get(at("%s/hint", id)).code("bad-request")
	if !read[tables.Table](ann.get(at("%s", id))).SoloAgainstBots {
		t.Error("soloAgainstBots is false for a person alone against a bot")
	}
	for ann.position(id, "yellow").View.Decision != "turn" {
		ann.move(id, nil)
		r.waitFor(decides)
	}
	tried := false
	for range soak.Or(1, 3) {
		r.waitFor(decides)
		told := ann.get(at("%s/hint?seat=yellow", id))
		found := read[analysis.Hint](told)
		best := slices.IndexFunc(found.Ideas, func(idea analysis.Idea) bool { return idea.Best })
		if len(found.Ideas) < 2 || best < 0 || !found.Ideas[best].Even {
			t.Fatalf("a hint: %+v", found)
		}
		ann.get(at("%s/hint?seat=yellow", id), "If-None-Match", told.header.Get("ETag")).is(http.StatusNotModified)
		for _, idea := range found.Ideas {
			moves := []string{}
			for _, m := range idea.Moves[:idea.Tries] {
				moves = append(moves, m.Notation)
			}
			ann.post(at("%s/simulate", id), object{"seat": "yellow", "moves": moves}).is(http.StatusOK)
			tried = tried || len(moves) > 1
		}
		ann.move(id, func(move string) bool { return move == found.Ideas[best].Moves[0].Notation })
	}
	if !tried {
		t.Error("no idea of several moves could be simulated")
	}
}

// TestReviewKept: a finished review is available and unchanged right after a restart. Another build makes its own.
func TestReviewKept(t *testing.T) {
	soak.Only(t, "it reviews a whole game at all levels")
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.imported(finishedRecord(t, 2, "kept"))
	var found answer
	for read[analysis.Review](ann.get(at("%s/review", id))).State != "done" {
		time.Sleep(100 * time.Millisecond)
	}
	found = ann.get(at("%s/review", id))
	r.close()

	again := newRig(t, how{dir: r.dir})
	back := again.browser().get(at("%s/review", id))
	if string(back.body) != string(found.body) || back.header.Get("ETag") != found.header.Get("ETag") {
		t.Errorf("after a restart: %.200s", back.body)
	}
	again.browser().get(at("%s/review", id), "If-None-Match", back.header.Get("ETag")).is(http.StatusNotModified)
	again.close()

	other := newRig(t, how{dir: r.dir, config: func(c *Config) { c.Build = "another" }})
	if state := read[analysis.Review](other.browser().get(at("%s/review", id))).State; state == "done" {
		t.Error("another build uses the stored review")
	}
}
