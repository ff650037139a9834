package api

import (
	"syscall"
	"testing"
)

// TestHeavyWorkRunsInBackground: heavy work runs at the lowest priority, so it gets the processor only if it is idle.
func TestHeavyWorkRunsInBackground(t *testing.T) {
	raw := 0
	err := NewSemaphore().Do(t.Context(), "somebody", func() (err error) {
		raw, err = syscall.Getpriority(syscall.PRIO_PROCESS, syscall.Gettid())
		return err
	})
	if got := 20 - raw; err != nil || got != 19 { // the raw system call returns 20 - nice
		t.Errorf("priority %d, %v", got, err)
	}
}
