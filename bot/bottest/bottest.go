// Package bottest has what tests of computer players share.
package bottest

import (
	"context"
	"sync/atomic"
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
