package bottest_test

import (
	"testing"

	"volgare/bot/bottest"
)

// kept holds the allocations of the tests, so that the compiler cannot optimize them away.
var kept *[64]byte

func TestAllocations(t *testing.T) {
	calls := 0
	for name, c := range map[string]struct {
		f    func()
		want float64
	}{
		"nothing":   {func() {}, 0},
		"each call": {func() { kept = new([64]byte) }, 1},
		"another's, now and then": {func() {
			if calls++; calls%3 != 0 {
				kept = new([64]byte)
			}
		}, 0},
	} {
		if got := bottest.Allocations(c.f); got != c.want {
			t.Errorf("%s: %v allocations, want %v", name, got, c.want)
		}
	}
}
