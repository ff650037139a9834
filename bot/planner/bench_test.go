package planner_test

import (
	"testing"

	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// BenchmarkGame plays a game of four planners of the effort of rollouts.
func BenchmarkGame(b *testing.B) {
	r := editiontest.Table(b, "deluxe", 4).Rules
	p := planner.New("planner", evaluation.Fitted, planner.Narrow, 1)
	start := r.New(r.Deal("bench"), nil)
	var view, next engine.State
	var legal []engine.Move
	b.ReportAllocs()
	for b.Loop() {
		s := start
		for s.Decision != engine.Over {
			r.Mask(&view, &s, s.Seat)
			legal = r.AppendLegal(legal[:0], &view)
			for _, m := range p.Plan(r, &view, legal, nil) {
				r.Apply(&next, &s, m, nil)
				s = next
			}
		}
	}
}
