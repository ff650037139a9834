// Package train fits the weights of [volgare/bot/evaluation]. Players with the current weights play against each other, and
// several plans are played out from some of their positions. A regression explains the differences of the outcomes by the
// differences of the plans' features. This gives directions for the weights. Games whose seats have different weights give
// the best step in each direction. All work is limited by counts, not by time: the same seed gives the same weights.
package train

import (
	"math"
	"slices"

	"volgare/bot/evaluation"
)

// sample is a row of the regression: amounts by weight, and the error of the current weights that they should explain.
type sample struct {
	at     []int32
	amount []float64
	error  float64 // mVP
}

// samples returns a sample for each plan of the positions, relative to the mean of the plans of its position.
func samples(positions []Position, w *evaluation.Weights) []sample {
	var all []sample
	for i := range positions {
		all = append(all, samplesOf(&positions[i], w)...)
	}
	return all
}

// amounts holds the features of a plan in ascending order, with an amount each: 1 for a feature that is on, VP for a term.
type amounts []amount

type amount struct {
	feature int
	amount  float64
}

// has returns the amounts of a plan.
func (p *Plan) has() amounts {
	row := make(amounts, 0, len(p.Has.Terms)+len(p.Has.On))
	for t, v := range p.Has.Terms {
		row = append(row, amount{t, float64(v) / 1000})
	}
	for _, f := range slices.Sorted(slices.Values(p.Has.On)) {
		row = append(row, amount{int(f), 1})
	}
	return row
}

// worth returns the value of a plan with the given amounts, in mVP.
func (p *Plan) worth(row amounts, basis [evaluation.Bases]float64, w *evaluation.Weights) float64 {
	return float64(p.Plus+p.Has.Terms.Sum()) + weigh(row, basis, w)
}

// weigh returns the weighted sum of amounts, in mVP.
func weigh(row amounts, basis [evaluation.Bases]float64, w *evaluation.Weights) float64 {
	v := 0.0
	for _, a := range row {
		for b, share := range basis {
			v += share * a.amount * w[b][a.feature]
		}
	}
	return v
}

// samplesOf returns a sample for each plan of a position.
func samplesOf(p *Position, w *evaluation.Weights) []sample {
	n, basis := float64(len(p.Plans)), evaluation.Basis(p.Left)
	mean, meanError := make([]float64, evaluation.Features()), 0.0
	rows, errors := make([]amounts, len(p.Plans)), make([]float64, len(p.Plans))
	for i := range p.Plans {
		rows[i] = p.Plans[i].has()
		errors[i] = 1000*average(p.Plans[i].Results) - p.Plans[i].worth(rows[i], basis, w)
		meanError += errors[i] / n
		for _, a := range rows[i] {
			mean[a.feature] += a.amount / n
		}
	}
	all := make([]sample, len(p.Plans))
	for i, row := range rows {
		all[i] = sampleOf(row.beyond(mean), basis, errors[i]-meanError)
	}
	return all
}

// beyond returns the differences between amounts and their mean.
func (row amounts) beyond(mean []float64) (more amounts) {
	own := make([]float64, len(mean))
	for _, a := range row {
		own[a.feature] += a.amount
	}
	for f, m := range mean {
		if d := own[f] - m; math.Abs(d) > 1e-9 {
			more = append(more, amount{f, d})
		}
	}
	return more
}

// sampleOf expands amounts to a sample with all bases of each feature.
func sampleOf(row amounts, basis [evaluation.Bases]float64, err float64) sample {
	d := sample{error: err}
	for _, a := range row {
		for b, share := range basis {
			if share > 0 && a.amount != 0 {
				d.at = append(d.at, int32(b*evaluation.Features()+a.feature))
				d.amount = append(d.amount, share*a.amount)
			}
		}
	}
	return d
}

func average(list []float64) float64 {
	sum := 0.0
	for _, v := range list {
		sum += v
	}
	return sum / float64(len(list))
}

// Fit returns the change of the weights that best explains the outcomes of plans. A greater lambda makes the change
// smaller. The weight of a feature in which no two plans of a position differ does not change.
func Fit(positions []Position, w *evaluation.Weights, lambda float64) *evaluation.Weights {
	return weightsOf(solve(samples(positions, w), numWeights(), lambda))
}

// numWeights returns the number of weights.
func numWeights() int { return evaluation.Bases * evaluation.Features() }

func weightsOf(x []float64) *evaluation.Weights {
	w, n := evaluation.Zero(), evaluation.Features()
	for b := range w {
		copy(w[b], x[b*n:(b+1)*n])
	}
	return w
}

// solve returns n numbers x that minimize the sum of squared residuals plus lambda times the sum of squares of x, by
// conjugate gradients.
func solve(rows []sample, n int, lambda float64) []float64 {
	x, r := make([]float64, n), make([]float64, n)
	for i := range rows {
		rows[i].add(r, rows[i].error)
	}
	d := slices.Clone(r)
	size := dot(r, r)
	first := size
	for step := 0; step < 400 && size > 1e-10*first; step++ {
		ad := make([]float64, n)
		for i := range rows {
			rows[i].add(ad, rows[i].times(d))
		}
		for i := range ad {
			ad[i] += lambda * d[i]
		}
		alpha := size / dot(d, ad)
		for i := range x {
			x[i] += alpha * d[i]
			r[i] -= alpha * ad[i]
		}
		next := dot(r, r)
		for i := range d {
			d[i] = r[i] + next/size*d[i]
		}
		size = next
	}
	return x
}

func (s *sample) times(x []float64) float64 {
	sum := 0.0
	for i, at := range s.at {
		sum += s.amount[i] * x[at]
	}
	return sum
}

func (s *sample) add(to []float64, times float64) {
	for i, at := range s.at {
		to[at] += times * s.amount[i]
	}
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

// VarianceExplained returns the share of the squared errors of positions that a change of the weights removes.
func VarianceExplained(positions []Position, w, change *evaluation.Weights) float64 {
	x := slices.Concat(change[:]...)
	before, after := 0.0, 0.0
	for _, d := range samples(positions, w) {
		left := d.error - d.times(x)
		before += d.error * d.error
		after += left * left
	}
	return 1 - after/before
}
