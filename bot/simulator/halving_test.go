package simulator

import (
	"math/rand/v2"
	"testing"
)

// TestRolloutsOutweighPriorInTime checks that many play-outs outweigh the planner's estimate, but few do not.
func TestRolloutsOutweighPriorInTime(t *testing.T) {
	few := []plan{{prior: 0, margins: []float64{2, 2}}, {prior: -3, margins: []float64{4, 4}}}
	if rank(few); few[0].prior != 0 {
		t.Error("two rollouts outweigh the planner")
	}
	many := []plan{{prior: 0, margins: make([]float64, 20)}, {prior: -3, margins: make([]float64, 20)}}
	for i := range many[1].margins {
		many[1].margins[i] = 2
	}
	if rank(many); many[0].prior != -3 {
		t.Error("twenty rollouts do not outweigh the planner")
	}
}

// TestSettledByNumberAndEvenness checks that a lead is certain by the number and evenness of results, not by its size.
func TestSettledByNumberAndEvenness(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	arms := func(n int, more, noise float64) []plan {
		two := []plan{{}, {}}
		for range n {
			luck := 8 * rng.NormFloat64()
			two[0].margins = append(two[0].margins, luck+more+noise*rng.NormFloat64())
			two[1].margins = append(two[1].margins, luck)
		}
		return two
	}
	for _, c := range []struct {
		n           int
		more, noise float64
		want        bool
	}{{4, 10, 1, false}, {16, 2, 0.5, true}, {16, 1, 4, false}, {16, 0, 1, false}, {400, 2, 4, true}} {
		if got := settled(arms(c.n, c.more, c.noise)); got != c.want {
			t.Errorf("%d results %.1f VP apart, within %.1f: settled is %v", c.n, c.more, c.noise, got)
		}
	}
}
