package postgres

import (
	"context"
	"crypto/rand"
	"log/slog"
	"sync/atomic"
	"time"

	"volgare/bus"
)

const (
	// gatherFor is how long notes are gathered before they are sent as one text. It delays every change on its way to other nodes.
	gatherFor = 5 * time.Millisecond
	// connectedFor is how long after the last text a node counts as connected.
	connectedFor = heartbeat + time.Second
	// heartbeat is how often a node sends a text even if it has nothing to report.
	heartbeat = 2 * time.Second
	// retryDelay is the pause after a text that could not be sent.
	retryDelay = 2 * time.Second
	// lastWithin bounds the sending of the last notes when a node stops.
	lastWithin = time.Second
	// complaintEvery is how often it is logged at most that texts were rejected.
	complaintEvery = time.Minute
)

// gatherer is a bus.Bus that sends notes and broadcasts to the other nodes as texts, while run is called. If notes cannot be sent, they
// are dropped, and a note that says so is sent later. Texts of other nodes are passed to receive.
type gatherer struct {
	bus.Local

	node  string // identifies the texts of this node
	codec codec
	// send hands a text to all nodes and returns nil once the database has taken it; it is never called twice at the same time.
	send      func(ctx context.Context, text string) error
	log       *slog.Logger
	out       *outbox
	failed    bool      // the last text could not be sent; used by run alone
	complaint time.Time // when rejected texts were logged last; used by receive alone

	listening atomic.Bool
	heard     atomic.Int64 // Unix milliseconds when the last text arrived
	rejected  atomic.Int64 // number of texts without a valid MAC
}

func newGatherer(c codec, log *slog.Logger) *gatherer {
	g := &gatherer{node: rand.Text(), codec: c, log: log, out: newOutbox()}
	g.heard.Store(time.Now().UnixMilli())
	return g
}

// Connected implements bus.Bus. Each node receives its own texts, of which it sends one every heartbeat.
func (g *gatherer) Connected() bool {
	return g.listening.Load() && time.Since(time.UnixMilli(g.heard.Load())) < connectedFor
}

// Status returns the state of the connections.
func (g *gatherer) Status() bus.Status {
	return bus.Status{
		Connected: g.Connected(), Heard: time.UnixMilli(g.heard.Load()), Dropped: g.out.dropped.Load(),
		Rejected: g.rejected.Load(),
	}
}

// Publish implements bus.Bus.
func (g *gatherer) Publish(n bus.Note) {
	g.Local.Publish(n)
	g.out.put(n)
}

// Say implements bus.Bus.
func (g *gatherer) Say(text string) { g.out.say(text) }

// receive passes a text to the listeners of this node. It reports whether the node itself has sent it; then it passes nothing.
//
// A text without a valid MAC is dropped. A valid one may be a replay: anyone who can LISTEN can NOTIFY it again. An old note does no
// harm, because a note is only a hint: listeners compare it with the store. An old broadcast is the state of a node as it was; it is
// replaced by that node's next one, and forgotten if there is none.
func (g *gatherer) receive(text string) (own bool) {
	m, ok := g.codec.open(text)
	if !ok {
		g.reject()
		return false
	}
	g.heard.Store(time.Now().UnixMilli())
	switch {
	case m.node == g.node:
		return true
	case m.kind == broadcastKind:
		g.Pass(bus.Word{Node: m.node, Text: m.body})
	default:
		for _, n := range m.notes() {
			g.Local.Publish(n)
		}
	}
	return false
}

// reject counts a text that was dropped, and logs the count since the start from time to time.
func (g *gatherer) reject() {
	all := g.rejected.Add(1)
	if now := time.Now(); now.Sub(g.complaint) >= complaintEvery {
		g.log.Warn("rejected notifications that no node of this store has sent", "since_start", all)
		g.complaint = now
	}
}

// missed publishes to the listeners of this node that notes may have been lost.
func (g *gatherer) missed() { g.Local.Publish(bus.Note{}) }

// run sends until the context ends, and then what is pending, such as the broadcast that the node stops, unless that takes too long.
func (g *gatherer) run(ctx context.Context) {
	beats := time.NewTicker(heartbeat)
	defer beats.Stop()
	for {
		select {
		case <-g.out.woken:
			pause(ctx, gatherFor)
		case <-beats.C:
		case <-ctx.Done():
		}
		if ctx.Err() != nil {
			break
		}
		if g.flush(ctx) {
			beats.Reset(heartbeat)
		} else {
			pause(ctx, retryDelay)
		}
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), lastWithin)
	defer cancel()
	g.flush(ctx)
}

// flush sends all pending notes, or an empty text if there are none, and then the pending broadcasts. If notes cannot be sent, the
// next text says that notes were lost. A node that cannot send most likely cannot receive either, so its own listeners hear that too.
func (g *gatherer) flush(ctx context.Context) bool {
	texts := composeNotes(g.out.notes())
	for i, body := range texts {
		if !g.sent(ctx, message{g.node, notesKind, body}) {
			for _, lost := range texts[i:] {
				g.out.dropped.Add(int64(len(message{g.node, notesKind, lost}.notes())))
			}
			g.out.put(bus.Note{})
			g.missed()
			return false
		}
	}
	said := g.out.broadcasts()
	for i, text := range said {
		if !g.sent(ctx, message{g.node, broadcastKind, text}) {
			g.out.dropped.Add(int64(len(said) - i))
			return false
		}
	}
	return true
}

// sent sends a message and reports whether that succeeded. It logs when sending begins to fail and when it works again.
func (g *gatherer) sent(ctx context.Context, m message) bool {
	err := g.send(ctx, g.codec.seal(m))
	switch {
	case err != nil && !g.failed && ctx.Err() == nil:
		g.log.Warn("cannot notify other nodes", "error", err)
	case err == nil && g.failed:
		g.log.Info("notifying other nodes works again")
	}
	g.failed = err != nil
	return err == nil
}

// pause waits for a time, or until the context ends.
func pause(ctx context.Context, wait time.Duration) {
	select {
	case <-time.After(wait):
	case <-ctx.Done():
	}
}
