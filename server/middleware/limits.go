package middleware

import (
	"fmt"
	"math"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"volgare/server/api"
)

// Rate is a rate limit: the number of requests per second in the long run, and the number allowed at once.
type Rate struct {
	PerSecond float64
	Burst     int
}

// Limits holds the rates and quotas of an identity and of an address, by class of operation. Since many people, such as a
// club, may share an address, its rate is Club times as high.
type Limits struct {
	Off   bool
	Rates map[api.Class]Rate // Guessing and Sitting count by address only: a club sits down by links, and secrets have 128 bits
	Club  int
	Open  Quota // streams that may be open at once

	// Quotas are per day. Playing counts everything that a table stores, Making counts tables by size (see Pieces), and the
	// identity of Sending is the receiver.
	Quotas map[api.Class]Quota

	Connections ConnectionLimits // of one address, unless it is a trusted proxy
}

// pieceSize is the size in bytes of a board or record that counts as one more table.
const pieceSize = 16 << 10

// Pieces returns the number of tables that count against the quota for a table created from a body of the given size.
func Pieces(bytes int) int { return 1 + bytes/pieceSize }

// DefaultLimits returns limits that normal play never reaches.
func DefaultLimits() *Limits {
	return &Limits{
		Rates: map[api.Class]Rate{
			api.Reading: {100, 600}, api.Playing: {20, 100}, api.Making: {0.5, 30}, api.Guessing: {4, 240}, api.Sitting: {1.0 / 120, 40},
		},
		Club: 8, Open: Quota{32, 256},
		Quotas: map[api.Class]Quota{
			api.Playing: {20_000, 160_000}, api.Making: {100, 800}, api.Coming: {0, 1000}, api.Sending: {10, 100},
		},
		Connections: ConnectionLimits{All: 512, Waiting: 128},
	}
}

// limitKey identifies a counter: requests of one class by one identity or address.
type limitKey struct {
	class api.Class
	who   string // one of the prefixes below, and the identity or address
}

// The prefixes of limitKey.who.
const (
	person = "p"
	place  = "a"
	seated = "t" // an address at a table
)

// Limiter counts the requests to this node; each node counts its own. Its memory is bounded: it has two generations of counters,
// and drops the older generation when the younger one is full or old.
type Limiter struct {
	limits Limits
	now    func() time.Time

	mu           sync.Mutex
	young, older map[limitKey]*rate.Limiter
	since        time.Time
	today        ledger
	open         map[string]int // number of streams, by identity and by address
}

const (
	maxCounters = 20_000
	countersFor = 10 * time.Minute
)

// NewLimiter returns a Limiter with no requests counted.
func NewLimiter(l Limits, now func() time.Time) *Limiter {
	return &Limiter{limits: l, now: now, since: now(), young: map[limitKey]*rate.Limiter{}, open: map[string]int{}}
}

// rateOf returns the rate limit of a counter.
func (l *Limits) rateOf(key limitKey) Rate {
	r := l.Rates[key.class]
	if key.class == api.Guessing || !strings.HasPrefix(key.who, place) {
		return r
	}
	return Rate{r.PerSecond * float64(l.Club), r.Burst * l.Club}
}

// Enter counts a stream until leave is called, or refuses it. identity is "" for an anonymous browser.
func (l *Limiter) Enter(identity, address string) (leave func(), err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	own, q := "identity "+identity, l.limits.Open
	if !l.limits.Off && (beyond(q.Address, l.open[address]+1) || identity != "" && beyond(q.Identity, l.open[own]+1)) {
		return nil, api.TooMany("this browser, or this address, has too many streams open", 10)
	}
	l.open[address]++
	l.open[own]++
	return func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		for _, whose := range []string{address, own} {
			if l.open[whose]--; l.open[whose] == 0 {
				delete(l.open, whose)
			}
		}
	}, nil
}

// take counts a request, or refuses it.
func (l *Limiter) take(key limitKey) error {
	if l.limits.Off {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	got := l.counter(key, now).ReserveN(now, 1)
	if !got.OK() {
		return tooSoon(time.Second)
	}
	d := got.DelayFrom(now)
	if d > 0 {
		got.CancelAt(now)
	}
	return tooSoon(d)
}

func (l *Limiter) counter(key limitKey, now time.Time) *rate.Limiter {
	if len(l.young) >= maxCounters || now.Sub(l.since) > countersFor {
		l.older, l.young, l.since = l.young, map[limitKey]*rate.Limiter{}, now
	}
	if c, ok := l.young[key]; ok {
		return c
	}
	c, ok := l.older[key]
	if !ok {
		r := l.limits.rateOf(key)
		c = rate.NewLimiter(rate.Limit(r.PerSecond), r.Burst)
	}
	l.young[key] = c
	return c
}

// Limit refuses a request that exceeds the rate of its identity or address. identity may be "".
func (l *Limiter) Limit(c api.Class, identity, address string) error {
	if err := l.LimitPerson(c, identity); err != nil {
		return err
	}
	return l.take(limitKey{c, place + address})
}

// LimitPerson is Limit for a request that was already counted for its address.
func (l *Limiter) LimitPerson(c api.Class, identity string) error {
	if identity == "" || c == api.Guessing {
		return nil
	}
	return l.take(limitKey{c, person + identity})
}

// Sit refuses an address from which many have sat down at a table without a link: they may be one person who takes all
// the seats.
func (l *Limiter) Sit(table, address string) error {
	return l.take(limitKey{api.Sitting, seated + table + " " + address})
}

// tooSoon returns the problem of a request that may be repeated after wait, nil if wait is 0.
func tooSoon(wait time.Duration) error {
	if wait <= 0 {
		return nil
	}
	after := max(1, int(math.Ceil(wait.Seconds())))
	return api.TooMany(fmt.Sprintf("the next one is answered in %d s", after), after)
}
