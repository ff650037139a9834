// Package stats implements the statistics of a match: bootstrap intervals, a sequential test that may stop early, and
// ratings. Its unit is an independent observation; for a match, that is a deal.
package stats

import (
	"math/rand/v2"
	"slices"
)

// Interval is the 95 % confidence interval of a figure.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Level is the probability that an interval covers the true value.
const Level = 0.95

// rounds is the number of resamples. With 2000, a bound moves by a few per cent of the interval's width from seed to seed.
const rounds = 2000

// Bootstrap returns an interval for each of the figures, which are functions of n units. times[i] is the number of times
// that unit i was drawn; the sum is n. The intervals vary slightly with the seed. With few units they are a little too
// narrow.
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

// quantile returns the given quantile of sorted values, with linear interpolation.
func quantile(values []float64, part float64) float64 {
	at := part * float64(len(values)-1)
	i := int(at)
	if i+1 == len(values) {
		return values[i]
	}
	return values[i] + (at-float64(i))*(values[i+1]-values[i])
}

// Mean returns the mean of values, where value i counts times[i] times; 0 for no values.
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
