package postgres

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
)

var (
	errCut  = errors.New("cut")
	ours    = newCodec([]byte("the key of the servers"))
	foreign = newCodec([]byte("another key"))
)

// carrier keeps the texts that a gatherer sends.
type carrier struct {
	gone atomic.Bool

	mu                sync.Mutex
	texts, broadcasts []string
}

func (c *carrier) send(_ context.Context, text string) error {
	if c.gone.Load() {
		return errCut
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if m, _ := ours.open(text); m.kind == broadcastKind {
		c.broadcasts = append(c.broadcasts, text)
	} else {
		c.texts = append(c.texts, text)
	}
	return nil
}

// notes removes the texts with notes and returns the notes. There must be least to most texts.
func (c *carrier) notes(t *testing.T, least, most int) (all []bus.Note) {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	if n := len(c.texts); n < least || n > most {
		t.Errorf("%d texts, want %d to %d", n, least, most)
	}
	for _, text := range c.texts {
		m, ok := ours.open(text)
		if !ok {
			t.Errorf("a text of %d bytes is rejected: %.40q", len(text), text)
		}
		all = append(all, m.notes()...)
	}
	c.texts = nil
	return all
}

// sending is a gatherer that sends to a carrier until it is stopped.
type sending struct {
	*gatherer
	stop func()
}

func begin(t *testing.T) (sending, *carrier) {
	t.Helper()
	c, g := &carrier{}, idle()
	g.send = c.send
	ctx, cancel := context.WithCancel(t.Context())
	var run sync.WaitGroup
	run.Go(func() { g.run(ctx) })
	return sending{g, func() {
		cancel()
		run.Wait()
	}}, c
}

// idle returns a gatherer that does not run.
func idle() *gatherer { return newGatherer(ours, slog.New(slog.DiscardHandler)) }

func wantNotes(t *testing.T, got []bus.Note, want ...bus.Note) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// received returns the notes that a text becomes.
func received(g *gatherer, text string) (got []bus.Note) {
	defer g.Listen(func(n bus.Note) { got = append(got, n) })()
	g.receive(text)
	return got
}

// TestGather: notes of one window become one text, with the newest number of each table.
func TestGather(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, c := begin(t)
		for seq := range int64(1000) {
			g.Publish(bus.Note{Table: "a", Seq: seq + 1})
			g.Publish(bus.Note{Table: "b", Seq: seq/2 + 1})
		}
		g.Publish(bus.Note{Table: "b", Seq: 400, Holder: "ann"})
		time.Sleep(gatherFor + time.Millisecond)
		wantNotes(t, c.notes(t, 1, 1), bus.Note{Table: "a", Seq: 1000}, bus.Note{Table: "b", Seq: 500, Holder: "ann"})
		g.Publish(bus.Note{Table: "a", Seq: 1001})
		g.stop()
		wantNotes(t, c.notes(t, 1, 1), bus.Note{Table: "a", Seq: 1001}) // before it stops
	})
}

// TestLastBroadcastIsSent: a broadcast that is pending when the node stops still goes out.
func TestLastBroadcastIsSent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, c := begin(t)
		g.Say("gone")
		g.stop()
		if len(c.broadcasts) != 1 {
			t.Errorf("%d broadcasts, want 1", len(c.broadcasts))
		}
	})
}

// TestManyTables: notes that do not fit into one text go out in several.
func TestManyTables(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, c := begin(t)
		var want []bus.Note
		for i := range 2000 {
			n := bus.Note{Table: fmt.Sprintf("table%011d", i), Seq: int64(i) * 1000}
			want = append(want, n)
			g.Publish(n)
		}
		g.stop()
		wantNotes(t, c.notes(t, 4, 20), want...)
	})
}

// TestLostNotesAreReported: notes that cannot be sent are dropped, and the node hears that it may have missed some. A note
// says so to the others once texts can be sent, even if there were too many tables.
func TestLostNotesAreReported(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, c := begin(t)
		var missed atomic.Int64
		g.Listen(func(n bus.Note) {
			if n.Missed() {
				missed.Add(1)
			}
		})
		c.gone.Store(true)
		g.Publish(bus.Note{Table: "a", Seq: 1, Holder: "ann"})
		time.Sleep(time.Second)
		g.Publish(bus.Note{Table: "a", Seq: 2})
		time.Sleep(9 * time.Second)
		if n := missed.Load(); n < 4 || n > 6 {
			t.Errorf("told %d times in 10 s", n)
		}
		lost := g.Status().Dropped
		if want := missed.Load() + 1; lost != want { // two notes, of which the second comes with one that says that notes were lost; then that alone
			t.Errorf("%d notes are counted as dropped, want %d", lost, want)
		}
		c.gone.Store(false)
		time.Sleep(3 * time.Second)
		wantNotes(t, c.notes(t, 1, 3), bus.Note{})

		c.gone.Store(true)
		for i := range maxTables + 1 {
			g.Publish(bus.Note{Table: fmt.Sprint("t", i), Seq: 1})
		}
		c.gone.Store(false)
		if n := g.Status().Dropped; n != lost+1 {
			t.Errorf("%d notes for which there is no room are counted, want 1", n-lost)
		}
		g.stop()
		if all := c.notes(t, 2, 1000); len(all) != maxTables+1 || !all[0].Missed() {
			t.Errorf("%d notes, the first %v", len(all), all[0])
		}
	})
}

// TestDroppedCountsNotes: notes that are not sent count one by one. Heartbeats do not count.
func TestDroppedCountsNotes(t *testing.T) {
	g := idle()
	g.send = func(context.Context, string) error { return errCut }
	dropped := func(what string, want int64) {
		t.Helper()
		before := g.Status().Dropped
		g.flush(t.Context())
		if n := g.Status().Dropped - before; n != want {
			t.Errorf("%s: %d are counted as dropped, want %d", what, n, want)
		}
		g.out.notes() // one that says that notes were lost
	}
	dropped("heartbeat", 0)
	for i := range 1000 { // in several texts
		g.Publish(bus.Note{Table: fmt.Sprintf("table%011d", i), Seq: 1, Holder: "ann"})
	}
	dropped("notes", 1000)
}

// TestHiddenEntriesInNotes: notes carry the number of hidden entries. A note of a table without any has the form of earlier versions.
func TestHiddenEntriesInNotes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, c := begin(t)
		g.Publish(bus.Note{Table: "a", Seq: 7, Holder: "ann"})
		g.Publish(bus.Note{Table: "a", Seq: 7, Hidden: 2})
		g.Publish(bus.Note{Table: "a", Seq: 7, Hidden: 1})
		time.Sleep(time.Second)
		wantNotes(t, c.notes(t, 1, 1), bus.Note{Table: "a", Seq: 7, Hidden: 2, Holder: "ann"})
		g.stop()
	})
	texts := composeNotes([]bus.Note{{Table: "a", Seq: 7, Holder: "ann"}, {Table: "b", Seq: 8, Hidden: 2, Holder: "ann"}, {Table: "c", Seq: 9, Hidden: 1}})
	if want := "a 7 ann\nb 8+2 ann\nc 9+1"; !slices.Equal(texts, []string{want}) {
		t.Errorf("%q, want %q", texts, want)
	}
}

// TestHeartbeat: a node that has nothing to report sends an empty text every two seconds.
func TestHeartbeat(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, c := begin(t)
		time.Sleep(time.Minute)
		wantNotes(t, c.notes(t, 29, 31)) // none in any of them
		g.stop()
	})
}

// TestUnreadable: a signed text that this version cannot read becomes a note that says that notes may have been lost.
func TestUnreadable(t *testing.T) {
	g := idle()
	if got := received(g, ours.seal(message{g.node, notesKind, "own 1"})); got != nil {
		t.Errorf("its own text becomes %v", got)
	}
	for body, want := range map[string][]bus.Note{
		"a 1\nb 2 bob":                     {{Table: "a", Seq: 1}, {Table: "b", Seq: 2, Holder: "bob"}},
		"a 8+2\nb 9+1 bob":                 {{Table: "a", Seq: 8, Hidden: 2}, {Table: "b", Seq: 9, Hidden: 1, Holder: "bob"}},
		"a 8+\nb 8+x\nc 8+0\nd 8+-1\ne +1": {{}, {}, {}, {}, {}},
		"":                                 nil,
		"missed":                           {{}},
		"a 1\nb\nc x y":                    {{Table: "a", Seq: 1}, {}, {}},
		"a 1 b c\n 1 x":                    {{}, {}},
		"a 1\n\nbut not":                   {{Table: "a", Seq: 1}, {}, {}},
	} {
		if got := received(g, ours.seal(message{"other", notesKind, body})); !slices.Equal(got, want) {
			t.Errorf("%q becomes %v, want %v", body, got, want)
		}
	}
	wantNotes(t, received(g, ours.seal(message{"other", "later kind", "a 1"})), bus.Note{})
	if texts := composeNotes([]bus.Note{{Table: strings.Repeat("t", 9000), Seq: 1}}); !slices.Equal(texts, []string{missedLine}) {
		t.Errorf("a very long name: %.40q", texts)
	}
}

// TestForgedTexts: a text that no node has signed, that was changed, or that is too long reaches no listener. Rejected texts are
// counted, and logged once a minute.
func TestForgedTexts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log bytes.Buffer
		g := newGatherer(ours, slog.New(slog.NewTextHandler(&log, nil)))
		defer g.Listen(func(n bus.Note) { t.Errorf("a note is heard: %v", n) })()
		defer g.Hear(func(w bus.Word) { t.Errorf("a broadcast is heard: %v", w) })()
		genuine := ours.seal(message{"other", notesKind, "a 1"})
		forged := []string{
			"", "notes1 other\na 1", " notes other\na 1", "AAAAAAAAAAAAAAAAAAAAAA notes other\na 1", strings.Repeat("nonsense ", 999),
			foreign.seal(message{"other", notesKind, "a 1"}),
			foreign.seal(message{"other", broadcastKind, "a"}),
			foreign.seal(message{g.node, notesKind, "a 1"}), // would keep a deaf connection alive
			ours.seal(message{"other", broadcastKind, strings.Repeat("w", 8000)}),
			strings.Replace(genuine, "a 1", "a 2", 1), strings.Replace(genuine, "other", "elder", 1),
			strings.Replace(genuine, notesKind, broadcastKind, 1), genuine + "0", genuine[1:], genuine[:len(genuine)-1],
		}
		for range 60 {
			for _, text := range forged {
				if g.receive(text) {
					t.Errorf("%.40q passes for its own", text)
				}
			}
			time.Sleep(3 * time.Second)
		}
		if n := g.Status().Rejected; n != int64(60*len(forged)) {
			t.Errorf("%d texts are counted as rejected, want %d", n, 60*len(forged))
		}
		if lines := strings.Count(log.String(), "rejected"); lines != 3 { // in three minutes
			t.Errorf("%d lines in three minutes:\n%s", lines, &log)
		}
		for _, before := range []int{0, 20 * len(forged), 40 * len(forged)} {
			if want := fmt.Sprintf("since_start=%d\n", before+1); !strings.Contains(log.String(), want) {
				t.Errorf("the log does not say %s:\n%s", want, &log)
			}
		}
	})
}

// TestReplay: an old note can be sent again by anyone. It is the same hint as before.
func TestReplay(t *testing.T) {
	g, text := idle(), ours.seal(message{"other", notesKind, "a 1"})
	for range 2 {
		wantNotes(t, received(g, text), bus.Note{Table: "a", Seq: 1})
	}
}

// TestNodesWithOtherKeyAreSeparate: nodes with different keys have different channels, and nothing on the wire shows the key.
func TestNodesWithOtherKeyAreSeparate(t *testing.T) {
	if ours.channel == foreign.channel || ours.channel != newCodec([]byte("the key of the servers")).channel {
		t.Errorf("channels %s and %s", ours.channel, foreign.channel)
	}
	if bytes.Contains(ours.key, []byte("the key")) {
		t.Error("the secret itself signs")
	}
}

// TestBroadcasts: each broadcast is sent once, next to the notes. While the carrier is gone broadcasts are lost, and the number of
// pending ones is bounded. Other nodes hear them, the sender does not.
func TestBroadcasts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, c := begin(t)
		g.Say("anna\nbert")
		g.Publish(bus.Note{Table: "a", Seq: 1})
		g.Say("again")
		time.Sleep(gatherFor + time.Millisecond)
		wantNotes(t, c.notes(t, 1, 1), bus.Note{Table: "a", Seq: 1})
		c.gone.Store(true)
		g.Say("lost")
		time.Sleep(time.Second)
		c.gone.Store(false)
		for range 2 * maxBroadcasts {
			g.Say("much")
		}
		time.Sleep(10 * time.Second)
		g.stop()
		if n := len(c.broadcasts); n != 2+maxBroadcasts {
			t.Errorf("%d broadcasts", n)
		}
		other := idle()
		var heard []bus.Word
		stop := other.Hear(func(w bus.Word) { heard = append(heard, w) })
		defer g.Hear(func(w bus.Word) { t.Errorf("it hears itself: %v", w) })()
		for _, text := range c.broadcasts[:2] {
			if other.receive(text) || !g.receive(text) {
				t.Error("a node does not know its own texts")
			}
		}
		stop()
		other.receive(c.broadcasts[2])
		if want := []bus.Word{{Node: g.node, Text: "anna\nbert"}, {Node: g.node, Text: "again"}}; !slices.Equal(heard, want) {
			t.Errorf("heard %v, want %v", heard, want)
		}
	})
}

// TestSettingsOfSessions: whatever the URL of the store says, sessions of the bus wait for no standby, and the settings of a pool
// are not sent to the server, which would refuse the connection.
func TestSettingsOfSessions(t *testing.T) {
	config, err := configOf("postgres:///x?pool_max_conns=50&pool_min_conns=1&Synchronous_Commit=remote_apply&search_path=a")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"application_name": "volgare notes", "synchronous_commit": "off", "search_path": "a"}
	if !maps.Equal(config.RuntimeParams, want) {
		t.Errorf("%v, want %v", config.RuntimeParams, want)
	}
}
