package background_test

import (
	"syscall"
	"testing"

	"volgare/internal/background"
)

// TestThread: the goroutine has the lowest priority, and no other gets it.
func TestThread(t *testing.T) {
	of := func(prepare func()) int {
		told := make(chan int)
		go func() {
			prepare()
			raw, err := syscall.Getpriority(syscall.PRIO_PROCESS, syscall.Gettid())
			if err != nil {
				t.Error(err)
			}
			told <- 20 - raw // as the system tells it
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

// TestDo: what is done is done when Do returns, and a panic is not lost.
func TestDo(t *testing.T) {
	done := false
	background.Do(func() { done = true })
	if !done {
		t.Error("it is not done")
	}
	defer func() {
		if fault := recover(); fault != "a fault" {
			t.Errorf("it panics with %v", fault)
		}
	}()
	background.Do(func() { panic("a fault") })
}
