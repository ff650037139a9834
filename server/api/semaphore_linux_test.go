package api

import (
	"syscall"
	"testing"
)

// TestSemaphoreStandsBack: it has the processor when nobody else wants it.
func TestSemaphoreStandsBack(t *testing.T) {
	raw := 0
	err := NewSemaphore().Do(t.Context(), "somebody", func() (err error) {
		raw, err = syscall.Getpriority(syscall.PRIO_PROCESS, syscall.Gettid())
		return err
	})
	if got := 20 - raw; err != nil || got != 19 { // as the system tells it
		t.Errorf("priority %d, %v", got, err)
	}
}
