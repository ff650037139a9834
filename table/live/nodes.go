package live

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"strconv"
	"strings"
	"sync"
	"time"

	"volgare/bus"
	"volgare/engine"
)

const (
	beatEvery   = time.Second      // how often a node broadcasts that it is alive
	aliveFor    = 3 * time.Second  // how long after its last broadcast a node counts as alive
	rememberFor = 10 * time.Minute // how long the external bots of a node that has fallen silent count as connected to it
)

// nodes ranks the nodes that share a store, so that one of them computes what is due at a table. The ranking only saves
// work: if two nodes compute the same move, the log refuses the second.
//
// Every node broadcasts that it is alive, and which external bots are connected to it. For a decision of an external bot
// the node with its connection comes first. Apart from that the order is rendezvous hashing: the nodes are sorted by a hash
// of the node and the table.
type nodes struct {
	bus   bus.Bus
	self  string                     // id of this node
	heard func(key seatKey, c claim) // called with each external bot that another node broadcasts; n.mu is not held
	stop  func()                     // ends the subscription

	mu      sync.Mutex
	joined  bool              // this node is alive to the others; else all of them are ahead of it
	peers   map[string]*peer  // the other nodes, by id
	bots    map[seatKey]claim // external bots that are connected to this node
	changed chan struct{}     // closed when the order may have changed
}

// peer is another node.
type peer struct {
	until  time.Time             // alive until then
	silent bool                  // that time is over
	bots   map[seatKey]connected // external bots that are connected to it
}

// connected is an external bot that a peer has broadcast.
type connected struct {
	claim claim
	until time.Time // unless the peer names the bot again before, it has left, or the peer is silent
}

// claim identifies the connection of an external bot to a seat. The newest of several to one seat is valid. All nodes agree which that
// is: numbers are times in milliseconds, or larger by one than the largest that the node knows for the seat.
type claim struct {
	number int64 // 0: no connection
	node   string
}

// newer reports whether c is newer than another claim to the same seat.
func (c claim) newer(than claim) bool {
	return cmp.Or(cmp.Compare(c.number, than.number), cmp.Compare(c.node, than.node)) > 0
}

// newNodes returns the nodes that are heard on a bus.
func newNodes(b bus.Bus, heard func(key seatKey, c claim)) *nodes {
	n := &nodes{
		bus: b, self: rand.Text(), heard: heard, peers: map[string]*peer{}, bots: map[seatKey]claim{}, changed: make(chan struct{}),
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
	key, now := seatKey{table, seat}, time.Now()
	for id, p := range n.peers {
		if p.until.After(now) && n.isAhead(id, table, p.claim(key, now), n.bots[key]) {
			count++
		}
	}
	return count, n.changed
}

// claim returns the connection of an external bot to a live peer.
func (p *peer) claim(key seatKey, now time.Time) claim {
	if bot := p.bots[key]; bot.until.After(now) {
		return bot.claim
	}
	return claim{}
}

// isAhead reports whether another node is to act for a table before this one. theirs and mine are the connections of the external
// bot to move. n.mu must be held.
func (n *nodes) isAhead(id, table string, theirs, mine claim) bool {
	if theirs != mine {
		return theirs.newer(mine)
	}
	return !n.joined || bytes.Compare(weightOf(id, table), weightOf(n.self, table)) > 0
}

// weightOf is the hash by which nodes are sorted for a table, the highest first.
func weightOf(node, table string) []byte {
	sum := sha256.Sum256([]byte(node + " " + table))
	return sum[:8]
}

// elsewhere reports whether an external bot may be connected to another node: it was when that node was last heard, or broadcasts of
// other nodes are not heard here.
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

// connect notes that an external bot is connected to this node. The result is newer than all claims that the node knows for the seat.
func (n *nodes) connect(key seatKey) claim {
	n.mu.Lock()
	defer n.mu.Unlock()
	c := claim{time.Now().UnixMilli(), n.self}
	c.number = max(c.number, n.bots[key].number+1)
	for _, p := range n.peers {
		c.number = max(c.number, p.bots[key].claim.number+1)
	}
	n.bots[key] = c
	n.reorder()
	return c
}

// disconnect notes that a connection to this node has ended.
func (n *nodes) disconnect(key seatKey, c claim) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.bots[key] == c {
		delete(n.bots, key)
		n.reorder()
	}
}

// A broadcast has a line for the node and one for each external bot: "bot TABLE SEAT NUMBER". A node that stops says so.
const (
	nodeLine = "node "
	goneLine = "gone "
	botLine  = "bot "
)

// broadcast reports this node and its external bots to the others, once it has joined them.
func (n *nodes) broadcast() {
	for _, text := range n.texts() {
		n.bus.Say(text)
	}
}

// texts returns the broadcasts of this node; none until it has joined.
func (n *nodes) texts() []string {
	n.mu.Lock()
	defer n.mu.Unlock()
	if !n.joined {
		return nil
	}
	head := nodeLine + n.self + "\n"
	texts := []string{head}
	for key, c := range n.bots {
		line := botLine + key.String() + " " + strconv.FormatInt(c.number, 10) + "\n"
		if len(texts[len(texts)-1])+len(line) > bus.MaxWord {
			texts = append(texts, head)
		}
		texts[len(texts)-1] += line
	}
	return texts
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

// parseBots reads the external bots of a broadcast of a node. Other lines are skipped.
func parseBots(node, lines string) map[seatKey]claim {
	bots := map[seatKey]claim{}
	for line := range strings.Lines(lines) {
		text, ok := strings.CutPrefix(line, botLine)
		fields := strings.Fields(text)
		if !ok || len(fields) != 3 {
			continue
		}
		seat, isSeat := engine.ParseSeat(fields[1])
		number, err := strconv.ParseInt(fields[2], 10, 64)
		if isSeat && err == nil && number > 0 {
			bots[seatKey{fields[0], seat}] = claim{number, node}
		}
	}
	return bots
}

// note keeps that a node is alive until a time, with the external bots that lines name. It reports whether this node
// should introduce itself.
func (n *nodes) note(id, lines string, until time.Time) (introduce bool) {
	bots := parseBots(id, lines)
	introduce = n.keep(id, bots, until)
	for key, c := range bots {
		n.heard(key, c)
	}
	return introduce
}

func (n *nodes) keep(id string, bots map[seatKey]claim, until time.Time) (introduce bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	p, known := n.peers[id]
	if !known {
		p = &peer{silent: true, bots: map[seatKey]connected{}}
		n.peers[id] = p
	}
	if p.silent {
		n.reorder()
	}
	p.until, p.silent = until, false
	for key, c := range bots {
		if p.bots[key].claim != c {
			n.reorder()
		}
		p.bots[key] = connected{c, until}
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
