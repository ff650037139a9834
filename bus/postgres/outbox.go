package postgres

import (
	"maps"
	"slices"
	"sync"
	"sync/atomic"

	"volgare/bus"
)

// maxTables bounds the tables with pending notes. If there are more, a note says that notes were lost.
const maxTables = 10_000

// maxBroadcasts bounds the pending broadcasts. Later ones are dropped.
const maxBroadcasts = 1000

// outbox holds what is to be sent: for each table its newest note and the new holders of seats. Its size depends on the number of
// tables, not of moves.
type outbox struct {
	woken chan struct{} // holds one token if something was added

	mu     sync.Mutex
	tables map[string]*pending
	missed bool     // notes were lost
	said   []string // broadcasts

	dropped atomic.Int64 // number of notes and broadcasts that could not be sent, or for which there was no room
}

// pending is what is to be sent of one table.
type pending struct {
	last    bus.Note // the newest, without a holder
	holders []string
}

func newOutbox() *outbox {
	return &outbox{woken: make(chan struct{}, 1), tables: map[string]*pending{}}
}

// put adds a note. The zero Note says that notes were lost.
func (o *outbox) put(n bus.Note) {
	o.mu.Lock()
	defer o.mu.Unlock()
	defer o.wake()
	p := o.tables[n.Table]
	switch {
	case n.Missed():
		o.missed = true
		return
	case p == nil && len(o.tables) >= maxTables:
		o.missed = true
		o.dropped.Add(1)
		return
	case p == nil:
		p = &pending{last: bus.Note{Table: n.Table}}
		o.tables[n.Table] = p
	}
	if n.Holder != "" && !slices.Contains(p.holders, n.Holder) {
		p.holders = append(p.holders, n.Holder)
	}
	if n.Holder = ""; n.Logged() > p.last.Logged() {
		p.last = n
	}
}

// say adds a broadcast.
func (o *outbox) say(text string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.said) >= maxBroadcasts {
		o.dropped.Add(1)
		return
	}
	o.said = append(o.said, text)
	o.wake()
}

func (o *outbox) wake() {
	select {
	case o.woken <- struct{}{}:
	default:
	}
}

// broadcasts removes the pending broadcasts and returns them.
func (o *outbox) broadcasts() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	said := o.said
	o.said = nil
	return said
}

// notes removes the pending notes and returns them by table.
func (o *outbox) notes() (notes []bus.Note) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.missed {
		notes = append(notes, bus.Note{})
	}
	for _, table := range slices.Sorted(maps.Keys(o.tables)) {
		p := o.tables[table]
		n := p.last
		if len(p.holders) == 0 {
			notes = append(notes, n)
		}
		for _, n.Holder = range p.holders {
			notes = append(notes, n)
		}
	}
	o.missed = false
	clear(o.tables)
	return notes
}
