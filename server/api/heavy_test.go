package api

import (
	"testing"
	"testing/synctest"
)

// TestHeavyWork: who finds no place waits, but not for ever.
func TestHeavyWork(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := NewHeavyWork()
		for range heavyAtOnce {
			if err := d.Acquire(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		err := d.Acquire(t.Context())
		if p := ProblemOf(err); p.Code != "too-many-requests" || p.RetryAfter != 5 {
			t.Errorf("%+v", p)
		}
		free := make(chan error)
		go func() { free <- d.Acquire(t.Context()) }()
		synctest.Wait()
		d.Release()
		if err := <-free; err != nil {
			t.Error(err)
		}
	})
}
