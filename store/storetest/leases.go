package storetest

import (
	"context"
	"testing"
	"time"

	"volgare/store"
)

// Leaser is a store that several nodes can share.
type Leaser interface {
	store.Store
	store.Leases
}

// RunLeases tests who gets leases. Each call of open makes an empty store, which RunLeases closes.
func RunLeases(t *testing.T, open func(t *testing.T) Leaser) {
	t.Helper()
	for name, test := range map[string]func(t *testing.T, s Leaser){
		"one holds":  oneHolds,
		"need":       need,
		"dead":       dead,
		"most":       most,
		"retired":    retired,
		"fenced off": fencedOff,
		"let go":     letGo,
	} {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			defer shut(t, s)
			test(t, s)
		})
	}
}

// beat has a node live for an hour; it expects so many leases.
func beat(t *testing.T, s Leaser, node string, want int) map[string]store.Fence {
	t.Helper()
	return beatFor(t, s, node, time.Hour, want)
}

func beatFor(t *testing.T, s Leaser, node string, lives time.Duration, want int) map[string]store.Fence {
	t.Helper()
	got, err := s.Beat(context.Background(), node, lives, 10)
	if err != nil || len(got) != want {
		t.Fatalf("beat of %s: %v, %v; want %d leases", node, got, err, want)
	}
	for table, fence := range got {
		if fence.Node != node {
			t.Errorf("%s gets the lease %+v of %s", node, fence, table)
		}
	}
	return got
}

// lease has a node get a lease.
func lease(t *testing.T, s Leaser, table, node string) store.Fence {
	t.Helper()
	fence, err := s.Lease(context.Background(), table, node, false)
	if err != nil || fence.Node != node || fence.Number == 0 {
		t.Fatalf("lease of %s for %s: %+v, %v", table, node, fence, err)
	}
	return fence
}

// wantLeased compares what a node has.
func wantLeased(t *testing.T, s Leaser, node string, want ...string) {
	t.Helper()
	got, err := s.Leased(context.Background(), node)
	if err != nil || len(got) != len(want) {
		t.Errorf("leases of %s: %v, %v; want %v", node, got, err, want)
	}
	for _, table := range want {
		if got[table].Node != node {
			t.Errorf("leases of %s: %v; want %v", node, got, want)
		}
	}
}

func oneHolds(t *testing.T, s Leaser) {
	beat(t, s, "a", 0)
	beat(t, s, "b", 0)
	first := lease(t, s, "t", "a")
	if again := lease(t, s, "t", "a"); again != first {
		t.Errorf("asked again: %+v after %+v", again, first)
	}
	_, err := s.Lease(t.Context(), "t", "b", false)
	wantError(t, "of another", err, store.ErrFenced)
	lease(t, s, "u\x00", "b")
	beat(t, s, "b", 0)
	wantLeased(t, s, "a", "t")
	wantLeased(t, s, "b", "u\x00")
	wantLeased(t, s, "c")
}

func need(t *testing.T, s Leaser) {
	beat(t, s, "a", 0)
	beat(t, s, "b", 0)
	first := lease(t, s, "t", "a")
	got, err := s.Lease(t.Context(), "t", "b", true)
	if err != nil || got.Node != "b" || got.Number <= first.Number {
		t.Errorf("needed: %+v, %v after %+v", got, err, first)
	}
	_, err = s.Lease(t.Context(), "t", "a", false)
	wantError(t, "of another", err, store.ErrFenced)
}

func dead(t *testing.T, s Leaser) {
	beat(t, s, "b", 0)
	beatFor(t, s, "a", 50*time.Millisecond, 0)
	first := lease(t, s, "t", "a")
	lease(t, s, "u", "a")
	time.Sleep(60 * time.Millisecond)
	if got := lease(t, s, "u", "b"); got.Number <= first.Number {
		t.Errorf("taken: %+v after %+v", got, first)
	}
	if got := beat(t, s, "b", 1); got["t"].Number <= first.Number {
		t.Errorf("given: %v after %+v", got, first)
	}
	beat(t, s, "a", 0)
	wantLeased(t, s, "a")
}

func most(t *testing.T, s Leaser) {
	for _, table := range []string{"t", "u", "v"} {
		lease(t, s, table, "a") // which has never lived
	}
	got, err := s.Beat(t.Context(), "b", time.Hour, 2)
	if err != nil || len(got) != 2 {
		t.Errorf("%v, %v", got, err)
	}
	beat(t, s, "c", 1)
}

func retired(t *testing.T, s Leaser) {
	beat(t, s, "a", 0)
	lease(t, s, "t", "a")
	beat(t, s, "b", 0)
	if err := s.Retire(t.Context(), "a"); err != nil {
		t.Fatal(err)
	}
	beat(t, s, "b", 1)
}

func fencedOff(t *testing.T, s Leaser) {
	beat(t, s, "b", 0)
	c := commit("t", 0, 0, "made")
	put(t, s, c)
	c = commit("t", 1, 0, "a bot's move")
	c.Fence = store.Fence{Node: "a", Number: 1}
	wantError(t, "without a lease", s.Commit(t.Context(), c), store.ErrFenced)
	c.Fence = lease(t, s, "t", "a") // a has not said that it lives
	late := c.Fence
	put(t, s, c)
	lease(t, s, "t", "b")
	c = commit("t", 2, 0, "too late")
	c.Fence = late
	wantError(t, "with an old lease", s.Commit(t.Context(), c), store.ErrFenced)
	put(t, s, commit("t", 2, 0, "a person's"))
	wantLog(t, s, "t", "made", "a bot's move", "a person's")
}

func letGo(t *testing.T, s Leaser) {
	beat(t, s, "a", 0)
	beat(t, s, "b", 0)
	first := lease(t, s, "t", "a")
	if err := s.Let(t.Context(), "t", "b"); err != nil {
		t.Fatal(err)
	}
	wantLeased(t, s, "a", "t")
	if err := s.Let(t.Context(), "t", "a"); err != nil {
		t.Fatal(err)
	}
	if again := lease(t, s, "t", "b"); again.Number <= first.Number {
		t.Errorf("%+v after %+v", again, first)
	}
}
