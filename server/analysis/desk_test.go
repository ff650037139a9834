package analysis

import (
	"log/slog"
	"testing"
	"testing/synctest"
	"time"
)

// TestLeft: a review goes on while somebody looks, unless another waits for a pass that it is through.
func TestLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for what, c := range map[string]struct {
			depth, others int // passes done
			state         string
			after         time.Duration // since anybody has looked
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
			if left := d.left(s)(); left != c.left {
				t.Errorf("a review %s is left: %t", what, left)
			}
			d.stop()
		}
	})
}
