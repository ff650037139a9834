package api

import (
	"cmp"
	"context"
	"time"

	"volgare/internal/background"
	"volgare/internal/shares"
)

// heavyWait is the maximum time a request waits to do heavy work; then the client is asked to retry later. Heavy work is
// done one piece at a time, so that games continue meanwhile and only one piece uses memory.
const heavyWait = 5 * time.Second

// Semaphore is a lock for work that takes much time or memory, such as reading a board or a record, or searching a puzzle.
// Waiting addresses take turns, so that an address with many requests delays the others by one piece of work only.
type Semaphore struct{ place *shares.Shares }

// NewSemaphore returns an unlocked semaphore.
func NewSemaphore() *Semaphore { return &Semaphore{shares.New(1, 1)} }

// Acquire waits for the lock. The caller must call release.
func (s *Semaphore) Acquire(ctx context.Context, from string) (release func(), err error) {
	wait, cancel := context.WithTimeout(ctx, heavyWait)
	defer cancel()
	if release, err = s.place.Enter(wait, from); err != nil {
		return nil, cmp.Or(ctx.Err(), error(crowded()))
	}
	return release, nil
}

// Do does work while it holds the lock. The work runs at background priority, after all other requests, since only its caller
// waits for it.
func (s *Semaphore) Do(ctx context.Context, from string, work func() error) (err error) {
	release, err := s.Acquire(ctx, from)
	if err != nil {
		return err
	}
	defer release()
	background.Do(func() { err = work() })
	return err
}

// crowded returns the problem of a request that has waited for heavyWait.
func crowded() *Problem {
	return TooMany("the server is busy with other requests", int(heavyWait/time.Second))
}
