package relay

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
)

var errCut = errors.New("cut")

// carrier keeps the texts that a relay sends.
type carrier struct {
	gone atomic.Bool

	mu           sync.Mutex
	texts, words []string
}

func (c *carrier) send(_ context.Context, by Channel, text string) error {
	if c.gone.Load() {
		return errCut
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if by == Words {
		c.words = append(c.words, text)
	} else {
		c.texts = append(c.texts, text)
	}
	return nil
}

// notes are those of all texts, which are taken away; there must be so many, least to most.
func (c *carrier) notes(t *testing.T, least, most int) (all []bus.Note) {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	if n := len(c.texts); n < least || n > most {
		t.Errorf("%d texts, want %d to %d", n, least, most)
	}
	for _, text := range c.texts {
		if len(text) > MaxText {
			t.Errorf("a text of %d bytes", len(text))
		}
		_, notes := parse(text)
		all = append(all, notes...)
	}
	c.texts = nil
	return all
}

func begin(t *testing.T) (*Relay, *carrier) {
	t.Helper()
	c, r := &carrier{}, New(20*time.Millisecond, slog.New(slog.DiscardHandler))
	r.Start(c.send)
	t.Cleanup(func() { synctest.Wait() })
	return r, c
}

func wantNotes(t *testing.T, got []bus.Note, want ...bus.Note) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestGather: what happens within a moment is one text, with the newest of each table.
func TestGather(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, c := begin(t)
		for seq := range int64(1000) {
			r.Publish(bus.Note{Table: "a", Seq: seq + 1})
			r.Publish(bus.Note{Table: "b", Seq: seq/2 + 1})
		}
		r.Publish(bus.Note{Table: "b", Seq: 400, Holder: "ann"})
		time.Sleep(25 * time.Millisecond)
		wantNotes(t, c.notes(t, 1, 1), bus.Note{Table: "a", Seq: 1000}, bus.Note{Table: "b", Seq: 500, Holder: "ann"})
		r.Publish(bus.Note{Table: "a", Seq: 1001})
		r.Stop()
		wantNotes(t, c.notes(t, 1, 1), bus.Note{Table: "a", Seq: 1001}) // before it stops
	})
}

// TestManyTables: more than a text can have go out in several.
func TestManyTables(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, c := begin(t)
		var want []bus.Note
		for i := range 2000 {
			n := bus.Note{Table: fmt.Sprintf("table%011d", i), Seq: int64(i) * 1000}
			want = append(want, n)
			r.Publish(n)
		}
		r.Stop()
		wantNotes(t, c.notes(t, 4, 20), want...)
	})
}

// TestCarrierGone: what cannot be sent waits, and grows with the tables only; this node is told
// meanwhile that it may have missed something. Of too many tables it is only said that they are.
func TestCarrierGone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, c := begin(t)
		var missed atomic.Int64
		r.Listen(func(n bus.Note) {
			if n.Missed() {
				missed.Add(1)
			}
		})
		c.gone.Store(true)
		r.Publish(bus.Note{Table: "a", Seq: 1, Holder: "ann"})
		time.Sleep(time.Second)
		r.Publish(bus.Note{Table: "a", Seq: 2})
		time.Sleep(9 * time.Second)
		if n := missed.Load(); n < 4 || n > 6 {
			t.Errorf("in 10 s it was told %d times", n)
		}
		c.gone.Store(false)
		time.Sleep(3 * time.Second)
		wantNotes(t, c.notes(t, 1, 3), bus.Note{Table: "a", Seq: 2, Holder: "ann"})

		c.gone.Store(true)
		for i := range maxTables + 1 {
			r.Publish(bus.Note{Table: fmt.Sprint("t", i), Seq: 1})
		}
		c.gone.Store(false)
		r.Stop()
		if all := c.notes(t, 2, 1000); len(all) != maxTables+1 || !all[0].Missed() {
			t.Errorf("%d notes, the first %v", len(all), all[0])
		}
	})
}

// TestBeat: a node that has nothing to tell sends an empty text now and then.
func TestBeat(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, c := begin(t)
		time.Sleep(time.Minute)
		wantNotes(t, c.notes(t, 29, 31)) // none in any of them
		r.Stop()
	})
}

// TestUnreadable: a text that this build does not understand tells it that it has missed something.
func TestUnreadable(t *testing.T) {
	other := New(0, slog.New(slog.DiscardHandler))
	own, _ := compose(other.node, []bus.Note{{Table: "own", Seq: 1}})
	for text, want := range map[string][]bus.Note{
		own:                             nil,
		form + " other\na 1\nb 2 bob":   {{Table: "a", Seq: 1}, {Table: "b", Seq: 2, Holder: "bob"}},
		form + " other":                 nil,
		form + " other\nmissed":         {{}},
		form + " other\na 1\nb\nc x y":  {{Table: "a", Seq: 1}, {}, {}},
		form + " other\na 1 b c\n 1 x":  {{}, {}},
		"notes2 other\na 1":             {{}},
		"":                              {{}},
		strings.Repeat("nonsense", 999): {{}},
	} {
		var got []bus.Note
		stop := other.Listen(func(n bus.Note) { got = append(got, n) })
		other.Receive(text)
		stop()
		if !slices.Equal(got, want) {
			t.Errorf("%.40q tells %v, want %v", text, got, want)
		}
	}
	if text, n := compose("x", []bus.Note{{Table: strings.Repeat("t", 9000), Seq: 1}}); n != 1 || text != form+" x\nmissed" {
		t.Errorf("a name without end: %d, %.40q", n, text)
	}
}

// TestWords: what a node says goes out beside its notes, as often as it says it; while the carrier is gone it is
// lost, without end it does not grow. Another node hears it, and this one does not.
func TestWords(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, c := begin(t)
		r.Say("anna\nbert")
		r.Publish(bus.Note{Table: "a", Seq: 1})
		r.Say("again")
		time.Sleep(25 * time.Millisecond)
		wantNotes(t, c.notes(t, 1, 1), bus.Note{Table: "a", Seq: 1})
		c.gone.Store(true)
		r.Say("lost")
		time.Sleep(time.Second)
		c.gone.Store(false)
		for range 2 * maxWords {
			r.Say("much")
		}
		time.Sleep(10 * time.Second)
		r.Stop()
		if n := len(c.words); n != 2+maxWords {
			t.Errorf("%d words", n)
		}
		other := New(0, slog.New(slog.DiscardHandler))
		var heard []bus.Word
		stop := other.Hear(func(w bus.Word) { heard = append(heard, w) })
		defer r.Hear(func(w bus.Word) { t.Errorf("it hears itself: %v", w) })()
		for _, text := range c.words[:2] {
			other.Receive(text)
			r.Receive(text)
		}
		stop()
		other.Receive(c.words[2])
		if want := []bus.Word{{Node: r.node, Text: "anna\nbert"}, {Node: r.node, Text: "again"}}; !slices.Equal(heard, want) {
			t.Errorf("heard %v, want %v", heard, want)
		}
	})
}
