package programs

import (
	"sync"

	"volgare/server/api"
)

// How many programs there are at once: of one host, from one address, which may be a club, and in all. Each
// costs up to half a MiB for what it says unasked.
const (
	ofHost      = 16
	fromAddress = 32
	inAll       = 256

	retryAfter = 30 // seconds, if there are too many
)

// crowd counts the programs that are there.
type crowd struct {
	mu    sync.Mutex
	all   int
	hosts map[string]int
	from  map[string]int
}

// enter counts one more, unless there are enough; leave is to be called when it goes.
func (c *crowd) enter(host, address string) (leave func(), err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.all >= inAll:
		return nil, api.TooMany("too many programs play here", retryAfter)
	case c.from[address] >= fromAddress:
		return nil, api.TooMany("too many programs have come from this address", retryAfter)
	case c.hosts[host] >= ofHost:
		return nil, api.TooMany("too many programs play for the host of this table", retryAfter)
	}
	c.add(host, address, 1)
	return func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.add(host, address, -1)
	}, nil
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
