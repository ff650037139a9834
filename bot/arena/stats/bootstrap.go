// Package stats holds the statistics of a match: intervals by resampling, a test
// that may stop early, ratings. Its unit is whatever was drawn independently, for
// a match the deal.
package stats

import (
	"math/rand/v2"
	"slices"
)

// Interval is where a figure lies with a probability of 95 %.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Level is the probability with which an interval covers what it is about.
const Level = 0.95

// rounds is how often the units are drawn anew: a bound of an interval moves by a few
// per cent of the interval's width from seed to seed.
const rounds = 2000

// Bootstrap gives an interval for each of the figures that are a function of n
// units. The function is told how often each unit was drawn, n draws in all. The
// intervals depend on the seed as a poll on whom it asks; few units give ones that
// are a little too narrow.
func Bootstrap(n int, seed uint64, figures func(times []int) []float64) []Interval {
	rng, times := rand.New(rand.NewPCG(seed, uint64(n))), make([]int, n)
	var drawn [][]float64 // by figure
	for range rounds {
		clear(times)
		for range n {
			times[rng.IntN(n)]++
		}
		for i, f := range figures(times) {
			if i == len(drawn) {
				drawn = append(drawn, make([]float64, 0, rounds))
			}
			drawn[i] = append(drawn[i], f)
		}
	}
	intervals := make([]Interval, len(drawn))
	for i, values := range drawn {
		slices.Sort(values)
		intervals[i] = Interval{quantile(values, (1-Level)/2), quantile(values, (1+Level)/2)}
	}
	return intervals
}

// quantile is the value below which a part of the sorted values lies, between two of
// them by their distance.
func quantile(values []float64, part float64) float64 {
	at := part * float64(len(values)-1)
	i := int(at)
	if i+1 == len(values) {
		return values[i]
	}
	return values[i] + (at-float64(i))*(values[i+1]-values[i])
}

// Mean is the mean of values, of which each counts some times; 0 of none.
func Mean(values []float64, times []int) float64 {
	sum, n := 0.0, 0
	for i, v := range values {
		sum += v * float64(times[i])
		n += times[i]
	}
	if n == 0 {
		return 0
	}
	return sum / float64(n)
}
