package server

import (
	"context"
	"errors"
	"testing"
	"time"
)

// TestPulse: while a store takes its time to answer, what was felt last is told, and then what it has answered.
func TestPulse(t *testing.T) {
	var p pulse
	now, gone := time.Unix(0, 0), errors.New("gone")
	answers := make(chan error)
	well := func(context.Context) error { return <-answers }
	feel := func(want error) {
		t.Helper()
		if err := p.feel(t.Context(), now, well); !errors.Is(err, want) {
			t.Errorf("told %v, want %v", err, want)
		}
	}
	answer := func(err error) {
		beat := p.beat
		answers <- err
		<-beat
	}
	go func() { answers <- gone }()
	feel(gone) // the first is waited for
	now = now.Add(time.Second)
	feel(gone)
	answer(nil)
	feel(nil) // not asked again within a second
	now = now.Add(time.Second)
	feel(nil)
	feel(nil) // it is asked once
	answer(gone)
	feel(gone)
}
