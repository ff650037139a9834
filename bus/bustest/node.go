package bustest

import (
	"slices"
	"sync"
	"testing"

	"volgare/bus"
)

// atOnce: Publish delivers a note to listeners on the same node before it returns, unchanged.
func atOnce(t *testing.T, b bus.Bus) {
	e := listen(t, b)
	all := []bus.Note{{Table: "a", Seq: 1}, {Table: "a", Seq: 2, Holder: "ann"}, {Table: "b", Seq: 1}}
	for i, n := range all {
		b.Publish(n)
		e.want(all[:i+1]...)
	}
}

// order: the notes of each of many goroutines, each about another table, arrive in order.
func order(t *testing.T, b bus.Bus) {
	const tables, entries = 8, 500
	e := listen(t, b)
	var wait sync.WaitGroup
	for i := range tables {
		wait.Go(func() {
			for seq := range int64(entries) {
				b.Publish(bus.Note{Table: tableOf(i), Seq: seq + 1})
			}
		})
	}
	wait.Wait()
	e.ordered()
	if n := len(e.heard()); n != tables*entries {
		t.Errorf("%d notes of %d", n, tables*entries)
	}
}

func manyListeners(t *testing.T, b bus.Bus) {
	ears := make([]*ear, 50)
	for i := range ears {
		ears[i] = listen(t, b)
	}
	b.Publish(bus.Note{Table: "a", Seq: 1})
	for _, e := range ears {
		e.want(bus.Note{Table: "a", Seq: 1})
	}
}

// stopping: a stopped listener receives nothing more; the others continue.
func stopping(t *testing.T, b bus.Bus) {
	first, second := listen(t, b), listen(t, b)
	b.Publish(bus.Note{Table: "a", Seq: 1})
	first.stop()
	var wait sync.WaitGroup
	for range 4 { // while others publish
		wait.Go(func() {
			for range 100 {
				stop := b.Listen(func(bus.Note) {})
				b.Publish(bus.Note{Table: "a", Seq: 2})
				stop()
			}
		})
	}
	wait.Wait()
	first.want(bus.Note{Table: "a", Seq: 1})
	if last := second.heard(); !slices.Contains(last, bus.Note{Table: "a", Seq: 2}) {
		t.Error("a listener that was not stopped receives nothing more")
	}
}
