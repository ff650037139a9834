package server

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"volgare/server/identity"
	"volgare/server/play"
	"volgare/server/tables"
	"volgare/store"
)

// TestRepeated sends each command that writes twice with one key, as a browser does that has had no
// answer: it happens once, and both are answered alike. With another request the key is refused.
func TestRepeated(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	twice := func(b *browser, path, key string, body object) answer {
		t.Helper()
		body["key"] = key
		first := b.post(path, body).is(http.StatusOK)
		b.post(path, body).is(http.StatusOK)
		return first
	}

	table := ann.create("me", "open", "open")
	id := table.ID
	twice(bob, at("%s/seats/red", id), "sit-down", object{"do": "sit"})
	bob.post(at("%s/seats/red", id), object{"do": "leave", "key": "sit-down"}).code("key-used")
	link := ann.linkTo(id, "black")
	twice(bob, link, "sit-there", object{})
	twice(bob, at("%s/seats/black", id), "stand-up", object{"do": "leave"})
	change := object{"name": "Club", "public": true, "key": "of-the-club"}
	first := read[tables.Table](ann.patch(at("%s", id), change)).Seq
	if again := read[tables.Table](ann.patch(at("%s", id), change)).Seq; again != first {
		t.Errorf("changed at %d, and when repeated at %d", first, again)
	}
	ann.patch(at("%s", id), object{"name": "Club", "public": false, "key": "of-the-club"}).code("key-used")
	twice(ann, at("%s/start", id), "begin-it", object{})
	said := read[play.Done](twice(ann, at("%s/chat", id), "greeting", object{"text": "Salve"}))
	if again := read[play.Done](ann.post(at("%s/chat", id), object{"text": "Salve", "key": "greeting"})); again.Seq < said.Seq {
		t.Errorf("said at %d, and when repeated at %d", said.Seq, again.Seq)
	}
	twice(bob, at("%s/seats/red", id), "give-it-up", object{"do": "resign"})
	messages := 0
	for _, message := range read[play.Snapshot](ann.get(at("%s/snapshot", id))).Chat {
		if message.Kind == "said" {
			messages++
		}
	}
	if messages != 1 {
		t.Errorf("said %d times", messages)
	}
	for _, path := range []string{"chat", "start", "seats/red"} {
		body := object{"text": "?", "do": "take-back", "key": "no key!"}
		if path != "chat" {
			delete(body, "text")
		}
		if path != "seats/red" {
			delete(body, "do")
		}
		if p := ann.post(at("%s/%s", id, path), body).code("bad-request"); p.Field != "key" {
			t.Errorf("%s: %+v", path, p)
		}
	}
}

// keyless are the operations that change something and need no key, with the reason.
var keyless = map[string]string{
	"rename": "sets a value", "recovery": "the earlier code ends", "recover": "the browser is that person already, and gets another cookie", "device": "the earlier link ends",
	"checkBoard": "stores nothing", "readBoard": "stores nothing", "check": "stores nothing", "simulate": "stores nothing", "learn": "stores nothing",
	"report": "one report of the same is kept once", "seatLink": "the earlier link ends", "createBotToken": "the earlier token ends", "putNote": "sets a value",
	"createChannel": "the earlier one of the same target is replaced", "createTableChannel": "likewise", "changeChannel": "sets values", "changeTableChannel": "likewise",
	"deleteChannel": "there may be none", "deleteTableChannel": "likewise", "testChannel": "sends another message, as wanted", "testTableChannel": "likewise",
	"createFeed": "the earlier addresses end", "deleteFeed": "there may be none", "recoverByMail": "the earlier link ends",
}

// TestKeysRequired sends each operation that writes without a key. The problem names the key, and nothing changes.
func TestKeysRequired(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	tab := ann.create("me", "open")
	id, link := tab.ID, ann.linkTo(tab.ID, "red")
	bodies := map[string]object{
		"claim": {}, "create": {"seats": []object{{"who": "me"}, {"who": "bot"}}}, "change": {"name": "Club"}, "start": {}, "rematch": {},
		"continue": {"step": 1, "seat": "red"}, "play": {"seat": "yellow", "seq": 1, "moves": []string{"end"}}, "undo": {"seat": "yellow", "seq": 1},
		"redo": {"seat": "yellow", "seq": 1}, "giveOrder": {"seat": "yellow", "seq": 1}, "chat": {"text": "Salve"}, "seat": {"do": "sit"}, "save": {},
	}
	address := strings.NewReplacer("/api/links/{token}", link, "{id}", id, "{seat}", "red")
	c, err := theContract()
	r.must(err)
	for path, item := range c.paths {
		for method, of := range item {
			op, _ := of.(map[string]any)
			name, _ := op["operationId"].(string)
			if method == "get" || name == "" || name == "import" || keyless[name] != "" { // import: TestRepeatedMaking
				continue
			}
			method, body := strings.ToUpper(method), bodies[name]
			if body == nil || !c.needsKey(method, address.Replace(path)) {
				t.Errorf("%s writes, and the contract requires no key", name)
				continue
			}
			texts := [][]byte{asJSON(t, body)}
			if len(body) == 0 {
				texts = append(texts, nil)
			}
			for _, text := range texts {
				p := bob.send(method, address.Replace(path), text).code("bad-request")
				if p.Field != "key" || !strings.Contains(p.Detail, "8 to 64 letters") {
					t.Errorf("%s: %+v", name, p)
				}
			}
		}
	}
	if bob.cookie() != "" {
		t.Error("whose requests were all refused is kept")
	}
	if now := read[tables.Table](ann.get(at("%s", id))); now.Seq != tab.Seq {
		t.Errorf("refused requests have made %d entries", now.Seq-tab.Seq)
	}
}

// TestRepeatedClaim claims links twice with one key, as a browser does that has had no answer: both are answered alike. A new device
// gets its cookie again, which was lost with the answer. With another key a link is used up. See TestRepeatedNewcomer for seats.
func TestRepeatedClaim(t *testing.T) {
	r := newRig(t, how{})
	ann, known := r.browser(), r.browser()
	known.patch("/api/me", object{"name": "Kim"})
	open := func() string { return ann.linkTo(ann.create("me", "open").ID, "red") }
	hand := func() string {
		id, bob := ann.create("me", "open").ID, r.browser()
		bob.post(at("%s/seats/red", id), object{"do": "sit"}).is(http.StatusOK)
		return bob.linkTo(id, "red")
	}
	device := func() string {
		return "/api/links/" + strings.TrimPrefix(read[identity.Link](ann.post("/api/me/device", nil)).Path, "/d/")
	}
	for _, c := range []struct {
		name string
		link func() string
		used string // the code for which others are refused
	}{{"open", open, "seat-taken"}, {"hand", hand, "seat-taken"}, {"device", device, "unknown-link"}} {
		browsers := []*browser{known}
		if c.name == "device" {
			browsers = append(browsers, r.browser())
		}
		for _, first := range browsers {
			link, key := c.link(), "of-24-letters-or-so-"+freshKey()
			again := r.browser() // the same one, without the answer and its cookie
			if was := first.cookie(); was != "" {
				again.cookieIs(was)
			}
			one := first.post(link, object{"key": key, "leave": true}).is(http.StatusOK)
			if two := again.post(link, object{"key": key, "leave": true}).is(http.StatusOK); !bytes.Equal(one.body, two.body) {
				t.Errorf("%s: answered with %s, then %s", c.name, one.body, two.body)
			}
			a, b := read[identity.Me](first.get("/api/me")), read[identity.Me](again.get("/api/me"))
			if *a.ID != *b.ID || again.cookie() != first.cookie() {
				t.Errorf("%s: the browser is %s, then %s", c.name, *a.ID, *b.ID)
			}
			r.browser().post(link, object{"key": "of-24-letters-or-so-" + freshKey()}).code(c.used)
			thief := r.browser()
			thief.post(link, nil).code(c.used)
			thief.post(link, object{"key": "of-24-letters-or-so-" + freshKey()}).code(c.used)
		}
		link := c.link() // a short key may be guessed
		r.browser().post(link, object{"key": "short-key"}).is(http.StatusOK)
		r.browser().post(link, object{"key": "short-key"}).code(c.used)
	}
	link := device() // of the person itself
	for range 2 {
		ann.post(link, object{"key": "this-is-me"}).is(http.StatusOK)
	}
}

// TestClaimOfUsedLinkByShortKey: a short key makes no cookie, so that none is looked up for a link that is used up.
func TestClaimOfUsedLinkByShortKey(t *testing.T) {
	var lookups atomic.Int64
	r := newRig(t, how{store: func(st store.Store) store.Store { return countingSecrets{st, &lookups} }})
	link := "/api/links/" + strings.TrimPrefix(read[identity.Link](r.browser().post("/api/me/device", nil)).Path, "/d/")
	r.browser().post(link, object{"key": "short-key"}).is(http.StatusOK)
	lookups.Store(0)
	r.browser().post(link, object{"key": "short-key"}).code("unknown-link")
	if n := lookups.Load(); n > 0 {
		t.Errorf("%d cookies are looked up", n)
	}
}

// countingSecrets counts how often a cookie is looked up.
type countingSecrets struct {
	store.Store

	lookups *atomic.Int64
}

func (s countingSecrets) IdentityBySecret(ctx context.Context, hash []byte) (store.Identity, error) {
	s.lookups.Add(1)
	return s.Store.IdentityBySecret(ctx, hash)
}

// TestRepeatedNewcomer repeats the first request of a browser that has had no answer, and so no cookie: it is the same person, gets the cookie
// again, and has one seat or table. Two such requests at once make one person too.
func TestRepeatedNewcomer(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	table := object{"seats": []object{{"who": "me"}, {"who": "bot"}}, "key": "of-a-newcomer"}
	for name, c := range map[string]struct{ path, body string }{
		"table": {"/api/tables", string(asJSON(t, table))},
		"seat":  {at("%s/seats/red", ann.create("me", "open").ID), `{"do":"sit","key":"of-a-newcomer","name":"Kim"}`},
		"link":  {ann.linkTo(ann.create("me", "open").ID, "red"), `{"key":"of-a-newcomer"}`},
		"again": {"/api/tables", string(asJSON(t, table))},
	} {
		seed := fmt.Sprintf("%x", sha256.Sum256([]byte(name)))[:32]
		var all sync.WaitGroup
		answers, browsers := make([]answer, 4), make([]*browser, 4)
		send := func(i int) {
			browsers[i] = r.browser()
			answers[i] = browsers[i].send(http.MethodPost, c.path, []byte(c.body), identity.NewcomerHeader, seed)
		}
		for i := range 2 {
			all.Go(func() { send(i) })
			if c.path != "/api/tables" {
				all.Wait() // of two at once, one may find the seat taken
			}
		}
		all.Wait()
		send(2)
		send(3)
		me := read[identity.Me](browsers[3].get("/api/me"))
		for i, b := range browsers {
			if answers[i].status >= 300 || b.cookie() == "" || b.cookie() != browsers[3].cookie() {
				t.Errorf("%s: request %d is answered %d %s, with the cookie %q", name, i, answers[i].status, answers[i].body, b.cookie())
			}
		}
		if me.ID == nil || len(me.Held) != 1 {
			t.Errorf("%s: the newcomer is %+v", name, me)
		}
		other := r.browser()
		other.cookieIs("unknown")
		if other.send(http.MethodPatch, "/api/me", []byte(`{"name":"Eve"}`), identity.NewcomerHeader, seed).is(http.StatusOK); *read[identity.Me](other.get("/api/me")).ID == *me.ID {
			t.Errorf("%s: a browser with another cookie is the newcomer", name)
		}
	}
	for _, seed := range []string{"", "short", strings.Repeat("g", 32), strings.Repeat("a", 33)} {
		one, two := r.browser(), r.browser()
		for _, b := range []*browser{one, two} {
			b.send(http.MethodPost, "/api/tables", asJSON(t, table), identity.NewcomerHeader, seed).is(http.StatusCreated)
		}
		if one.cookie() == two.cookie() {
			t.Errorf("%q makes two browsers one", seed)
		}
	}
}

// slowCreation holds the first creation of a person until its end is closed.
type slowCreation struct {
	store.Store

	held        *atomic.Bool
	begins, end chan struct{}
}

func (s slowCreation) ChangeIdentity(ctx context.Context, was, b store.Identity) error {
	if was.ID == "" {
		s.await()
	}
	return s.Store.ChangeIdentity(ctx, was, b)
}

func (s slowCreation) await() {
	if s.held.CompareAndSwap(false, true) {
		close(s.begins)
		<-s.end
	}
}

// TestConcurrentFirstRequestsKeepTheName sends two first requests of a browser at once. The slower one does not remove the name that the
// other has set.
func TestConcurrentFirstRequestsKeepTheName(t *testing.T) {
	slow := slowCreation{held: &atomic.Bool{}, begins: make(chan struct{}), end: make(chan struct{})}
	r := newRig(t, how{store: func(st store.Store) store.Store {
		slow.Store = st
		return slow
	}})
	one, two := r.browser(), r.browser()
	header := []string{identity.NewcomerHeader, strings.Repeat("ab", 16)}
	var slower sync.WaitGroup
	slower.Go(func() {
		table := object{"seats": []object{{"who": "me"}, {"who": "bot"}}, "key": "of-a-newcomer"}
		one.send(http.MethodPost, "/api/tables", asJSON(t, table), header...).is(http.StatusCreated)
	})
	<-slow.begins
	two.send(http.MethodPatch, "/api/me", []byte(`{"name":"Kim"}`), header...).is(http.StatusOK)
	close(slow.end)
	slower.Wait()
	if me := read[identity.Me](two.get("/api/me")); me.Name == nil || *me.Name != "Kim" || one.cookie() != two.cookie() {
		t.Errorf("%+v, cookies %q and %q", me, one.cookie(), two.cookie())
	}
}

// TestReadingNeedsNoStoreForNewcomers: a newcomer's page sends the header with every POST. Operations that store nothing do not look up the
// person.
func TestReadingNeedsNoStoreForNewcomers(t *testing.T) {
	var lookups atomic.Int64
	r := newRig(t, how{
		config: func(c *Config) { c.Limits.Off = false },
		store:  func(st store.Store) store.Store { return countingSecrets{st, &lookups} },
	})
	header := []string{identity.NewcomerHeader, strings.Repeat("ab", 16)}
	for path, body := range map[string]string{"/api/boards/check": `{"text":"no board"}`, "/api/lessons/first-game": `{"moves":[]}`} {
		if a := r.browser().send(http.MethodPost, path, []byte(body), header...); a.status == http.StatusNotFound || a.status >= 500 {
			t.Errorf("%s: %d %s", path, a.status, a.body)
		}
	}
	if n := lookups.Load(); n > 0 {
		t.Errorf("%d people are looked up", n)
	}
}

// TestRevokedNewcomer: a person who was banned is another one when the same page makes the first request again.
func TestRevokedNewcomer(t *testing.T) {
	r := newRig(t, how{alone: true})
	header := []string{identity.NewcomerHeader, strings.Repeat("ab", 16)}
	id := func() string {
		b := r.browser()
		b.send(http.MethodPatch, "/api/me", []byte(`{"name":"Kim"}`), header...).is(http.StatusOK)
		return *read[identity.Me](b.get("/api/me")).ID
	}
	first := id()
	was, err := r.store.Identity(t.Context(), first)
	r.must(err)
	revoked := was
	revoked.Secrets = [][]byte{identity.Digest("nobody has this")}
	r.must(r.store.ChangeIdentity(t.Context(), was, revoked))
	r.server.Forget(first)
	if id() == first {
		t.Error("the person has come back")
	}
}

// TestRepeatedMaking makes tables twice with one key: each is made once.
func TestRepeatedMaking(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	for _, b := range []*browser{ann, bob} {
		b.patch("/api/me", object{"name": "Ann"})
	}
	plan := object{"seats": []object{{"who": "me"}, {"who": "bot"}}, "key": "this-table"}
	record := finishedRecord(t, 2, "repeated")
	made := func(b *browser) tables.Table {
		t.Helper()
		return read[tables.Table](b.post("/api/tables", plan).is(http.StatusCreated))
	}
	imported := func(query string) tables.Table {
		t.Helper()
		return read[tables.Table](ann.send(http.MethodPost, "/api/tables/import"+query, []byte(record), "Content-Type", "text/plain").is(http.StatusCreated))
	}
	first := made(ann)
	over := imported("?key=this-record")
	goesOn := func() tables.Table {
		t.Helper()
		return read[tables.Table](ann.post(at("%s/continue", over.ID), object{"step": 40, "seat": "red", "key": "from-there"}).is(http.StatusCreated))
	}
	on := goesOn()
	if made(ann).ID != first.ID || imported("?key=this-record").ID != over.ID || goesOn().ID != on.ID {
		t.Error("what is made again with its key is another table")
	}
	if made(bob).ID == first.ID || imported("?key=other-record").ID == over.ID {
		t.Error("what others make, or with another key, is the same table")
	}
	for _, bad := range []string{"", "?key=", "?key=short", "?key=" + strings.Repeat("k", 65)} {
		p := ann.send(http.MethodPost, "/api/tables/import"+bad, []byte(record), "Content-Type", "text/plain").code("bad-request")
		if p.Field != "key" {
			t.Errorf("%+v", p)
		}
	}

	comment := object{"comment": "Is that so?", "step": 3}
	report := func() play.Reported {
		return read[play.Reported](ann.post(at("%s/reports", first.ID), comment).is(http.StatusCreated))
	}
	if one := report(); report() != one {
		t.Error("one report is kept twice")
	}
	if kept, err := r.store.Reports(t.Context(), first.ID); err != nil || len(kept) != 1 {
		t.Errorf("%d reports, %v", len(kept), err)
	}
}
