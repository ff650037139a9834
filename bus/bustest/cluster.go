package bustest

import (
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"volgare/bus"
)

// together returns n connected nodes, and an ear at each.
func together(t *testing.T, c Cluster, n int) (all []bus.Bus, ears []*ear) {
	t.Helper()
	for range n {
		b := c.Join(t)
		all, ears = append(all, b), append(ears, listen(t, b))
	}
	for i := range all {
		hello := "hello" + tableOf(i)
		for end := time.Now().Add(patience); !everybodyKnows(ears, hello); time.Sleep(10 * time.Millisecond) {
			all[i].Publish(bus.Note{Table: hello, Seq: 1})
			if time.Now().After(end) {
				t.Fatalf("node %d is not heard", i)
			}
		}
	}
	for _, e := range ears {
		e.mu.Lock()
		e.all = nil
		e.mu.Unlock()
	}
	return all, ears
}

func everybodyKnows(ears []*ear, table string) bool {
	return !slices.ContainsFunc(ears, func(e *ear) bool {
		return !slices.ContainsFunc(e.heard(), func(n bus.Note) bool { return n.Table == table })
	})
}

// nodes: a note of any node reaches all nodes, with the person whose seats have changed.
func nodes(t *testing.T, c Cluster) {
	all, ears := together(t, c, 3)
	for i, b := range all {
		b.Publish(bus.Note{Table: tableOf(i), Seq: 7})
		b.Publish(bus.Note{Table: tableOf(i), Seq: 8, Holder: "ann"})
		b.Publish(bus.Note{Table: tableOf(i), Seq: 8, Holder: "bob"})
	}
	for _, e := range ears {
		for i := range all {
			for _, holder := range []string{"ann", "bob"} {
				n := bus.Note{Table: tableOf(i), Seq: 8, Holder: holder}
				e.until("that "+holder+" has a seat", func() bool { return slices.Contains(e.heard(), n) })
			}
		}
		e.ordered()
	}
}

// once: a node does not receive its own notes from other nodes.
func once(t *testing.T, c Cluster) {
	all, ears := together(t, c, 2)
	for seq := range int64(20) {
		all[0].Publish(bus.Note{Table: "a", Seq: seq + 1})
	}
	ears[1].knows("a", 20)
	time.Sleep(100 * time.Millisecond)
	own := slices.DeleteFunc(ears[0].heard(), func(n bus.Note) bool { return n.Table != "a" }) // and no late greetings
	if n := len(own); n != 20 {
		t.Errorf("the publisher of 20 notes received %d", n)
	}
}

// flood: when very many notes are published at full speed, the newest of each table arrives.
func flood(t *testing.T, c Cluster) {
	const tables, entries = 500, 100
	all, ears := together(t, c, 2)
	for seq := range int64(entries) {
		for i := range tables {
			all[0].Publish(bus.Note{Table: tableOf(i), Seq: seq + 1})
		}
	}
	for i := range tables {
		ears[1].knows(tableOf(i), entries)
	}
	ears[1].ordered()
}

// goesOn checks that publishing does not block.
func goesOn(t *testing.T, publish func()) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		publish()
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(patience):
		t.Fatal("publishing blocks")
	}
}

// slowListener: a listener that blocks, although it must not, does not delay other nodes.
func slowListener(t *testing.T, c Cluster) {
	all, ears := together(t, c, 3)
	free := make(chan struct{})
	defer all[1].Listen(func(bus.Note) { <-free })()
	defer close(free) // before the ears are stopped, which waits for the listener
	goesOn(t, func() {
		for seq := range int64(10_000) {
			all[0].Publish(bus.Note{Table: "a", Seq: seq + 1})
		}
	})
	ears[2].knows("a", 10_000)
}

// outage: no node waits while the connection is interrupted. When it is back, each node gets a warning that notes may have
// been lost, before any later note. A note of the time between arrives, or the warning came before.
func outage(t *testing.T, c Cluster) {
	all, ears := together(t, c, 2)
	c.Cut(t)
	const tables, entries = 50, 100
	goesOn(t, func() {
		for seq := range int64(entries) {
			for i := range tables {
				all[i%2].Publish(bus.Note{Table: tableOf(i), Seq: seq + 1})
			}
		}
	})
	for _, e := range ears {
		e.until("that some sending has failed", e.warned)
	}
	c.Heal(t)
	for n, e := range ears {
		after := bus.Note{Table: "after", Seq: int64(n) + 1}
		e.until("what happens then", func() bool {
			all[1-n].Publish(after)
			time.Sleep(10 * time.Millisecond)
			return slices.Contains(e.heard(), after)
		})
		if !e.warnedOf(after) {
			t.Errorf("node %d received notes after an outage without a warning", n)
		}
	}
}

// withoutCarrier: a node that starts while the connection is interrupted serves its own listeners, and the others once it
// is back.
func withoutCarrier(t *testing.T, c Cluster) {
	c.Cut(t)
	first, second := c.Join(t), c.Join(t)
	here, there := listen(t, first), listen(t, second)
	first.Publish(bus.Note{Table: "a", Seq: 1})
	here.want(bus.Note{Table: "a", Seq: 1})
	c.Heal(t)
	there.until("a note", func() bool {
		first.Publish(bus.Note{Table: "a", Seq: 2})
		time.Sleep(10 * time.Millisecond)
		return slices.Contains(there.heard(), bus.Note{Table: "a", Seq: 2})
	})
	if !there.warnedOf(bus.Note{Table: "a", Seq: 2}) {
		t.Error("there was no warning that notes may have been lost")
	}
}

// words: a message of a node reaches all other nodes but not itself, even if it has the maximum length.
func words(t *testing.T, c Cluster) {
	all, ears := together(t, c, 3)
	long := strings.Repeat("w", bus.MaxWord)
	var mu sync.Mutex
	heard := make([]map[bus.Word]bool, len(all))
	for i, b := range all {
		heard[i] = map[bus.Word]bool{}
		t.Cleanup(b.Hear(func(w bus.Word) {
			mu.Lock()
			defer mu.Unlock()
			heard[i][w] = true
		}))
	}
	var said bus.Word
	ears[0].until("what a node says", func() bool {
		all[0].Say(long)
		time.Sleep(10 * time.Millisecond)
		mu.Lock()
		defer mu.Unlock()
		for w := range heard[1] {
			said = w
		}
		return said.Node != "" && heard[2][said]
	})
	if said.Text != long || len(heard[0]) > 0 {
		t.Errorf("of %d bytes %d are heard; who has said it hears %d words", len(long), len(said.Text), len(heard[0]))
	}
}
