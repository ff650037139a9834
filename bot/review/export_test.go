package review

import (
	"testing"

	"volgare/bot"
	"volgare/bot/planner"
	"volgare/bot/roster"
	"volgare/bot/simulator"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/game"
)

// Lightly returns a reviewer that does everything, with very little effort.
func Lightly(h *game.History, perspective Perspective) *Reviewer {
	budget := bot.Budget{Plans: 3, Rollouts: 3, ToEnd: 17}
	light := simulator.New("lightly", simulator.Style{Players: planner.Effort{Width: 2, Expand: 1}}, budget, 1)
	v := New(light, h, perspective, "lightly")
	for i := range v.levels {
		v.levels[i] = level{outlooks: 1, again: 2 + i, budget: budget}
	}
	return v
}

// Played returns a game of planners. If careless returns true, the turn is ended at once.
func Played(tb testing.TB, seed string, seats int, careless func(*engine.State) bool) game.History {
	tb.Helper()
	table := editiontest.Table(tb, "deluxe", seats)
	r := table.Rules
	p, err := roster.House().New("planner", 1)
	if err != nil {
		tb.Fatal(err)
	}
	h := game.New(table, r.Deal(seed))
	var view engine.State
	for !h.Over() {
		r.Mask(&view, h.Now(), h.Now().Seat)
		legal := r.AppendLegal(nil, &view)
		m := p.Choose(tb.Context(), bot.Question{Rules: r, View: &view, Legal: legal})
		if end := (engine.Move{Kind: engine.End}); view.Decision == engine.Turn && careless(&view) {
			m = end
		}
		next, why := h.Play(view.Seat, m, game.Source{}, nil)
		if !why.Legal() {
			tb.Fatalf("turn %d: %v is not legal: %v", view.Turn, m, why)
		}
		h = next
	}
	return h
}
