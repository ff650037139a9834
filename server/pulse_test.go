package server

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// slow is a store that answers when a test sends it an answer, and ignores its context.
type slow struct {
	answers chan error
	asked   atomic.Int32
}

func (s *slow) well(context.Context) error {
	s.asked.Add(1)
	return <-s.answers
}

// TestSlowStoreReportsLastHealth: while a store is slow, clients get the last result, but only for a short time and if it is
// recent. A store that never answers is unhealthy, whatever its last result was.
func TestSlowStoreReportsLastHealth(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gone := errors.New("gone")
		s, p := &slow{answers: make(chan error)}, &pulse{}
		feel := func(want error, within time.Duration, asked int32) {
			t.Helper()
			began := time.Now()
			if err := p.feel(t.Context(), began, s.well); !errors.Is(err, want) {
				t.Errorf("feel returned %v, want %v", err, want)
			}
			if took := time.Since(began); took != within {
				t.Errorf("feel returned after %v, want %v", took, within)
			}
			if n := s.asked.Load(); n != asked {
				t.Errorf("asked %d times, want %d", n, asked)
			}
		}
		after := func(d time.Duration, err error) {
			go func() {
				time.Sleep(d)
				s.answers <- err
			}()
		}
		after(time.Second/2, gone)
		feel(gone, time.Second/2, 1) // there is no earlier result
		feel(gone, 0, 1)
		time.Sleep(time.Second)
		feel(gone, hurry, 2)
		feel(gone, hurry, 2)
		s.answers <- nil
		synctest.Wait()
		feel(nil, 0, 2)
		time.Sleep(time.Second)
		feel(nil, hurry, 3)
		time.Sleep(faint)
		feel(context.DeadlineExceeded, 0, 3)
		s.answers <- nil
		synctest.Wait()
		feel(nil, hurry, 4) // a late result is already old
		s.answers <- nil
		synctest.Wait()
		time.Sleep(time.Minute)
		after(time.Second, gone)
		feel(gone, time.Second, 5)
		time.Sleep(time.Minute)
		feel(context.DeadlineExceeded, faint, 6)
		s.answers <- nil
	})
}
