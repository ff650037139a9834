package live

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"volgare/store"
	"volgare/table/clock"
)

// pulseInterval is how often a node records that it runs.
const pulseInterval = store.MaxSilence / 2

// outages has the times in which no server ran. They are credited to the clocks of tables.
type outages struct {
	all atomic.Pointer[[]store.Outage]

	mu     sync.Mutex
	pulsed time.Time // when this node last recorded that it runs
}

// list returns the known outages, oldest first.
func (o *outages) list() []store.Outage {
	if all := o.all.Load(); all != nil {
		return *all
	}
	return nil
}

// last returns the latest known outage, or the zero value.
func (o *outages) last() store.Outage {
	if all := o.list(); len(all) > 0 {
		return all[len(all)-1]
	}
	return store.Outage{}
}

// pulse records that this node runs, unless it has done so less than a given time ago, and reads the outages.
func (o *outages) pulse(ctx context.Context, st store.Store, now time.Time, fresh time.Duration) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if d := now.Sub(o.pulsed); d >= 0 && d < fresh {
		return nil
	}
	all, err := st.Pulse(ctx, now)
	if err != nil {
		return err
	}
	o.pulsed = now
	o.all.Store(&all)
	return nil
}

// keepPulse records that this node runs until the service closes. After an outage the tables in use credit it to their clocks; others do so
// when they are loaded.
func (s *Service) keepPulse() {
	ticks := time.NewTicker(pulseInterval)
	defer ticks.Stop()
	known := s.env.outages.last()
	for {
		select {
		case <-ticks.C:
			s.pulse()
			if last := s.env.outages.last(); last != known {
				known = last
				s.tables.rouse()
			}
		case <-s.env.life.ctx.Done():
			return
		}
	}
}

// pulse records that this node runs, and logs if that fails.
func (s *Service) pulse() {
	err := s.env.outages.pulse(s.env.life.ctx, s.env.st, s.env.o.Now(), 0)
	if err != nil && s.env.life.ctx.Err() == nil {
		s.env.o.Log.Warn("it was not recorded that this server runs", "error", err)
	}
}

// creditOutages gives the players of a table the time back that they have lost in the known outages.
func (r *replica) creditOutages() error {
	for _, o := range r.env.outages.list() {
		for {
			e, ok := r.snap.Load().Credit(clock.Interval{From: o.From, To: o.To})
			if !ok {
				break
			}
			if _, err := r.commit(r.env.life.ctx, e); err != nil && !errors.Is(err, errBehind) {
				return err
			}
		}
	}
	return nil
}

// creditNewOutages is creditOutages including an outage that has only just ended: this process may have been stopped, or the store
// unreachable.
func (r *replica) creditNewOutages() error {
	ctx := r.env.life.ctx
	if err := r.env.outages.pulse(ctx, r.env.st, r.env.o.Now(), 2*pulseInterval); err != nil {
		return err
	}
	return r.creditOutages()
}
