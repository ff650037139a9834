package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"volgare/store"
	"volgare/store/postgres/postgrestest"
	"volgare/workshop/soak"
)

// patience is how long a test waits for what has to come.
const patience = time.Minute

// grower commits to one table, entry by entry, and checks the answers of the store.
type grower struct {
	s     store.Store
	table string
	acked atomic.Int64
	fault atomic.Pointer[error]
}

// grow commits until it is stopped. If the answer means that an entry is not stored, the next attempt must not be a
// conflict.
func (g *grower) grow(stop <-chan struct{}) {
	ctx := context.Background()
	for n := int64(0); ; {
		select {
		case <-stop:
			return
		default:
		}
		c := store.Commit{
			Expect: n, Entries: [][]byte{[]byte(fmt.Sprint(g.table, " ", n+1))}, Summary: store.Summary{Table: g.table, Seq: n + 1},
			Hold: []store.SeatHolding{{Table: g.table, Seat: fmt.Sprint(n), Identity: g.table}},
		}
		if n > 0 {
			c.Last = store.Sum([]byte(fmt.Sprint(g.table, " ", n)))
		}
		switch err := g.s.Commit(ctx, c); {
		case err == nil:
			n++
			g.acked.Store(n)
		case errors.Is(err, store.ErrUncertain):
			for g.s.Ping(ctx) != nil {
				time.Sleep(10 * time.Millisecond)
			}
			list, err := g.s.Entries(ctx, g.table, n)
			if err != nil && !errors.Is(err, store.ErrUnknown) {
				g.fault.Store(&err)
				return
			}
			n += int64(len(list))
		case errors.Is(err, store.ErrUnavailable):
			time.Sleep(5 * time.Millisecond)
		default:
			g.fault.Store(&err)
			return
		}
	}
}

// grown checks the log of a grower and what follows from it.
func (g *grower) grown(ctx context.Context) error {
	list, err := g.s.Entries(ctx, g.table, 0)
	sum, err2 := g.s.Summary(ctx, g.table)
	held, err3 := g.s.Holdings(ctx, g.table)
	n, wrong := int64(len(list)), errors.Join(err, err2, err3)
	if fault := g.fault.Load(); fault != nil {
		wrong = errors.Join(*fault, wrong)
	}
	if n < g.acked.Load() || sum.Seq != n || int64(len(held)) != n {
		wrong = errors.Join(wrong, fmt.Errorf("%d entries of %d acknowledged, summary of %d, %d seats", n, g.acked.Load(), sum.Seq, len(held)))
	}
	for i, e := range list {
		if e.Seq != int64(i)+1 || string(e.Data) != fmt.Sprint(g.table, " ", i+1) {
			return errors.Join(wrong, fmt.Errorf("entry %d is %d %q", i+1, e.Seq, e.Data))
		}
	}
	return wrong
}

// growers write to one table each, as fast as they can.
type growers struct {
	all  []*grower
	stop chan struct{}
	work sync.WaitGroup
}

// growing starts some, which share stores.
func growing(n int, stores ...store.Store) *growers {
	g := &growers{stop: make(chan struct{})}
	for i := range n {
		one := &grower{s: stores[i%len(stores)], table: fmt.Sprint("t", i)}
		g.all = append(g.all, one)
		g.work.Go(func() { one.grow(g.stop) })
	}
	return g
}

// further waits until all that have no fault have grown.
func (g *growers) further(t *testing.T) {
	t.Helper()
	from := time.Now()
	for _, one := range g.all {
		for before := one.acked.Load(); one.acked.Load() < before+20 && one.fault.Load() == nil; time.Sleep(time.Millisecond) {
			if time.Since(from) > patience {
				t.Fatalf("%s does not go on after %d", one.table, before)
			}
		}
	}
	t.Logf("all went on within %v", time.Since(from).Round(time.Millisecond))
}

// end stops all, and says of each what is wrong with it.
func (g *growers) end(ctx context.Context) (wrong []error) {
	close(g.stop)
	g.work.Wait()
	for _, one := range g.all {
		if err := one.grown(ctx); err != nil {
			wrong = append(wrong, fmt.Errorf("%s: %w", one.table, err))
		}
	}
	return wrong
}

// acked returns how many entries were acknowledged.
func (g *growers) acked() (n int64) {
	for _, one := range g.all {
		n += one.acked.Load()
	}
	return n
}

// TestAcknowledgedEntriesSurviveCrash: the server crashes and restarts while two stores write as fast as they can. Every
// acknowledged entry is stored once, and both stores recover by themselves.
func TestAcknowledgedEntriesSurviveCrash(t *testing.T) {
	c := postgrestest.Start(t)
	stores := []lasting{open(t, c.URL()), open(t, c.URL())}
	g := growing(soak.Or(4, 8), stores[0], stores[1])
	g.further(t)
	for i := range soak.Or(2, 5) {
		end := c.Crash
		if i%2 == 1 {
			end = c.Stop
		}
		if err := end(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(i) * 50 * time.Millisecond)
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		g.further(t)
	}
	for _, err := range g.end(t.Context()) {
		t.Error(err)
	}
	t.Logf("%d entries acknowledged", g.acked())
	for _, s := range stores {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// promotion describes a standby that is promoted: whether it is synchronous, and whether it lags.
type promotion struct{ synchronous, behind bool }

// goOn lets writers continue while the standby is away. If it is synchronous, nothing is acknowledged meanwhile.
func (c promotion) goOn(t *testing.T, g *growers) {
	t.Helper()
	if !c.synchronous {
		g.further(t)
		return
	}
	from := time.Now()
	for before := int64(-1); before != g.acked(); time.Sleep(200 * time.Millisecond) { // what the standby has had is answered
		if before = g.acked(); time.Since(from) > patience {
			t.Fatal("entries are acknowledged without the standby")
		}
	}
}

// TestPromotedStandbyKeepsAcknowledgedWrites: the primary crashes under load and its standby takes its place. With a
// synchronous one nothing acknowledged is lost, though the standby was away when the
// primary crashed; with an asynchronous one it is, and that is seen.
func TestPromotedStandbyKeepsAcknowledgedWrites(t *testing.T) {
	soak.Only(t, "each takes two servers; TestCancelledWaitForStandbyIsRepeated checks in brief that an answer waits for the standby")
	for name, c := range map[string]promotion{
		"synchronous":          {synchronous: true},
		"synchronous, behind":  {synchronous: true, behind: true},
		"asynchronous, behind": {behind: true},
	} {
		t.Run(name, func(t *testing.T) {
			primary := postgrestest.Start(t)
			standby := primary.Standby(t, "second")
			if c.synchronous {
				if err := primary.Synchronous("second"); err != nil {
					t.Fatal(err)
				}
			}
			s := open(t, primary.URL(standby))
			g := growing(4, s)
			g.further(t)
			if c.behind {
				if err := standby.Stop(); err != nil {
					t.Fatal(err)
				}
				c.goOn(t, g)
			}
			if err := primary.Crash(); err != nil {
				t.Fatal(err)
			}
			if c.behind {
				if err := standby.Start(); err != nil {
					t.Fatal(err)
				}
			}
			if err := standby.Promote(); err != nil {
				t.Fatal(err)
			}
			g.further(t)
			wrong := g.end(t.Context())
			if lost := len(wrong) > 0; lost == c.synchronous {
				t.Errorf("of %d acknowledged: %v", g.acked(), wrong)
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}
