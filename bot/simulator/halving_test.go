package simulator

import (
	"math/rand/v2"
	"testing"
)

// TestRank: what came of plans outweighs what the planner saw in them, but not at once.
func TestRank(t *testing.T) {
	few := []Plan{{prior: 0, Margins: []float64{2, 2}}, {prior: -3, Margins: []float64{4, 4}}}
	if rank(few); few[0].prior != 0 {
		t.Error("two rollouts outweigh the planner")
	}
	many := []Plan{{prior: 0, Margins: make([]float64, 20)}, {prior: -3, Margins: make([]float64, 20)}}
	for i := range many[1].Margins {
		many[1].Margins[i] = 2
	}
	if rank(many); many[0].prior != -3 {
		t.Error("twenty rollouts do not outweigh the planner")
	}
}

// TestSettled: a difference is beyond doubt by how often and how evenly it was seen, not by its size.
func TestSettled(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	arms := func(n int, more, noise float64) []Plan {
		two := []Plan{{}, {}}
		for range n {
			luck := 8 * rng.NormFloat64()
			two[0].Margins = append(two[0].Margins, luck+more+noise*rng.NormFloat64())
			two[1].Margins = append(two[1].Margins, luck)
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
