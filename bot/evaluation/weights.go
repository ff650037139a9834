package evaluation

import (
	"math"

	"volgare/bot/greedy"
)

// Bases are the parts that the price of a feature has: a constant one, one that falls evenly
// from the first turn to the last, and one of the last three turns.
const Bases = 3

// Weights are the prices of the features, in mVP for each basis; of the terms, thousandths
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
	for t := range greedy.NumTerms {
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

// prices are those of one turn, in mVP; of the terms in thousandths.
type prices struct {
	of   *Weights
	left int
	row  []int32
}

// set works the prices out, unless it has.
func (p *prices) set(w *Weights, left int) {
	if p.of == w && p.left == left {
		return
	}
	if p.row == nil {
		p.row = make([]int32, features)
	}
	p.of, p.left = w, left
	at := Basis(left)
	for i := range p.row {
		sum := 0.0
		for b, share := range at {
			sum += float64(share * w[b][i]) // rounded, the same on every machine
		}
		p.row[i] = int32(math.Round(sum))
	}
	for t := range greedy.NumTerms {
		p.row[t] += 1000
	}
}

// value is the price of all that a position has.
func (p *prices) value(v *Vector) int {
	terms := 0
	for t, worth := range v.Terms {
		terms += worth * int(p.row[t])
	}
	sum := terms / 1000
	for _, f := range v.On {
		sum += int(p.row[f])
	}
	return sum
}
