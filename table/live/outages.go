package live

import (
	"context"
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
}

// list returns the known outages, oldest first.
func (o *outages) list() []store.Outage {
	if all := o.all.Load(); all != nil {
		return *all
	}
	return nil
}

// pulse records that this node runs. It reports whether the store knows of another outage than before.
func (o *outages) pulse(ctx context.Context, st store.Store, now time.Time) (bool, error) {
	all, err := st.Pulse(ctx, now)
	if err != nil {
		return false, err
	}
	before := o.list()
	o.all.Store(&all)
	return len(all) > 0 && (len(before) == 0 || all[len(all)-1] != before[len(before)-1]), nil
}

// keepPulse records that this node runs until the service closes. After an outage the tables in use credit it to their clocks; others do so
// when they are loaded.
func (s *Service) keepPulse() {
	ticks := time.NewTicker(pulseInterval)
	defer ticks.Stop()
	for {
		select {
		case <-ticks.C:
			s.pulse()
		case <-s.env.life.ctx.Done():
			return
		}
	}
}

// pulse calls outages.pulse, and lets the tables in use look at the outages if there is a new one.
func (s *Service) pulse() {
	isNew, err := s.env.outages.pulse(s.env.life.ctx, s.env.st, s.env.o.Now())
	switch {
	case err != nil && s.env.life.ctx.Err() == nil:
		s.env.o.Log.Warn("it was not recorded that this server runs", "error", err)
	case isNew:
		s.tables.rouse()
	}
}

// creditOutages gives the players of a table the time back that they have lost in outages.
func (r *replica) creditOutages() {
	for _, o := range r.env.outages.list() {
		e, ok := r.snap.Load().Credit(clock.Interval{From: o.From, To: o.To})
		if !ok {
			continue
		}
		if _, err := r.commit(r.env.life.ctx, e); err != nil {
			r.env.o.Log.Warn("an outage was not credited", "table", r.id, "error", err)
			return
		}
	}
}
