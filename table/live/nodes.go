package live

import (
	"context"
	"crypto/rand"
	"maps"
	"sync"
	"time"

	"volgare/bus"
)

const (
	beaconInterval = time.Second      // between two beacons of a node
	aliveFor       = 3 * time.Second  // how long after its last beacon a node counts as alive
	rememberFor    = 10 * time.Minute // how long the external bots of a node that has fallen silent count as connected to it
)

// nodes knows the nodes that share a store, and the external bots that are connected to each. Every node broadcasts both. From
// this all nodes derive the same order of nodes for a table: see ahead.
type nodes struct {
	bus         bus.Bus
	self        string                            // id of this node
	onBot       func(key seatKey, c connectionID) // called with each external bot that another node broadcasts; n.mu is not held
	unsubscribe func()

	mu      sync.Mutex
	joined  time.Time                // since when this node acts for tables; zero: not yet
	peers   map[string]*peer         // the other nodes, by id
	bots    map[seatKey]connectionID // external bots that are connected to this node
	changed chan struct{}            // closed when the order may have changed
}

// peer is another node.
type peer struct {
	until  time.Time             // alive until then
	silent bool                  // that time is over
	bots   map[seatKey]connected // external bots that are connected to it
}

// connected is an external bot that a peer has broadcast.
type connected struct {
	id    connectionID
	until time.Time // end of the connection, unless the next beacon of the peer names the bot or the peer is silent
}

// connection returns the connection of an external bot to a live peer.
func (p *peer) connection(key seatKey, now time.Time) connectionID {
	if bot := p.bots[key]; bot.until.After(now) {
		return bot.id
	}
	return connectionID{}
}

// newNodes returns the nodes that broadcast on a bus. It calls onBot with each external bot that another node broadcasts.
func newNodes(b bus.Bus, onBot func(key seatKey, c connectionID)) *nodes {
	n := &nodes{
		bus: b, self: rand.Text(), onBot: onBot, peers: map[string]*peer{}, bots: map[seatKey]connectionID{}, changed: make(chan struct{}),
	}
	n.unsubscribe = b.Hear(n.receive)
	return n
}

// join makes this node act for tables. Before that, all other nodes are ahead of it.
func (n *nodes) join() {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.joined.IsZero() {
		n.joined = time.Now()
	}
}

// run broadcasts that this node, which has joined, is alive until ctx ends.
func (n *nodes) run(ctx context.Context) {
	ticks := time.NewTicker(beaconInterval)
	defer ticks.Stop()
	for {
		n.broadcast()
		select {
		case <-ticks.C:
			n.expire(time.Now())
		case <-ctx.Done():
			n.say(beacon{node: n.self, stopped: true})
			return
		}
	}
}

// elsewhere reports whether an external bot may be connected to another node: according to the last beacon of that node, or because
// this node receives no broadcasts.
func (n *nodes) elsewhere(key seatKey) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, p := range n.peers {
		if _, names := p.bots[key]; names {
			return true
		}
	}
	return !n.bus.Connected()
}

// connect notes that an external bot is connected to this node. The result is newer than all connections that the node knows for the seat.
func (n *nodes) connect(key seatKey) connectionID {
	n.mu.Lock()
	defer n.mu.Unlock()
	c := connectionID{time.Now().UnixMilli(), n.self}
	c.number = max(c.number, n.bots[key].number+1)
	for _, p := range n.peers {
		c.number = max(c.number, p.bots[key].id.number+1)
	}
	n.bots[key] = c
	n.supersede(key, c)
	n.reorder()
	return c
}

// supersede removes older connections of an external bot to silent nodes, which cannot report that these have ended. n.mu must be held.
func (n *nodes) supersede(key seatKey, by connectionID) {
	for _, p := range n.peers {
		if p.silent && by.newer(p.bots[key].id) {
			delete(p.bots, key)
		}
	}
}

// disconnect notes that a connection to this node has ended.
func (n *nodes) disconnect(key seatKey, c connectionID) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.bots[key] == c {
		delete(n.bots, key)
		n.reorder()
	}
}

// broadcast sends a beacon, once this node has joined.
func (n *nodes) broadcast() {
	n.mu.Lock()
	joined, b := !n.joined.IsZero(), beacon{node: n.self, bots: maps.Clone(n.bots)}
	n.mu.Unlock()
	if joined {
		n.say(b)
	}
}

func (n *nodes) say(b beacon) {
	for _, text := range b.texts() {
		n.bus.Say(text)
	}
}

// receive handles a broadcast of another node. This node answers the first beacon of a node with its own.
func (n *nodes) receive(w bus.Word) {
	switch b, ok := parseBeacon(w.Text); {
	case !ok:
	case b.stopped:
		n.forget(b.node)
	case n.note(b, time.Now().Add(aliveFor)):
		n.broadcast()
	}
}

// note stores that the sender of a beacon is alive until the given time. It returns true if this node should answer with its own.
func (n *nodes) note(b beacon, until time.Time) (isNew bool) {
	isNew = n.update(b, until)
	for key, c := range b.bots {
		n.onBot(key, c)
	}
	return isNew
}

func (n *nodes) update(b beacon, until time.Time) (isNew bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	p, known := n.peers[b.node]
	if !known {
		p = &peer{silent: true, bots: map[seatKey]connected{}}
		n.peers[b.node] = p
	}
	if p.silent {
		n.reorder()
	}
	p.until, p.silent = until, false
	for key, c := range b.bots {
		if p.bots[key].id != c {
			n.supersede(key, c)
			n.reorder()
		}
		p.bots[key] = connected{c, until}
	}
	return !known && !n.joined.IsZero()
}

// forget removes a node that has stopped.
func (n *nodes) forget(id string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.peers[id] != nil {
		delete(n.peers, id)
		n.reorder()
	}
}

// expire removes the external bots that live nodes do not name any more, and the nodes that have been silent for too long. The bots of
// a silent node are kept for a while: the bus may be interrupted.
func (n *nodes) expire(now time.Time) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for id, p := range n.peers {
		if p.until.After(now) {
			n.expireBots(p, now)
			continue
		}
		if !p.silent {
			p.silent = true
			n.reorder()
		}
		if len(p.bots) == 0 || now.Sub(p.until) >= rememberFor {
			delete(n.peers, id)
		}
	}
}

// expireBots removes the external bots that a live node does not name any more. n.mu must be held.
func (n *nodes) expireBots(p *peer, now time.Time) {
	for key, bot := range p.bots {
		if !bot.until.After(now) {
			delete(p.bots, key)
			n.reorder()
		}
	}
}

// reorder wakes all callers of ahead that wait for their turn. n.mu must be held.
func (n *nodes) reorder() {
	close(n.changed)
	n.changed = make(chan struct{})
}
