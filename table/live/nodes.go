package live

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"strings"
	"sync"
	"time"

	"volgare/bus"
	"volgare/engine"
)

const (
	beatEvery = time.Second     // how often a node broadcasts that it is alive
	aliveFor  = 3 * time.Second // how long after its last broadcast a node counts as alive
)

// nodes ranks the nodes that share a store, so that one of them computes what is due at a table. The ranking only saves
// work: if two nodes compute the same move, the log refuses the second.
//
// Every node broadcasts that it is alive, and which external bots are connected to it. For a decision of an external bot
// the node with its connection comes first. Apart from that the order is rendezvous hashing: the nodes are sorted by a hash
// of the node and the table.
type nodes struct {
	bus  bus.Bus
	self string // id of this node
	stop func() // ends the subscription

	mu      sync.Mutex
	joined  bool             // this node is alive to the others; else all of them are ahead of it
	peers   map[string]*peer // the other nodes, by id
	bots    map[string]bool  // external bots that are connected to this node, by seatKey.String
	changed chan struct{}    // closed when the order may have changed
}

// peer is another node.
type peer struct {
	until time.Time            // alive until then
	bots  map[string]time.Time // external bots that are connected to it until then, by seatKey.String
}

func newNodes(b bus.Bus) *nodes {
	n := &nodes{
		bus: b, self: rand.Text(), peers: map[string]*peer{}, bots: map[string]bool{}, changed: make(chan struct{}),
	}
	n.stop = b.Hear(n.receive)
	return n
}

// run broadcasts that this node is alive until ctx ends.
func (n *nodes) run(ctx context.Context) {
	n.mu.Lock()
	n.joined = true
	n.mu.Unlock()
	beats := time.NewTicker(beatEvery)
	defer beats.Stop()
	for {
		n.broadcast()
		select {
		case <-beats.C:
			n.expire(time.Now())
		case <-ctx.Done():
			n.bus.Say(goneLine + n.self + "\n")
			return
		}
	}
}

// ahead returns how many live nodes are to act for a seat of a table before this one, and a channel that is closed when
// that may have changed. With engine.Nobody for the seat, external bots do not count.
func (n *nodes) ahead(table string, seat engine.Seat) (count int, changed <-chan struct{}) {
	n.mu.Lock()
	defer n.mu.Unlock()
	key, now := seatKey{table, seat}.String(), time.Now()
	for id, p := range n.peers {
		if p.until.After(now) && n.isAhead(id, table, p.bots[key].After(now), n.bots[key]) {
			count++
		}
	}
	return count, n.changed
}

// isAhead reports whether another node is to act for a table before this one. theirs and mine say which of the two have
// the connection of the external bot to move. n.mu must be held.
func (n *nodes) isAhead(id, table string, theirs, mine bool) bool {
	if theirs != mine {
		return theirs
	}
	return !n.joined || bytes.Compare(weightOf(id, table), weightOf(n.self, table)) > 0
}

// weightOf is the hash by which nodes are sorted for a table, the highest first.
func weightOf(node, table string) []byte {
	sum := sha256.Sum256([]byte(node + " " + table))
	return sum[:8]
}

// setBot notes whether an external bot is connected to this node, and broadcasts it. connected is called in the order of the
// notes: of a connection that ends and one that replaces it, the later note counts.
func (n *nodes) setBot(key seatKey, connected func() bool) {
	n.mu.Lock()
	if connected() {
		n.bots[key.String()] = true
	} else {
		delete(n.bots, key.String())
	}
	n.reorder()
	joined := n.joined
	n.mu.Unlock()
	if joined {
		n.broadcast()
	}
}

// A broadcast has a line for the node and one for each external bot. A node that stops says so.
const (
	nodeLine = "node "
	goneLine = "gone "
	botLine  = "bot "
)

func (n *nodes) broadcast() {
	n.mu.Lock()
	var lines bus.Lines
	for key := range n.bots {
		lines.Add(botLine + key + "\n")
	}
	n.mu.Unlock()
	if len(lines.Texts) == 0 {
		lines.Texts = []string{""}
	}
	for _, text := range lines.Texts {
		n.bus.Say(nodeLine + n.self + "\n" + text)
	}
}

// receive reads a broadcast of another node. A node that is heard for the first time gets one in return.
func (n *nodes) receive(w bus.Word) {
	first, rest, _ := strings.Cut(w.Text, "\n")
	if id, ok := strings.CutPrefix(first, goneLine); ok {
		n.forget(id)
		return
	}
	id, ok := strings.CutPrefix(first, nodeLine)
	if !ok {
		return
	}
	if isNew := n.note(id, rest, time.Now().Add(aliveFor)); isNew {
		n.broadcast()
	}
}

// note keeps that a node is alive until a time, with the external bots that lines name. It reports whether this node
// should introduce itself.
func (n *nodes) note(id, lines string, until time.Time) (introduce bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	p, known := n.peers[id]
	if !known {
		p = &peer{bots: map[string]time.Time{}}
		n.peers[id] = p
		n.reorder()
	}
	p.until = until
	for line := range strings.Lines(lines) {
		key, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), botLine)
		if !ok {
			continue
		}
		if _, known := p.bots[key]; !known {
			n.reorder()
		}
		p.bots[key] = until
	}
	return !known && n.joined
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

// expire removes the nodes and external bots that have not been heard of for too long.
func (n *nodes) expire(now time.Time) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for id, p := range n.peers {
		if !p.until.After(now) {
			delete(n.peers, id)
			n.reorder()
		}
		for key, until := range p.bots {
			if !until.After(now) {
				delete(p.bots, key)
				n.reorder()
			}
		}
	}
}

// reorder wakes all callers of ahead that wait for their turn. n.mu must be held.
func (n *nodes) reorder() {
	close(n.changed)
	n.changed = make(chan struct{})
}
