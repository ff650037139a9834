package play

import (
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

// encodedViews are the views that were encoded last.
type encodedViews struct {
	mu   sync.Mutex
	all  map[viewKey][]byte
	ring [maxViews]viewKey // in the order in which they came
	next int
}

// get returns the encoded view of a key, which must not be modified, and makes it
// if it is not there.
func (e *encodedViews) get(key viewKey, fresh func() ([]byte, error)) ([]byte, error) {
	if body, ok := e.find(key); ok {
		return body, nil
	}
	body, err := fresh()
	if err == nil {
		e.put(key, body)
	}
	return body, err
}

func (e *encodedViews) find(key viewKey) ([]byte, bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	body, ok := e.all[key]
	return body, ok
}

func (e *encodedViews) put(key viewKey, body []byte) {
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
