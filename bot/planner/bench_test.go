package planner_test

import (
	"context"
	"fmt"
	"testing"

	"volgare/bot"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// BenchmarkGame plays games of four planners that always make their whole planned line.
func BenchmarkGame(b *testing.B) {
	r := editiontest.Table(b, "deluxe", 4).Rules
	for _, effort := range []planner.Effort{planner.Full, planner.Narrow, {Width: 4, Expand: 3}, {Width: 2, Expand: 2}} {
		b.Run(fmt.Sprintf("%d of %d", effort.Expand, effort.Width), func(b *testing.B) {
			p := planner.New("planner", evaluation.Fitted, effort, 1)
			b.ReportAllocs()
			for n := 0; b.Loop(); n++ {
				start := r.New(r.Deal(fmt.Sprint("bench/", n%20)), nil)
				playOut(r, p, &start)
			}
		})
	}
}

func playOut(r *engine.Rules, p *planner.Player, s *engine.State) {
	var view, next engine.State
	var legal []engine.Move
	for s.Decision != engine.Over {
		r.Mask(&view, s, s.Seat)
		legal = r.AppendLegal(legal[:0], &view)
		for _, m := range p.Plan(context.Background(), bot.Question{Rules: r, View: &view, Legal: legal}) {
			r.Apply(&next, s, m, nil)
			*s = next
		}
	}
}
