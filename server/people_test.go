package server

import (
	"crypto/sha256"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"volgare/engine"
	"volgare/server/identity"
	"volgare/server/seats"
	"volgare/server/tables"
	"volgare/table"
)

// cookie returns the cookie of a browser.
func (b *browser) cookie() string {
	u, err := url.Parse(b.base)
	if err != nil {
		b.t.Fatal(err)
	}
	for _, c := range b.http.Jar.Cookies(u) {
		if c.Name == identity.CookieName {
			return c.Value
		}
	}
	return ""
}

// TestFirstChangeSetsCookie: a browser gets its cookie with its first change, with the right attributes.
func TestFirstChangeSetsCookie(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	for _, where := range []string{"/", "/api/me", "/api/tables", "/api/presets"} {
		if a := ann.get(where); a.header.Get("Set-Cookie") != "" {
			t.Errorf("%s gives a cookie", where)
		}
	}
	set := ann.patch("/api/me", object{"name": "Ann"}).header.Get("Set-Cookie")
	for _, part := range []string{"volgare=", "Path=/", "HttpOnly", "SameSite=Lax", "Max-Age="} {
		if !strings.Contains(set, part) {
			t.Errorf("%q is not in %s", part, set)
		}
	}
	if strings.Contains(set, "Secure") || len(ann.cookie()) != 26 {
		t.Errorf("cookie %s", set)
	}
	if a := ann.patch("/api/me", object{"name": "Anna"}); a.header.Get("Set-Cookie") != "" {
		t.Error("a second cookie")
	}
	for scheme, want := range map[string]bool{
		"https": true, "HTTPS": true, "https,http": true, "https, http": true, " Https": true, "http": false, "http,https": false, "": false, ",https": false,
	} {
		got := r.browser().send(http.MethodPatch, "/api/me", []byte(`{"name":"Tom"}`), "X-Forwarded-Proto", scheme).header.Get("Set-Cookie")
		if strings.Contains(got, "; Secure") != want {
			t.Errorf("X-Forwarded-Proto %q: %s", scheme, got)
		}
	}
	hash := sha256.Sum256([]byte(ann.cookie()))
	if b, err := r.store.IdentityBySecret(t.Context(), hash[:]); err != nil || b.Name != "Anna" {
		t.Errorf("stored: %+v %v", b, err)
	}
	if m := read[identity.Me](r.browser().get("/api/me", "Cookie", "volgare=nonsense")); m.ID != nil {
		t.Errorf("an unknown cookie is %+v", m)
	}
}

// TestCookieRenewed: every visit renews a known cookie, but no unknown one.
func TestCookieRenewed(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	ann.patch("/api/me", object{"name": "Ann"})
	for _, where := range []string{"/", "/t/" + ann.create("me", "me").ID} {
		page := ann.get(where).header
		if got := page.Get("Cache-Control"); got != "no-cache, private" {
			t.Errorf("%s: a cache of many may keep the cookie: %s", where, got)
		}
		set := page.Get("Set-Cookie")
		if !strings.HasPrefix(set, "volgare="+ann.cookie()+";") || !strings.Contains(set, "Max-Age=34560000") {
			t.Errorf("%s: cookie %q", where, set)
		}
	}
	if set := ann.get("/icon.svg").header.Get("Set-Cookie"); set != "" {
		t.Errorf("a picture sets %s", set)
	}
	if set := r.browser().get("/", "Cookie", "volgare=nonsense").header.Get("Set-Cookie"); set != "" {
		t.Errorf("an unknown cookie is made to last: %s", set)
	}
}

// TestRefusedSitter: a newcomer who finds no free seat is not stored.
func TestRefusedSitter(t *testing.T) {
	r := newRig(t, how{})
	id := r.browser().create("me", "open").ID
	bob := r.browser()
	refused := bob.post(at("%s/seats/yellow", id), object{"do": "sit"})
	refused.code("seat-taken")
	if set := refused.header.Get("Set-Cookie"); set != "" {
		t.Errorf("a refused newcomer was stored: %s", set)
	}
	bob.post(at("%s/seats/red", id), object{"do": "sit"}).is(http.StatusOK)
	if bob.cookie() == "" {
		t.Error("the person who took a seat is unknown")
	}
}

// TestRefusedClaim: a newcomer whose link is no longer valid is not stored.
func TestRefusedClaim(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "open").ID
	path := "/api/links/" + strings.TrimPrefix(read[identity.Link](ann.post(at("%s/seats/red/link", id), nil)).Path, "/s/")
	bob, late := r.browser(), r.browser()
	bob.post(path, nil).is(http.StatusOK)
	refused := late.post(path, object{"name": "Carla"})
	refused.code("seat-taken")
	if set := refused.header.Get("Set-Cookie"); set != "" {
		t.Errorf("a refused newcomer was stored: %s", set)
	}
}

// TestLostIdentityIsRecovered: a person who has lost the cookie can recover their identity.
func TestLostIdentityIsRecovered(t *testing.T) {
	r := newRig(t, how{})
	ann, lost := r.browser(), r.browser()
	ann.patch("/api/me", object{"name": "Ann"})
	id := ann.create("me", "me").ID
	first := read[identity.Recovery](ann.post("/api/me/recovery", nil))
	second := read[identity.Recovery](ann.post("/api/me/recovery", object{}))
	if first.Code == second.Code || len(strings.ReplaceAll(second.Code, "-", "")) != 28 {
		t.Errorf("codes %s, %s", first, second)
	}
	if m := read[identity.Me](ann.get("/api/me")); !m.Recoverable {
		t.Errorf("not recoverable: %+v", m)
	}
	lost.post("/api/me/recover", first).code("unknown-code") // the second code has replaced it
	sloppy := strings.ToUpper(strings.NewReplacer("-", " ", "0", "O", "1", "l").Replace(second.Code))
	m := read[identity.Me](lost.post("/api/me/recover", identity.Recovery{Code: sloppy}))
	if *m.Name != "Ann" || len(m.Held) != 1 || m.Held[0].Table != id || len(m.Held[0].Seats) != 2 {
		t.Errorf("recovered: %+v", m)
	}
	if lost.cookie() == ann.cookie() {
		t.Error("the cookie is not new")
	}
	seat := lost.decider(id)
	lost.position(id, seat)
	lost.move(id, nil)
	ann.move(id, nil) // ann's browser still works
}

// TestDeviceLinkWorksOnce: a device link makes a second device the same person, once and within ten minutes.
func TestDeviceLinkWorksOnce(t *testing.T) {
	r := newRig(t, how{})
	ann, phone, thief := r.browser(), r.browser(), r.browser()
	ann.patch("/api/me", object{"name": "Ann"})
	way := read[identity.Link](ann.post("/api/me/device", nil))
	address := "/api/links/" + strings.TrimPrefix(way.Path, "/d/")
	if way.Expires == nil || *way.Expires != "2026-03-01T12:10:00.000Z" {
		t.Errorf("link %+v", way)
	}
	phone.get(way.Path).is(http.StatusOK) // opening the page claims nothing
	for range 2 {
		if tells := read[seats.LinkInfo](phone.get(address)); tells.Kind != "device" || tells.Name != "Ann" || tells.Mine {
			t.Errorf("the link has %+v", tells)
		}
	}
	phone.post(address, nil).is(http.StatusOK)
	if m := read[identity.Me](phone.get("/api/me")); *m.Name != "Ann" {
		t.Errorf("the phone is %+v", m)
	}
	thief.post(address, nil).code("unknown-link")
	thief.get(address).code("unknown-link")

	first := "/api/links/" + strings.TrimPrefix(read[identity.Link](ann.post("/api/me/device", nil)).Path, "/d/")
	late := "/api/links/" + strings.TrimPrefix(read[identity.Link](ann.post("/api/me/device", nil)).Path, "/d/")
	thief.get(first).code("unknown-link") // a new link replaces the earlier one
	r.clock.move(10*time.Minute + time.Millisecond)
	thief.post(late, nil).code("unknown-link")
}

// TestLimitReached: a person who sits down and leaves too often gets an error with the limit.
func TestLimitReached(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	id := ann.create("me", "open").ID
	do := func(b *browser, what string) answer {
		return b.post(at("%s/seats/red", id), object{"do": what, "name": "Bob"})
	}
	for range 20 {
		do(bob, "sit").is(http.StatusOK)
		do(bob, "leave").is(http.StatusOK)
	}
	if p := do(bob, "sit").code("limit-reached"); !strings.Contains(p.Detail, "20 times of sitting down by one person") {
		t.Errorf("the error does not name the limit: %+v", p)
	}
	do(ann, "sit").is(http.StatusOK)
}

// TestNamesAreNormalized: in all requests, names are normalized, and names with unacceptable characters are refused. At a table, equal
// names are distinguished.
func TestNamesAreNormalized(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	if m := read[identity.Me](ann.patch("/api/me", object{"name": " Rene\u0301e "})); *m.Name != "Renée" {
		t.Errorf("named %+q", *m.Name)
	}
	id := ann.create("me", "open").ID
	for bad, character := range map[string]string{
		"\u202eannA": "U+202E", "An\x00na": "U+0000", "A\u0300\u0301\u0302\u0303": "U+0303", "\ue000": "U+E000", strings.Repeat("👩‍🚀", 501): "",
	} {
		named := func(a answer, code string) {
			t.Helper()
			if p := a.code(code); p.Character != character || (p.Most > 0) != (character == "") {
				t.Errorf("%+.20q: %+v", bad, p)
			}
		}
		named(bob.patch("/api/me", object{"name": bad}), "bad-name")
		named(bob.post(at("%s/seats/red", id), object{"do": "sit", "name": bad}), "bad-name")
		named(ann.patch(at("%s", id), object{"name": bad}), "bad-name")
		named(ann.post("/api/tables", object{"name": bad, "seats": []object{{"who": "me"}, {"who": "me"}}}), "bad-name")
		named(ann.post("/api/tables", object{"seats": []object{{"who": "me", "name": bad}, {"who": "me"}}}), "bad-name")
		named(bob.post(ann.linkTo(id, "red"), object{"name": bad}), "bad-name")
		named(ann.post(at("%s/chat", id), object{"text": bad}), "bad-text")
		named(ann.post(at("%s/reports", id), object{"comment": strings.Repeat(bad, 9), "step": 0}), "bad-text")
	}
	tab := read[tables.Table](bob.post(at("%s/seats/red", id), object{"do": "sit", "name": "RENEE"}))
	if got := *tab.Seats[1].Name; got != "RENEE 2" {
		t.Errorf("the player next to Renée is called %s", got)
	}
}

// TestWrittenTexts: characters that phones and keyboards insert are accepted in all texts, and stored in one form.
func TestWrittenTexts(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "open").ID
	for text, want := range map[string]string{
		"🤷‍♂️": "🤷‍♂️", "❤️‍🔥": "❤️‍🔥", "👨‍💻 👍🏽": "👨‍💻 👍🏽", "1️⃣": "1️⃣", "👩‍🚀 Ada": "👩‍🚀 Ada", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇮🇹": "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇮🇹", "نامه\u200cای": "نامه\u200cای",
		"José\u00a0Luis": "José Luis", "An\u00adna": "Anna", "An\u200bna\u200d": "Anna", "\tAnna\tda\u3000Siena": "Anna da Siena",
		strings.Repeat("👩‍🚀", table.MaxName): strings.Repeat("👩‍🚀", table.MaxName),
	} {
		if got := *read[identity.Me](ann.patch("/api/me", object{"name": text})).Name; got != want {
			t.Errorf("%+q: the person is called %+q", text, got)
		}
		if got := read[tables.Table](ann.patch(at("%s", id), object{"name": text})).Name; got != want {
			t.Errorf("%+q: the table is called %+q", text, got)
		}
		ann.post(at("%s/chat", id), object{"text": text}).is(http.StatusOK)
		if chat := ann.snapshot(id, "", 0).Chat; chat[len(chat)-1].Text != want {
			t.Errorf("%+q: the message is %+q", text, chat[len(chat)-1].Text)
		}
		ann.post(at("%s/reports", id), object{"comment": text + "\n" + text, "step": 0}).is(http.StatusCreated)
	}
}

// TestImportedNames: the names of a record are cleaned and shortened, and an empty one is replaced by the name of the importer.
func TestImportedNames(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	ann.patch("/api/me", object{"name": "Ann"})
	record := recordOf(t, 4, "names", 3)
	long := strings.Repeat("👩‍🚀", table.MaxName)
	for i, name := range []string{"Anna\tda\u00a0Siena", long + "x", "Bea\u202e\x00", "\u200b"} {
		record = "[Seat." + engine.Seat(i).String() + ` "` + name + `"]` + "\n" + record
	}
	made := read[tables.Table](ann.importText(record))
	for i, want := range []string{"Anna da Siena", long, "Bea", "Ann"} {
		if got := made.Seats[i].Name; got == nil || *got != want {
			t.Errorf("seat %d is called %+q, want %+q", i, *got, want)
		}
	}
}

// TestGuestNames: the generated names of guests at a table have no part in common.
func TestGuestNames(t *testing.T) {
	r := newRig(t, how{})
	for range 8 {
		id := r.browser().create("me", "open", "open", "open", "open").ID
		for _, seat := range []string{"red", "black", "grey", "green"} {
			r.browser().post(at("%s/seats/%s", id, seat), object{"do": "sit"}).is(http.StatusOK)
		}
		parts := map[string]bool{}
		for _, seat := range read[tables.Table](r.browser().get(at("%s", id))).Seats {
			first, origin, _ := strings.Cut(*seat.Name, " ")
			if parts[first] || parts[origin] {
				t.Errorf("%s shares a part of the name", *seat.Name)
			}
			parts[first], parts[origin] = true, true
		}
	}
}

// TestLeavingSeats: a browser that becomes another person first gets the list of tables that it would lose, and loses them only
// if it agrees.
func TestLeavingSeats(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	ann.patch("/api/me", object{"name": "Ann"})
	id := bob.create("me", "me").ID
	over := read[tables.Table](bob.importText(finishedRecord(t, 2, "over"))).ID
	device := "/api/links/" + strings.TrimPrefix(read[identity.Link](ann.post("/api/me/device", nil)).Path, "/d/")
	code := read[identity.Recovery](ann.post("/api/me/recovery", nil)).Code

	tells := read[seats.LinkInfo](bob.get(device))
	if len(tells.Leaves) != 1 || tells.Leaves[0].ID != id || !tells.Leaves[0].Seats[1].Mine {
		t.Errorf("the link has %+v", tells)
	}
	if tells := read[seats.LinkInfo](r.browser().get(device)); len(tells.Leaves) != 0 {
		t.Errorf("a browser with nothing to lose gets %+v", tells.Leaves)
	}
	bob.post(device, nil).code("leaves-seats")
	bob.post("/api/me/recover", object{"code": code}).code("leaves-seats")
	if m := read[identity.Me](bob.get("/api/me")); len(m.Held) != 2 || m.Held[0].Table != id && m.Held[1].Table != id || over == id {
		t.Errorf("after the refusals %+v", m)
	}
	ann.post("/api/me/recover", object{"code": code}).is(http.StatusOK) // she is that person already
	bob.post(device, object{"leave": true}).is(http.StatusOK)
	if m := read[identity.Me](bob.get("/api/me")); *m.Name != "Ann" || len(m.Held) != 0 {
		t.Errorf("become %+v", m)
	}
}

// TestSeatLinks: a link gives a seat to the first person only. A new link replaces the earlier one, and the holder of a seat can
// pass it on once.
func TestSeatLinks(t *testing.T) {
	r := newRig(t, how{})
	ann, bob, eve := r.browser(), r.browser(), r.browser()
	id := ann.create("me", "open", "me").ID
	way := func(b *browser, seat string) string {
		return "/api/links/" + strings.TrimPrefix(read[identity.Link](b.post(at("%s/seats/%s/link", id, seat), nil)).Path, "/s/")
	}
	old := way(ann, "red")
	open := way(ann, "red")
	bob.post(old, nil).code("unknown-link")
	if tells := read[seats.LinkInfo](bob.post(open, object{"name": "Bob"})); !tells.Mine || tells.Table != id {
		t.Errorf("claimed: %+v", tells)
	}
	if tells := read[seats.LinkInfo](bob.post(open, nil)); !tells.Mine {
		t.Errorf("claimed again: %+v", tells)
	}
	if tells := read[seats.LinkInfo](eve.get(open)); tells.Free || tells.Mine {
		t.Errorf("eve gets %+v", tells)
	}
	eve.post(open, nil).code("seat-taken")
	ann.post(at("%s/seats/red/link", id), nil).code("seat-taken")

	hand := way(bob, "red")
	if tells := read[seats.LinkInfo](eve.get(hand)); !tells.Free {
		t.Errorf("handed over: %+v", tells)
	}
	if tells := read[seats.LinkInfo](eve.post(hand, object{"name": "Eve"})); !tells.Mine {
		t.Errorf("handed over: %+v", tells)
	}
	bob.post(hand, nil).code("seat-taken") // once
	if tab := read[tables.Table](bob.get(at("%s", id))); tab.Seats[1].Mine || *tab.Seats[1].Name != "Eve" {
		t.Errorf("the seat is %+v", tab.Seats[1])
	}
	stale := way(eve, "red")
	ann.post(at("%s/seats/red", id), object{"do": "open"}).is(http.StatusOK)
	tom := r.browser()
	tom.post(at("%s/seats/red", id), object{"do": "sit", "name": "Tom"}).is(http.StatusOK)
	bob.post(stale, nil).code("seat-taken") // a link of the previous holder
	tom.post(at("%s/seats/red", id), object{"do": "leave"}).is(http.StatusOK)
}

// TestLinkEndsWithSeatOfCreator: a person who had to leave a seat cannot return by a link that they created while they held it.
func TestLinkEndsWithSeatOfCreator(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	id := ann.create("me", "open").ID
	bob.post(at("%s/seats/red", id), object{"do": "sit", "name": "Bob"}).is(http.StatusOK)
	way := "/api/links/" + strings.TrimPrefix(read[identity.Link](bob.post(at("%s/seats/red/link", id), nil)).Path, "/s/")
	ann.post(at("%s/seats/red", id), object{"do": "open"}).is(http.StatusOK)
	ann.post(at("%s/seats/red", id), object{"do": "bot"}).is(http.StatusOK)
	if tells := read[seats.LinkInfo](bob.get(way)); tells.Free {
		t.Errorf("the link has %+v", tells)
	}
	bob.post(way, nil).code("unknown-link")
}

// linkTo creates a link to a seat and returns its address in the API.
func (b *browser) linkTo(id, seat string) string {
	b.t.Helper()
	path := read[identity.Link](b.post(at("%s/seats/%s/link", id, seat), nil)).Path
	return "/api/links/" + strings.TrimPrefix(path, "/s/")
}

// TestLinkEndsWhenSeatIsTaken: the host's link to a free seat expires when the seat is taken and opened again, and when it
// goes to a bot, but not at the start of the game.
func TestLinkEndsWhenSeatIsTaken(t *testing.T) {
	r := newRig(t, how{})
	ann, bob, eve := r.browser(), r.browser(), r.browser()
	id := ann.create("me", "open").ID
	seat := func(do string) { ann.post(at("%s/seats/red", id), object{"do": do}).is(http.StatusOK) }

	first := ann.linkTo(id, "red")
	bob.post(first, object{"name": "Bob"}).is(http.StatusOK)
	seat("open")
	if tells := read[seats.LinkInfo](eve.get(first)); tells.Free || tells.Why != "unknown-link" {
		t.Errorf("after the seat was opened: %+v", tells)
	}
	eve.post(first, nil).code("unknown-link")
	bob.post(first, nil).code("unknown-link")

	second := ann.linkTo(id, "red")
	seat("bot")
	seat("open")
	eve.post(second, nil).code("unknown-link")

	third := ann.linkTo(id, "red")
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	if tells := read[seats.LinkInfo](eve.post(third, object{"name": "Eve"})); !tells.Mine {
		t.Errorf("an invited person who comes late: %+v", tells)
	}
}

// TestHostCannotLook tries all ways by which the host could take a seat with another hand of a running game.
func TestHostCannotLook(t *testing.T) {
	r := newRig(t, how{})
	ann, bob, eve := r.browser(), r.browser(), r.browser()
	id := ann.create("me", "open", "random").ID
	bob.post(ann.linkTo(id, "red"), object{"name": "Bob"}).is(http.StatusOK)
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	for _, seat := range []string{"red", "black"} {
		ann.post(at("%s/seats/%s", id, seat), object{"do": "open"}).code("started")
		ann.post(at("%s/seats/%s", id, seat), object{"do": "sit"}).code("seat-taken")
		ann.get(at("%s/position?seat=%s", id, seat)).code("not-held")
	}
	ann.post(at("%s/seats/red/link", id), nil).code("seat-taken")
	bob.post(at("%s/seats/red", id), object{"do": "bot"}).is(http.StatusOK)
	ann.post(at("%s/seats/red/link", id), nil).code("seat-taken")
	bots := ann.linkTo(id, "black")
	for _, who := range []*browser{ann, bob} {
		if tells := read[seats.LinkInfo](who.get(bots)); tells.Free || tells.Why != "second-seat" {
			t.Errorf("the holder of the seat gets %+v", tells)
		}
		who.post(bots, nil).code("second-seat")
	}
	eve.post(bots, object{"name": "Eve"}).is(http.StatusOK)
	chat := bob.snapshot(id, "", 0).Chat
	if last := chat[len(chat)-1]; last.Kind != "claimed" || *last.Name != "Eve" || *last.Seat != "black" {
		t.Errorf("the chat does not name the person who came: %+v", last)
	}
	bob.post(at("%s/seats/red", id), object{"do": "take-back"}).is(http.StatusOK)
}

// TestHostWithoutSeatSeesNoHand: a host who does not play cannot see the hand of a bot either, and gets the reason at their own
// link.
func TestHostWithoutSeatSeesNoHand(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	id := ann.create("open", "random").ID
	bob.post(ann.linkTo(id, "yellow"), object{"name": "Bob"}).is(http.StatusOK)
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	bots := ann.linkTo(id, "red")
	if tells := read[seats.LinkInfo](ann.get(bots)); tells.Free || tells.Why != "not-for-host" {
		t.Errorf("the host gets %+v", tells)
	}
	ann.post(bots, nil).code("not-for-host")
	ann.get(at("%s/position?seat=red", id)).code("not-held")
	if tells := read[seats.LinkInfo](ann.post(bob.linkTo(id, "yellow"), object{"name": "Ann"})); !tells.Mine {
		t.Errorf("the holder has handed on: %+v", tells)
	}
}

// TestNothingSecretInTheLog: no capability that was used appears in the log.
func TestNothingSecretInTheLog(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	ann.patch("/api/me", object{"name": "Ann"})
	id := ann.create("me", "open").ID
	seat := read[identity.Link](ann.post(at("%s/seats/red/link", id), nil)).Path[3:]
	device := read[identity.Link](ann.post("/api/me/device", nil)).Path[3:]
	code := read[identity.Recovery](ann.post("/api/me/recovery", nil)).Code
	for _, token := range []string{seat, device} {
		bob.get("/s/" + token)
		bob.get("/d/" + token + "?token=" + token)
		bob.get("/api/links/" + token + "/" + token)
		bob.send("TRACE"+token, "/api/links/"+token, nil)
		bob.get("/api/links/" + token)
		bob.post("/api/links/"+token, nil)
	}
	bob.post("/api/me/recover", identity.Recovery{Code: code})
	bob.post("/api/me/recover", code)
	log := r.log.String()
	if n := strings.Count(log, "msg=request"); n < 15 {
		t.Errorf("%d lines in the log", n)
	}
	for what, secret := range map[string]string{
		"seat link": seat, "device link": device, "recovery code": code, "cookie": ann.cookie(), "other cookie": bob.cookie(),
		"address": "127.0.0.1",
	} {
		if strings.Contains(log, secret) {
			t.Errorf("the %s is in the log", what)
		}
	}
}

// cookieIs sets the cookie of a browser.
func (b *browser) cookieIs(value string) {
	u, err := url.Parse(b.base)
	if err != nil {
		b.t.Fatal(err)
	}
	b.http.Jar.SetCookies(u, []*http.Cookie{{Name: identity.CookieName, Value: value, Path: "/"}})
}
