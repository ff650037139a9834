package middleware

import (
	"fmt"
	"testing"
	"time"

	"volgare/server/api"
)

// TestLimiterIsBounded asks in the name of many.
func TestLimiterIsBounded(t *testing.T) {
	l := NewLimiter(*DefaultLimits(), func() time.Time { return time.Unix(0, 0) })
	for i := range 5 * maxCounters {
		l.wait(api.Playing, fmt.Sprint(i), "address")
	}
	if n := len(l.young) + len(l.elder); n > 2*maxCounters {
		t.Errorf("%d counters", n)
	}
}
