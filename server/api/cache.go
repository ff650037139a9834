package api

import "sync"

// Cache keeps the bodies that were made last, by their keys.
type Cache[K comparable] struct {
	mu   sync.Mutex
	all  map[K][]byte
	ring []K // in the order in which they came
	next int
}

// NewCache returns a Cache that keeps at most the given number of bodies.
func NewCache[K comparable](most int) *Cache[K] {
	return &Cache[K]{all: make(map[K][]byte, most), ring: make([]K, most)}
}

// Get returns the body of a key, which must not be modified, and makes it if it is not
// there.
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

// Find returns the body of a key if it is there.
func (c *Cache[K]) Find(key K) ([]byte, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	body, ok := c.all[key]
	return body, ok
}
