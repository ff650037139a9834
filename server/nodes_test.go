package server

import (
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"time"

	"volgare/bus/bustest"
	buspostgres "volgare/bus/postgres"
	"volgare/server/identity"
	"volgare/server/play"
	"volgare/server/seats"
	"volgare/server/tables"
	"volgare/store"
	"volgare/store/postgres"
	"volgare/store/postgres/postgrestest"
	"volgare/store/storetest"
	"volgare/table/live"
)

// lasting is a store that is not closed with its servers.
type lasting struct{ store.Store }

func (lasting) Close() error { return nil }

// twoNodes returns two servers over one store, connected by a bus that can be cut.
func twoNodes(t *testing.T, sweep time.Duration) (w *bustest.Wire, a, b *rig) {
	t.Helper()
	w, st := &bustest.Wire{}, lasting{storetest.Memory(t)}
	node := func() *rig {
		return newRig(t, how{
			bus: w.Join(t), store: func(store.Store) store.Store { return st },
			tables: among,
			config: func(c *Config) { c.Heartbeat, c.Sweep = time.Hour, sweep },
		})
	}
	return w, node(), node()
}

// among configures tables in a store that other nodes write to. They compare it very rarely, so that changes come by notes.
func among(o *live.Options) { o.Sweep = time.Hour }

// eachPair runs a test with two nodes, over a store in memory and over PostgreSQL, which then is also their bus.
func eachPair(t *testing.T, test func(t *testing.T, a, b *rig)) {
	t.Helper()
	t.Run("memory", func(t *testing.T) {
		_, a, b := twoNodes(t, 0)
		test(t, a, b)
	})
	t.Run("PostgreSQL", func(t *testing.T) {
		url := postgrestest.URL(t)
		node := func() *rig {
			st, err := postgres.Open(t.Context(), url, postgres.Options{})
			if err != nil {
				t.Fatal(err)
			}
			notes, err := buspostgres.Open(url, []byte(url), slog.New(slog.DiscardHandler))
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = notes.Close() })
			return newRig(t, how{bus: notes, store: func(store.Store) store.Store { return st }, tables: among})
		}
		test(t, node(), node())
	})
}

// on returns the same browser at another node.
func (b *browser) on(r *rig) *browser {
	other := r.browser()
	other.cookieIs(b.cookie())
	return other
}

// seq returns the last entry of a table.
func (b *browser) seq(id string) int64 {
	b.t.Helper()
	return read[tables.Table](b.get(at("%s", id))).Seq
}

// TestStreamsOfTwoNodes: a stream reports changes on another node: moves, and seats that its browser takes there.
func TestStreamsOfTwoNodes(t *testing.T) {
	_, a, b := twoNodes(t, 0)
	ann, bob := a.browser(), a.browser()
	bob.patch("/api/me", object{"name": "Bob"})
	id := ann.create("me", "open").ID
	named, own := b.browser().stream("?tables="+id), bob.on(b).stream("")
	named.hello()
	own.hello()
	bob.post(at("%s/seats/red", id), object{"do": "sit"}).is(http.StatusOK)
	seq := ann.seq(id)
	own.next("seats")
	for _, e := range []*events{own, named} {
		if table, got := e.next("table").seq(); table != id || got != seq {
			t.Errorf("%s %d, want %d", table, got, seq)
		}
	}
}

// TestStreamsCatchUp: if tables change while the nodes are disconnected, every stream reports the newest entry of each of its
// tables after they reconnect.
func TestStreamsCatchUp(t *testing.T) {
	for name, cut := range map[string]func(*bustest.Wire){
		"known": func(w *bustest.Wire) { w.Cut(t) }, "unknown": (*bustest.Wire).Swallow,
	} {
		t.Run(name, func(t *testing.T) {
			w, a, b := twoNodes(t, 0)
			ann, bob := a.browser(), a.browser()
			bob.patch("/api/me", object{"name": "Bob"})
			var ids []string
			for range 3 {
				ids = append(ids, ann.create("me", "me").ID)
			}
			open := ann.create("me", "open").ID
			there, watcher, guest := ann.on(b).stream(""), b.browser().stream("?tables="+ids[0]), bob.on(b).stream("")
			for _, e := range []*events{there, watcher, guest} {
				e.hello()
			}
			cut(w)
			for range 5 {
				for _, id := range ids {
					ann.move(id, nil)
				}
			}
			bob.post(at("%s/seats/red", open), object{"do": "sit"}).is(http.StatusOK)
			w.Heal(t)
			want := map[string]int64{open: ann.seq(open)}
			guest.endsWith(want)
			for _, id := range ids {
				want[id] = ann.seq(id)
			}
			there.endsWith(want)
			watcher.endsWith(map[string]int64{ids[0]: want[ids[0]]})
		})
	}
}

// endsWith reads until the stream has reported given entries of tables.
func (e *events) endsWith(want map[string]int64) {
	e.t.Helper()
	told, late := map[string]int64{}, time.After(time.Minute)
	for fmt.Sprint(told) != fmt.Sprint(want) {
		select {
		case ev := <-e.got:
			if table, seq := ev.seq(); ev.name == "table" {
				if seq <= told[table] {
					e.t.Errorf("%s %d after %d", table, seq, told[table])
				}
				told[table] = seq
			}
		case <-late:
			e.t.Fatalf("it has told %v, want %v", told, want)
		}
	}
}

// TestStreamReportsLostNotes: a stream eventually reports changes whose notes were lost without a warning.
func TestStreamReportsLostNotes(t *testing.T) {
	w, a, b := twoNodes(t, 10*time.Millisecond)
	ann := a.browser()
	id := ann.create("me", "me").ID
	e := ann.on(b).stream("")
	e.hello()
	w.Swallow()
	ann.move(id, nil)
	e.endsWith(map[string]int64{id: ann.seq(id)})
	time.Sleep(100 * time.Millisecond) // some more rounds without changes
	select {
	case ev := <-e.got:
		t.Errorf("then comes %+v", ev)
	default:
	}
}

// TestClientNeverGetsOlderState: a client that has seen an entry never gets an older state, even from a node that has not
// received the entry.
func TestClientNeverGetsOlderState(t *testing.T) {
	w, a, b := twoNodes(t, 0)
	ann := a.browser()
	id := ann.create("me", "me").ID
	there := ann.on(b)
	before := there.seq(id)
	w.Swallow()
	ann.move(id, nil)
	after := ann.seq(id)
	for _, c := range []struct {
		query string
		want  int64
	}{
		{"", before}, {"?since=0", before}, {fmt.Sprintf("?since=%d", after), after}, {fmt.Sprintf("?since=%d", after+1), after},
	} {
		if got := read[play.Snapshot](there.get(at("%s/snapshot", id) + c.query)).Seq; got != c.want {
			t.Errorf("%q is answered as of %d, want %d", c.query, got, c.want)
		}
	}
}

// TestIdentityChangesOnAllNodes: a change of a browser's identity on one node takes effect on all nodes.
func TestIdentityChangesOnAllNodes(t *testing.T) {
	eachPair(t, func(t *testing.T, a, b *rig) {
		ann := a.browser()
		ann.patch("/api/me", object{"name": "Ann"})
		there := ann.on(b)
		me := func(at *browser, name string, recoverable bool) {
			t.Helper()
			if m := read[identity.Me](at.get("/api/me")); m.Name == nil || *m.Name != name || m.Recoverable != recoverable {
				t.Errorf("on one of the nodes: %+v", m)
			}
		}
		me(ann, "Ann", false)
		me(there, "Ann", false)
		there.patch("/api/me", object{"name": "Anna"})
		me(ann, "Anna", false)
		me(there, "Anna", false)
		ann.post("/api/me/recovery", nil).is(http.StatusOK)
		me(there, "Anna", true)
		id := there.create("me", "me").ID
		if name := read[tables.Table](ann.get(at("%s", id))).Seats[0].Name; name == nil || *name != "Anna" {
			t.Error("the name at a table of one node differs")
		}
	})
}

// TestExternalBotsAcrossNodes: a token for a seat that another bot plays now is refused, and a new one is created by the newest table,
// even at a node that has not received the change.
func TestExternalBotsAcrossNodes(t *testing.T) {
	w, a, b := twoNodes(t, 0)
	ann := a.browser()
	id := ann.create("me", "program").ID
	there := ann.on(b)
	path := seats.ConnectPath + "?token=" + ann.botToken(id, "red")
	there.get(path).code("bad-request") // not a WebSocket request
	w.Swallow()
	ann.post(at("%s/seats/red", id), object{"do": "bot", "bot": "random"}).is(http.StatusOK)
	there.get(path).code("unknown-link")
	there.post(at("%s/seats/red/bot-token", id), nil).code("bad-request")
	ann.post(at("%s/seats/red", id), object{"do": "bot", "bot": "program"}).is(http.StatusOK)
	there.get(seats.ConnectPath + "?token=" + there.botToken(id, "red")).code("bad-request")
}

// TestKeysAcrossNodes: a request that is repeated at another node has no second effect, and gets the first response.
func TestKeysAcrossNodes(t *testing.T) {
	eachPair(t, func(t *testing.T, a, b *rig) {
		ann := a.browser()
		id := ann.create("me", "me").ID
		there := ann.on(b)
		for n := range 10 {
			seat := ann.decider(id)
			p := ann.position(id, seat)
			move := object{"seat": seat, "seq": p.Seq, "moves": []string{p.View.Legal[0].Move}, "key": fmt.Sprintf("request-%d", n)}
			first := read[play.Done](ann.post(at("%s/moves", id), move))
			if again := read[play.Done](there.post(at("%s/moves", id), move)); again != first {
				t.Fatalf("it is answered %+v, then %+v", first, again)
			}
			move["moves"] = []string{"end", "end"}
			there.post(at("%s/moves", id), move).code("key-used")
		}
		if p := there.position(id, ann.decider(id)); p.Steps != 10 {
			t.Errorf("%d moves are made", p.Steps)
		}
	})
}

// TestLinksAcrossNodes: a link that was used at one node is used up at all nodes.
func TestLinksAcrossNodes(t *testing.T) {
	eachPair(t, func(t *testing.T, a, b *rig) {
		ann := a.browser()
		id := ann.create("me", "open").ID
		path := ann.linkTo(id, "red")
		b.browser().post(path, object{"name": "Bob"}).is(http.StatusOK)
		a.browser().post(path, object{"name": "Cat"}).code("seat-taken")
		device := "/api/links/" + strings.TrimPrefix(read[identity.Link](ann.post("/api/me/device", nil)).Path, "/d/")
		b.browser().post(device, nil).is(http.StatusOK)
		a.browser().post(device, nil).code("unknown-link")
	})
}

// TestSeatsAcrossNodes: a request to take a seat, directly or by a link, is decided by the current state of the seat, even at a node
// that has not received its last change.
func TestSeatsAcrossNodes(t *testing.T) {
	w, a, b := twoNodes(t, 0)
	ann, bob := a.browser(), a.browser()
	id := ann.create("me", "open", "open").ID
	for _, seat := range []string{"red", "black"} {
		bob.post(at("%s/seats/%s", id, seat), object{"do": "sit", "name": "Bob"}).is(http.StatusOK)
	}
	cat, dan := b.browser(), b.browser()
	cat.get(at("%s", id)).is(http.StatusOK)
	w.Swallow()
	for _, seat := range []string{"red", "black"} {
		bob.post(at("%s/seats/%s", id, seat), object{"do": "leave"}).is(http.StatusOK)
	}
	cat.post(at("%s/seats/red", id), object{"do": "sit", "name": "Cat"}).is(http.StatusOK)

	ann.post(at("%s/seats/red", id), object{"do": "open"}).is(http.StatusOK)
	path := ann.linkTo(id, "red")
	if target := read[seats.LinkInfo](dan.get(path)); !target.Free {
		t.Errorf("a node with an old state describes a new link as %+v", target)
	}
	dan.post(path, object{"name": "Dan"}).is(http.StatusOK)
}

// TestHeldSeatWorksAtOtherNode: a person who has taken a seat at one node can use it at another, even if that node has not
// received the change.
func TestHeldSeatWorksAtOtherNode(t *testing.T) {
	w, a, b := twoNodes(t, 0)
	ann, bob := a.browser(), a.browser()
	bob.patch("/api/me", object{"name": "Bob"})
	id := ann.create("me", "open").ID
	there := bob.on(b)
	there.get(at("%s", id)).is(http.StatusOK)
	w.Swallow()
	bob.post(at("%s/seats/red", id), object{"do": "sit"}).is(http.StatusOK)
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	there.get(at("%s/snapshot?seat=red", id)).is(http.StatusOK)
	there.get(at("%s/position?seat=red", id)).is(http.StatusOK)

	var other string
	for _, look := range []func(*browser, string) answer{
		func(b *browser, id string) answer {
			return b.post(at("%s/simulate", id), object{"seat": "red", "moves": []string{}})
		},
		func(b *browser, id string) answer {
			return b.post(at("%s/reports", id), object{"seat": "red", "comment": "hm", "step": 0})
		},
	} {
		other = ann.create("me", "open").ID
		there.get(at("%s", other)).is(http.StatusOK)
		bob.post(at("%s/seats/red", other), object{"do": "sit"}).is(http.StatusOK)
		ann.post(at("%s/start", other), nil).is(http.StatusOK)
		if a := look(there, other); bytes.Contains(a.body, []byte("not-held")) {
			t.Errorf("%d %s", a.status, a.body)
		}
	}
	for _, stranger := range []*browser{b.browser(), ann.on(b)} {
		stranger.get(at("%s/snapshot?seat=red", other)).code("not-held")
	}
}
