package review

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestFitRecoversSpread recovers the Spread from which final scores and winners were drawn.
func TestFitRecoversSpread(t *testing.T) {
	is := Spread{Last: 4, Turn: 3, Most: 30, Rivalry: 1.2}
	rng := rand.New(rand.NewPCG(1, 2))
	var c Calibration
	for range 3000 {
		run := race{left: 100 * rng.IntN(15), more: 1.1}
		deviation := run.more * math.Sqrt(is.variance(run.left))
		first := math.Inf(-1)
		for seat := range 4 {
			mean := 60 + 6*rng.NormFloat64()
			run.means, run.ends = append(run.means, mean), append(run.ends, mean+deviation*rng.NormFloat64())
			if end := mean + is.Rivalry*deviation*rng.NormFloat64(); end > first {
				first, run.winner = end, seat
			}
		}
		c.races = append(c.races, run)
	}
	got := c.Fit()
	if math.Abs(got.Last-is.Last) > 1 || math.Abs(got.Turn-is.Turn) > 0.5 || math.Abs(got.Most-is.Most) > 3 ||
		math.Abs(got.Rivalry-is.Rivalry) > 0.1 {
		t.Errorf("%+v, expected %+v", got, is)
	}
}

// TestWinProbabilitiesGrowWithLead checks that a greater lead means a greater probability, and that every seat has a chance.
func TestWinProbabilitiesGrowWithLead(t *testing.T) {
	for _, c := range []struct {
		means []float64
		want  []float64
	}{
		{[]float64{50, 50}, []float64{0.5, 0.5}},
		{[]float64{50, 50, 50, 50}, []float64{0.25, 0.25, 0.25, 0.25}},
		{[]float64{50 + 10*math.Sqrt2, 50}, []float64{0.8413, 0.1587}}, // one deviation of the difference
		{[]float64{90, 50, 50}, []float64{0.9953, 0.0023, 0.0023}},
	} {
		for seat, p := range winProbabilities(c.means, 10) {
			if math.Abs(p-c.want[seat]) > 0.001 {
				t.Errorf("%v: seat %d has %.4f, expected %.4f", c.means, seat, p, c.want[seat])
			}
		}
	}
}
