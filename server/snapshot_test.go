package server

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"volgare/server/play"
	"volgare/server/tables"
	"volgare/table"
)

// wireSnapshot is a snapshot as a client reads it.
type wireSnapshot struct {
	Seq      int64
	Table    tables.Table
	Position *wirePosition
	Log      *play.Tail
	Chat     []play.ChatMessage
}

func (b *browser) snapshot(id, seat string, since int64) wireSnapshot {
	b.t.Helper()
	path := at("%s/snapshot?since=%d", id, since)
	if seat != "" {
		path += "&seat=" + seat
	}
	return read[wireSnapshot](b.get(path))
}

// follower is a client that assembles a log from snapshots.
type follower struct {
	seq   int64
	lines []play.Line
}

func (f *follower) hear(n wireSnapshot) {
	f.seq = n.Seq
	f.lines = slices.DeleteFunc(f.lines, func(l play.Line) bool { return l.Step >= n.Log.From })
	f.lines = append(f.lines, n.Log.Lines...)
}

// agrees compares the log of a follower with the whole log.
func (f *follower) agrees(t *testing.T, b *browser, id string) {
	t.Helper()
	whole := read[play.Log](b.get(at("%s/log", id)))
	if got, want := fmt.Sprint(string(asJSON(t, f.lines))), string(asJSON(t, whole.Lines)); got != want {
		t.Fatalf("a follower knows\n%.900s\nthe log is\n%.900s", got, want)
	}
}

// TestSnapshot: a client can follow a table by snapshots, from before the game through moves, undo and redo.
func TestSnapshot(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "open").ID
	if n := ann.snapshot(id, "yellow", 0); n.Position != nil || n.Log != nil || n.Table.State != "seating" || n.Seq != n.Table.Seq {
		t.Fatalf("before the game: %+v", n)
	}
	ann.post(at("%s/seats/red", id), object{"do": "sit"}).is(http.StatusOK)
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	var always, seldom follower
	hear := func(f *follower) wireSnapshot {
		n := ann.snapshot(id, "", f.seq)
		f.hear(n)
		f.agrees(t, ann, id)
		return n
	}
	if n := hear(&seldom); n.Log.From != 0 || len(n.Log.Lines) != 1 || n.Log.Lines[0].Step != 0 {
		t.Errorf("the beginning: %+v", n.Log)
	}
	hear(&always)
	for range 4 {
		ann.move(id, nil)
		hear(&always)
	}
	hear(&seldom)
	seat := ann.decider(id)
	steps := len(always.lines) - 1
	ann.move(id, func(m string) bool { return m == "rest 1" })
	hear(&seldom)
	back := func(what string) {
		t.Helper()
		ann.post(at("%s/"+what, id), object{"seat": seat, "seq": ann.position(id, seat).Seq}).is(http.StatusOK)
	}
	back("undo")
	if n := hear(&seldom); n.Log.From != steps+1 || len(n.Log.Lines) != 0 {
		t.Errorf("undone: %+v", n.Log)
	}
	back("redo")
	if n := hear(&seldom); n.Log.From != steps+1 || len(n.Log.Lines) != 1 {
		t.Errorf("made again: %+v", n.Log)
	}
	back("undo")
	ann.move(id, func(m string) bool { return m == "rest 2" })
	if n := hear(&seldom); n.Log.From != steps+1 || len(n.Log.Lines) != 1 || *n.Log.Lines[0].Move != "rest 2" {
		t.Errorf("another move in its place: %+v", n.Log)
	}
	if n := hear(&always); n.Log.From != steps+1 {
		t.Errorf("all at once: %+v", n.Log)
	}
	ann.post(at("%s/chat", id), object{"text": "Good luck!"}).is(http.StatusOK)
	if n := hear(&always); len(n.Log.Lines) != 0 || n.Position.Seq != n.Seq || n.Table.Seq != n.Seq {
		t.Errorf("a chat message: %+v", n)
	}
	if n := ann.snapshot(id, "", always.seq+1000); n.Log.From != 0 || len(n.Log.Lines) != len(always.lines) {
		t.Errorf("since what is still to come: from %d", n.Log.From)
	}
}

// TestSnapshotOfLongGameIsCut: if the log is too long for one response, a snapshot has its end and the step where it was cut. The pages of
// the rest complete the log.
func TestSnapshotOfLongGameIsCut(t *testing.T) {
	const most, moves = 1000, 1150
	r := newRig(t, how{})
	ann := r.browser()
	id := read[tables.Table](ann.importText(longRecord(t, moves))).ID
	tail := ann.snapshot(id, "", 0).Log
	if tail.From != 0 || tail.First != moves-most+1 || len(tail.Lines) != most || tail.Lines[0].Step != tail.First {
		t.Fatalf("from %d, first %d, %d lines from step %d", tail.From, tail.First, len(tail.Lines), tail.Lines[0].Step)
	}
	earlier := read[play.Log](ann.get(at("%s/log?from=1&limit=%d", id, tail.First-1)))
	whole := slices.Concat(earlier.Lines, tail.Lines)
	if len(whole) != moves+1 {
		t.Errorf("%d lines of %d moves", len(whole), moves)
	}
	for i, line := range whole {
		if line.Step != i {
			t.Fatalf("line %d is of step %d", i, line.Step)
		}
	}
	if again := ann.snapshot(id, "", 3); again.Log.From < 2 || again.Log.From > 100 || again.Log.First != tail.First {
		t.Errorf("for a client that has the beginning: from %d, first %d", again.Log.From, again.Log.First)
	}
	ann.move(id, nil)
	now := ann.snapshot(id, "", 0)
	if now.Log.First != moves-most+2 || len(now.Log.Lines) != most {
		t.Errorf("one move more: first %d, %d lines", now.Log.First, len(now.Log.Lines))
	}
	if short := ann.snapshot(id, "", now.Seq-1).Log; short.From != moves+1 || short.First != short.From || len(short.Lines) != 1 {
		t.Errorf("one move: from %d, first %d, %d lines", short.From, short.First, len(short.Lines))
	}
	if none := ann.snapshot(id, "", now.Seq).Log; none.From != moves+2 || none.First != none.From || len(none.Lines) != 0 {
		t.Errorf("nothing new: from %d, first %d, %d lines", none.From, none.First, len(none.Lines))
	}
}

// TestSnapshotTags: a repeated request gets 304, but a request with another perspective does not.
func TestSnapshotTags(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	id := ann.create("me", "me").ID
	path := at("%s/snapshot?since=0", id)
	tag := ann.get(path).header.Get("ETag")
	ann.get(path, "If-None-Match", tag).is(http.StatusNotModified)
	bob.get(path, "If-None-Match", tag).is(http.StatusOK)
	ann.get(at("%s/snapshot?since=1", id), "If-None-Match", tag).is(http.StatusOK)
	ann.get(at("%s/snapshot?seat=yellow", id), "If-None-Match", tag).is(http.StatusOK)
	ann.move(id, nil)
	ann.get(path, "If-None-Match", tag).is(http.StatusOK)
	bob.get(at("%s/snapshot?seat=yellow", id)).code("not-held")
	ann.get(at("%s/snapshot?open=true", id)).code("not-over")
	ann.get(at("%s/snapshot?since=-1", id)).code("bad-request")
	over := read[tables.Table](ann.importText(finishedRecord(t, 2, "now")))
	if n := read[wireSnapshot](ann.get(at("%s/snapshot?open=true", over.ID))); n.Position.State != "over" || len(n.Log.Lines) != over.Steps+1 {
		t.Errorf("open: %s, %d lines", n.Position.State, len(n.Log.Lines))
	}
}

// TestSnapshotIsOfOneSeq: during concurrent moves, undo and redo, all parts of a snapshot are of one seq, and the snapshots together give
// the log.
func TestSnapshotIsOfOneSeq(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "me").ID
	for range 2 {
		ann.move(id, nil)
	}
	done := make(chan struct{})
	var all sync.WaitGroup
	for range 3 {
		all.Go(func() {
			eve := r.browser()
			var f follower
			for stop := false; !stop; {
				select {
				case <-done:
					stop = true
				default:
				}
				n := eve.snapshot(id, "", f.seq)
				if n.Table.Seq != n.Seq || n.Position.Seq != n.Seq || n.Table.Steps != n.Position.Steps {
					t.Errorf("%d: table %d, position %d", n.Seq, n.Table.Seq, n.Position.Seq)
				}
				f.hear(n)
				if last := f.lines[len(f.lines)-1]; last.Step != n.Position.Steps || len(f.lines) != n.Position.Steps+1 {
					t.Errorf("%d lines up to %d after %d moves", len(f.lines), last.Step, n.Position.Steps)
				}
			}
			f.agrees(t, eve, id)
		})
	}
	for i := range 60 {
		seat := ann.decider(id)
		ann.move(id, nil)
		for _, what := range []string{"undo", "redo"}[:i%3] {
			ann.post(at("%s/%s", id, what), object{"seat": seat, "seq": ann.position(id, "").Seq})
		}
	}
	close(done)
	all.Wait()
}

// TestChatSince: a client that follows a table receives the new messages only. An answer to a change of the table
// has no messages.
func TestChatSince(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "me").ID
	say := func(text string) { ann.post(at("%s/chat", id), object{"text": text}).is(http.StatusOK) }
	long := strings.Repeat("\U0001F3B2", table.MaxChat)
	for range 210 {
		say(long)
	}
	first := ann.snapshot(id, "", 0)
	if len(first.Chat) != 200 || first.Chat[199].Text != long {
		t.Fatalf("%d messages", len(first.Chat))
	}
	path := at("%s/snapshot?since=%d", id, first.Seq)
	quiet := len(ann.get(path).body)
	if quiet > 100_000 {
		t.Errorf("%d bytes where nothing has been said", quiet)
	}
	if n := len(ann.get(at("%s", id)).body) + len(ann.patch(at("%s", id), object{"name": "Talk"}).body); n > 20_000 {
		t.Errorf("%d bytes of the table alone", n)
	}
	seq := ann.snapshot(id, "", 0).Seq
	say("short")
	if chat := ann.snapshot(id, "", seq).Chat; len(chat) != 1 || chat[0].Text != "short" {
		t.Errorf("since then: %+v", chat)
	}
	if chat := ann.snapshot(id, "", seq+1000).Chat; len(chat) != 200 {
		t.Errorf("since what is still to come: %d messages", len(chat))
	}
}
