package live

import "sync"

// maxCached is the number of values at which a boundedCache is emptied.
const maxCached = 256

// boundedCache keeps a limited number of values, and is emptied when it is full. The zero value is an empty cache.
type boundedCache[K comparable, V any] struct {
	mu     sync.Mutex
	values map[K]V
}

// get returns the value of a key, or the zero value.
func (c *boundedCache[K, V]) get(key K) V {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.values[key]
}

// put stores the value of a key.
func (c *boundedCache[K, V]) put(key K, v V) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.values) >= maxCached {
		clear(c.values)
	}
	if c.values == nil {
		c.values = map[K]V{}
	}
	c.values[key] = v
}
