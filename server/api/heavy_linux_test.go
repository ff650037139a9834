package api

import (
	"syscall"
	"testing"
)

// TestHeavyWorkStandsBack: it has the processor when nobody else wants it.
func TestHeavyWorkStandsBack(t *testing.T) {
	raw := 0
	err := NewHeavyWork().Do(t.Context(), "somebody", func() (err error) {
		raw, err = syscall.Getpriority(syscall.PRIO_PROCESS, syscall.Gettid())
		return err
	})
	if got := 20 - raw; err != nil || got != 19 { // as the system tells it
		t.Errorf("priority %d, %v", got, err)
	}
}
