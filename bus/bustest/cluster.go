package bustest

import (
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"volgare/bus"
)

// together returns some nodes that hear each other, and an ear at each.
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

// nodes: all hear what any of them publishes, with who holds other seats.
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

// once: nobody hears himself from afar.
func once(t *testing.T, c Cluster) {
	all, ears := together(t, c, 2)
	for seq := range int64(20) {
		all[0].Publish(bus.Note{Table: "a", Seq: seq + 1})
	}
	ears[1].knows("a", 20)
	time.Sleep(100 * time.Millisecond)
	own := slices.DeleteFunc(ears[0].heard(), func(n bus.Note) bool { return n.Table != "a" }) // and no late greetings
	if n := len(own); n != 20 {
		t.Errorf("who has published 20 notes hears %d", n)
	}
}

// flood: of very many notes that are published as fast as can be the newest of each table comes.
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

// goesOn checks that what is published waits for nothing.
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
		t.Fatal("who publishes waits")
	}
}

// slowListener: one that does not keep its promise and blocks holds up no other node.
func slowListener(t *testing.T, c Cluster) {
	all, ears := together(t, c, 3)
	free := make(chan struct{})
	defer all[1].Listen(func(bus.Note) { <-free })()
	defer close(free) // first: who stops waits for it
	goesOn(t, func() {
		for seq := range int64(10_000) {
			all[0].Publish(bus.Note{Table: "a", Seq: seq + 1})
		}
	})
	ears[2].knows("a", 10_000)
}

// outage: while the carrier is gone nobody waits for it. When it is back, all are told that they may have missed
// something, before they hear of what happens then: of what happened meanwhile they hear, or have been told so.
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
			t.Errorf("node %d hears again, and was not told that it may have missed something", n)
		}
	}
}

// withoutCarrier: a node that begins while the carrier is gone serves its own listeners, and
// those of others once it is back.
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
		t.Error("it was not told that it may have missed something")
	}
}

// words: what a node says all others hear, and not itself; also what is as long as can be.
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
