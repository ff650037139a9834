package middleware

import (
	"time"

	"volgare/server/api"
)

// Quota limits one identity and one address: per day, or at once for open streams. 0 means no limit.
type Quota struct{ Identity, Address int }

// day is the period of a quota. It begins at midnight UTC.
const day = 24 * time.Hour

// ledger counts the use of quotas on a day. Its memory is bounded: if it has too many counters, all are reset.
type ledger struct {
	day   time.Time // start of the day
	spent map[limitKey]int
}

// Spend counts n against the quotas of an identity and an address, or refuses it. identity may be "".
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

// ledger returns the ledger of today. l.mu must be held.
func (l *Limiter) ledger(now time.Time) *ledger {
	if today := now.Truncate(day); !l.today.day.Equal(today) || l.today.spent == nil || len(l.today.spent) >= maxCounters {
		l.today = ledger{today, map[limitKey]int{}}
	}
	return &l.today
}

// beyond reports whether n exceeds a maximum. 0 means no maximum.
func beyond(most, n int) bool { return most > 0 && n > most }
