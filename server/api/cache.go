package api

import "sync"

// Cache keeps the most recently made bodies, by key.
type Cache[K comparable] struct {
	mu   sync.Mutex
	all  map[K][]byte
	ring []K // in order of insertion
	next int
}

// NewCache returns a Cache that keeps at most the given number of bodies.
func NewCache[K comparable](most int) *Cache[K] {
	return &Cache[K]{all: make(map[K][]byte, most), ring: make([]K, most)}
}

// Get returns the body of a key. If it is not in the cache, Get calls fresh to make it. The body must not be modified.
func (c *Cache[K]) Get(key K, fresh func() ([]byte, error)) ([]byte, error) {
	if body, ok := c.Find(key); ok {
		return body, nil
	}
	body, err := fresh()
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.all[key]; !ok {
		delete(c.all, c.ring[c.next])
		c.ring[c.next], c.all[key] = key, body
		c.next = (c.next + 1) % len(c.ring)
	}
	return body, nil
}

// Find returns the body of a key if it is in the cache.
func (c *Cache[K]) Find(key K) ([]byte, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	body, ok := c.all[key]
	return body, ok
}
