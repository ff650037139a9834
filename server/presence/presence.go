// Package presence reports who is at a table now: the seats and the number of spectators whose
// browsers have a live stream that watches it. A person who sits there is listed by seat, all others
// are counted. Nothing is stored; nodes broadcast what they know, and a report that is not repeated
// expires.
package presence

import (
	"sync"
	"time"

	"volgare/bus"
)

// Times are counted in paces.
const (
	graceFor = 10 // for so long who has gone is still here: a page is loaded again, a line comes back
	beats    = 10 // after so many a node says again who is with it
	goodFor  = 30 // so long what another node has said is believed
	quietFor = 11 // after the start, until lines have come back, and others have said who is with them
)

// Presence is who is at the tables that lines of this node watch. Once in a pace, at most, it is told
// that something has changed at a table.
type Presence struct {
	pace    time.Duration
	bus     bus.Bus
	changed func(table string)

	mu      sync.Mutex
	now     int // paces since the start
	version int
	tables  map[string]*table
	stirred map[string]struct{} // tables at which something may have changed
	others  others

	unhear func()
	stop   func()
	ended  chan struct{}
}

// Sight is what is told of a table.
type Sight struct {
	Here     []string // seats, in the order of their names
	Left     []Left   // seats whose people were seen here, in the same order
	Watching int      // others
	Version  int      // another one where something differs, but for the time
}

// Left says how long ago somebody has gone.
type Left struct {
	Seat string
	Ago  time.Duration
}

// New returns a Presence that goes on until it is closed. It calls changed with tables at which
// somebody has come or gone.
func New(b bus.Bus, pace time.Duration, changed func(table string)) *Presence {
	stopped := make(chan struct{})
	p := &Presence{
		pace: pace, bus: b, changed: changed, tables: map[string]*table{}, stirred: map[string]struct{}{}, others: others{},
		stop: sync.OnceFunc(func() { close(stopped) }), ended: make(chan struct{}),
	}
	p.unhear = b.Hear(p.hear)
	go p.run(stopped)
	return p
}

// Close ends it. Its lines are on their way to other nodes: those believe for a while that who sits is here, and who
// watches is counted where he comes.
func (p *Presence) Close() {
	p.unhear()
	p.stop()
	<-p.ended
	for _, text := range p.farewell() {
		p.bus.Say(text)
	}
}

// farewell is what is said last.
func (p *Presence) farewell() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	var words bus.Lines
	for id, t := range p.tables {
		words.Add(share{seats: t.said.seats}.line(id))
	}
	return words.Texts
}

// Enter counts a line of somebody that watches a table at which he has seats, none for a spectator.
func (p *Presence) Enter(id, key string, seats []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.tables[id] == nil {
		p.tables[id] = &table{visitors: map[string]*visitor{}, here: map[string]int{}, left: map[string]int{}}
	}
	p.at(id, func(t *table) { t.enter(key, seats) })
}

// Seat says that somebody who watches a table has other seats there than before.
func (p *Presence) Seat(id, key string, seats []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.at(id, func(t *table) { t.seat(key, seats) })
}

// Known records that a browser counted under a key may have got an identity, under which it is counted from now on: its old line
// counts no longer than it lives. Browsers of one house share the key, so this concerns only the next line that ends, and only soon.
func (p *Presence) Known(id, key string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.at(id, func(t *table) { t.known(key, p.now) })
}

// Leave counts a line that is no more.
func (p *Presence) Leave(id, key string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.at(id, func(t *table) { t.leave(key, p.now) })
}

// at changes something at a table that somebody watches.
func (p *Presence) at(id string, change func(*table)) {
	t := p.tables[id]
	if t == nil {
		return
	}
	change(t)
	p.look(id, t)
	p.stirred[id] = struct{}{}
}

// Sits reports whether somebody who watches a table is told to be at a seat there.
func (p *Presence) Sits(id, key string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	t := p.tables[id]
	return t != nil && t.visitors[key] != nil && len(t.visitors[key].seats) > 0
}

// Of tells who is at a table that is watched here; false where that is not known yet.
func (p *Presence) Of(id string) (s Sight, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	t := p.tables[id]
	if t == nil || p.now < quietFor {
		return Sight{}, false
	}
	s = t.sight
	s.Left = make([]Left, 0, len(t.left))
	for _, seat := range sorted(t.left) {
		s.Left = append(s.Left, Left{seat, time.Duration(p.now-t.left[seat]) * p.pace})
	}
	return s, true
}

// look sees who is at a table by now, here or at other nodes.
func (p *Presence) look(id string, t *table) {
	if t.look(p.others.at(id), p.now-graceFor) {
		p.version++
		t.sight.Version = p.version
	}
}

func (p *Presence) run(stopped <-chan struct{}) {
	defer close(p.ended)
	ticker := time.NewTicker(p.pace)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			p.step()
		case <-stopped:
			return
		}
	}
}

// step is what is done in each pace.
func (p *Presence) step() {
	changed, said := p.advance()
	for _, text := range said {
		p.bus.Say(text)
	}
	for _, id := range changed {
		p.changed(id)
	}
}

// advance lets a pace go by: what has changed here, and what is to be said to the others.
func (p *Presence) advance() (changed, said []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.now++
	for _, id := range p.others.forget(p.now) {
		p.stirred[id] = struct{}{}
	}
	if p.now == quietFor || p.now%beats == 0 {
		for id := range p.tables {
			p.stirred[id] = struct{}{}
		}
	}
	var words bus.Lines
	for _, id := range sorted(p.stirred) {
		if t := p.tables[id]; t == nil {
			delete(p.stirred, id)
		} else if p.settle(id, t, &words) {
			changed = append(changed, id)
		}
	}
	return changed, words.Texts
}

// settle sees what has become of a table by now, and adds what is to be said of it; true where that is to be told here.
func (p *Presence) settle(id string, t *table, words *bus.Lines) bool {
	if !t.expire(p.now) {
		delete(p.stirred, id)
	}
	p.look(id, t)
	if own := t.own(); p.now%beats == 0 || !own.equal(t.said) {
		t.said = own
		words.Add(own.line(id))
	}
	if len(t.visitors) == 0 {
		delete(p.tables, id)
	}
	if p.now < quietFor || t.told == t.sight.Version {
		return false
	}
	t.told = t.sight.Version
	return true
}

// hear takes what another node says.
func (p *Presence) hear(w bus.Word) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for id, s := range parse(w.Text) {
		if p.others.put(w.Node, id, s, p.now+goodFor) {
			p.stirred[id] = struct{}{}
		}
	}
}
