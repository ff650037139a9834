package live

import (
	"context"
	"sync"
)

// lifetime runs the goroutines of a service and ends them when it closes.
type lifetime struct {
	ctx    context.Context //nolint:containedctx // of all goroutines; ends when the service closes
	cancel context.CancelFunc

	mu     sync.Mutex
	closed bool
	work   sync.WaitGroup
}

func newLifetime() *lifetime {
	l := &lifetime{}
	l.ctx, l.cancel = context.WithCancel(context.Background())
	return l
}

// start runs f in a goroutine. It returns false, and does not run f, after end.
func (l *lifetime) start(f func()) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.closed {
		l.work.Go(f)
	}
	return !l.closed
}

// end cancels the context of all goroutines and refuses new ones.
func (l *lifetime) end() {
	l.mu.Lock()
	l.closed = true
	l.mu.Unlock()
	l.cancel()
}

// wait blocks until all goroutines have returned.
func (l *lifetime) wait() { l.work.Wait() }
