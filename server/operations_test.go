package server

import (
	"net/http"
	"strings"
	"testing"
	"time"

	wire "volgare/catalogue"
	"volgare/engine"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/play"
	"volgare/server/seats"
	"volgare/server/tables"
	"volgare/table/live"
)

// TestOperations uses every operation of the contract as a client would.
func TestOperations(t *testing.T) { each(t, operations) }

func operations(t *testing.T, nodes int) {
	r := newRig(t, how{nodes: nodes})
	ann, bob, eve := r.browser(), r.browser(), r.browser()

	if m := read[identity.Me](ann.get("/api/me")); m.ID != nil || m.Name != nil || len(m.Held) != 0 {
		t.Errorf("a newcomer is %+v", m)
	}
	if m := read[identity.Me](ann.patch("/api/me", object{"name": " Ann "})); m.Name == nil || *m.Name != "Ann" {
		t.Errorf("named: %+v", m)
	}
	all := read[wire.Presets](ann.get("/api/presets"))
	if len(all.Presets) != 5 || len(all.Options) == 0 || len(all.Boards) == 0 || len(all.Names) == 0 || len(all.Ladder) == 0 {
		t.Errorf("presets: %+v", all)
	}
	if book := read[wire.Book](ann.get("/api/rules?lang=en")); len(book.Chapters) < 30 || len(book.Chapters[0].Rules) != 10 {
		t.Errorf("rules: %d chapters", len(book.Chapters))
	}
	if page := read[wire.RulePage](ann.get("/api/rules/CUB-1?lang=it")); page.Lang != "it" || page.Rule.ID != "CUB-1" || page.Chapter == "" {
		t.Errorf("rule: %+v", page)
	}
	ann.get("/api/rules/CUB-99").code("unknown-page")
	ann.get("/api/preview.png?lang=fr").is(http.StatusOK)
	if figure := ann.get("/api/rules/figures/place?lang=en"); !strings.HasPrefix(string(figure.body), "<svg ") {
		t.Errorf("figure: %.40s", figure.body)
	}

	made := ann.post("/api/tables", object{
		"name": "Tuesday", "public": true, "options": object{"shlasinger": "appointment"},
		"seats": []object{{"who": "me", "name": "Anna"}, {"who": "open"}, {"who": "bot", "bot": "random"}},
	}).is(http.StatusCreated)
	tab := read[tables.Table](made)
	if made.header.Get("Location") != "/api/tables/"+tab.ID || tab.State != "seating" || !tab.Host {
		t.Errorf("made: %+v %v", tab, made.header)
	}
	if cards := read[tables.List](bob.get("/api/tables?scope=public")).Tables; len(cards) != 1 || cards[0].Seats[0].Mine {
		t.Errorf("public: %+v", cards)
	}
	ann.get(at("%s/preview.png?v=1", tab.ID)).is(http.StatusOK)
	if cards := read[tables.List](ann.get("/api/tables")).Tables; len(cards) != 1 || !cards[0].Seats[0].Mine {
		t.Errorf("mine: %+v", cards)
	}
	if cards := read[tables.List](eve.get("/api/tables?scope=mine")).Tables; len(cards) != 0 {
		t.Errorf("tables of an anonymous browser: %+v", cards)
	}
	tab = read[tables.Table](ann.patch(at("%s", tab.ID), object{"name": "Wednesday", "public": false}))
	if tab.Name != "Wednesday" || tab.Public {
		t.Errorf("changed: %+v", tab)
	}

	way := read[identity.Link](ann.post(at("%s/seats/red/link", tab.ID), nil))
	token := strings.TrimPrefix(way.Path, "/s/")
	if tells := read[seats.LinkInfo](bob.get("/api/links/" + token)); !tells.Free || tells.Mine || tells.Seat != "red" {
		t.Errorf("link: %+v", tells)
	}
	if tells := read[seats.LinkInfo](bob.post("/api/links/"+token, object{"name": "Bob"})); !tells.Mine {
		t.Errorf("claimed: %+v", tells)
	}
	if m := read[identity.Me](bob.get("/api/me")); *m.Name != "Bob" || len(m.Held) != 1 || m.Held[0].Seats[0] != "red" {
		t.Errorf("bob: %+v", m)
	}
	tab = read[tables.Table](ann.post(at("%s/start", tab.ID), nil))
	if tab.State != "playing" {
		t.Errorf("started: %+v", tab)
	}
	box := ann.get(at("%s/setup", tab.ID)).is(http.StatusOK)
	ann.get(at("%s/setup", tab.ID), "If-None-Match", box.header.Get("ETag")).is(http.StatusNotModified)

	ann.post(at("%s/chat", tab.ID), object{"text": "Good luck!"}).is(http.StatusOK)
	bob.post(at("%s/chat", tab.ID), object{"text": "You too", "seat": "red"}).is(http.StatusOK)
	tab = read[tables.Table](eve.get(at("%s", tab.ID)))
	chat := eve.snapshot(tab.ID, "", 0).Chat
	if last := chat[len(chat)-1]; last.Kind != "said" || last.Text != "You too" || *last.Name != "Bob" {
		t.Errorf("chat: %+v", last)
	}
	if tab.Host || tab.Seats[0].Mine {
		t.Errorf("eve is %+v", tab)
	}
	r.waitFor(func() bool { d := ann.decider(tab.ID); return d == "yellow" || d == "red" })
	players := map[string]*browser{"yellow": ann, "red": bob}
	who := ann.decider(tab.ID)
	p := players[who].position(tab.ID, who)
	if len(p.View.Legal) == 0 {
		t.Fatalf("nothing legal: %+v", p)
	}
	verdicts := read[[]play.Verdict](players[who].post(at("%s/check", tab.ID), object{"seat": who, "moves": []string{p.View.Legal[0].Move, "end"}}))
	if !verdicts[0].Legal || verdicts[1].Legal || verdicts[1].Reason == nil {
		t.Errorf("verdicts: %+v", verdicts)
	}
	players[who].play(tab.ID, who, p.Seq, p.View.Legal[0].Move).is(http.StatusOK)
	reported := read[play.Reported](eve.post(at("%s/reports", tab.ID), object{"comment": "Is that so?", "step": 1}).is(http.StatusCreated))
	if kept, err := r.store.Reports(t.Context(), tab.ID); err != nil || len(kept) != 1 || kept[0].ID != reported.ID {
		t.Errorf("reports: %v %v", kept, err)
	}
	read[tables.Table](ann.post(at("%s/seats/yellow", tab.ID), object{"do": "bot", "bot": "random"}))
	tab = read[tables.Table](ann.post(at("%s/seats/yellow", tab.ID), object{"do": "take-back"}))
	if tab.Seats[0].BotPlaying || !tab.Seats[0].Mine {
		t.Errorf("back: %+v", tab.Seats[0])
	}
	tab = read[tables.Table](ann.patch(at("%s", tab.ID), object{"closed": true}))
	ann.patch(at("%s", tab.ID), object{"closed": true}).is(http.StatusOK)
	if tab.State != "closed" {
		t.Errorf("closed: %+v", tab)
	}
	read[tables.Table](ann.patch(at("%s", tab.ID), object{"closed": false}))
	tab = read[tables.Table](bob.post(at("%s/seats/red", tab.ID), object{"do": "resign"}))
	if !tab.Seats[1].Resigned {
		t.Errorf("resigned: %+v", tab.Seats[1])
	}
}

// TestHotseat plays the first moves of a game at one browser, with undo and redo.
func TestHotseat(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	tab := ann.create("me", "me")
	for range 2 {
		ann.move(tab.ID, nil)
	}
	seat := ann.decider(tab.ID)
	before := ann.position(tab.ID, seat)
	took := ann.move(tab.ID, func(m string) bool { return m == "rest 1" || strings.HasPrefix(m, "messenger") })
	after := ann.position(tab.ID, seat)
	if after.Undo.Step != 1 || after.Steps != before.Steps+1 {
		t.Fatalf("after %s: %+v", took, after.Undo)
	}
	ann.post(at("%s/undo", tab.ID), object{"seat": seat, "seq": after.Seq}).is(http.StatusOK)
	undone := ann.position(tab.ID, seat)
	if undone.Steps != before.Steps || undone.Undo.Redo != 1 {
		t.Fatalf("undone: %+v", undone)
	}
	ann.post(at("%s/redo", tab.ID), object{"seat": seat, "seq": undone.Seq}).is(http.StatusOK)
	if again := ann.position(tab.ID, seat); again.Steps != after.Steps {
		t.Fatalf("redone: %+v", again)
	}
	past := read[wirePosition](ann.get(at("%s/position?seat=%s&at=1", tab.ID, seat)))
	if past.Step != 1 || past.Undo != nil || past.Steps != after.Steps {
		t.Errorf("past: %+v", past)
	}
	log := read[play.Log](ann.get(at("%s/log?seat=%s", tab.ID, seat)))
	if len(log.Lines) != after.Steps+1 || log.Lines[0].Move != nil || *log.Lines[3].Move != took {
		t.Errorf("log: %+v", log)
	}
	if part := read[play.Log](ann.get(at("%s/log?from=2&limit=1", tab.ID))); len(part.Lines) != 1 || part.Lines[0].Step != 2 {
		t.Errorf("part: %+v", part)
	}
	if all := read[[]play.TurnScore](ann.get(at("%s/progress?seat=%s", tab.ID, seat))); len(all) == 0 {
		t.Error("no progress")
	}
	ann.post(at("%s/simulate", tab.ID), object{"seat": seat, "moves": []string{}}).is(http.StatusOK)
	text := ann.get(at("%s/record?seat=%s", tab.ID, seat)).is(http.StatusOK)
	if !strings.Contains(string(text.body), took) || !strings.Contains(string(text.body), "?") {
		t.Errorf("record: %s", text.body)
	}
	same := ann.get(at("%s/position?seat=%s", tab.ID, seat))
	ann.get(at("%s/position?seat=%s", tab.ID, seat), "If-None-Match", same.header.Get("ETag")).is(http.StatusNotModified)
	if same.header.Get("Cache-Control") != "no-cache, private" {
		t.Error(same.header)
	}
	logged := ann.get(at("%s/log", tab.ID))
	ann.get(at("%s/log", tab.ID), "If-None-Match", `"x", `+logged.header.Get("ETag")).is(http.StatusNotModified)
}

// TestBotDelayAgain: while a bot waits, a repeated request for the position is not answered with 304, because its delay has
// changed.
func TestBotDelayAgain(t *testing.T) {
	r := newRig(t, how{tables: func(o *live.Options) { o.BotGrace = time.Hour }})
	ann := r.browser()
	id := ann.create("me", "greedy").ID
	path := at("%s/position", id)
	ann.waits(id)
	first := ann.get(path)
	ann.get(path, "If-None-Match", first.header.Get("ETag")).is(http.StatusNotModified)
	r.clock.move(time.Minute)
	later := ann.get(path, "If-None-Match", first.header.Get("ETag")).is(http.StatusOK)
	before, after := read[wirePosition](first).BotDelayMs, read[wirePosition](later).BotDelayMs
	if before == nil || after == nil || *before-*after != time.Minute.Milliseconds() {
		t.Errorf("a bot waits %v ms, then %v ms", before, after)
	}
}

// waits makes moves at a table until a bot waits to give time for undo.
func (b *browser) waits(id string) {
	b.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); {
		p := b.position(id, "")
		switch {
		case p.BotDelayMs != nil:
			return
		case p.View.Decides != nil && *p.View.Decides == "yellow":
			b.move(id, nil)
		default: // a bot does not wait if the last move cannot be undone: look again
			time.Sleep(time.Millisecond)
		}
	}
	b.t.Fatal("no bot waits")
}

// TestImport: finished and unfinished records can be imported, and the unfinished game continues.
func TestImport(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	over := read[tables.Table](ann.importText(finishedRecord(t, 3, "one")).is(http.StatusCreated))
	if over.State != "over" || !over.DealKnownToHost {
		t.Fatalf("imported: %+v", over)
	}
	ann.get(at("%s/position?open=true", over.ID)).is(http.StatusOK)
	ann.get(at("%s/position?open=true&at=20", over.ID)).is(http.StatusOK)
	ann.get(at("%s/log?open=true", over.ID)).is(http.StatusOK)
	ann.get(at("%s/progress?open=true", over.ID)).is(http.StatusOK)
	again := read[tables.Table](ann.post(at("%s/rematch", over.ID), nil))
	if again.ID == over.ID || again.State != "playing" && again.State != "seating" || again.DealKnownToHost {
		t.Errorf("rematch: %+v", again)
	}
	if twice := read[tables.Table](ann.post(at("%s/rematch", over.ID), nil)); twice.ID != again.ID {
		t.Errorf("a second rematch: %s and %s", twice.ID, again.ID)
	}
	on := read[tables.Table](ann.send(http.MethodPost, "/api/tables/import?key="+freshKey(), []byte(recordOf(t, 3, "two", 40)), "Content-Type", "text/plain; charset=utf-8"))
	if on.State != "playing" || !on.Seats[0].Mine {
		t.Fatalf("imported: %+v", on)
	}
	ann.move(on.ID, nil)
}

func TestColoursAreThoseOfTheEngine(t *testing.T) {
	for seat := range engine.Seat(engine.MaxSeats) {
		if p := api.NeedSeat(seat.String()); p != nil {
			t.Error(p)
		}
	}
}

// TestClosedBeforeStart: a host who closes a table before the game sees nothing of the deal, so that they cannot choose their
// seat by it.
func TestClosedBeforeStart(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	id := ann.create("me", "open").ID
	tab := read[tables.Table](ann.patch(at("%s", id), object{"closed": true}))
	if tab.State != "closed" || tab.Turn != 0 {
		t.Errorf("closed: %s, turn %d", tab.State, tab.Turn)
	}
	for _, path := range []string{"position", "position?seat=yellow", "log", "progress", "record?seat=yellow"} {
		ann.get(at("%s/%s", id, path)).code("seating")
	}
	for _, path := range []string{"check", "simulate"} {
		ann.post(at("%s/%s", id, path), object{"seat": "yellow", "moves": []string{}}).code("seating")
	}
}
