package bus_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/bus/bustest"
)

func TestLocal(t *testing.T) {
	bustest.Run(t, func(*testing.T) bus.Bus { return &bus.Local{} })
}

// TestRounds: rounds look at intervals, and at once when a note was lost. They retry a failed look until it succeeds.
func TestRounds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		begun, blind := time.Now(), atomic.Int64{}
		var looks []string
		r := bus.NewRounds(time.Minute, func(_ context.Context, missed bool) error {
			what := time.Since(begun).String()
			if missed {
				what += " missed"
			}
			looks = append(looks, what)
			if blind.Add(-1) >= 0 {
				return errors.New("blind")
			}
			return nil
		})
		time.Sleep(90 * time.Second)
		blind.Store(2)
		r.Missed()
		time.Sleep(10 * time.Second)
		blind.Store(1)
		time.Sleep(30 * time.Second)
		r.Stop()
		time.Sleep(time.Hour)
		want := []string{"1m0s", "1m30s missed", "1m31s missed", "1m32s missed", "2m0s"}
		if len(looks) != len(want) {
			t.Fatalf("looks %q, want %q", looks, want)
		}
		for i := range want {
			if looks[i] != want[i] {
				t.Errorf("look %d: %q, want %q", i, looks[i], want[i])
			}
		}
	})
}

// TestRoundsStop: stopping the rounds interrupts a look in progress.
func TestRoundsStop(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := bus.NewRounds(0, func(ctx context.Context, _ bool) error {
			<-ctx.Done()
			return ctx.Err()
		})
		r.Missed()
		synctest.Wait()
		r.Stop()
	})
}
