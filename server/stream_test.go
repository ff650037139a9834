package server

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"volgare/server/identity"
	"volgare/server/tables"
	"volgare/store"
)

// events is a stream that is being read.
type events struct {
	t    *testing.T
	resp *http.Response
	got  chan event
}

type event struct {
	id, name, data string
}

func (e event) seq() (table string, seq int64) {
	var n struct {
		Table string
		Seq   int64
	}
	_ = json.Unmarshal([]byte(e.data), &n)
	return n.Table, n.Seq
}

// stream opens the live stream.
func (b *browser) stream(query string) *events {
	b.t.Helper()
	r, err := http.NewRequestWithContext(b.t.Context(), http.MethodGet, b.base+"/api/stream"+query, nil)
	if err != nil {
		b.t.Fatal(err)
	}
	resp, err := b.http.Do(r)
	if err != nil {
		b.t.Fatal(err)
	}
	if resp.StatusCode != http.StatusOK || resp.Header.Get("Content-Type") != "text/event-stream" {
		b.t.Fatalf("stream: %d %v", resp.StatusCode, resp.Header)
	}
	c, err := theContract()
	if err != nil {
		b.t.Fatal(err)
	}
	c.note("stream")
	e := &events{t: b.t, resp: resp, got: make(chan event, 10_000)}
	b.t.Cleanup(func() { resp.Body.Close() })
	go e.read()
	return e
}

func (e *events) read() {
	defer close(e.got)
	var now event
	for lines := bufio.NewScanner(e.resp.Body); lines.Scan(); {
		name, value, _ := strings.Cut(lines.Text(), ": ")
		switch {
		case lines.Text() == "" && now.name != "":
			e.got <- now
			now = event{}
		case name == "id":
			now.id = value
		case name == "event":
			now.name = value
		case name == "data":
			now.data = value
		}
	}
}

// next returns the next event, and checks its name.
func (e *events) next(name string) event {
	e.t.Helper()
	select {
	case ev, ok := <-e.got:
		if !ok {
			e.t.Fatalf("the stream has ended, want %s", name)
		}
		if ev.name != name {
			e.t.Fatalf("%+v, want %s", ev, name)
		}
		return ev
	case <-time.After(patience):
		e.t.Fatalf("no event, want %s", name)
	}
	return event{}
}

// hello reads the first event.
func (e *events) hello() (build string, sync map[string]int64) {
	e.t.Helper()
	var h struct {
		Build string
		Sync  []struct {
			Table string
			Seq   int64
		}
	}
	if err := json.Unmarshal([]byte(e.next("hello").data), &h); err != nil {
		e.t.Fatal(err)
	}
	sync = map[string]int64{}
	for _, s := range h.Sync {
		sync[s.Table] = s.Seq
	}
	return h.Build, sync
}

// TestStream: a stream reports changes, and after a reconnect the changes that were missed.
func TestStream(t *testing.T) {
	r := newRig(t, how{})
	ann, bob, eve := r.browser(), r.browser(), r.browser()
	id := ann.create("me", "me").ID
	own := ann.stream("")
	build, sync := own.hello()
	if build != "test" || len(sync) != 1 || sync[id] == 0 {
		t.Fatalf("hello %s %v", build, sync)
	}
	named := eve.stream("?tables=" + id + ",nosuchtable1")
	if _, sync := named.hello(); len(sync) != 1 {
		t.Fatalf("a spectator's hello: %v", sync)
	}
	bob.patch("/api/me", object{"name": "Bob"})
	others := bob.stream("")
	if _, sync := others.hello(); len(sync) != 0 {
		t.Fatalf("bob's hello: %v", sync)
	}
	ann.move(id, nil)
	seq := ann.position(id, "").Seq
	for _, e := range []*events{own, named} {
		if table, got := e.next("table").seq(); table != id || got != seq {
			t.Errorf("%s %d, want %d", table, got, seq)
		}
	}

	// a seat that is taken while the stream is open
	way := read[identity.Link](ann.post(at("%s/seats/red/link", id), nil))
	bob.post("/api/links/"+way.Path[3:], nil).is(http.StatusOK)
	seq = ann.position(id, "").Seq
	others.next("seats")
	if table, got := others.next("table").seq(); table != id || got != seq {
		t.Errorf("%s %d, want %d", table, got, seq)
	}
	for range 2 { // the events of the table and of the seats, in any order
		<-own.got
	}
	more := ann.create("me", "me").ID
	own.next("seats")
	if table, _ := own.next("table").seq(); table != more {
		t.Errorf("%s, want %s", table, more)
	}

	own.resp.Body.Close()
	ann.move(more, nil)
	_, sync = ann.stream("").hello()
	if sync[more] != ann.position(more, "").Seq || sync[id] != seq {
		t.Errorf("after a reconnect: %v", sync)
	}
}

// TestStreamIsBounded: a person with very many tables gets events for the ones that changed last.
func TestStreamIsBounded(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	ann.patch("/api/me", object{"name": "Ann"})
	who := *read[identity.Me](ann.get("/api/me")).ID
	var all sync.WaitGroup
	for i := range store.MaxLimit + 3 {
		id := fmt.Sprintf("table%05d", i)
		all.Go(func() {
			r.must(r.store.Commit(t.Context(), store.Commit{
				Summary: store.Summary{Table: id, Seq: 1, State: "over", Changed: r.clock.Now().Add(time.Duration(i) * time.Second)},
				Entries: [][]byte{{}}, Hold: []store.SeatHolding{{Table: id, Seat: "red", Identity: who}},
			}))
		})
	}
	all.Wait()
	_, told := ann.stream("").hello()
	if _, ok := told["table00002"]; ok || len(told) != store.MaxLimit {
		t.Errorf("hello has %d tables, the oldest: %t", len(told), ok)
	}
}

// TestStreamsEnd: open streams send beats until the server stops, and then end.
func TestStreamsEnd(t *testing.T) {
	r := newRig(t, how{alone: true, config: func(c *Config) { c.Heartbeat = 5 * time.Millisecond }})
	e := r.browser().stream("")
	if data := e.next("hello").data; !strings.Contains(data, `"beat":5,`) {
		t.Errorf("hello does not have the interval of beats: %s", data)
	}
	e.next("beat")
	e.next("beat")
	r.server.Stop()
	late := time.After(patience) // otherwise the stream would last as long as its reader
	for {
		select {
		case _, open := <-e.got:
			if !open {
				return
			}
		case <-late:
			t.Fatal("the stream has not ended")
		}
	}
}

// TestSlowReader: a client that opens a stream and reads nothing delays neither the moves at a table nor the streams of
// others.
func TestSlowReader(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "me").ID
	conn, err := net.Dial("tcp", strings.TrimPrefix(r.http.URL, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if tcp, ok := conn.(*net.TCPConn); ok {
		_ = tcp.SetReadBuffer(1)
	}
	_, _ = conn.Write([]byte("GET /api/stream?tables=" + id + " HTTP/1.1\r\nHost: x\r\n\r\n"))
	e := ann.stream("")
	e.hello()
	for range 50 {
		ann.move(id, nil)
	}
	want := ann.position(id, "").Seq
	for seq := int64(0); seq < want; {
		_, seq = e.next("table").seq()
	}
}

// counted is a store that counts the reads of single tables.
type counted struct {
	store.Store

	asked atomic.Int64
}

func (c *counted) Summary(ctx context.Context, table string) (store.Summary, error) {
	c.asked.Add(1)
	return c.Store.Summary(ctx, table)
}

// TestStreamOfMany: when a stream begins, as all do after a restart, all tables of its browser are read with one query. Only
// tables that it names in addition are read one by one.
func TestStreamOfMany(t *testing.T) {
	c := &counted{}
	r := newRig(t, how{store: func(s store.Store) store.Store { c.Store = s; return c }})
	ann, bob := r.browser(), r.browser()
	other := bob.create("me", "me").ID
	own := map[string]bool{}
	for range 20 {
		own[ann.create("me", "me").ID] = true
	}
	before := c.asked.Load()
	_, sync := ann.stream("?tables=" + other).hello()
	if asked := c.asked.Load() - before; asked != 1 {
		t.Errorf("%d tables were read one by one", asked)
	}
	if len(sync) != len(own)+1 || sync[other] == 0 {
		t.Errorf("%v", sync)
	}
	for id := range own {
		if seq := read[tables.Table](ann.get(at("%s", id))).Seq; sync[id] != seq {
			t.Errorf("%s is at %d, not %d", id, seq, sync[id])
		}
	}
}
