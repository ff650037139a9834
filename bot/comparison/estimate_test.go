package comparison

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestStudentQuantiles compares with quantiles of Student's distribution.
func TestStudentQuantiles(t *testing.T) {
	for _, c := range []struct{ free, miss, want float64 }{
		{7, 0.1, 1.895},
		{15, 0.1, 1.753},
		{23, 0.1, 1.714},
		{95, 0.1, 1.661},
		{7, 0.001, 5.408},
		{15, 0.001, 4.073},
		{23, 0.001, 3.768},
		{95, 0.001, 3.396},
	} {
		if got := student(c.free, math.Sqrt2*math.Erfinv(1-c.miss)); math.Abs(got-c.want) > 0.01*c.want {
			t.Errorf("%.0f degrees, %.1f %% missed: %.4f, expected %.3f", c.free, 100*c.miss, got, c.want)
		}
	}
}

// TestSelectedIntervalsCoverTrueValue checks that nine in ten intervals of selected estimates cover the true value, and
// that the interval of a single estimate stays the same.
func TestSelectedIntervalsCoverTrueValue(t *testing.T) {
	beyond := func(e Estimate) bool { return e.Low > 0 }
	rng := rand.New(rand.NewPCG(1, 2))
	missed, lists := 0.0, 1000
	for range lists {
		var all []Estimate
		var truths []float64
		for n := range 60 {
			truth := float64(n%3) / 3
			values := make([]float64, 20)
			for i := range values {
				values[i] = truth + rng.NormFloat64()
			}
			all, truths = append(all, Mean(values)), append(truths, truth)
		}
		told, wrong := 0.0, 0.0
		for i, e := range Together(all, beyond) {
			if !beyond(e) {
				continue
			}
			told++
			if e.Low > truths[i] || e.High < truths[i] {
				wrong++
			}
		}
		missed += wrong / max(told, 1) / float64(lists)
	}
	if missed > miss+0.01 || missed < miss/2 {
		t.Errorf("%.1f %% of the intervals miss the true value", 100*missed)
	}
	one := Mean([]float64{1, 2, 3, 4})
	if alone := Together([]Estimate{one}, beyond); alone[0] != one {
		t.Errorf("by itself %+v, selected from a list of one %+v", one, alone[0])
	}
}
