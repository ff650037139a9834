package externalbots

import (
	"maps"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"volgare/server/api"
)

// The maximum numbers of external bots connected at once: of one host, from one address, which many people such as a club
// may share, and in all. Each takes up to half a MiB for unread messages.
const (
	ofHost      = 16
	fromAddress = 32
	inAll       = 256

	retryAfter = 30 // seconds before a refused bot may try again
)

// The rate of connections to one seat. Two bots with the same token that reconnect at once would keep replacing each other,
// and each connection is broadcast to all nodes.
const (
	seatBurst = 10
	seatEvery = 5 * time.Second
	maxSeats  = 4 * inAll // seats whose visits are counted, unless more had visits within the last minute
)

// crowd counts the connected external bots.
type crowd struct {
	mu    sync.Mutex
	all   int
	hosts map[string]int
	from  map[string]int
	seats map[string]*rate.Limiter

	closed  bool
	present sync.WaitGroup // the external bots that are connected
}

// close refuses all further connections, and waits until the current ones have ended.
func (c *crowd) close() {
	c.mu.Lock()
	c.closed = true
	c.mu.Unlock()
	c.present.Wait()
}

func newCrowd() crowd {
	return crowd{hosts: map[string]int{}, from: map[string]int{}, seats: map[string]*rate.Limiter{}}
}

// enter counts a connection, or refuses it if there are too many. leave must be called when it ends.
func (c *crowd) enter(host, address, seat string) (leave func(), err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.closed:
		return nil, api.NewProblem("stopping", "")
	case !c.visits(seat).Allow():
		return nil, api.TooMany("an external bot connects to this seat too often", int(seatEvery.Seconds()))
	case c.all >= inAll:
		return nil, api.TooMany("too many external bots play here", retryAfter)
	case c.from[address] >= fromAddress:
		return nil, api.TooMany("too many external bots have come from this address", retryAfter)
	case c.hosts[host] >= ofHost:
		return nil, api.TooMany("too many external bots play for the host of this table", retryAfter)
	}
	c.add(host, address, 1)
	c.present.Add(1)
	return func() {
		defer c.present.Done()
		c.mu.Lock()
		defer c.mu.Unlock()
		c.add(host, address, -1)
	}, nil
}

// visits returns the rate limiter of a seat.
func (c *crowd) visits(seat string) *rate.Limiter {
	l := c.seats[seat]
	if l == nil {
		if len(c.seats) >= maxSeats {
			maps.DeleteFunc(c.seats, func(_ string, l *rate.Limiter) bool { return l.Tokens() >= seatBurst })
		}
		l = rate.NewLimiter(rate.Every(seatEvery), seatBurst)
		c.seats[seat] = l
	}
	return l
}

func (c *crowd) add(host, address string, n int) {
	c.all += n
	count(c.hosts, host, n)
	count(c.from, address, n)
}

func count(all map[string]int, key string, n int) {
	if all[key] += n; all[key] == 0 {
		delete(all, key)
	}
}
