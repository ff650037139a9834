package stats_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"volgare/bot/arena/stats"
)

// TestBootstrapCovers draws samples with a known mean, and counts how often the interval contains it.
func TestBootstrapCovers(t *testing.T) {
	rng, covered := rand.New(rand.NewPCG(1, 2)), 0
	const samples, n, mean = 400, 80, 3.0
	for sample := range samples {
		values := make([]float64, n)
		for i := range values {
			values[i] = mean * rng.ExpFloat64() // skewed, as margins are
		}
		got := stats.Bootstrap(n, uint64(sample), func(times []int) []float64 {
			return []float64{stats.Mean(values, times)}
		})
		if got[0].Low <= mean && mean <= got[0].High {
			covered++
		}
	}
	if covered < samples*91/100 || covered > samples*97/100 {
		t.Errorf("%d of %d intervals hold the mean", covered, samples)
	}
}

// TestBootstrapOfNormalValues compares the bounds with the known ones, on both sides.
func TestBootstrapOfNormalValues(t *testing.T) {
	rng, values, m := rand.New(rand.NewPCG(7, 8)), make([]float64, 1000), stats.Moments{}
	for i := range values {
		values[i] = 5 + 2*rng.NormFloat64()
		m.Add(values[i])
	}
	got := stats.Bootstrap(len(values), 1, func(times []int) []float64 { return []float64{stats.Mean(values, times)} })[0]
	half := 1.96 * math.Sqrt(m.Variance()/float64(m.N))
	for _, side := range []float64{m.Mean - got.Low, got.High - m.Mean} {
		if math.Abs(side/half-1) > 0.08 {
			t.Errorf("%v about %v: want half of it to be %v", got, m.Mean, half)
		}
	}
}

func TestBootstrapRepeats(t *testing.T) {
	figures := func(times []int) []float64 { return []float64{stats.Mean([]float64{1, 5, 9}, times), 7} }
	one, two := stats.Bootstrap(3, 1, figures), stats.Bootstrap(3, 1, figures)
	if !slices.Equal(one, two) || one[0].Low >= 5 || one[0].High <= 5 {
		t.Errorf("%v, then %v", one, two)
	}
	if fixed := (stats.Interval{Low: 7, High: 7}); one[1] != fixed {
		t.Errorf("a figure that does not depend on the draw has interval %v, want %v", one[1], fixed)
	}
}

func TestMean(t *testing.T) {
	if got := stats.Mean([]float64{1, 2, 6}, []int{2, 0, 1}); got != 8.0/3 {
		t.Errorf("mean %v, want 8/3", got)
	}
	if got := stats.Mean(nil, nil); got != 0 {
		t.Errorf("mean of nothing %v", got)
	}
}
