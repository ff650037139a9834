package bus

import (
	"context"
	"time"
)

// lookAgain is the pause before a failed look is repeated.
const lookAgain = time.Second

// Rounds polls the store for changes whose notes were lost: at once when that is known, and at intervals because notes can be lost
// unnoticed.
type Rounds struct {
	look   func(ctx context.Context, missed bool) error
	missed chan struct{}   // holds one token if notes were lost
	ctx    context.Context //nolint:containedctx // that of its goroutine
	stop   context.CancelFunc
	ended  chan struct{}
}

// NewRounds calls look at an interval, or never if that is 0. After Missed it calls look with missed set, repeatedly until that
// succeeds. Calls do not overlap. The caller must call Stop.
func NewRounds(every time.Duration, look func(ctx context.Context, missed bool) error) *Rounds {
	r := &Rounds{look: look, missed: make(chan struct{}, 1), ended: make(chan struct{})}
	r.ctx, r.stop = context.WithCancel(context.Background())
	go r.run(every)
	return r
}

// Missed reports that notes may have been lost. It does not wait for the look.
func (r *Rounds) Missed() {
	select {
	case r.missed <- struct{}{}:
	default:
	}
}

// Stop cancels the context of a running look and waits until it has returned.
func (r *Rounds) Stop() {
	r.stop()
	<-r.ended
}

func (r *Rounds) run(every time.Duration) {
	defer close(r.ended)
	var tick <-chan time.Time
	if every > 0 {
		t := time.NewTicker(every)
		defer t.Stop()
		tick = t.C
	}
	for {
		select {
		case <-r.missed:
			r.insist()
		case <-tick:
			_ = r.look(r.ctx, false) // there will be another
		case <-r.ctx.Done():
			return
		}
	}
}

// insist calls look until it succeeds.
func (r *Rounds) insist() {
	for r.look(r.ctx, true) != nil {
		select {
		case <-time.After(lookAgain):
		case <-r.ctx.Done():
			return
		}
	}
}
