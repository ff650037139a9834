// Package bottest has helpers for the tests of computer players.
package bottest

import (
	"context"
	"sync/atomic"
	"testing"
)

// Impatient returns a context that says n times that it goes on, and then has ended; and how often it was asked.
func Impatient(parent context.Context, n int64) (ctx context.Context, asked func() int64) {
	ctx, end := context.WithCancel(parent)
	i := &impatient{Context: ctx, end: end, most: n}
	return i, i.asked.Load
}

type impatient struct {
	context.Context //nolint:containedctx // it is one

	end   context.CancelFunc
	most  int64
	asked atomic.Int64
}

// Err is the error of the context, and counts.
func (i *impatient) Err() error {
	if i.asked.Add(1) > i.most {
		i.end()
	}
	return i.Context.Err()
}

// trials is how often a function that seems to allocate is called again.
const trials = 5

// Allocations returns the fewest allocations that a call of f made, after a first
// call that is not counted. The runtime counts for the whole process and
// allocates itself (a worker of the collector that starts), so that one call may
// be charged with what is not its own; what f allocates at every call, each has.
func Allocations(f func()) float64 {
	least := testing.AllocsPerRun(1, f)
	for i := 1; i < trials && least > 0; i++ {
		least = min(least, testing.AllocsPerRun(1, f))
	}
	return least
}
