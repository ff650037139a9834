// Package relay is what the buses of several nodes have in common: notes are gathered for
// a moment and sent as one text, in the background, until the carrier has taken it.
package relay

import (
	"context"
	"crypto/rand"
	"log/slog"
	"time"

	"volgare/bus"
)

const (
	beat       = 2 * time.Second // a node that has nothing to tell sends an empty text so often
	sendWithin = 2 * time.Second
	sendAgain  = 2 * time.Second // after so long, where the carrier has not taken a text
	partWithin = time.Second     // for the last notes of a node that stops
)

// Channel is by what a text goes: who hears one of them need not hear the other.
type Channel string

// The channels. A program of before there were words hears none.
const (
	Notes Channel = "notes"
	Words Channel = "words"
)

// Send hands a text of at most MaxText bytes to all nodes; this one may be among them. It
// returns nil once the carrier has it, and is not called by two goroutines at once.
type Send func(ctx context.Context, by Channel, text string) error

// Relay is a Bus whose notes go to other nodes too. Who has made it calls Receive with the
// texts that come from them, and Missed when some may have been lost.
type Relay struct {
	bus.Local

	node   string // sets its own texts apart from those of others
	send   Send
	gather time.Duration
	log    *slog.Logger
	out    *outbox
	ctx    context.Context //nolint:containedctx // that of its goroutine
	stop   context.CancelFunc
	ended  chan struct{}
	cut    bool // the last text was not sent; of the goroutine
}

// New returns a Relay that gathers notes for a while before it sends them, which is how much
// later other nodes hear of them at least. It sends nothing before Start.
func New(gather time.Duration, log *slog.Logger) *Relay {
	return &Relay{node: rand.Text(), gather: gather, log: log, out: newOutbox(), ended: make(chan struct{})}
}

// Start lets the notes go out.
func (r *Relay) Start(send Send) {
	r.ctx, r.stop = context.WithCancel(context.Background())
	r.send = send
	go r.run()
}

// Publish implements bus.Bus.
func (r *Relay) Publish(n bus.Note) {
	r.Local.Publish(n)
	r.out.put(n)
}

// Say implements bus.Bus.
func (r *Relay) Say(text string) { r.out.say(text) }

// Receive tells the listeners what a text of another node says, by whichever channel it has come.
func (r *Relay) Receive(text string) {
	if w, ok := parseWord(text); ok {
		if w.Node != r.node {
			r.Pass(w)
		}
		return
	}
	node, notes := parse(text)
	if node == r.node {
		return
	}
	for _, n := range notes {
		r.Local.Publish(n)
	}
}

// Missed tells the listeners of this node that notes may have been lost.
func (r *Relay) Missed() { r.Local.Publish(bus.Note{}) }

// Stop sends what is left, unless that takes too long. It is called once, after Start.
func (r *Relay) Stop() {
	r.stop()
	<-r.ended
}

func (r *Relay) run() {
	defer close(r.ended)
	beats := time.NewTicker(beat)
	defer beats.Stop()
	for {
		select {
		case <-r.out.woken:
			pause(r.ctx, r.gather)
		case <-beats.C:
		case <-r.ctx.Done():
			r.part(r.ctx)
			return
		}
		if r.flush(r.ctx) {
			beats.Reset(beat)
		} else {
			pause(r.ctx, sendAgain)
		}
	}
}

// part sends the last notes.
func (r *Relay) part(ctx context.Context) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), partWithin)
	defer cancel()
	if r.out.any() {
		r.flush(ctx)
	}
}

// flush sends what waits, or an empty text. Notes that the carrier does not take wait on; and as a
// node that is not heard most likely does not hear, it is told that it may have missed something.
func (r *Relay) flush(ctx context.Context) bool {
	notes := r.out.take()
	for first := true; first || len(notes) > 0; first = false {
		text, n := compose(r.node, notes)
		if !r.sent(ctx, Notes, text) {
			r.out.put(notes...)
			r.Missed()
			return false
		}
		notes = notes[n:]
	}
	return r.speak(ctx)
}

// speak sends the words that wait. What the carrier does not take of them is gone.
func (r *Relay) speak(ctx context.Context) bool {
	for _, text := range r.out.words() {
		if !r.sent(ctx, Words, composeWord(r.node, text)) {
			return false
		}
	}
	return true
}

// sent hands a text to the carrier.
func (r *Relay) sent(ctx context.Context, by Channel, text string) bool {
	ctx, cancel := context.WithTimeout(ctx, sendWithin)
	defer cancel()
	err := r.send(ctx, by, text)
	r.noteCut(ctx, err)
	return err == nil
}

// noteCut logs when a node is cut off, and when it is back.
func (r *Relay) noteCut(ctx context.Context, err error) {
	switch {
	case err != nil && !r.cut && ctx.Err() == nil:
		r.log.Warn("other nodes do not hear of what happens here", "error", err)
	case err == nil && r.cut:
		r.log.Info("other nodes hear again of what happens here")
	}
	r.cut = err != nil
}

// pause waits, or is interrupted.
func pause(ctx context.Context, wait time.Duration) {
	t := time.NewTimer(wait)
	defer t.Stop()
	select {
	case <-t.C:
	case <-ctx.Done():
	}
}
