package bustest

import (
	"strconv"
	"sync"
	"testing"

	"volgare/bus"
)

// Wire is a Cluster within this process, for tests of packages that use a bus. The zero Wire has no nodes.
type Wire struct {
	mu       sync.Mutex
	cut      bool // nothing is delivered, and the sender knows it
	swallows bool // nothing is delivered, and the sender does not know it
	nodes    []*node
}

var _ Cluster = (*Wire)(nil)

// node is the bus of one node.
type node struct {
	bus.Local

	wire  *Wire
	name  string
	inbox chan func() // deliveries, in their order
}

// Join returns the bus of another node.
func (w *Wire) Join(t *testing.T) bus.Bus {
	t.Helper()
	w.mu.Lock()
	defer w.mu.Unlock()
	n := &node{wire: w, name: strconv.Itoa(len(w.nodes)), inbox: make(chan func(), 100_000)}
	w.nodes = append(w.nodes, n)
	ended := make(chan struct{})
	t.Cleanup(func() { close(ended) })
	go func() {
		for {
			select {
			case deliver := <-n.inbox:
				deliver()
			case <-ended:
				return
			}
		}
	}()
	return n
}

// Publish implements bus.Bus.
func (n *node) Publish(note bus.Note) {
	n.Local.Publish(note)
	n.send(func(to *node) { to.Local.Publish(note) })
}

// Say implements bus.Bus.
func (n *node) Say(text string) {
	n.send(func(to *node) { to.Pass(bus.Word{Node: n.name, Text: text}) })
}

// Connected implements bus.Bus.
func (n *node) Connected() bool {
	n.wire.mu.Lock()
	defer n.wire.mu.Unlock()
	return !n.wire.cut
}

// send delivers to all other nodes.
func (n *node) send(deliver func(to *node)) {
	n.wire.mu.Lock()
	defer n.wire.mu.Unlock()
	if n.wire.cut {
		n.missed()
	}
	for _, to := range n.wire.nodes {
		if to != n && !n.wire.cut && !n.wire.swallows {
			to.deliver(func() { deliver(to) })
		}
	}
}

// missed publishes to the listeners of the node that notes may have been lost.
func (n *node) missed() { n.deliver(func() { n.Local.Publish(bus.Note{}) }) }

func (n *node) deliver(f func()) {
	select {
	case n.inbox <- f:
	default: // the test of this node has ended, or its listener blocks
	}
}

// Cut stops all deliveries.
func (w *Wire) Cut(*testing.T) { w.set(true, false) }

// Swallow stops all deliveries without a node noticing it.
func (w *Wire) Swallow() { w.set(false, true) }

// Heal starts deliveries again. The listeners of all nodes hear that notes may have been lost.
func (w *Wire) Heal(*testing.T) {
	w.set(false, false)
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, n := range w.nodes {
		n.missed()
	}
}

func (w *Wire) set(cut, swallows bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.cut, w.swallows = cut, swallows
}
