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

// brisk configures a short pace, so that presence is reported soon.
func brisk(c *Config) { c.Pace = 20 * time.Millisecond }

// present reads until the stream reports a presence at a table.
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

// TestPresence: a player who has a table open is reported by seat, others are counted. A player who leaves is reported as gone,
// and people with only other pages open are not present.
func TestPresence(t *testing.T) {
	r := newRig(t, how{alone: true, config: brisk})
	ann, bob, eve := r.browser(), r.browser(), r.browser()
	bob.patch("/api/me", object{"name": "Bob"})
	id := ann.create("me", "open").ID
	tables := "?tables=" + id

	anns := ann.stream(tables)
	anns.present(id, "yellow", 0)
	lobby := bob.stream("")
	bobs := bob.stream(tables) // before he takes a seat
	anns.present(id, "yellow", 1)
	bob.post(at("%s/seats/red", id), object{"do": "sit"}).is(http.StatusOK)
	anns.present(id, "red yellow", 0)
	bobs.present(id, "red yellow", 0)
	stranger := eve.stream(tables)
	stranger.present(id, "red yellow", 1)

	second := bob.stream(tables) // another tab, or the page reloaded
	second.present(id, "red yellow", 1)
	bobs.resp.Body.Close()
	more := r.browser().stream(tables + ",nosuchtable1") // cannot be distinguished: the same program from the same address
	more.present(id, "red yellow", 1)
	known := r.browser()
	known.patch("/api/me", object{"name": "Carla"})
	known.stream(tables)
	anns.present(id, "red yellow", 2)

	second.resp.Body.Close()
	gone := anns.present(id, "yellow", 2) // although he still has another page open
	if !strings.Contains(gone.data, `"left":[{"seat":"red","ago":`) {
		t.Errorf("it is not reported that he was there: %s", gone.data)
	}
	lobby.next("hello")
	for len(lobby.got) > 0 {
		if ev := <-lobby.got; ev.name == "present" {
			t.Errorf("a stream that does not name a table reports its presence: %v", ev)
		}
	}
	bob.stream(tables).present(id, "red yellow", 2)
	anns.present(id, "red yellow", 2)

	bob.post(at("%s/seats/red", id), object{"do": "leave"}).is(http.StatusOK)
	anns.present(id, "yellow", 3)
}

// TestPresenceRevealsNoIdentity: presence contains neither identities nor numbers of streams, and only streams that watch the table
// get it.
func TestPresenceRevealsNoIdentity(t *testing.T) {
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
			t.Errorf("%s contains the presence: %s", path, body)
		}
	}
}

// TestPresenceNeedsNoReads: presence needs no reads of the store in addition to the reads of a stream.
func TestPresenceNeedsNoReads(t *testing.T) {
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
		t.Errorf("%d reads for one stream that begins", asked)
	}
}

// TestPresenceOfTwoNodes: nodes that share a store exchange presence. If they are disconnected, each uses what it has received
// last. A seat that is lost meanwhile is not reported as present after they reconnect.
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
	anns.present(id, "yellow", 0) // the share of the other node has expired
	w.Heal(t)
	anns.present(id, "yellow", 1)
	bobs.present(id, "yellow", 1)
}
