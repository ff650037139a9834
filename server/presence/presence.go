// Package presence reports who is at a table now: the seats and the number of spectators whose
// browsers have a live stream that watches it. A person who sits there is listed by seat, all others
// are counted. Nothing is stored; nodes broadcast what they know, and a report that is not repeated
// expires.
package presence

import (
	"slices"
	"sync"
	"time"

	"volgare/bus"
)

// Times are counted in paces.
const (
	graceFor = 10 // a visitor without a stream still counts as present: they may be reloading the page or reconnecting
	beats    = 10 // interval at which a node repeats its shares
	goodFor  = 30 // lifetime of a share received from another node
	quietFor = 11 // no reports after the start, until streams have reconnected and other nodes have sent their shares
)

// Presence tracks the people at the tables that streams of this node watch. It reports changes at a table at most once
// per pace.
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

// Sight is the presence at a table, as reported to its viewers.
type Sight struct {
	Here     []string // seats, in the order of their names
	Left     []Left   // seats of people who have left, in the same order
	Watching int      // number of other people
	Version  int      // increases with each change, except of the times in Left
}

// Left is a seat whose person has left, and how long ago.
type Left struct {
	Seat string
	Ago  time.Duration
}

// New returns a Presence, which must be closed. It calls changed with each table at which the presence has changed.
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

// Close ends it. Its streams are reconnecting to other nodes. Until its last shares expire there, seated people count as
// present; spectators are counted by the nodes to which they connect.
func (p *Presence) Close() {
	p.unhear()
	p.stop()
	<-p.ended
	for _, text := range p.farewell() {
		p.bus.Say(text)
	}
}

// farewell returns the last messages for other nodes.
func (p *Presence) farewell() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	var words bus.Lines
	for id, t := range p.tables {
		words.Add(share{seats: t.said.seats}.line(id))
	}
	return words.Texts
}

// Enter counts a stream of a visitor that watches a table. seats are the seats of the visitor there, none for a spectator.
func (p *Presence) Enter(id, key string, seats []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.tables[id] == nil {
		p.tables[id] = &table{visitors: map[string]*visitor{}, here: map[string]int{}, left: map[string]int{}}
	}
	p.at(id, func(t *table) { t.enter(key, seats) })
}

// Seat sets the seats of a visitor at a table.
func (p *Presence) Seat(id, key string, seats []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.at(id, func(t *table) { t.seat(key, seats) })
}

// Known records that a browser counted under a key may now be counted under its new identity. Its old stream then has no
// grace period after it ends. Other browsers at the same address may share the key, so this applies only to the next stream
// that ends, and only for a short time.
func (p *Presence) Known(id, key string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.at(id, func(t *table) { t.known(key, p.now) })
}

// Leave records the end of a stream.
func (p *Presence) Leave(id, key string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.at(id, func(t *table) { t.leave(key, p.now) })
}

// at applies a change to a table, if it has visitors.
func (p *Presence) at(id string, change func(*table)) {
	t := p.tables[id]
	if t == nil {
		return
	}
	change(t)
	p.look(id, t)
	p.stirred[id] = struct{}{}
}

// Sits reports whether a visitor of a table is counted at a seat there.
func (p *Presence) Sits(id, key string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	t := p.tables[id]
	return t != nil && t.visitors[key] != nil && len(t.visitors[key].seats) > 0
}

// Here reports whether the person of a seat is known to be at a table, on any node.
func (p *Presence) Here(id, seat string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.now < quietFor {
		return false
	}
	if t := p.tables[id]; t != nil && t.here[seat] > 0 {
		return true
	}
	return slices.ContainsFunc(p.others.at(id), func(s share) bool { return slices.Contains(s.seats, seat) })
}

// Of returns the presence at a table that streams of this node watch. It returns false if that is not known yet.
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

// look updates the presence at a table, from this node and other nodes.
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

// step is called once per pace.
func (p *Presence) step() {
	changed, said := p.advance()
	for _, text := range said {
		p.bus.Say(text)
	}
	for _, id := range changed {
		p.changed(id)
	}
}

// advance advances the time by one pace. It returns the tables with changes to report here, and the messages for other nodes.
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

// settle updates a table and adds its share to words if other nodes need it. It returns true if a change must be reported here.
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

// hear stores the shares received from another node.
func (p *Presence) hear(w bus.Word) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for id, s := range parse(w.Text) {
		if p.others.put(w.Node, id, s, p.now+goodFor) {
			p.stirred[id] = struct{}{}
		}
	}
}
