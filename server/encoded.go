package server

import (
	"crypto/sha256"
	"fmt"
	"sync"
)

// viewKey names a view: of which table, after how many entries and moves, for whom.
type viewKey struct {
	id   string
	seq  int64
	at   int
	name string
}

// maxViews bounds what is kept, about 30 kB each.
const maxViews = 256

// encoded keeps the views that were encoded last.
type encoded struct {
	mu   sync.Mutex
	all  map[viewKey][]byte
	ring [maxViews]viewKey // in the order in which they came
	next int
}

// get returns the encoded view of a key, which must not be modified, and makes it
// if it is not there.
func (e *encoded) get(key viewKey, fresh func() ([]byte, error)) ([]byte, error) {
	if body, ok := e.find(key); ok {
		return body, nil
	}
	body, err := fresh()
	if err == nil {
		e.put(key, body)
	}
	return body, err
}

func (e *encoded) find(key viewKey) ([]byte, bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	body, ok := e.all[key]
	return body, ok
}

func (e *encoded) put(key viewKey, body []byte) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.all == nil {
		e.all = make(map[viewKey][]byte, maxViews)
	}
	if _, ok := e.all[key]; ok {
		return
	}
	delete(e.all, e.ring[e.next])
	e.ring[e.next], e.all[key] = key, body
	e.next = (e.next + 1) % maxViews
}

// tag makes an entity tag of all that content depends on; the build is part of it,
// because another may word the same thing differently.
func (s *Server) tag(parts ...any) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q %v", s.Build, parts))
	return `W/"` + letters(sum[:12]) + `"`
}
