package server

import (
	"net/http"
	"strings"
	"sync"
	"testing"

	"volgare/server/play"
	"volgare/server/tables"
)

// TestSave: a host who plays alone against bots gets the whole record of a running game, and the game can be continued from
// it. The chat has a line about it, and other people see no more than before.
func TestSave(t *testing.T) { each(t, save) }

func save(t *testing.T, nodes int) {
	r := newRig(t, how{nodes: nodes})
	ann, eve := r.browser(), r.browser()
	eve.patch("/api/me", object{"name": "Eve"})
	id := ann.create("me", "random", "novice").ID
	seat := "yellow"
	for range 5 {
		r.waitFor(func() bool { return ann.decider(id) == seat })
		ann.move(id, nil)
	}
	r.waitFor(func() bool { return ann.decider(id) == seat })
	path := at("%s/record", id)
	before := read[tables.Table](ann.get(at("%s", id)))
	if before.DealKnownToHost || !before.Savable || read[tables.Table](eve.get(at("%s", id))).Savable {
		t.Errorf("before: %+v", before)
	}
	ann.importText(string(ann.get(path + "?seat=" + seat).body)).code("bad-record")
	eve.post(path, object{}).code("not-alone")
	r.browser().post(path, object{}).code("not-alone")

	saved := ann.post(path, object{}).is(http.StatusOK)
	if name := saved.header.Get("Content-Disposition"); !strings.Contains(name, "volgare-"+id+".txt") {
		t.Errorf("the file is called %q", name)
	}
	if again := ann.post(path, object{}).is(http.StatusOK); string(again.body) != string(saved.body) {
		t.Error("the second record is another one")
	}
	after := read[tables.Table](eve.get(at("%s", id)))
	if !after.DealKnownToHost || after.Steps != before.Steps || after.Seq != before.Seq+1 {
		t.Errorf("afterwards: %+v", after)
	}
	chat := eve.snapshot(id, "", 0).Chat
	if last := chat[len(chat)-1]; last.Kind != "revealed" || last.Name == nil || *last.Name != *after.Seats[0].Name {
		t.Errorf("the table tells of %+v", last)
	}
	for _, b := range []*browser{eve, ann} {
		if text := string(b.get(path).body); !strings.Contains(text, "?") || strings.Contains(text, "[Seed") {
			t.Error("a spectator may read all of it")
		}
	}
	p := ann.position(id, seat) // who had seen the table before can still move
	ann.play(id, seat, before.Seq, p.View.Legal[0].Move).is(http.StatusOK)

	on := read[tables.Table](eve.importText(string(saved.body)).is(http.StatusCreated))
	if on.Steps < before.Steps || !on.DealKnownToHost {
		t.Errorf("played on: %+v", on)
	}
	for i, bot := range []string{"", "random", "novice"} {
		if at := on.Seats[i]; at.Mine != (bot == "") || bot != "" && (at.Bot == nil || *at.Bot != bot) {
			t.Errorf("seat %d of the game that is played on: %+v", i, at)
		}
	}
	was, is := read[play.Log](ann.get(at("%s/log?seat=%s", id, seat))), read[play.Log](eve.get(at("%s/log?seat=%s", on.ID, seat)))
	for i := range before.Steps + 1 {
		if a, b := was.Lines[i].Move, is.Lines[i].Move; (a == nil) != (b == nil) || a != nil && *a != *b {
			t.Fatalf("move %d is another one", i)
		}
	}
}

// TestConcurrentSavesGetTheRecord: of several requests at once that save a game each gets the record, and the chat has one
// line about it.
func TestConcurrentSavesGetTheRecord(t *testing.T) {
	each(t, func(t *testing.T, nodes int) {
		r := newRig(t, how{nodes: nodes})
		ann := r.browser()
		id := ann.create("me", "random").ID
		var all sync.WaitGroup
		for range 8 {
			all.Go(func() { ann.post(at("%s/record", id), object{}).is(http.StatusOK) })
		}
		all.Wait()
		revealed := 0
		for _, message := range ann.snapshot(id, "", 0).Chat {
			if message.Kind == "revealed" {
				revealed++
			}
		}
		if revealed != 1 {
			t.Errorf("the chat has %d lines about it", revealed)
		}
	})
}

// TestClosedGameCannotBeSaved: the record of a running game that was closed is not offered, and refused.
func TestClosedGameCannotBeSaved(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "random").ID
	ann.patch(at("%s", id), object{"closed": true}).is(http.StatusOK)
	if tab := read[tables.Table](ann.get(at("%s", id))); tab.Savable {
		t.Errorf("%+v", tab)
	}
	ann.post(at("%s/record", id), object{}).code("closed")
}

// TestSaveInCompany: if another person has a seat or had one before the game, the whole record is refused.
func TestSaveInCompany(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	for _, stays := range []bool{true, false} {
		id := read[tables.Table](ann.post("/api/tables", plan("me", "open", "random"))).ID
		bob.patch("/api/me", object{"name": "Bob"})
		bob.post(at("%s/seats/red", id), object{"do": "sit"}).is(http.StatusOK)
		if !stays {
			bob.post(at("%s/seats/red", id), object{"do": "leave"}).is(http.StatusOK)
		}
		ann.post(at("%s/start", id), nil).is(http.StatusOK)
		for _, b := range []*browser{ann, bob} {
			b.post(at("%s/record", id), object{}).code("not-alone")
			if tab := read[tables.Table](b.get(at("%s", id))); tab.DealKnownToHost || tab.Savable {
				t.Errorf("bob stays: %v: %+v", stays, tab)
			}
		}
	}
	over := ann.imported(finishedRecord(t, 2, "saved"))
	bob.post(at("%s/record", over), object{}).is(http.StatusOK)
}
