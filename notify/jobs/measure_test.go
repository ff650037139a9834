package jobs

import (
	"context"
	"testing"
	"time"

	"volgare/workshop/soak"
)

// TestMeasureDelivery measures how fast two nodes deliver 10,000 notifications that are due at once on PostgreSQL, to receivers that
// take 100 ms.
func TestMeasureDelivery(t *testing.T) {
	soak.Measure(t)
	const n = 10_000
	at, c := freshDatabase(t), newClub(channel("a"))
	c.took = func(context.Context) error { time.Sleep(100 * time.Millisecond); return nil }
	opts := c.options()
	opts.pace = pace{}
	nodes := []*Queue{startedWith(t, at, opts), startedWith(t, at, opts)}
	from := time.Now()
	for i := 0; i < n; i += 100 {
		add(t, nodes[i/100%2], causes(n)[i:i+100])
	}
	queued := time.Since(from)
	for len(c.received("a")) < n {
		if time.Since(from) > 5*time.Minute {
			t.Fatalf("only %d were delivered", len(c.received("a")))
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Logf("%d queued in %v, delivered in %v", n, queued.Round(time.Millisecond), time.Since(from).Round(time.Millisecond))
	idle(t, nodes[0])
	wantOnce(t, c.received("a"), n, 0)
}
