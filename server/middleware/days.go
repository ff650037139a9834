package middleware

import (
	"time"

	"volgare/server/api"
)

// Quota is how much is let through in a day, of one identity and of one address; 0 is any.
type Quota struct{ Identity, Address int }

// day is how long a quota lasts, from midnight UTC on.
const day = 24 * time.Hour

// ledger is what has been done on a day. Its memory is bounded: where too many have done something, all begin anew.
type ledger struct {
	day   time.Time // its beginning
	spent map[limitKey]int
}

// Spend counts what somebody does against his quota of the day, or refuses it. identity may be "".
func (l *Limiter) Spend(c api.Class, n int, identity, address string) error {
	if l.limits.Off {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now, q := l.now(), l.limits.Quotas[c]
	today := l.ledger(now)
	own, all := limitKey{c, person + identity}, limitKey{c, place + address}
	if beyond(q.Address, today.spent[all]+n) || identity != "" && beyond(q.Identity, today.spent[own]+n) {
		return tooSoon(today.day.Add(day).Sub(now))
	}
	today.spent[all] += n
	if identity != "" {
		today.spent[own] += n
	}
	return nil
}

// ledger is that of the day. l.mu is held.
func (l *Limiter) ledger(now time.Time) *ledger {
	if today := now.Truncate(day); !l.today.day.Equal(today) || l.today.spent == nil || len(l.today.spent) >= maxCounters {
		l.today = ledger{today, map[limitKey]int{}}
	}
	return &l.today
}

// beyond reports whether so much is more than may be.
func beyond(most, n int) bool { return most > 0 && n > most }
