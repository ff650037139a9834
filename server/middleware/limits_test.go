package middleware

import (
	"fmt"
	"testing"
	"time"

	"volgare/server/api"
)

// TestLimiterIsBounded: requests of very many identities do not grow the number of counters without limit.
func TestLimiterIsBounded(t *testing.T) {
	l := NewLimiter(*DefaultLimits(), func() time.Time { return time.Unix(0, 0) })
	for i := range 5 * maxCounters {
		_ = l.Limit(api.Playing, fmt.Sprint(i), "address")
	}
	if n := len(l.young) + len(l.older); n > 2*maxCounters {
		t.Errorf("%d counters", n)
	}
}

// TestQuotaIsResetAtMidnight: a quota is reset at midnight UTC, and counts the identity and the address.
func TestQuotaIsResetAtMidnight(t *testing.T) {
	limits := *DefaultLimits()
	limits.Quotas[api.Making] = Quota{Identity: 4, Address: 6}
	now := time.Unix(0, 0).Add(10*day - time.Hour)
	l := NewLimiter(limits, func() time.Time { return now })
	const ann, home = "ann-of-florence", "198.51.100.7"
	spend := func(n int, who string, want bool) {
		t.Helper()
		if err := l.Spend(api.Making, n, who, home); (err == nil) != want {
			t.Errorf("%d tables of %s: %v", n, who, err)
		}
	}
	for range 2 {
		spend(3, ann, true)
		spend(2, ann, false)
		spend(1, ann, true)
		spend(3, "bob", false)
		spend(2, "bob", true)
		now = now.Add(time.Hour)
	}
}
