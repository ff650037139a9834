package server

import (
	"fmt"
	"math"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Rate is how many requests are let through: so many a second in the long run, and
// so many at once.
type Rate struct {
	PerSecond float64
	Burst     int
}

// Limits are the rates by class of operation, for one browser and for one address.
// An address may be a whole club, so it has Club times the rate.
type Limits struct {
	Off   bool
	Read  Rate // looking
	Play  Rate // moves, undo, talk
	Make  Rate // new tables, reports, links: what fills the disk
	Guess Rate // recovery codes and links: what could be guessed; by address only
	Club  int
	Open  int // streams that one address may have open
}

// DefaultLimits are generous for play.
func DefaultLimits() *Limits {
	return &Limits{
		Read: Rate{100, 600}, Play: Rate{20, 100}, Make: Rate{0.5, 30}, Guess: Rate{0.5, 20}, Club: 8, Open: 256,
	}
}

// class says by which rate an operation is limited.
type class int

const (
	free class = iota
	reading
	playing
	making
	guessing
)

func (l *Limits) rate(c class) Rate {
	switch c {
	case reading:
		return l.Read
	case playing:
		return l.Play
	case making:
		return l.Make
	case guessing:
		return l.Guess
	default:
		return Rate{math.Inf(1), 1}
	}
}

// limitKey is whose requests of a class are counted.
type limitKey struct {
	class class
	who   string
}

// limiter counts requests. It holds two generations of counters: when the younger
// is full or old, the elder is forgotten; so its memory is bounded.
type limiter struct {
	limits Limits
	now    func() time.Time

	mu           sync.Mutex
	young, elder map[limitKey]*rate.Limiter
	since        time.Time
	open         map[string]int // streams by address
}

const (
	maxCounters = 20_000
	countersFor = 10 * time.Minute
)

func newLimiter(l Limits, now func() time.Time) *limiter {
	return &limiter{limits: l, now: now, young: map[limitKey]*rate.Limiter{}, since: now(), open: map[string]int{}}
}

// wait is how long to wait before a request of somebody: 0 lets it through.
func (l *limiter) wait(c class, browser, address string) time.Duration {
	if l.limits.Off || c == free {
		return 0
	}
	now, r := l.now(), l.limits.rate(c)
	wide := Rate{r.PerSecond * float64(l.limits.Club), r.Burst * l.limits.Club}
	switch {
	case c == guessing:
		return l.take(limitKey{c, address}, r, now)
	case browser == "":
		return l.take(limitKey{c, address}, wide, now)
	}
	if d := l.take(limitKey{c, "browser " + browser}, r, now); d > 0 {
		return d
	}
	return l.take(limitKey{c, address}, wide, now)
}

// enter counts a stream that an address opens; false if it has enough. leave ends one.
func (l *limiter) enter(address string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.limits.Off && l.open[address] >= l.limits.Open {
		return false
	}
	l.open[address]++
	return true
}

func (l *limiter) leave(address string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open[address]--; l.open[address] <= 0 {
		delete(l.open, address)
	}
}

func (l *limiter) take(key limitKey, r Rate, now time.Time) time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	got := l.counter(key, r, now).ReserveN(now, 1)
	if !got.OK() {
		return time.Second
	}
	d := got.DelayFrom(now)
	if d > 0 {
		got.CancelAt(now)
	}
	return d
}

func (l *limiter) counter(key limitKey, r Rate, now time.Time) *rate.Limiter {
	if len(l.young) >= maxCounters || now.Sub(l.since) > countersFor {
		l.elder, l.young, l.since = l.young, map[limitKey]*rate.Limiter{}, now
	}
	if c, ok := l.young[key]; ok {
		return c
	}
	c, ok := l.elder[key]
	if !ok {
		c = rate.NewLimiter(rate.Limit(r.PerSecond), r.Burst)
	}
	l.young[key] = c
	return c
}

// limit refuses a request that comes too soon.
func (s *Server) limit(c *call, k class) error {
	if s.limiter.limits.Off || k == free {
		return nil
	}
	who, err := c.who()
	if err != nil {
		return err
	}
	wait := s.limiter.wait(k, who.id, s.address(c.r))
	if wait <= 0 {
		return nil
	}
	p := problem("too-many-requests", "")
	p.RetryAfter = max(1, int(math.Ceil(wait.Seconds())))
	p.Detail = fmt.Sprintf("the next one is answered in %d s", p.RetryAfter)
	return p
}

// address is where a request comes from: for IPv6 the network, which is one home.
func (s *Server) address(r *http.Request) string {
	text := r.RemoteAddr
	if s.Proxied {
		if list := strings.Join(r.Header.Values("X-Forwarded-For"), ","); list != "" {
			text = strings.TrimSpace(list[strings.LastIndexByte(list, ',')+1:])
		}
	}
	ip, err := parseAddress(text)
	if err != nil {
		return "unknown"
	}
	if ip = ip.Unmap(); ip.Is4() {
		return ip.String()
	}
	network, err := ip.WithZone("").Prefix(64)
	if err != nil {
		return "unknown"
	}
	return network.String()
}

// parseAddress reads an address with or without a port.
func parseAddress(text string) (netip.Addr, error) {
	if with, err := netip.ParseAddrPort(text); err == nil {
		return with.Addr(), nil
	}
	return netip.ParseAddr(text)
}

// local reports whether a request comes from this machine itself, not through a
// proxy on it.
func local(r *http.Request) bool {
	ip, err := parseAddress(r.RemoteAddr)
	through := r.Header.Get("X-Forwarded-For") != "" || r.Header.Get("Forwarded") != ""
	return err == nil && ip.Unmap().IsLoopback() && !through
}
