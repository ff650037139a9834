package server

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"testing"
	"time"

	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/middleware"
	"volgare/server/tables"
	"volgare/store"
	"volgare/table"
)

// thisMachine trusts a proxy on this machine.
var thisMachine = middleware.Proxies{{Prefix: netip.MustParsePrefix("127.0.0.0/8")}}

// limited returns a rig of one server with limits. Requests come from the address in X-Forwarded-For.
func limited(t *testing.T, change func(*middleware.Limits)) *rig {
	limits := middleware.DefaultLimits()
	change(limits)
	return newRig(t, how{alone: true, config: func(c *Config) { c.Limits, c.Proxies = limits, thisMachine }})
}

// from sends JSON as if from an address.
func (b *browser) from(address, method, path string, body any) answer {
	b.t.Helper()
	return b.send(method, path, keyed(b.t, method, path, body), "X-Forwarded-For", address)
}

// alone is a table with bots only, as created by a person who wants to watch them.
var alone = object{"seats": []object{{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}}}

// TestTablesOfADay: the number of tables per day is limited for a browser and for an address, and a large one counts as several.
func TestTablesOfADay(t *testing.T) {
	r := limited(t, func(l *middleware.Limits) { l.Quotas[api.Making] = middleware.Quota{Identity: 4, Address: 6} })
	ann, bob := r.browser(), r.browser()
	open := func(b *browser, address string, body object) answer {
		return b.from(address, http.MethodPost, "/api/tables", body)
	}
	ann.from("198.51.100.7", http.MethodPatch, "/api/me", object{"name": "Ann"}).is(http.StatusOK) // an anonymous browser counts by address only
	for range 4 {
		open(ann, "198.51.100.7", alone).is(http.StatusCreated)
	}
	p := open(ann, "198.51.100.8", alone).code("too-many-requests") // also from another address
	if p.RetryAfter < 3600 {
		t.Errorf("%+v", p)
	}
	open(bob, "198.51.100.7", alone).is(http.StatusCreated)
	open(bob, "198.51.100.7", object{"boardText": strings.Repeat("#", 40_000), "seats": alone["seats"]}).code("too-many-requests")
	open(bob, "198.51.100.7", alone).is(http.StatusCreated)
	open(r.browser(), "198.51.100.7", alone).code("too-many-requests")
	open(r.browser(), "198.51.100.9", alone).is(http.StatusCreated)
	r.clock.move(24 * time.Hour)
	open(ann, "198.51.100.7", alone).is(http.StatusCreated)
}

// TestVisitorsBehindTwoProxies: behind an https proxy and HAProxy on this machine, each visitor is limited by their
// address. No header that a visitor sends changes that address.
func TestVisitorsBehindTwoProxies(t *testing.T) {
	r := limited(t, func(l *middleware.Limits) { l.Quotas[api.Coming] = middleware.Quota{Address: 2} })
	comes := func(address string) answer {
		return r.browser().from(address+", 127.0.0.1", http.MethodPatch, "/api/me", object{"name": "Ann"})
	}
	for i := range 40 {
		comes(fmt.Sprintf("203.0.113.%d", i)).is(http.StatusOK)
	}
	for i := range 40 {
		a := comes(fmt.Sprintf("198.51.100.%d, 192.0.2.1", i))
		if want := i < 2; (a.status == http.StatusOK) != want {
			t.Fatalf("forged address %d: %d", i, a.status)
		}
	}
	if strings.Contains(r.log.String(), "trust-proxy") {
		t.Errorf("a warning about trusted proxies:\n%s", r.log)
	}
}

// TestUntrustedProxyIsReported: if visitors share the address of an untrusted proxy, the log warns once. A visitor on the internet
// cannot cause the warning.
func TestUntrustedProxyIsReported(t *testing.T) {
	r := newRig(t, how{alone: true})
	for range 3 {
		r.browser().get("/api/me", "X-Forwarded-For", "203.0.113.1").is(http.StatusOK)
	}
	if n := strings.Count(r.log.String(), "trust-proxy"); n != 1 {
		t.Errorf("%d warnings:\n%s", n, r.log)
	}
	r = limited(t, func(*middleware.Limits) {})
	r.browser().get("/api/me", "X-Forwarded-For", "1.2.3.4, 203.0.113.1").is(http.StatusOK)
	if strings.Contains(r.log.String(), "trust-proxy") {
		t.Errorf("a visitor writes into the log:\n%s", r.log)
	}
}

// TestCommandsOfADay: the number of stored commands and of new persons per day is limited too.
func TestCommandsOfADay(t *testing.T) {
	r := limited(t, func(l *middleware.Limits) {
		l.Quotas[api.Playing], l.Quotas[api.Coming] = middleware.Quota{Identity: 3, Address: 5}, middleware.Quota{Address: 2}
	})
	ann, bob := r.browser(), r.browser()
	id := ann.create("me", "open").ID
	bob.patch("/api/me", object{"name": "Bob"})
	r.browser().patch("/api/me", object{"name": "Eve"}).code("too-many-requests")
	r.browser().from("198.51.100.9", http.MethodPatch, "/api/me", object{"name": "Eve"}).is(http.StatusOK)
	say := func(b *browser) answer { return b.post(at("%s/chat", id), object{"text": "!"}) }
	for range 3 {
		say(ann).is(http.StatusOK)
	}
	say(ann).code("too-many-requests")
	say(bob).code("not-seated")
	say(bob).code("not-seated")
	say(bob).code("too-many-requests")
	ann.get(at("%s", id)).is(http.StatusOK)
	r.clock.move(24 * time.Hour)
	say(ann).is(http.StatusOK)
}

// TestQuotaCountsPerNode: each of two nodes counts for itself, so together they allow twice the quota.
func TestQuotaCountsPerNode(t *testing.T) {
	limits := middleware.DefaultLimits()
	limits.Quotas[api.Making] = middleware.Quota{Identity: 2}
	r := newRig(t, how{nodes: 2, config: func(c *Config) { c.Limits = limits }})
	ann := r.browser()
	ann.patch("/api/me", object{"name": "Ann"})
	for range 4 {
		ann.post("/api/tables", alone).is(http.StatusCreated)
	}
	for range 2 {
		ann.post("/api/tables", alone).code("too-many-requests")
	}
}

// TestSeatsOfPersonAreLimited: the number of unfinished tables at which a person has seats is limited. When one is over, they
// can join another.
func TestSeatsOfPersonAreLimited(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	var mine []string
	for range table.MaxTables {
		mine = append(mine, ann.create("me", "open").ID)
	}
	theirs, link := bob.create("me", "open").ID, bob.linkTo(bob.create("me", "open").ID, "red")
	full := func() {
		t.Helper()
		ann.post("/api/tables", alone).code("too-many-tables")
		ann.post(at("%s/seats/red", theirs), object{"do": "sit"}).code("too-many-tables")
	}
	full()
	ann.post(link, object{"name": "Ann"}).code("too-many-tables")
	ann.post(at("%s/seats/red", mine[0]), object{"do": "sit"}).is(http.StatusOK) // she has a seat there already
	ann.patch(at("%s", mine[0]), object{"closed": true}).is(http.StatusOK)
	ann.post(link, object{"name": "Ann"}).is(http.StatusOK)
	full()
}

// TestStreamsOfBrowserAreLimited: the number of streams of a browser is limited, so that others at its address can open streams.
func TestStreamsOfBrowserAreLimited(t *testing.T) {
	limits := middleware.DefaultLimits()
	limits.Open = middleware.Quota{Identity: 2, Address: 3}
	r := newRig(t, how{alone: true, config: func(c *Config) { c.Limits = limits }}) // each node counts its own streams
	ann, bob := r.browser(), r.browser()
	for _, b := range []*browser{ann, bob} {
		b.patch("/api/me", object{"name": "A"})
	}
	for range 2 {
		ann.stream("").hello()
	}
	ann.get("/api/stream").code("too-many-requests")
	bob.stream("").hello()
	bob.get("/api/stream").code("too-many-requests") // limited by address
}

// TestUnplayedTablesAreDeleted: an unplayed table is deleted after a long time without changes. Tables that were played and imported
// records stay.
func TestUnplayedTablesAreDeleted(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	waiting := ann.create("me", "open").ID
	bots := read[tables.Table](ann.post("/api/tables", alone)).ID
	r.waitFor(func() bool { return read[tables.Table](ann.get(at("%s", bots))).State == "over" })
	played := ann.create("me", "me").ID
	ann.move(played, nil)
	text := ann.get(at("%s/record", bots)).is(http.StatusOK).body
	brought := ann.imported(string(text))
	r.clock.move(store.UnkeptFor)
	r.must(r.server.dropTables(t.Context()))
	for _, id := range []string{waiting, bots} {
		_, err := r.store.Summary(t.Context(), id)
		r.must(err)
	}
	r.clock.move(time.Millisecond)
	r.must(r.server.dropTables(t.Context()))
	for id, kept := range map[string]bool{waiting: false, bots: false, played: true, brought: true} {
		if _, err := r.store.Summary(t.Context(), id); (err == nil) != kept {
			t.Errorf("%s is kept: %t, %v", id, !kept, err)
		}
	}
	if held := read[identity.Me](ann.get("/api/me")).Held; len(held) != 1 || held[0].Table != played {
		t.Errorf("she has seats at %v", held)
	}
	mine := read[tables.List](ann.get("/api/tables?scope=mine")).Tables // including the imported record, whose seats bots hold
	if len(mine) != 2 || !slices.ContainsFunc(mine, func(c tables.Summary) bool { return c.ID == brought }) {
		t.Errorf("her tables are %+v", mine)
	}
}

// TestDefaultLimitsAllowClubEvening: forty people at one address join twelve tables by links, and play, chat and reload for
// an evening under the default limits. No request of theirs is refused, while a hostile address is limited.
func TestDefaultLimitsAllowClubEvening(t *testing.T) {
	const club, eve = "198.51.100.7", "203.0.113.9"
	r := limited(t, func(*middleware.Limits) {})
	people := make([]*browser, 40)
	refused := map[string]int{}
	ask := func(b *browser, method, path string, body any) answer {
		a := b.from(club, method, path, body)
		if bytes.Contains(a.body, []byte(`"too-many`)) || bytes.Contains(a.body, []byte(`"limit-reached"`)) {
			refused[method+" "+path]++
		}
		return a
	}
	for i := range people { // all within the same minute
		people[i] = r.browser()
		ask(people[i], http.MethodGet, "/api/me", nil)
		ask(people[i], http.MethodPatch, "/api/me", object{"name": fmt.Sprint("Member ", i)}).is(http.StatusOK)
	}
	for range 4 { // four games, one after the other
		club := r.evening(people, ask)
		r.hostile(eve)
		list := read[tables.List](people[0].from("198.51.100.7", http.MethodGet, "/api/tables?scope=public", nil))
		listed := map[string]bool{}
		for _, card := range list.Tables {
			listed[card.ID] = true
		}
		for _, id := range club {
			if !listed[id] {
				t.Errorf("table %s of the club is not on the first page of the list", id)
			}
		}
		r.clock.move(45 * time.Minute)
	}
	if len(refused) > 0 {
		t.Errorf("the club was refused: %v", refused)
	}
	all, err := r.store.Tables(context.Background(), "", store.MaxLimit)
	r.must(err)
	if n := len(all) - 4*12; n > middleware.DefaultLimits().Quotas[api.Making].Address {
		t.Errorf("one address has made %d tables", n)
	}
}

// evening sends the requests of one game at each of twelve tables. The creator of a table hands links to the others.
func (r *rig) evening(people []*browser, ask func(*browser, string, string, any) answer) (ids []string) {
	colours := []string{"red", "black", "grey"}
	for n := range 12 {
		host, guests := people[n], people[12+2*n%28:12+2*n%28+2]
		tab := read[tables.Table](ask(host, http.MethodPost, "/api/tables", object{
			"public": true, "seats": []object{{"who": "me"}, {"who": "open"}, {"who": "open"}},
		}))
		ids = append(ids, tab.ID)
		for i, guest := range guests {
			way := read[identity.Link](ask(host, http.MethodPost, at("%s/seats/%s/link", tab.ID, colours[i]), nil))
			ask(guest, http.MethodGet, "/api/links/"+strings.TrimPrefix(way.Path, "/s/"), nil)
			ask(guest, http.MethodPost, "/api/links/"+strings.TrimPrefix(way.Path, "/s/"), object{}).is(http.StatusOK)
		}
		ask(host, http.MethodPost, at("%s/start", tab.ID), nil).is(http.StatusOK)
		for i, who := range append([]*browser{host}, guests...) {
			seat := append([]string{"yellow"}, colours...)[i]
			for range 5 { // reload the page, read, chat, simulate a move
				for _, path := range []string{"/api/me", at("%s", tab.ID), at("%s/setup", tab.ID), at("%s/snapshot?seat=%s", tab.ID, seat), "/api/tables"} {
					ask(who, http.MethodGet, path, nil)
				}
				ask(who, http.MethodPost, at("%s/chat", tab.ID), object{"text": "Your turn!"})
				ask(who, http.MethodPost, at("%s/moves", tab.ID), object{"seat": seat, "seq": 1, "moves": []string{"end"}, "key": "12345678"})
			}
		}
	}
	return ids
}

// hostile creates as many tables as it can under ever new identities.
func (r *rig) hostile(address string) {
	for range 100 {
		b := r.browser()
		b.from(address, http.MethodPost, "/api/tables", object{"public": true, "seats": []object{{"who": "me"}, {"who": "open"}}})
	}
}
