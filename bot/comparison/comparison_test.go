package comparison

import (
	"math"
	"testing"

	"volgare/engine"
)

// TestPlanComparedWithMeanOfOthers checks that a plan is compared with the mean of others world by world, and that
// differences within noise are not reported.
func TestPlanComparedWithMeanOfOthers(t *testing.T) {
	e := Ends{make([]ends, 3)}
	for world := range 20 {
		luck := float64(world) // the same for all plans in a world
		for plan, lead := range []float64{5, 2, 1} {
			var score [engine.NumCategories]int16
			e.plans[plan].add(luck+lead, score)
		}
	}
	if more := e.More(0, 1, 2); math.Abs(more.Mean-3.5) > 1e-9 || more.High-more.Low > 1e-9 {
		t.Errorf("5 against 2 and 1: %+v", more)
	}
	if less := e.More(2, 0); math.Abs(less.Mean+4) > 1e-9 {
		t.Errorf("1 against 5: %+v", less)
	}
}
