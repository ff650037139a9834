package relay

import (
	"slices"
	"sync"

	"volgare/bus"
)

// maxTables bounds what waits for a carrier that takes nothing. Of more tables it is only
// said that notes were lost.
const maxTables = 10_000

// maxWords bounds how many words wait; later ones are lost.
const maxWords = 1000

// outbox is what waits to be sent: of each table its newest number, and who holds other
// seats there, so that it grows with the tables and not with the moves.
type outbox struct {
	woken chan struct{} // holds one token if something waits

	mu     sync.Mutex
	tables map[string]*waiting
	order  []string // of the tables, as they came
	missed bool     // notes were lost
	said   []string
}

// waiting is what waits of a table.
type waiting struct {
	seq     int64
	holders []string
}

func newOutbox() *outbox {
	return &outbox{woken: make(chan struct{}, 1), tables: map[string]*waiting{}}
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

// say lets a word wait.
func (o *outbox) say(text string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.said) < maxWords {
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

// words takes those that wait.
func (o *outbox) words() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	said := o.said
	o.said = nil
	return said
}

func (o *outbox) add(n bus.Note) {
	w := o.tables[n.Table]
	switch {
	case n.Missed(), w == nil && len(o.order) >= maxTables:
		o.missed = true
		return
	case w == nil:
		w = &waiting{}
		o.tables[n.Table], o.order = w, append(o.order, n.Table)
	}
	w.seq = max(w.seq, n.Seq)
	if n.Holder != "" && !slices.Contains(w.holders, n.Holder) {
		w.holders = append(w.holders, n.Holder)
	}
}

// take takes the notes that wait.
func (o *outbox) take() (notes []bus.Note) {
	o.mu.Lock()
	defer o.mu.Unlock()
	select {
	case <-o.woken: // of what is taken with the rest
	default:
	}
	if o.missed {
		notes = append(notes, bus.Note{})
	}
	for _, table := range o.order {
		w := o.tables[table]
		for _, holder := range w.holders {
			notes = append(notes, bus.Note{Table: table, Seq: w.seq, Holder: holder})
		}
		if len(w.holders) == 0 {
			notes = append(notes, bus.Note{Table: table, Seq: w.seq})
		}
	}
	o.order, o.missed = o.order[:0], false
	clear(o.tables)
	return notes
}

// any reports whether something waits.
func (o *outbox) any() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.missed || len(o.order) > 0
}
