package bot_test

import (
	"testing"

	"volgare/bot"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// BenchmarkGreedyDecision measures the mean over all decisions of a game of four.
func BenchmarkGreedyDecision(b *testing.B) { benchGreedy(b, rulesOf(b, "deluxe", 4)) }

// BenchmarkGreedyDecisionCards does the same with all expansions.
func BenchmarkGreedyDecisionCards(b *testing.B) { benchGreedy(b, editiontest.Expanded(b, 4).Rules) }

func benchGreedy(b *testing.B, r *engine.Rules) {
	b.Helper()
	list := players(b, 1, "greedy", "greedy", "greedy", "greedy")
	var views []engine.State
	play(r, "bench", list, func(_, view *engine.State, _ []engine.Move, _ engine.Move) {
		views = append(views, *view)
	})
	var legal []engine.Move
	for i := 0; b.Loop(); i++ {
		view := &views[i%len(views)]
		legal = r.AppendLegal(legal[:0], view)
		list[0].Choose(b.Context(), bot.Question{Rules: r, View: view, Legal: legal})
	}
	b.ReportMetric(float64(len(views)), "decisions/game")
}
