package api

import (
	"cmp"
	"context"
	"time"

	"volgare/internal/background"
	"volgare/internal/shares"
)

// Heavy work is done one piece at a time, so that games go on beside it, and two do not need their memory
// at once; who has waited for long enough is told to come back.
const heavyWait = 5 * time.Second

// Semaphore has one place, for what takes much time or memory: the holder reads a board or a record or
// searches a puzzle. Each address has one request in the queue, so that none keeps the others waiting for
// more than one piece.
type Semaphore struct{ place *shares.Shares }

// NewSemaphore returns one whose place nobody has.
func NewSemaphore() *Semaphore { return &Semaphore{shares.New(1, 1)} }

// Acquire waits for the place, which who has it must release.
func (s *Semaphore) Acquire(ctx context.Context, from string) (release func(), err error) {
	wait, cancel := context.WithTimeout(ctx, heavyWait)
	defer cancel()
	if release, err = s.place.Enter(wait, from); err != nil {
		return nil, cmp.Or(ctx.Err(), error(crowded()))
	}
	return release, nil
}

// Do waits for the place and does work there that nobody waits for but who asked: it stands back behind all other answers.
func (s *Semaphore) Do(ctx context.Context, from string, work func() error) (err error) {
	release, err := s.Acquire(ctx, from)
	if err != nil {
		return err
	}
	defer release()
	background.Do(func() { err = work() })
	return err
}

// crowded is the problem of who has waited for long enough.
func crowded() *Problem { return TooMany("too much is being read", int(heavyWait/time.Second)) }
