// Package bottest has helpers for the tests of computer players.
package bottest

import (
	"context"
	"sync/atomic"
	"testing"
)

// Impatient returns a context whose Err method returns nil n times and then reports that the context has ended. asked
// returns the number of calls of Err.
func Impatient(parent context.Context, n int64) (ctx context.Context, asked func() int64) {
	ctx, end := context.WithCancel(parent)
	i := &impatient{Context: ctx, end: end, most: n}
	return i, i.asked.Load
}

type impatient struct {
	context.Context //nolint:containedctx // it is a context itself

	end   context.CancelFunc
	most  int64
	asked atomic.Int64
}

// Err counts the call and returns the error of the context.
func (i *impatient) Err() error {
	if i.asked.Add(1) > i.most {
		i.end()
	}
	return i.Context.Err()
}

// trials is the number of further calls of a function that seems to allocate.
const trials = 5

// Allocations returns the minimum number of allocations in one call of f, after a first call that is not counted. The
// runtime counts for the whole process and allocates itself (for example when a worker of the garbage collector starts), so
// a single call may be charged for foreign allocations. Allocations that f makes in every call are in the minimum too.
func Allocations(f func()) float64 {
	least := testing.AllocsPerRun(1, f)
	for i := 1; i < trials && least > 0; i++ {
		least = min(least, testing.AllocsPerRun(1, f))
	}
	return least
}
