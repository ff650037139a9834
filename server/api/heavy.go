package api

import (
	"context"
	"time"
)

// Heavy work is done one piece at a time, so that games go on beside it, and two do not need their memory
// at once; who has waited for long enough is told to come back.
const (
	heavyAtOnce = 1
	heavyWait   = 5 * time.Second
)

// HeavyWork is the semaphore of what takes much time or memory: boards and records are read,
// puzzles searched and pictures drawn only by who holds it.
type HeavyWork chan struct{}

// NewHeavyWork returns one that nobody holds.
func NewHeavyWork() HeavyWork { return make(HeavyWork, heavyAtOnce) }

// Acquire waits for a place, which who has it must Release.
func (h HeavyWork) Acquire(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, heavyWait)
	defer cancel()
	select {
	case h <- struct{}{}:
		return nil
	case <-ctx.Done():
		p := NewProblem("too-many-requests", "too much is being read, or drawn")
		p.RetryAfter = int(heavyWait / time.Second)
		return p
	}
}

// Release gives a place back.
func (h HeavyWork) Release() { <-h }
