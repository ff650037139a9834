package api

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
)

// TestHeavyWorkWaitsForLimitedTime: a request waits while the semaphore is locked, but not forever.
func TestHeavyWorkWaitsForLimitedTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := NewSemaphore()
		release, err := h.Acquire(t.Context(), "a")
		if err != nil {
			t.Fatal(err)
		}
		for _, from := range []string{"a", "b"} {
			_, err := h.Acquire(t.Context(), from)
			if p := ProblemOf(err); p.Code != "too-many-requests" || p.RetryAfter != 5 {
				t.Errorf("%+v", p)
			}
		}
		gone, hangUp := context.WithCancel(t.Context())
		hangUp()
		if _, err := h.Acquire(gone, "b"); !errors.Is(err, context.Canceled) {
			t.Errorf("of a client that has hung up: %v", err)
		}
		free := make(chan error)
		go func() {
			release, err := h.Acquire(t.Context(), "a")
			release()
			free <- err
		}()
		synctest.Wait()
		release()
		if err := <-free; err != nil {
			t.Error(err)
		}
	})
}

// TestSemaphoreIsShared: an address with many requests delays another address by one piece of work only.
func TestSemaphoreIsShared(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := NewSemaphore()
		took := make(chan string, 100)
		next := make(chan struct{})
		ask := func(from string) {
			release, err := h.Acquire(t.Context(), from)
			if err != nil {
				t.Error(err)
				return
			}
			took <- from
			<-next
			release()
		}
		for range 20 {
			go ask("crowd")
		}
		synctest.Wait()
		for _, from := range []string{"ann", "bob"} {
			go ask(from)
			synctest.Wait()
		}
		order := []string{<-took}
		for range 21 {
			next <- struct{}{}
			synctest.Wait()
			order = append(order, <-took)
		}
		next <- struct{}{}
		if order[1] != "ann" || order[2] != "bob" {
			t.Errorf("in this order: %v", order)
		}
	})
}
