package engine_test

import (
	"math/rand/v2"
	"testing"
	"time"
	"unsafe"

	"volgare/engine"
	"volgare/workshop/soak"
)

// TestNoAllocation plays whole games: listing and applying legal moves must not allocate memory.
func TestNoAllocation(t *testing.T) {
	for name, r := range map[string]*engine.Rules{
		"it2010": rules(t, "it2010", 5), "es2010": rules(t, "es2010", 5), "deluxe": rules(t, "deluxe", 5), "expanded": expanded(t, 5),
	} {
		rng := rand.New(rand.NewPCG(1, 2))
		legal, start := make([]engine.Move, 0, 256), begin(r, 1)
		var s, next engine.State
		allocs := testing.AllocsPerRun(20, func() {
			for s = start; s.Decision != engine.Over; s = next {
				legal = r.AppendLegal(legal[:0], &s)
				r.Apply(&next, &s, legal[rng.IntN(len(legal))], nil)
			}
		})
		if allocs != 0 {
			t.Errorf("%s: %v allocations in a game", name, allocs)
		}
	}
}

// TestNoAllocationOfViews checks masks, filled masks, refusals and the tally.
func TestNoAllocationOfViews(t *testing.T) {
	for _, r := range []*engine.Rules{rules(t, "deluxe", 4), expanded(t, 4)} {
		checkViews(t, r)
	}
}

func checkViews(t *testing.T, r *engine.Rules) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	s := begin(r, 1)
	var mask, filled engine.State
	sum := 0
	allocs := testing.AllocsPerRun(20, func() {
		r.Mask(&mask, &s, s.Seat)
		r.Determinize(&filled, &mask, rng)
		tally := r.Tally(&filled)
		sum += tally.Total(0)
		if !r.Check(&mask, engine.Move{Kind: engine.End}).Legal() {
			sum++
		}
	})
	if allocs != 0 {
		t.Errorf("%v allocations, %d", allocs, sum)
	}
}

// TestStateSize keeps a state small and free of pointers.
func TestStateSize(t *testing.T) {
	const most = 2048
	if n := unsafe.Sizeof(engine.State{}); n > most {
		t.Errorf("a state has %d bytes, more than %d", n, most)
	} else {
		t.Logf("a state has %d bytes", n)
	}
	if s := begin(rules(t, "deluxe", 4), 1); s != s { //nolint:staticcheck,gocritic // that it compiles is the test
		t.Error("a state differs from itself")
	}
}

// TestMeasureClone keeps a clone below 100 ns. It takes the fastest of many short runs, so that other load on the machine
// does not count.
func TestMeasureClone(t *testing.T) {
	soak.Measure(t)
	const runs, clones = 2000, 1000
	from := begin(rules(t, "deluxe", 4), 1)
	var to [2]engine.State
	best := time.Hour
	for range runs {
		began := time.Now()
		for i := range clones {
			to[i&1] = from
		}
		best = min(best, time.Since(began)/clones)
	}
	if to[0] != from {
		t.Fatal("no clone")
	}
	if best > 100*time.Nanosecond {
		t.Errorf("a clone takes %v", best)
	}
}
