package evaluation

import (
	"volgare/bot/greedy"
	"volgare/engine"
)

// overlooked is how much, in thousandths, a beginner misses of each term.
var overlooked = map[greedy.Term]float64{
	greedy.Order: 1000, greedy.Threat: 1000, greedy.Messenger: 600, greedy.Career: 500, greedy.Cards: 500, greedy.Knowing: 300,
	greedy.Riddle: 300, greedy.Canticle: 300,
}

var novice = func() *Weights {
	w := Zero()
	for term, share := range overlooked {
		w[0][term] = -share
	}
	return w
}()

// Novice is the source of what a beginner sees in a position: what lies before him more than what it
// may become, and nothing of who moves before whom.
func Novice(*engine.Rules) *Weights { return novice }
