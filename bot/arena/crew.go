package arena

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// worker does one job of many, unless the context ends; jobs are numbered from 0.
type worker func(ctx context.Context, job int) error

// crew does jobs on several goroutines: each takes the next one until none is left.
type crew struct {
	workers  int // 0 means as many as there are processors
	jobs     int
	progress func(done int) // nil for nobody
}

// run hires the workers and lets them work. The first error ends it, as does the
// context, which is no error here; the workers are given one that ends with the work.
func (c crew) run(ctx context.Context, hire func() (worker, error)) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	hired := make([]worker, c.size())
	for i := range hired {
		w, err := hire()
		if err != nil {
			return err
		}
		hired[i] = w
	}
	var next, done atomic.Int64
	var group sync.WaitGroup
	for _, work := range hired {
		group.Go(func() {
			runtime.LockOSThread() // its processor time is measured by the thread
			defer runtime.UnlockOSThread()
			for job := int(next.Add(1)) - 1; job < c.jobs && ctx.Err() == nil; job = int(next.Add(1)) - 1 {
				if err := work(ctx, job); err != nil {
					cancel(err)
				}
				done.Add(1)
			}
		})
	}
	stop := watch(c.progress, &done)
	group.Wait()
	stop()
	if err := context.Cause(ctx); err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return nil
}

func (c crew) size() int {
	n := c.workers
	if n < 1 {
		n = runtime.GOMAXPROCS(0)
	}
	return min(n, c.jobs)
}

// watch tells the progress ten times a second until it is stopped, and once more
// then.
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
