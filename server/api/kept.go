package api

import "sync"

// Kept keeps what was made last: at most so many bodies by their keys. The zero Kept keeps nothing.
type Kept[K comparable] struct {
	mu   sync.Mutex
	all  map[K][]byte
	ring []K // in the order in which they came
	next int
}

// NewKept returns one that keeps so many.
func NewKept[K comparable](most int) *Kept[K] {
	return &Kept[K]{all: make(map[K][]byte, most), ring: make([]K, most)}
}

// Get returns the body of a key, which must not be modified, and makes it if it is not
// there.
func (k *Kept[K]) Get(key K, fresh func() ([]byte, error)) ([]byte, error) {
	if body, ok := k.Find(key); ok {
		return body, nil
	}
	body, err := fresh()
	if err == nil {
		k.put(key, body)
	}
	return body, err
}

// Find returns the body of a key if it is there.
func (k *Kept[K]) Find(key K) ([]byte, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	body, ok := k.all[key]
	return body, ok
}

func (k *Kept[K]) put(key K, body []byte) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if _, ok := k.all[key]; ok || len(k.ring) == 0 {
		return
	}
	delete(k.all, k.ring[k.next])
	k.ring[k.next], k.all[key] = key, body
	k.next = (k.next + 1) % len(k.ring)
}
