package evaluation

import (
	"math"

	"volgare/bot/appraisal"
	"volgare/engine"
)

// Bases is the number of parts of a feature's weight: a constant part, a part that falls linearly from the first turn to
// the last, and a part for the last three turns.
const Bases = 3

// Weights holds the weight of each feature for each basis, in mVP. For terms it is a factor in thousandths, to which 1000
// is added.
type Weights [Bases][]float64

// Zero returns the weights with which the value of a position is the sum of its terms.
func Zero() *Weights {
	var w Weights
	for b := range w {
		w[b] = make([]float64, features)
	}
	return &w
}

// Nothing returns the weights with which every position has the value 0.
func Nothing() *Weights {
	w := Zero()
	for t := range appraisal.NumTerms {
		w[0][t] = -1000
	}
	return w
}

// Add adds other weights, multiplied by share.
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

// Basis returns the factor of each basis with left hundredths of turns left.
func Basis(left int) [Bases]float64 {
	return [Bases]float64{1, float64(min(left, wholeGame)) / wholeGame, float64(max(lastTurns-left, 0)) / lastTurns}
}

// turnWeights holds the total weights for one moment of the game: in mVP, for terms in thousandths.
type turnWeights struct {
	of   *Weights
	left int
	row  []int32
}

// set computes the weights, unless it has already done so for the same arguments.
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
			sum += float64(share * w[b][i]) // rounded, so that the result is the same on every machine
		}
		t.row[i] = int32(math.Round(sum))
	}
	for term := range appraisal.NumTerms {
		t.row[term] += 1000
	}
}

// value returns the sum of the weights of everything in a vector.
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

// overlooked is the share of each term that a beginner misses, in thousandths.
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

// Novice returns the weights of a beginner: they value present gains more than later ones, and ignore turn order.
func Novice(*engine.Rules) *Weights { return novice }
