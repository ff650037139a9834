package live

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// TestAgenda: what waits is called at its time, and in order, whatever comes or goes meanwhile.
func TestAgenda(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var g agenda
		var mu sync.Mutex
		rng := rand.New(rand.NewPCG(7, 7))
		began := time.Now()
		var called, want []time.Duration
		for range 300 {
			after := time.Duration(rng.IntN(1000)) * time.Second
			d := g.put(began.Add(after), func() {
				if now := time.Since(began); now != after {
					t.Errorf("at %v, not %v", now, after)
				}
				mu.Lock()
				defer mu.Unlock()
				called = append(called, after)
			})
			if rng.IntN(3) == 0 {
				g.drop(d)
				g.drop(d)
				continue
			}
			want = append(want, after)
		}
		time.Sleep(2000 * time.Second)
		synctest.Wait()
		slices.Sort(want)
		if !slices.Equal(called, want) {
			t.Errorf("called %v,\nwant %v", called, want)
		}
		late := g.put(began, func() { called = nil })
		synctest.Wait()
		if g.drop(late); called != nil || len(g.dates) != 0 {
			t.Error("what is overdue is not called at once")
		}
	})
}
