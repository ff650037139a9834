package presence

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
)

// town is a set of connected nodes.
type town struct {
	t     *testing.T
	nodes []*node
}

// node is a node of a town.
type node struct {
	bus.Local
	*Presence

	town *town
	name string
	dead atomic.Bool // disconnected from the other nodes

	mu     sync.Mutex
	words  int
	longer int // number of messages that are too long
	told   map[string]int
}

func (n *node) Say(text string) {
	if n.dead.Load() {
		return
	}
	n.mu.Lock()
	n.words++
	if len(text) > bus.MaxWord {
		n.longer++
	}
	n.mu.Unlock()
	for _, other := range n.town.nodes {
		if other != n && !other.dead.Load() {
			other.Pass(bus.Word{Node: n.name, Text: text})
		}
	}
}

// join adds a node.
func (w *town) join() *node {
	n := &node{town: w, name: fmt.Sprint("node", len(w.nodes)), told: map[string]int{}}
	n.Presence = New(n, time.Second, func(table string) {
		n.mu.Lock()
		defer n.mu.Unlock()
		n.told[table]++
	})
	w.t.Cleanup(n.Close)
	w.nodes = append(w.nodes, n)
	return n
}

// begin returns nodes that have run long enough to report presence.
func begin(t *testing.T, n int) (nodes []*node) {
	t.Helper()
	w := &town{t: t}
	for range n {
		nodes = append(nodes, w.join())
	}
	time.Sleep(quietFor*time.Second + time.Millisecond)
	return nodes
}

// sees checks the reported presence at the table "a".
func (n *node) sees(want string) {
	n.town.t.Helper()
	got, left := n.lookAround()
	for _, l := range left {
		got += fmt.Sprintf(", %s left %v ago", l.Seat, l.Ago)
	}
	if got != want {
		n.town.t.Errorf("%s sees %q, want %q", n.name, got, want)
	}
}

// seesOf is sees without the exact times in Left, which depend on the order of the nodes.
func (n *node) seesOf(want string) {
	n.town.t.Helper()
	got, left := n.lookAround()
	for _, l := range left {
		got += fmt.Sprintf(", %s left", l.Seat)
	}
	if got != want {
		n.town.t.Errorf("%s sees %q, want %q", n.name, got, want)
	}
}

// lookAround returns the reported presence at the table "a".
func (n *node) lookAround() (here string, left []Left) {
	synctest.Wait()
	s, ok := n.Of("a")
	if !ok {
		return "nothing", nil
	}
	return fmt.Sprintf("%s, %d watch", strings.Join(s.Here, " "), s.Watching), s.Left
}

// tells returns the number of changes reported at "a" since the last call.
func (n *node) tells() int {
	synctest.Wait()
	n.mu.Lock()
	defer n.mu.Unlock()
	told := n.told["a"]
	n.told["a"] = 0
	return told
}

func wantTold(t *testing.T, n *node, want int) {
	t.Helper()
	if got := n.tells(); got != want {
		t.Errorf("%d reports, want %d", got, want)
	}
}

func seats(all ...string) []string { return all }

// TestVisitorStaysPresentForGrace: a visitor who comes is reported at once, and one who leaves only after a while, so that they
// can reload the page or reconnect.
func TestVisitorStaysPresentForGrace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := begin(t, 1)[0]
		n.Enter("a", "anna", seats("red"))
		n.Enter("a", "bert", seats("blue"))
		n.Enter("a", "carla", nil)
		n.sees("blue red, 1 watch")
		time.Sleep(time.Second)
		wantTold(t, n, 1)

		n.Leave("a", "bert")
		time.Sleep(8 * time.Second)
		n.sees("blue red, 1 watch")
		n.Enter("a", "bert", seats("blue"))
		time.Sleep(time.Minute)
		n.sees("blue red, 1 watch")
		wantTold(t, n, 0)

		n.Leave("a", "bert")
		n.Leave("a", "carla")
		time.Sleep(10 * time.Second)
		n.sees("red, 0 watch, blue left 10s ago")
		wantTold(t, n, 1)
		time.Sleep(5 * time.Minute)
		n.sees("red, 0 watch, blue left 5m10s ago")
		wantTold(t, n, 0)
		n.Enter("a", "bert", seats("blue"))
		n.sees("blue red, 0 watch")
	})
}

// TestSpectatorSitsDown: a browser that gets its identity by taking a seat no longer counts as a spectator, whether its old
// stream ends before or after the new one begins.
func TestSpectatorSitsDown(t *testing.T) {
	for _, first := range []string{"the old stream ends", "the new stream begins"} {
		t.Run(first, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n := begin(t, 1)[0]
				n.Enter("a", "anna", seats("red"))
				n.Enter("a", "somewhere", nil)
				n.sees("red, 1 watch")
				come := func() {
					n.Enter("a", "bert", seats("blue"))
					n.Known("a", "somewhere")
				}
				if first == "the new stream begins" {
					come()
					n.sees("blue red, 1 watch")
				}
				n.Leave("a", "somewhere")
				if first == "the old stream ends" {
					n.sees("red, 1 watch")
					come()
				}
				n.sees("blue red, 0 watch")
				n.Enter("a", "somewhere", nil) // from the same address
				n.sees("blue red, 1 watch")
			})
		})
	}
}

// TestSpectatorAtSameAddressStays: a spectator without an identity still counts while they reload the page, although another
// browser at the same address, with the same key, has got an identity.
func TestSpectatorAtSameAddressStays(t *testing.T) {
	for name, before := range map[string]func(n *node){
		"another sat down": func(n *node) {
			n.Enter("a", "somewhere", nil)
			n.Enter("a", "bert", seats("blue"))
			n.Known("a", "somewhere")
			n.Leave("a", "somewhere") // the old stream of bert
		},
		"the spectator came afterwards": func(n *node) {
			n.Enter("a", "bert", seats("blue"))
			n.Known("a", "somewhere")
			n.Enter("a", "somewhere", nil)
			n.Leave("a", "somewhere") // the old stream of bert
		},
		"another was known long ago": func(n *node) {
			n.Enter("a", "bert", seats("blue"))
			n.Known("a", "somewhere")
			time.Sleep(graceFor*time.Second + time.Second)
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n := begin(t, 1)[0]
				n.Enter("a", "somewhere", nil)
				before(n)
				n.sees("blue, 1 watch")
				n.Leave("a", "somewhere")
				time.Sleep(2 * time.Second)
				n.sees("blue, 1 watch")
				n.Enter("a", "somewhere", nil)
				n.sees("blue, 1 watch")
			})
		})
	}
}

// TestChangesAreReportedOncePerPace: any number of changes is reported at most once per pace, and only if the result differs.
func TestChangesAreReportedOncePerPace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := begin(t, 1)[0]
		n.Enter("a", "anna", seats("red"))
		time.Sleep(time.Second)
		n.tells()
		for range 50 {
			n.Enter("a", "eve", nil)
			n.Leave("a", "eve")
			time.Sleep(100 * time.Millisecond)
		}
		wantTold(t, n, 1)
		for i := range 50 {
			n.Enter("a", fmt.Sprint("watcher", i), nil)
			time.Sleep(100 * time.Millisecond)
		}
		if told := n.tells(); told < 5 || told > 6 {
			t.Errorf("%d reports in 5 s", told)
		}
	})
}

// TestVisitorWithManyStreamsCountsOnce: a visitor with many streams counts once, until the last of them has ended.
func TestVisitorWithManyStreamsCountsOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := begin(t, 1)[0]
		n.Enter("a", "anna", seats("blue", "red"))
		for range 32 {
			n.Enter("a", "eve", nil)
			n.Enter("a", "anna", seats("blue", "red"))
		}
		n.sees("blue red, 1 watch")
		for range 32 {
			n.Leave("a", "eve")
			n.Leave("a", "anna")
		}
		time.Sleep(time.Minute)
		n.sees("blue red, 0 watch")
		n.Leave("a", "anna")
		time.Sleep(time.Minute)
		n.sees("nothing")
		if len(n.tables)+len(n.stirred) > 0 {
			t.Errorf("tables are left: %v %v", n.tables, n.stirred)
		}
	})
}

// TestChangedSeatsAreReported: a visitor who takes, changes or leaves a seat while watching is reported correctly.
func TestChangedSeatsAreReported(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := begin(t, 1)[0]
		n.Enter("a", "anna", nil)
		n.sees(", 1 watch")
		n.Seat("a", "anna", seats("red"))
		n.sees("red, 0 watch")
		if !n.Sits("a", "anna") || n.Sits("a", "bert") || n.Sits("b", "anna") {
			t.Error("the holder of a seat is not known")
		}
		n.Seat("a", "bert", seats("blue")) // a person without a stream is not present
		n.sees("red, 0 watch")
		n.Seat("a", "anna", nil)
		n.sees(", 1 watch, red left 10s ago")
	})
}

// TestNothingIsReportedRightAfterStart: after the start nothing is reported until streams have had time to reconnect.
func TestNothingIsReportedRightAfterStart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := (&town{t: t}).join()
		n.Enter("a", "anna", seats("red"))
		n.sees("nothing")
		time.Sleep(5 * time.Second)
		n.Enter("a", "bert", seats("blue"))
		wantTold(t, n, 0)
		time.Sleep(7 * time.Second)
		wantTold(t, n, 1)
		n.sees("blue red, 0 watch")
	})
}

// TestNodesExchangePresence: nodes exchange the seats and numbers of their visitors. A player with streams to two nodes counts once.
func TestNodesExchangePresence(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		nodes := begin(t, 3)
		a, b, c := nodes[0], nodes[1], nodes[2]
		a.Enter("a", "anna", seats("red"))
		a.Enter("a", "eve", nil)
		b.Enter("a", "bert", seats("blue"))
		b.Enter("a", "anna", seats("red"))
		c.Enter("a", "carla", nil)
		time.Sleep(2 * time.Second)
		for _, n := range nodes {
			n.sees("blue red, 2 watch")
			if told := n.tells(); told < 1 || told > 2 {
				t.Errorf("%d reports", told)
			}
		}
		time.Sleep(5 * time.Minute) // the nodes repeat their shares meanwhile
		for _, n := range nodes {
			n.sees("blue red, 2 watch")
			wantTold(t, n, 0)
		}
		a.Leave("a", "anna")
		a.Leave("a", "eve")
		b.Leave("a", "bert")
		time.Sleep(12 * time.Second)
		for _, n := range nodes[1:] {
			n.seesOf("red, 1 watch, blue left")
		}
		a.sees("nothing") // nothing is stored for a table without visitors

		d := a.town.join() // it receives the shares of others before it reports
		d.Enter("a", "dora", seats("green"))
		time.Sleep(quietFor*time.Second + time.Millisecond)
		d.sees("green red, 1 watch")
	})
}

// TestSharesOfDeadNodeExpire: the shares of a node that crashes or stops expire within a minute. The spectators of a node that
// stops are counted elsewhere at once.
func TestSharesOfDeadNodeExpire(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		nodes := begin(t, 3)
		a, b, c := nodes[0], nodes[1], nodes[2]
		a.Enter("a", "anna", seats("red"))
		a.Enter("a", "eve", nil)
		b.Enter("a", "bert", seats("blue"))
		c.Enter("a", "carla", seats("green"))
		time.Sleep(2 * time.Second)
		b.dead.Store(true)
		time.Sleep(15 * time.Second)
		a.sees("blue green red, 1 watch")
		a.Close()
		time.Sleep(2 * time.Second)
		c.sees("blue green red, 0 watch")
		time.Sleep(31 * time.Second)
		c.seesOf("green, 0 watch, blue left, red left")
	})
}

// TestManyTables: the shares of very many tables are split into messages of limited length, which are sent now and then.
func TestManyTables(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		nodes := begin(t, 2)
		a, b := nodes[0], nodes[1]
		for i := range 5000 {
			id := fmt.Sprintf("table%011d", i)
			a.Enter(id, "anna", seats("black", "blue", "green", "red", "yellow"))
			b.Enter(id, "bert", nil)
		}
		time.Sleep(time.Minute)
		for i := range 5000 {
			if s, ok := b.Of(fmt.Sprintf("table%011d", i)); !ok || len(s.Here) != 5 {
				t.Fatalf("table %d: %v", i, s)
			}
		}
		if a.longer > 0 || a.words < 5000/200*7 || a.words > 5000/100*7 {
			t.Errorf("%d messages, %d of them too long", a.words, a.longer)
		}
	})
}

// TestUnreadableLinesAreIgnored: a node ignores lines that it cannot read, but reads the others.
func TestUnreadableLinesAreIgnored(t *testing.T) {
	got := parse("a 1 red\n\nb\nc x red\nd -1\ne 2 a b c\nf 0")
	if len(got) != 3 || got["a"].watching != 1 || !slices.Equal(got["e"].seats, seats("a", "b", "c")) || !got["f"].empty() {
		t.Errorf("%v", got)
	}
}
