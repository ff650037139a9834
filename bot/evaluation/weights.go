package evaluation

import (
	"math"

	"volgare/bot/appraisal"
	"volgare/engine"
)

// Bases are the parts that the weight of a feature has: a constant one, one that falls evenly
// from the first turn to the last, and one of the last three turns.
const Bases = 3

// Weights are what each feature is worth, in mVP for each basis; of the terms, thousandths
// beyond the first thousand.
type Weights [Bases][]float64

// Zero are the weights with which positions are worth the sum of the terms.
func Zero() *Weights {
	var w Weights
	for b := range w {
		w[b] = make([]float64, features)
	}
	return &w
}

// Nothing are the weights with which every position is worth nothing.
func Nothing() *Weights {
	w := Zero()
	for t := range appraisal.NumTerms {
		w[0][t] = -1000
	}
	return w
}

// Add adds a share of other weights.
func (w *Weights) Add(other *Weights, share float64) {
	for b := range w {
		for i := range w[b] {
			w[b][i] += share * other[b][i]
		}
	}
}

const (
	wholeGame = 1500 // hundredths of turns after the first
	lastTurns = 300
)

// Basis is how much of each part counts with so many hundredths of turns left.
func Basis(left int) [Bases]float64 {
	return [Bases]float64{1, float64(min(left, wholeGame)) / wholeGame, float64(max(lastTurns-left, 0)) / lastTurns}
}

// turnWeights are those of one turn, in mVP; of the terms in thousandths.
type turnWeights struct {
	of   *Weights
	left int
	row  []int32
}

// set works the weights out, unless it has.
func (t *turnWeights) set(w *Weights, left int) {
	if t.of == w && t.left == left {
		return
	}
	if t.row == nil {
		t.row = make([]int32, features)
	}
	t.of, t.left = w, left
	at := Basis(left)
	for i := range t.row {
		sum := 0.0
		for b, share := range at {
			sum += float64(share * w[b][i]) // rounded, the same on every machine
		}
		t.row[i] = int32(math.Round(sum))
	}
	for term := range appraisal.NumTerms {
		t.row[term] += 1000
	}
}

// value is the worth of all that a position has.
func (t *turnWeights) value(v *Vector) int {
	terms := 0
	for term, worth := range v.Terms {
		terms += worth * int(t.row[term])
	}
	sum := terms / 1000
	for _, f := range v.On {
		sum += int(t.row[f])
	}
	return sum
}

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

// Novice returns the weights of a beginner: they count present gains more than later ones, and ignore the order of
// play.
func Novice(*engine.Rules) *Weights { return novice }
