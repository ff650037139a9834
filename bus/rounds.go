package bus

import (
	"context"
	"time"
)

// lookAgain is how long to wait before another look where one has failed.
const lookAgain = time.Second

// Rounds lets somebody look for himself at what notes should have told him: at once when it
// is known that some were lost, and now and then because they can be lost without a word.
type Rounds struct {
	look   func(ctx context.Context, missed bool) error
	missed chan struct{}   // holds one token if notes were lost
	ctx    context.Context //nolint:containedctx // that of its goroutine
	stop   context.CancelFunc
	ended  chan struct{}
}

// NewRounds calls look every so often, 0 for never; and after Missed, then with missed set,
// until it succeeds. One look ends before the next begins. Stop ends it.
func NewRounds(every time.Duration, look func(ctx context.Context, missed bool) error) *Rounds {
	r := &Rounds{look: look, missed: make(chan struct{}, 1), ended: make(chan struct{})}
	r.ctx, r.stop = context.WithCancel(context.Background())
	go r.run(every)
	return r
}

// Missed says that notes may have been lost. It does not wait for the look.
func (r *Rounds) Missed() {
	select {
	case r.missed <- struct{}{}:
	default:
	}
}

// Stop ends the rounds and waits for a look under way, whose context ends.
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

// insist looks until that succeeds.
func (r *Rounds) insist() {
	for r.look(r.ctx, true) != nil {
		select {
		case <-time.After(lookAgain):
		case <-r.ctx.Done():
			return
		}
	}
}
