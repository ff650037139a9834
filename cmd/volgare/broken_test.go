package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"testing"

	"volgare/terminal"
)

// TestBrokenOff: a command that was broken off says so by its status, and nothing else.
func TestBrokenOff(t *testing.T) {
	for _, err := range []error{terminal.ErrInterrupted, fmt.Errorf("copy: %w", context.Canceled), errors.Join(context.Canceled, nil)} {
		var told bytes.Buffer
		if status := fail(&told, err); status != statusBroken || told.Len() > 0 {
			t.Errorf("%v: %d, %q", err, status, told.String())
		}
	}
	var told bytes.Buffer
	if status := fail(&told, context.DeadlineExceeded); status != statusFault || told.Len() == 0 {
		t.Errorf("%d, %q", status, told.String())
	}
}
