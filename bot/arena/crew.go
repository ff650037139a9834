package arena

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// Worker does one of many jobs, unless the context ends. Jobs are numbered from 0.
type Worker func(ctx context.Context, job int) error

// Crew runs jobs on several goroutines. Each goroutine takes the next job until none is left.
type Crew struct {
	Workers  int // 0 means the number of processors
	Jobs     int
	Progress func(done int) // if not nil, is called ten times a second with the number of finished jobs
}

// Run creates the workers one after the other and runs them. It stops at the first error, or when the context ends, which
// is not reported as an error. The workers get a context that ends with the work.
func (c Crew) Run(ctx context.Context, hire func() Worker) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next, done atomic.Int64
	var group sync.WaitGroup
	for range c.size() {
		work := hire()
		group.Go(func() {
			runtime.LockOSThread() // processor time is measured by thread
			defer runtime.UnlockOSThread()
			for job := int(next.Add(1)) - 1; job < c.Jobs && ctx.Err() == nil; job = int(next.Add(1)) - 1 {
				if err := work(ctx, job); err != nil {
					cancel(err)
				}
				done.Add(1)
			}
		})
	}
	stop := watch(c.Progress, &done)
	group.Wait()
	stop()
	if err := context.Cause(ctx); err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return nil
}

func (c Crew) size() int {
	n := c.Workers
	if n < 1 {
		n = runtime.GOMAXPROCS(0)
	}
	return min(n, c.Jobs)
}

// watch reports the progress ten times a second until it is stopped, and once more when it stops.
func watch(progress func(int), done *atomic.Int64) (stop func()) {
	if progress == nil {
		return func() {}
	}
	ticker, end := time.NewTicker(100*time.Millisecond), make(chan struct{})
	var group sync.WaitGroup
	group.Go(func() {
		for {
			select {
			case <-ticker.C:
				progress(int(done.Load()))
			case <-end:
				progress(int(done.Load()))
				return
			}
		}
	})
	return func() {
		ticker.Stop()
		close(end)
		group.Wait()
	}
}
