package server

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"volgare/bus/bustest"
	"volgare/server/identity"
	"volgare/store"
	"volgare/store/storetest"
)

// brisk has who is there told soon.
func brisk(c *Config) { c.Pace = 20 * time.Millisecond }

// present reads until it is told that somebody is at a table, and no more than that.
func (e *events) present(id, here string, watching int) event {
	e.t.Helper()
	late := time.After(patience)
	last := event{}
	for {
		select {
		case ev, ok := <-e.got:
			if !ok {
				e.t.Fatalf("the stream has ended; last told: %+v", last)
			}
			if ev.name != "present" {
				continue
			}
			last = ev
			var told struct {
				Table    string
				Here     []string
				Watching int
			}
			if err := json.Unmarshal([]byte(ev.data), &told); err != nil {
				e.t.Fatal(err)
			}
			if told.Table == id && strings.Join(told.Here, " ") == here && told.Watching == watching {
				return ev
			}
		case <-late:
			e.t.Fatalf("it is not told that %q are here and %d watch; last told: %+v", here, watching, last)
		}
	}
}

// TestPresence: who has a table before him is there, by his seat; others are counted. Who goes is told to be gone, and
// who has only other pages open is not there.
func TestPresence(t *testing.T) {
	r := newRig(t, how{alone: true, config: brisk})
	ann, bob, eve := r.browser(), r.browser(), r.browser()
	bob.patch("/api/me", object{"name": "Bob"})
	id := ann.create("me", "open").ID
	tables := "?tables=" + id

	anns := ann.stream(tables)
	anns.present(id, "yellow", 0)
	lobby := bob.stream("")
	bobs := bob.stream(tables) // before he sits
	anns.present(id, "yellow", 1)
	bob.post(at("%s/seats/red", id), object{"do": "sit"}).is(http.StatusOK)
	anns.present(id, "red yellow", 0)
	bobs.present(id, "red yellow", 0)
	stranger := eve.stream(tables)
	stranger.present(id, "red yellow", 1)

	second := bob.stream(tables) // another tab, or the page loaded anew
	second.present(id, "red yellow", 1)
	bobs.resp.Body.Close()
	more := r.browser().stream(tables + ",nosuchtable1") // looks the same: the same program, from the same place
	more.present(id, "red yellow", 1)
	known := r.browser()
	known.patch("/api/me", object{"name": "Carla"})
	known.stream(tables)
	anns.present(id, "red yellow", 2)

	second.resp.Body.Close()
	gone := anns.present(id, "yellow", 2) // though he still has another page
	if !strings.Contains(gone.data, `"left":[{"seat":"red","ago":`) {
		t.Errorf("it is not told that he was there: %s", gone.data)
	}
	lobby.next("hello")
	for len(lobby.got) > 0 {
		if ev := <-lobby.got; ev.name == "present" {
			t.Errorf("who does not look at a table is told of it: %v", ev)
		}
	}
	bob.stream(tables).present(id, "red yellow", 2)
	anns.present(id, "red yellow", 2)

	bob.post(at("%s/seats/red", id), object{"do": "leave"}).is(http.StatusOK)
	anns.present(id, "yellow", 3)
}

// TestPresenceTellsNoMore: nothing of who somebody is, or of how many lines he has, is in what is told; and it is told
// only to who has a line that watches the table.
func TestPresenceTellsNoMore(t *testing.T) {
	r := newRig(t, how{alone: true, config: brisk})
	ann, eve := r.browser(), r.browser()
	eve.patch("/api/me", object{"name": "Eve"})
	id := ann.create("me", "open").ID
	me := *read[identity.Me](eve.get("/api/me")).ID
	for range 32 {
		eve.stream("?tables=" + id)
	}
	data := ann.stream("?tables="+id).present(id, "yellow", 1).data
	var told map[string]any
	if err := json.Unmarshal([]byte(data), &told); err != nil || len(told) != 4 || strings.Contains(data, me) || strings.Contains(data, "Eve") {
		t.Errorf("%v: %s", err, data)
	}
	for _, path := range []string{at("%s", id), at("%s/snapshot", id)} {
		if body := string(ann.get(path).body); strings.Contains(body, me) || strings.Contains(body, "watching") {
			t.Errorf("%s tells of who watches: %s", path, body)
		}
	}
}

// TestPresenceAsksNothing: who is there costs no question to the store beside those that a line asks anyway.
func TestPresenceAsksNothing(t *testing.T) {
	c := &counted{}
	r := newRig(t, how{config: brisk, store: func(s store.Store) store.Store { c.Store = s; return c }})
	ann := r.browser()
	id := ann.create("me", "open").ID
	e := ann.stream("?tables=" + id)
	e.present(id, "yellow", 0)
	before := c.asked.Load()
	watcher := r.browser().stream("?tables=" + id)
	e.present(id, "yellow", 1)
	watcher.resp.Body.Close()
	e.present(id, "yellow", 0)
	if asked := c.asked.Load() - before; asked != 1 {
		t.Errorf("%d questions for one line that begins", asked)
	}
}

// TestPresenceOfTwoNodes: nodes that share a store tell each other who is with them, what each has heard last where they
// cannot; a seat that is lost unheard is not told to be taken once they hear each other again.
func TestPresenceOfTwoNodes(t *testing.T) {
	w, st := &bustest.Wire{}, lasting{storetest.Memory(t)}
	node := func() *rig {
		return newRig(t, how{bus: w.Join(t), store: func(store.Store) store.Store { return st }, tables: among, config: brisk})
	}
	a, b := node(), node()
	ann, bob := a.browser(), b.browser()
	bob.patch("/api/me", object{"name": "Bob"})
	id := ann.create("me", "open").ID
	bob.post(at("%s/seats/red", id), object{"do": "sit"}).is(http.StatusOK)
	tables := "?tables=" + id
	anns, bobs := ann.stream(tables), bob.stream(tables)
	anns.present(id, "red yellow", 0)
	bobs.present(id, "red yellow", 0)
	eve := b.browser().stream(tables)
	anns.present(id, "red yellow", 1)
	eve.resp.Body.Close()
	anns.present(id, "red yellow", 0)

	w.Cut(t)
	bob.on(a).post(at("%s/seats/red", id), object{"do": "leave"}).is(http.StatusOK)
	anns.present(id, "yellow", 0) // what the other node has said is forgotten
	w.Heal(t)
	anns.present(id, "yellow", 1)
	bobs.present(id, "yellow", 1)
}
