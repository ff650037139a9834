package sim

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"
)

// Run plays the games of a config. If the context ends before, what was finished
// is added up and returned together with the context's error.
func Run(ctx context.Context, cfg Config) (*Report, error) {
	if err := cfg.Check(); err != nil {
		return nil, err
	}
	crew := make([]*worker, cfg.workers())
	for i := range crew {
		w, err := newWorker(ctx, &cfg)
		if err != nil {
			return nil, err
		}
		w.stats = newTally()
		crew[i] = w
	}
	start := time.Now()
	err := work(ctx, &cfg, crew)
	total := newTally()
	for _, w := range crew {
		total.merge(&w.stats)
	}
	report := total.report(&cfg, time.Since(start))
	return report, errors.Join(err, ctx.Err())
}

// work lets every worker take the next game until none is left.
func work(ctx context.Context, cfg *Config, crew []*worker) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next, done atomic.Int64
	var group sync.WaitGroup
	for _, w := range crew {
		group.Go(func() {
			for n := int(next.Add(1)); n <= cfg.Games && ctx.Err() == nil; n = int(next.Add(1)) {
				if err := w.game(n); err != nil {
					cancel(err)
				}
				done.Add(1)
			}
		})
	}
	stop := watch(cfg.Progress, &done)
	group.Wait()
	stop()
	if err := context.Cause(ctx); err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return nil
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
