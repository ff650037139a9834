package catalogue

import (
	"testing"
	"testing/synctest"

	"volgare/server/api"
)

// TestReadSlots: who finds no slot waits, but not for ever.
func TestReadSlots(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := NewReadSlots()
		for range readsAtOnce {
			if err := d.Acquire(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		err := d.Acquire(t.Context())
		if p := api.ProblemOf(err); p.Code != "too-many-requests" || p.RetryAfter != 5 {
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
