package review_test

import (
	"testing"

	"volgare/bot/review"
	"volgare/engine"
)

// BenchmarkFirst is how long it takes until the first figures of a game of four are there.
func BenchmarkFirst(b *testing.B) {
	h := played(b, "first", 4, func(*engine.State) bool { return false })
	for b.Loop() {
		parts := 0
		review.New(&h, review.Own, "bench").Run(review.Report{}, 1, func() bool { return parts > 0 }, func(r review.Report) { parts = r.Parts })
	}
}
