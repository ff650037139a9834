package evaluation

import (
	"volgare/bot/appraisal"
	"volgare/engine"
)

// overlooked is how much, in thousandths, a beginner misses of each term.
var overlooked = map[appraisal.Term]float64{
	appraisal.Order: 1000, appraisal.Threat: 1000, appraisal.Messenger: 600, appraisal.Career: 500, appraisal.Cards: 500,
	appraisal.Knowing: 300, appraisal.Riddle: 300, appraisal.Canticle: 300,
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
