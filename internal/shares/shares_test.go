package shares

import (
	"context"
	"testing"
	"testing/synctest"
)

// TestSharesLimitsEachCaller checks that only two requests of one caller hold a place at once, whatever other callers do, and that a
// canceled request leaves nothing behind.
func TestSharesLimitsEachCaller(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := New(9, 2)
		var leave []func()
		enter := func(ctx context.Context, who string) error {
			out, err := s.Enter(ctx, who)
			if err == nil {
				leave = append(leave, out)
			}
			return err
		}
		for _, who := range []string{"a", "a", "b"} {
			if err := enter(t.Context(), who); err != nil {
				t.Fatal(err)
			}
		}
		ended, cancel := context.WithCancel(t.Context())
		through := make(chan error)
		go func() { through <- enter(ended, "a") }()
		synctest.Wait()
		cancel()
		if err := <-through; err == nil {
			t.Error("a third request has a place")
		}
		go func() { through <- enter(t.Context(), "a") }()
		synctest.Wait()
		leave[0]()
		if err := <-through; err != nil {
			t.Error(err)
		}
		for _, out := range leave[1:] {
			out()
		}
		if len(s.lines) != 0 {
			t.Errorf("%d lines are left", len(s.lines))
		}
	})
}
