package server

import (
	"fmt"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"volgare/server/identity"
	"volgare/server/tables"
	"volgare/store"
)

// TestAllRunningTablesAreOnFirstPage: for a person with very many tables, all running ones are on the first page, even the one
// that has waited longest for them. Finished ones follow by pages.
func TestAllRunningTablesAreOnFirstPage(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	ann.patch("/api/me", object{"name": "Ann"})
	who := *read[identity.Me](ann.get("/api/me")).ID
	const going, gone = 206, 150
	var all sync.WaitGroup
	for i := range going + gone {
		id, state := fmt.Sprintf("table%05d", i), "playing"
		if i >= going {
			state = "over"
		}
		all.Go(func() {
			r.must(r.store.Commit(t.Context(), store.Commit{
				Summary: store.Summary{Table: id, Seq: 1, State: state, Decides: "red", Changed: r.clock.Now().Add(time.Duration(i) * time.Second)},
				Entries: [][]byte{{}}, Hold: []store.SeatHolding{{Table: id, Seat: "red", Identity: who}},
			}))
		})
	}
	all.Wait()
	list := read[tables.List](ann.get("/api/tables"))
	if n := len(list.Tables); n < going || list.Tables[going-1].ID != "table00000" || list.After == nil {
		t.Fatalf("%d tables, then %v", n, list.After)
	}
	told := map[string]bool{}
	for {
		for _, card := range list.Tables {
			if told[card.ID] {
				t.Errorf("%s is there twice", card.ID)
			}
			told[card.ID] = true
		}
		if list.After == nil {
			break
		}
		list = read[tables.List](ann.get("/api/tables?scope=mine&after=" + *list.After))
	}
	if len(told) != going+gone {
		t.Errorf("%d tables on all pages, want %d", len(told), going+gone)
	}
	_, sync := ann.stream("").hello()
	if _, ok := sync["table00000"]; !ok {
		t.Error("the stream does not report the table that has waited longest")
	}
	for _, bad := range []string{"", "x", "1.2", "1.2.", "1.x.table00000", "x.2.table00000", "1.2.table00000.", "999.2.table00000"} {
		if p := ann.get("/api/tables?after=" + bad).code("bad-request"); p.Field != "after" {
			t.Errorf("%q: %+v", bad, p)
		}
	}
}

// TestListShowsWhatIsAwaited: an entry of a list has the decision that is due, since when the table waits for it, how many
// moves there are, and the messages of other people. Messages and moves within a turn do not start the wait again.
func TestListShowsWhatIsAwaited(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	id := read[tables.Table](ann.post("/api/tables", object{"seats": []object{{"who": "me"}, {"who": "open"}}})).ID
	bob.post(at("%s/seats/red", id), object{"do": "sit", "name": "Bob"}).is(http.StatusOK)
	seats := map[string]*browser{"yellow": ann, "red": bob}
	entry := func(b *browser) tables.Summary { return read[tables.List](b.get("/api/tables")).Tables[0] }
	if e := entry(ann); e.Asks != nil || e.Since != nil || e.Steps != 0 || len(e.Said) != 0 {
		t.Errorf("before the game: %+v", e)
	}
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	say := func(seat string) int64 {
		reply := seats[seat].post(at("%s/chat", id), object{"text": "hm", "seat": seat})
		return read[struct{ Seq int64 }](reply.is(http.StatusOK)).Seq
	}
	since, last := "", ""
	for step := range 40 {
		r.clock.move(time.Minute)
		say("yellow")
		e, p := entry(ann), ann.position(id, "")
		if e.Asks == nil || *e.Asks != p.View.Decision || e.Steps != step || e.Since == nil {
			t.Fatalf("after %d moves: %+v, the position asks for %s", step, e, p.View.Decision)
		}
		due := fmt.Sprint(*e.Decides, p.View.Turn, *e.Asks == "start")
		if (*e.Since != since) != (due != last) {
			t.Errorf("after %d moves it waits for %s since %s, before for %s since %s", step, due, *e.Since, last, since)
		}
		since, last = *e.Since, due
		seats[*e.Decides].move(id, nil)
	}
	var bobs []int64
	for range 3 {
		bobs = append(bobs, say("red"))
		say("yellow")
	}
	if got := entry(ann).Said; !slices.Equal(got, bobs) {
		t.Errorf("messages %v of others, want %v", got, bobs)
	}
	if got := entry(bob).Said; len(got) != 7 || slices.Contains(got, bobs[0]) {
		t.Errorf("messages %v of others, want seven of the last ten", got)
	}
}

// TestHostFillsOnlyShareOfList: a host with hundreds of public tables fills only a share of the list. The table of an
// honest host of the same time is on its first page, and all hosts find all tables of their own.
func TestHostFillsOnlyShareOfList(t *testing.T) {
	r := newRig(t, how{config: func(c *Config) { c.Proxies = thisMachine }})
	open := func(b *browser, from string) string {
		r.clock.move(time.Millisecond) // with equal times, the order is random
		body := object{"public": true, "seats": []object{{"who": "me"}, {"who": "open"}}}
		return read[tables.Table](b.from(from, http.MethodPost, "/api/tables", body)).ID
	}
	ann, eve := r.browser(), r.browser()
	honest := open(ann, "198.51.100.7")
	for range 40 {
		open(eve, "203.0.113.9")         // always the same browser
		open(r.browser(), "203.0.113.9") // a new browser each time
	}
	list := read[tables.List](r.browser().get("/api/tables?scope=public"))
	hosts := map[bool]int{}
	for _, card := range list.Tables {
		hosts[card.ID == honest]++
	}
	if hosts[true] != 1 || hosts[false] != 32 {
		t.Errorf("%d tables of Ann and %d of one address are listed", hosts[true], hosts[false])
	}
	if mine := read[tables.List](eve.get("/api/tables")).Tables; len(mine) != 40 {
		t.Errorf("Eve finds %d of her tables", len(mine))
	}
}

// TestListPages: the list of open tables has further pages; tables that can be joined come first.
func TestListPages(t *testing.T) {
	r := newRig(t, how{})
	const many = 230
	var all sync.WaitGroup
	for i := range many {
		id, state := fmt.Sprintf("table%05d", i), "playing"
		if i%2 == 0 {
			state = "seating"
		}
		all.Go(func() {
			r.must(r.store.Commit(t.Context(), store.Commit{
				Summary: store.Summary{
					Table: id, Seq: 1, State: state, Public: true, Open: 1, Host: id, Origin: id, Changed: r.clock.Now().Add(time.Duration(i) * time.Second),
				},
				Entries: [][]byte{{}},
			}))
		})
	}
	all.Wait()
	var states []string
	for path, more := "/api/tables?scope=public", true; more; {
		list := read[tables.List](r.browser().get(path))
		for _, card := range list.Tables {
			states = append(states, card.State)
		}
		if more = list.After != nil; more {
			path = "/api/tables?scope=public&after=" + *list.After
		}
	}
	for i, state := range states {
		if want := map[bool]string{true: "seating", false: "playing"}[i < many/2]; state != want {
			t.Fatalf("table %d is %s", i, state)
		}
	}
	if len(states) != many {
		t.Errorf("%d tables, want %d", len(states), many)
	}
}
