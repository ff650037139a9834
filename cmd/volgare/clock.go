package main

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"volgare/store"
)

const (
	compareEvery   = 10 * time.Second // how often a node compares its clock with its database
	comparedWithin = time.Second      // a comparison that takes longer is not used, unless it is the first
	maxDrift       = 2 * time.Second  // a larger difference is logged
)

// clock is the clock of a node. Nodes over one database use the time of the database, whatever the clocks of their
// machines. Without a database, a node uses the clock of its machine.
type clock struct {
	machine func() time.Time
	latest  atomic.Pointer[comparison]
}

// errSlow is the error of a comparison that has taken too long to be used.
var errSlow = errors.New("the database was too slow to return its time")

// comparison is one moment on both clocks.
type comparison struct{ machine, database time.Time }

// clocked is a store with its own clock.
type clocked interface {
	Now(ctx context.Context) (time.Time, error)
}

// Now returns the current time.
func (c *clock) Now() time.Time {
	if at := c.latest.Load(); at != nil {
		return at.database.Add(c.machine().Sub(at.machine)) // not affected if the clock of the machine is changed
	}
	return c.machine()
}

// compare reads the clock of a database and returns how far the machine's clock is ahead.
func (c *clock) compare(ctx context.Context, st clocked) (drift time.Duration, err error) {
	began := c.machine()
	database, err := st.Now(ctx)
	if err != nil {
		return 0, err
	}
	took := c.machine().Sub(began)
	if took > comparedWithin && c.latest.Load() != nil {
		return 0, errSlow
	}
	at := comparison{began.Add(took / 2), database}
	c.latest.Store(&at)
	return at.machine.Sub(at.database), nil
}

// openClock returns the clock of a node over a store. If the store has a clock, it is followed until stop is called, and report
// is called with the difference after each comparison.
func openClock(
	ctx context.Context, st store.Store, machine func() time.Time, logger *slog.Logger, report func(drift time.Duration),
) (c *clock, stop func(), err error) {
	c = &clock{machine: machine}
	db, ok := st.(clocked)
	if !ok {
		return c, func() {}, nil
	}
	drift, err := c.compare(ctx, db)
	if err != nil {
		return nil, nil, err
	}
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	var following sync.WaitGroup
	following.Go(func() { c.follow(ctx, db, drift, logger, report) })
	return c, func() { cancel(); following.Wait() }, nil
}

// follow compares the clock with the database until the context ends. It logs a difference when it becomes large.
func (c *clock) follow(ctx context.Context, db clocked, drift time.Duration, logger *slog.Logger, report func(time.Duration)) {
	ticks := time.NewTicker(compareEvery)
	defer ticks.Stop()
	for warned := false; ; {
		report(drift)
		large := drift.Abs() > maxDrift
		if large && !warned {
			logger.WarnContext(ctx, "the clock of this machine differs from that of the database: is NTP running?", "ahead", drift)
		}
		warned = large
		select {
		case <-ticks.C:
		case <-ctx.Done():
			return
		}
		if now, err := c.compare(ctx, db); err == nil { // after an error the last comparison remains valid
			drift = now
		}
	}
}
