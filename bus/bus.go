// Package bus tells everybody who listens that a table has changed. It carries no
// content: who hears of a change asks for what it may know of it.
package bus

import "sync"

// Note says that a table's log has reached a number.
type Note struct {
	Table string
	Seq   int64
}

// Bus carries notes of entries that are on disk from those who wrote them to all
// who listen, on this node or on others. A note may be lost or doubled where nodes
// are cut off from each other; a listener that reconnects has to catch up.
type Bus interface {
	// Publish hands a note to all listeners. It never blocks on a listener.
	Publish(n Note)
	// Listen calls f with every note from now on, in the order of a table's entries,
	// until stop is called. f must not block; after stop has returned it is not
	// called again.
	Listen(f func(Note)) (stop func())
}

// Local is a Bus within the process. The zero Local is ready for use.
type Local struct {
	mu   sync.RWMutex
	next int
	all  map[int]func(Note)
}

// Publish calls all listeners, one after the other.
func (l *Local) Publish(n Note) {
	l.mu.RLock()
	defer l.mu.RUnlock()
	for _, f := range l.all {
		f(n)
	}
}

// Listen implements Bus.
func (l *Local) Listen(f func(Note)) (stop func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.all == nil {
		l.all = map[int]func(Note){}
	}
	l.next++
	id := l.next
	l.all[id] = f
	return func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		delete(l.all, id)
	}
}
