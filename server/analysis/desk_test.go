package analysis

import (
	"context"
	"log/slog"
	"testing"
	"testing/synctest"
	"time"
)

// TestReviewContinuesWhileRequested: a review continues while it is requested, unless a waiting one has finished fewer levels.
func TestReviewContinuesWhileRequested(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for what, c := range map[string]struct {
			depth, others int // passes done
			state         string
			after         time.Duration // since the last request
			left          bool
		}{
			"alone":                      {1, 1, asleep, 0, false},
			"that nobody looks at":       {1, 1, asleep, patience + 1, true},
			"beside one as far":          {1, 1, waiting, 0, false},
			"beside one less far":        {1, 0, waiting, 0, true},
			"beside one that has ended":  {1, 0, asleep, 0, false},
			"beside one that is further": {0, 1, waiting, 0, false},
		} {
			d := newDesk(slog.New(slog.DiscardHandler), nil)
			s, other := d.sheet(subject{table: "a"}, nil), d.sheet(subject{table: "b"}, nil)
			s.looked, other.looked = time.Now(), time.Now()
			s.state, s.report.Depth = looking, c.depth
			other.state, other.report.Depth = c.state, c.others
			time.Sleep(c.after)
			if left := d.left(s); left != c.left {
				t.Errorf("a review %s is left: %t", what, left)
			}
			d.stop()
		}
	})
}

// TestReviewIsInterruptedAtOnce: a review is interrupted as soon as it must be, without another request.
func TestReviewIsInterruptedAtOnce(t *testing.T) {
	begin := func(t *testing.T) (d *desk, s *sheet, ctx context.Context) {
		t.Helper()
		made := newDesk(slog.New(slog.DiscardHandler), nil)
		d = &made
		d.busy = true // the test takes the part of the worker
		d.look(subject{table: "a"}, nil)
		s = d.next()
		s.report.Depth = 1
		ctx, lay := d.take(s)
		t.Cleanup(lay)
		return d, s, ctx
	}
	for what, end := range map[string]func(d *desk){
		"the server stops":       func(d *desk) { d.stop() },
		"nobody looks any more":  func(*desk) { time.Sleep(patience) },
		"another has not begun":  func(d *desk) { d.look(subject{table: "b"}, nil) },
		"nobody looks once more": func(d *desk) { time.Sleep(patience / 2); d.look(subject{table: "a"}, nil); time.Sleep(patience) },
		"it has come further": func(d *desk) {
			d.look(subject{table: "b"}, nil)
			d.sheets[1].report.Depth = 1
			d.mu.Lock()
			defer d.mu.Unlock()
			d.at.report.Depth = 2
			d.reconsider()
		},
	} {
		synctest.Test(t, func(t *testing.T) {
			d, _, ctx := begin(t)
			time.Sleep(patience / 2)
			synctest.Wait()
			if ctx.Err() != nil {
				t.Errorf("%s: it has ended before", what)
			}
			end(d)
			synctest.Wait()
			if ctx.Err() == nil {
				t.Errorf("%s: the work continues", what)
			}
		})
	}
}
