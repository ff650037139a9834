package middleware

import (
	"time"

	"volgare/server/api"
)

// Quota is how much is let through in a day, of one identity and of one address; 0 is any.
type Quota struct{ Identity, Address int }

// day is how long a quota lasts.
const day = 24 * time.Hour

// ledger is what has been done since a day began. Its memory is bounded: where too many have done something, all
// begin anew.
type ledger struct {
	since time.Time
	spent map[limitKey]int
}

// Spend counts what somebody does against his quota of the day, or refuses it. identity may be "".
func (l *Limiter) Spend(c api.Class, n int, identity, address string) error {
	if l.limits.Off {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now, q := l.now(), l.limits.quota(c)
	if now.Sub(l.today.since) >= day || len(l.today.spent) >= maxCounters {
		l.today = ledger{now, map[limitKey]int{}}
	}
	own, all := limitKey{c, "identity " + identity}, limitKey{c, address}
	if beyond(q.Address, l.today.spent[all]+n) || identity != "" && beyond(q.Identity, l.today.spent[own]+n) {
		return tooSoon(l.today.since.Add(day).Sub(now))
	}
	l.today.spent[all] += n
	if identity != "" {
		l.today.spent[own] += n
	}
	return nil
}

// beyond reports whether so much is more than may be.
func beyond(most, n int) bool { return most > 0 && n > most }
