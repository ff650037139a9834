package lease

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"volgare/store"
	"volgare/store/memory"
)

// unsteady is a store that can be out of reach.
type unsteady struct {
	*memory.Store
	gone atomic.Bool
}

func (u *unsteady) Beat(ctx context.Context, node string, lives time.Duration, most int) (map[string]store.Fence, error) {
	if u.gone.Load() {
		return nil, store.ErrUnavailable
	}
	return u.Store.Beat(ctx, node, lives, most)
}

// node is a keeper, and the tables that it was given.
type node struct {
	*Keeper
	mu    sync.Mutex
	given []string
}

func start(st store.Leases) *node {
	n := &node{}
	n.Keeper = New(st, slog.New(slog.DiscardHandler))
	n.Begin(func(table string) {
		n.mu.Lock()
		defer n.mu.Unlock()
		n.given = append(n.given, table)
	})
	return n
}

// within reports whether a node may act for a table within a time.
func (n *node) within(t *testing.T, d time.Duration, table string) bool {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), d)
	defer cancel()
	fence, err := n.Await(ctx, table)
	if err != nil && !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
	return err == nil && fence.Node == n.node
}

// die ends a node as the end of its process does.
func (n *node) die() {
	n.stop()
	n.work.Wait()
}

// TestAlone: a node that is alone acts.
func TestAlone(t *testing.T) {
	alone := New(nil, nil)
	alone.Begin(nil)
	defer alone.Close()
	if fence, err := alone.Await(t.Context(), "t"); err != nil || fence != (store.Fence{}) {
		t.Errorf("%+v, %v", fence, err)
	}
	if mine, err := alone.Try(t.Context(), "t"); err != nil || !mine {
		t.Errorf("%v, %v", mine, err)
	}
	if err := alone.Seize(t.Context(), "t"); err != nil {
		t.Error(err)
	}
	alone.Lost("t", store.Fence{})
	alone.Let("t")
}

// TestTry: who only tries gets a lease that is free, his own, or of a node that has gone; he does not wait for another.
func TestTry(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		u := &unsteady{Store: memory.New()}
		a, b := start(u), start(u)
		defer b.Close()
		tries := func(n *node, table string, want bool) {
			t.Helper()
			if mine, err := n.Try(t.Context(), table); err != nil || mine != want {
				t.Errorf("gets %s: %v, %v", table, mine, err)
			}
		}
		tries(a, "t", true)
		tries(a, "t", true)
		tries(b, "t", false)
		tries(b, "u", true)
		a.die()
		time.Sleep(lives + pulse)
		tries(b, "t", true)
	})
}

// TestOneActs: of two nodes the first that asks acts, until it dies: then the other does within 4 s, and is told
// to look after the tables for which it has not asked.
func TestOneActs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		st := memory.New()
		a, b := start(st), start(st)
		defer b.Close()
		if !a.within(t, time.Millisecond, "t") || !a.within(t, time.Millisecond, "u") || b.within(t, time.Minute, "t") {
			t.Fatal("not the first acts")
		}
		a.die()
		if !b.within(t, 4*time.Second, "t") {
			t.Error("the other does not come in its place")
		}
		if len(b.given) != 2 {
			t.Errorf("it is given %v", b.given)
		}
	})
}

// TestHandsOver: who closes hands over at once.
func TestHandsOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		st := memory.New()
		a, b := start(st), start(st)
		defer b.Close()
		a.within(t, time.Millisecond, "t")
		waits := make(chan bool)
		go func() { waits <- b.within(t, 20*time.Second, "t") }()
		time.Sleep(10*time.Second + time.Millisecond)
		from := time.Now()
		a.Close()
		if took := <-waits; !took || time.Since(from) > pulse {
			t.Errorf("%t after %v", took, time.Since(from))
		}
	})
}

// TestLetGo: what nobody acts for any more is free, and whoever waits for it gets it.
func TestLetGo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		st := memory.New()
		a, b := start(st), start(st)
		defer a.Close()
		defer b.Close()
		a.within(t, time.Millisecond, "t")
		a.Let("t")
		synctest.Wait()
		if !b.within(t, time.Millisecond, "t") {
			t.Error("it is not free")
		}
		go func() {
			time.Sleep(time.Second)
			b.Let("t")
		}()
		if !a.within(t, again+time.Second, "t") {
			t.Error("who waits does not get it")
		}
	})
}

// TestSeize: who alone can act takes the lease; the other finds out with its next commit, and waits.
func TestSeize(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		st := memory.New()
		a, b := start(st), start(st)
		defer a.Close()
		defer b.Close()
		a.within(t, time.Millisecond, "t")
		old, _ := a.Await(t.Context(), "t")
		waits := make(chan bool)
		go func() { waits <- b.within(t, time.Second, "t") }()
		synctest.Wait()
		if err := b.Seize(t.Context(), "t"); err != nil || !<-waits {
			t.Fatal("it is not given", err)
		}
		a.Lost("t", old)
		if a.within(t, time.Minute, "t") {
			t.Error("both act")
		}
	})
}

// TestCutOff: a node that cannot say that it lives is given up, and knows that when it can again. What it still has then,
// it looks after.
func TestCutOff(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		st := memory.New()
		far := &unsteady{Store: st}
		a := start(far)
		defer a.Close()
		a.within(t, time.Millisecond, "t")
		a.within(t, time.Millisecond, "u")
		far.gone.Store(true)
		time.Sleep(2 * lives)
		b := start(st)
		if !b.within(t, pulse, "t") {
			t.Fatal("what is not held any more is not given")
		}
		b.die()
		a.mu.Lock()
		if a.held["t"].Node != a.node {
			t.Error("it knows at once")
		}
		a.mu.Unlock()
		c := start(st)
		defer c.Close()
		time.Sleep(2 * lives)
		far.gone.Store(false)
		time.Sleep(2 * pulse)
		if a.within(t, time.Millisecond, "t") || a.within(t, time.Millisecond, "u") || !c.within(t, time.Millisecond, "u") {
			t.Error("it acts for what it has lost")
		}
	})
}
