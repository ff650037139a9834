package background_test

import (
	"syscall"
	"testing"

	"volgare/internal/background"
)

// TestThreadHasLowestPriority checks that the goroutine has the lowest priority, and that no other goroutine does.
func TestThreadHasLowestPriority(t *testing.T) {
	of := func(prepare func()) int {
		told := make(chan int)
		go func() {
			prepare()
			raw, err := syscall.Getpriority(syscall.PRIO_PROCESS, syscall.Gettid())
			if err != nil {
				t.Error(err)
			}
			told <- 20 - raw // as the system encodes it
		}()
		return <-told
	}
	before := of(func() {})
	if got := of(background.Thread); got != 19 {
		t.Errorf("priority %d", got)
	}
	for range 100 {
		if got := of(func() {}); got != before {
			t.Fatalf("another goroutine has priority %d, before %d", got, before)
		}
	}
}

// TestDoWaitsAndPropagatesPanic checks that the function has finished when Do returns, and that a panic is propagated.
func TestDoWaitsAndPropagatesPanic(t *testing.T) {
	done := false
	background.Do(func() { done = true })
	if !done {
		t.Error("the function has not finished")
	}
	defer func() {
		if fault := recover(); fault != "a fault" {
			t.Errorf("it panics with %v", fault)
		}
	}()
	background.Do(func() { panic("a fault") })
}
