package postgres

import (
	"slices"
	"sync"

	"volgare/bus"
)

// maxTables bounds the tables with pending notes. If there are more, a note says that notes were lost.
const maxTables = 10_000

// maxBroadcasts bounds the pending broadcasts. Later ones are dropped.
const maxBroadcasts = 1000

// outbox holds what is to be sent: for each table its newest number and the new holders of seats. Its size depends on the number of
// tables, not of moves.
type outbox struct {
	woken chan struct{} // holds one token if something is pending

	mu     sync.Mutex
	tables map[string]*pending
	order  []string // the keys of tables, in the order in which they came
	missed bool     // notes were lost
	said   []string // broadcasts
}

// pending is what is to be sent of one table.
type pending struct {
	seq     int64
	holders []string
}

func newOutbox() *outbox {
	return &outbox{woken: make(chan struct{}, 1), tables: map[string]*pending{}}
}

func (o *outbox) put(notes ...bus.Note) {
	o.mu.Lock()
	defer o.mu.Unlock()
	for _, n := range notes {
		o.add(n)
	}
	if len(notes) > 0 {
		o.wake()
	}
}

// say adds a broadcast.
func (o *outbox) say(text string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.said) < maxBroadcasts {
		o.said = append(o.said, text)
		o.wake()
	}
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

func (o *outbox) add(n bus.Note) {
	p := o.tables[n.Table]
	switch {
	case n.Missed(), p == nil && len(o.order) >= maxTables:
		o.missed = true
		return
	case p == nil:
		p = &pending{}
		o.tables[n.Table], o.order = p, append(o.order, n.Table)
	}
	p.seq = max(p.seq, n.Seq)
	if n.Holder != "" && !slices.Contains(p.holders, n.Holder) {
		p.holders = append(p.holders, n.Holder)
	}
}

// take removes the pending notes and returns them.
func (o *outbox) take() (notes []bus.Note) {
	o.mu.Lock()
	defer o.mu.Unlock()
	select {
	case <-o.woken:
	default:
	}
	if o.missed {
		notes = append(notes, bus.Note{})
	}
	for _, table := range o.order {
		p := o.tables[table]
		for _, holder := range p.holders {
			notes = append(notes, bus.Note{Table: table, Seq: p.seq, Holder: holder})
		}
		if len(p.holders) == 0 {
			notes = append(notes, bus.Note{Table: table, Seq: p.seq})
		}
	}
	o.order, o.missed = o.order[:0], false
	clear(o.tables)
	return notes
}

// any reports whether notes or broadcasts are pending.
func (o *outbox) any() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.missed || len(o.order) > 0 || len(o.said) > 0
}
