package review_test

import (
	"context"
	"testing"

	"volgare/bot/review"
	"volgare/bot/roster"
	"volgare/engine"
)

// BenchmarkFirst is how long it takes until the first figures of a game of four are there.
func BenchmarkFirst(b *testing.B) {
	h := review.Played(b, "first", 4, func(*engine.State) bool { return false })
	for b.Loop() {
		ctx, told := context.WithCancel(b.Context())
		review.New(roster.Reviewer(), &h, review.Own, "bench").Run(ctx, review.Report{}, 1, func(review.Report) { told() })
	}
}
