package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"volgare/bus"
	"volgare/server/api"
	"volgare/server/middleware"
	"volgare/server/play"
	"volgare/server/tables"
	"volgare/store"
	"volgare/store/storetest"
	"volgare/table"
	"volgare/table/live"
)

// TestProblems provokes the faults that requests can have. TestMain checks after all tests that they have seen every code of the
// contract.
func TestProblems(t *testing.T) {
	r := newRig(t, how{})
	ann, bob, eve := r.browser(), r.browser(), r.browser()
	tab := ann.create("me", "open", "me")
	id, begun := tab.ID, ann.create("me", "me").ID
	post := func(b *browser, where, body string, headers ...string) answer {
		return b.send(http.MethodPost, where, []byte(body), headers...)
	}
	moves := at("%s/moves", id)
	one := object{"seat": "yellow", "seq": tab.Seq, "moves": []string{"end"}}

	// malformed
	post(ann, moves, `{"seat":"yellow",`).code("bad-json")
	post(ann, moves, `{} {}`).code("bad-json")
	post(ann, moves, `[1]`).code("bad-json")
	if p := post(ann, moves, `{"seat":"yellow","seq":1,"moves":["end"],"why":1}`).code("bad-json"); p.Field != "why" {
		t.Errorf("unknown field: %+v", p)
	}
	if p := post(ann, moves, `{"seat":"yellow","seq":"1","moves":["end"]}`).code("bad-json"); p.Field != "seq" {
		t.Errorf("wrong type: %+v", p)
	}
	post(ann, moves, `{"seat":"purple","seq":1,"moves":["end"]}`).code("bad-request")
	post(ann, moves, `{"seat":"yellow","moves":["end"]}`).code("bad-request")
	post(ann, moves, `{"seat":"yellow","seq":1,"moves":[],"key":"abcdefgh-0"}`).code("bad-request")
	post(ann, moves, `{"seat":"yellow","seq":1,"moves":["`+strings.Repeat("x", 121)+`"],"key":"abcdefgh-0"}`).code("bad-request")
	post(ann, moves, `{"seat":"yellow","seq":1,"moves":["end"],"key":"short"}`).code("bad-request")
	post(ann, moves, `{"seat":"`+strings.Repeat("x", api.MaxBody)+`"}`).code("too-large")
	post(ann, moves, `{"seat":"yellow","seq":1,"moves":["end"]} `+strings.Repeat(" ", api.MaxBody)).code("too-large")
	post(ann, moves, `{}`, "Content-Type", "text/plain").code("unsupported-type")
	post(ann, moves, `{}`, "Content-Type", "application/json; charset=latin1").code("unsupported-type")
	into := "/api/tables/import?key=abcdefgh-0"
	post(ann, into, "", "Content-Type", "application/json").code("unsupported-type")
	for size, code := range map[int]string{table.MaxRecord: "bad-record", table.MaxRecord + 1: "too-large"} {
		post(ann, into, strings.Repeat(" ", size), "Content-Type", "text/plain").code(code)
	}
	post(ann, into, "\xff\xfe", "Content-Type", "text/plain").code("bad-request")
	post(ann, into, "no record", "Content-Type", "text/plain").code("bad-record")
	ann.get("/api/me", "Accept", "text/html").code("not-acceptable")
	ann.get("/api/stream", "Accept", "application/json").code("not-acceptable")
	if a := ann.send(http.MethodDelete, "/api/me", nil); a.header.Get("Allow") != "GET, HEAD, PATCH" {
		t.Error(a.header)
	} else {
		a.code("method")
	}
	ann.send(http.MethodPut, "/", nil).code("method")
	ann.send(http.MethodGet, moves, nil).code("method")
	for _, headers := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Origin", "https://evil.example"}, {"Origin", "null"}} {
		post(ann, "/api/tables", `{"seats":[{"who":"me"},{"who":"me"}]}`, headers...).code("cross-origin")
	}
	for _, where := range []string{"position?at=-1", "position?at=x", "position?open=yes", "position?seat=pink", "log?from=0", "log?limit=1001", "log?moves=3", "position?seat=red&seat=red", "log?%zz"} {
		ann.get(at("%s/%s", begun, where)).code("bad-request")
	}
	ann.get("/api/rules?lang=xx").code("bad-request")
	ann.get("/api/tables?scope=all").code("bad-request")
	ann.get("/api/stream?tables=Roma").code("bad-request")
	ann.get("/api/stream?tables=" + strings.Repeat("abcdefghij,", 70)).code("bad-request")

	// unknown
	for _, where := range []string{"/api/nothing", "/api/", "/api/tables/x/y/z", "/api/tables//position", "/api/../api/me", "/assets/gone-123.js", "/robots.txt"} {
		ann.get(where).code("unknown-page")
	}
	for _, name := range []string{"nosuchtable1", "UPPERCASE1", "short"} {
		ann.get(at("%s", name)).code("unknown-table")
		ann.post(at("%s/moves", name), one).code("unknown-table")
		eve.post(at("%s/moves", name), one).code("unknown-table")
	}
	ann.get("/api/links/short").code("unknown-link")
	ann.post("/api/links/"+strings.Repeat("x", 27), nil).code("unknown-link")
	ann.post("/api/me/recover", object{"code": unknownCode}).code("unknown-code")
	ann.post("/api/me/recover", object{"code": strings.Replace(unknownCode, "0", "1", 1)}).code("bad-request")

	// not allowed
	ann.get(at("%s/position", id)).code("seating")
	ann.post(moves, one).code("seating")
	ann.post(at("%s/check", id), object{"seat": "yellow", "moves": []string{"end"}}).code("seating")
	eve.post(moves, one).code("not-held")
	bob.patch("/api/me", object{"name": "Bob"})
	bob.post(moves, one).code("not-held")
	for _, who := range []*browser{bob, eve} {
		who.get(at("%s/position?seat=yellow", id)).code("not-held")
		who.post(at("%s/start", id), nil).code("not-host")
		who.patch(at("%s", id), object{"name": "mine"}).code("not-host")
		who.post(at("%s/seats/red/link", id), nil).code("not-host")
		who.post(at("%s/chat", id), object{"text": "hello"}).code("not-seated")
		who.post(at("%s/seats/yellow", id), object{"do": "resign"}).is(http.StatusForbidden)
		who.post(at("%s/reports", id), object{"comment": "x", "step": 0, "seat": "yellow"}).code("not-held")
	}
	eve.post(at("%s/rematch", id), nil).code("not-seated")
	bob.post(at("%s/seats/yellow", id), object{"do": "sit"}).code("seat-taken")
	ann.post(at("%s/seats/green", id), object{"do": "sit"}).code("bad-request")
	ann.post(at("%s/seats/mauve", id), object{"do": "sit"}).code("bad-request")
	ann.post(at("%s/seats/red", id), object{"do": "dance"}).code("bad-request")
	ann.post(at("%s/seats/red", id), object{"do": "bot", "bot": "hal"}).code("bad-config")
	for most, a := range map[int]answer{
		table.MaxChat: ann.post(at("%s/chat", id), object{"text": ""}), play.MaxComment: ann.post(at("%s/reports", id), object{"comment": "", "step": 0}),
	} {
		if p := a.code("bad-text"); !strings.Contains(p.Detail, fmt.Sprint(most)) {
			t.Errorf("an empty text of at most %d characters is answered with %q", most, p.Detail)
		}
	}
	ann.patch(at("%s", id), object{}).code("bad-request")
	ann.patch(at("%s", id), object{"name": strings.Repeat("n", 41)}).code("bad-name")
	for _, name := range []string{"", "  ", strings.Repeat("n", 41), "a\u202eb", "a\x00b"} {
		ann.patch("/api/me", object{"name": name}).code("bad-name")
	}
	ann.patch("/api/me", object{}).code("bad-request")

	// a table that is closed before it has begun
	early := ann.create("me", "open").ID
	ann.post(at("%s/rematch", early), nil).code("not-over")
	ann.patch(at("%s", early), object{"closed": true}).is(http.StatusOK)
	ann.get(at("%s/position?open=true", early)).code("seating")
	ann.get(at("%s/record?seat=yellow", early)).code("seating")
	ann.post(at("%s/rematch", early), nil).code("not-over")

	// tables that cannot be made
	for field, body := range map[string]object{
		"seats":        {"seats": []object{{"who": "me"}}},
		"seats.who":    {"seats": []object{{"who": "me"}, {"who": "cat"}}},
		"preset":       {"seats": []object{{"who": "me"}, {"who": "me"}}, "preset": "chess"},
		"board":        {"seats": []object{{"who": "me"}, {"who": "me"}}, "board": "mars"},
		"gigi-until":   {"seats": []object{{"who": "me"}, {"who": "me"}}, "options": object{"gigi-until": "99"}},
		"nosuchoption": {"seats": []object{{"who": "me"}, {"who": "me"}}, "options": object{"nosuchoption": "1"}},
		"name":         {"seats": []object{{"who": "me", "name": strings.Repeat("n", 41)}, {"who": "me"}}},
	} {
		if a := ann.post("/api/tables", body); a.status != 400 && a.status != 422 || !strings.Contains(string(a.body), `"field":"`+field+`"`) {
			t.Errorf("%s: %d %s", field, a.status, a.body)
		}
	}
	ann.post("/api/tables", object{"seats": []object{{"who": "me"}, {"who": "me"}}, "boardText": "places: no"}).code("bad-config")
	if tab := read[tables.Table](ann.get(at("%s", id))); tab.Seq != 1 {
		t.Errorf("one of the refused requests has changed the table: %+v", tab)
	}
}

// TestRefusals: a refused command does not change the game.
func TestRefusals(t *testing.T) {
	r := newRig(t, how{})
	ann, bob := r.browser(), r.browser()
	tab := ann.create("me", "me", "me")
	id := tab.ID
	seat := ann.decider(id)
	p := ann.position(id, seat)
	other := map[bool]string{true: "red", false: "yellow"}[seat == "yellow"]
	last := p.View.Legal[0].Move

	if q := ann.play(id, seat, p.Seq, "dance").code("bad-move"); q.Move != "dance" || q.Detail == "" {
		t.Errorf("bad move: %+v", q)
	}
	ann.post(at("%s/check", id), object{"seat": seat, "moves": []string{"dance"}}).code("bad-move")
	if q := ann.play(id, seat, p.Seq, "end").code("illegal"); q.Reason == nil || q.Move != "end" || q.Seq == nil {
		t.Errorf("illegal: %+v", q)
	}
	if q := ann.play(id, other, p.Seq, last).code("not-your-turn"); q.Reason == nil || q.Rule == nil {
		t.Errorf("not your turn: %+v", q)
	}
	ann.play(id, "green", p.Seq, last).code("bad-request")
	ann.play(id, seat, p.Seq+7, last).code("stale")
	ann.post(at("%s/moves", id), object{"seat": seat, "seq": p.Seq, "moves": strings.Split(strings.Repeat("end,", 65), ",")[:65]}).code("too-many")
	ann.post(at("%s/undo", id), object{"seat": seat, "seq": p.Seq}).code("nothing-to-undo")
	ann.post(at("%s/redo", id), object{"seat": seat, "seq": p.Seq}).code("nothing-to-redo")
	ann.get(at("%s/position?open=true", id)).code("not-over")
	ann.get(at("%s/log?open=true", id)).code("not-over")
	ann.post(at("%s/rematch", id), nil).code("not-over")
	ann.post(at("%s/start", id), nil).code("started")
	if now := ann.position(id, seat); now.Seq != p.Seq {
		t.Fatalf("a refusal has changed the table: %+v", now)
	}
	key := object{"seat": seat, "seq": p.Seq, "moves": []string{last}, "key": "abcdefgh-1"}
	did := read[play.Done](ann.post(at("%s/moves", id), key))
	if again := read[play.Done](ann.post(at("%s/moves", id), key)); again != did {
		t.Errorf("repeated: %+v, first %+v", again, did)
	}
	key["moves"] = []string{last, last}
	ann.post(at("%s/moves", id), key).code("key-used")
	if q := ann.play(id, seat, p.Seq, last).code("stale"); q.Seq == nil || *q.Seq < did.Seq {
		t.Errorf("stale: %+v", q)
	}
	ann.move(id, nil)
	ann.post(at("%s/undo", id), object{"seat": seat, "seq": ann.position(id, "").Seq}).code("decided")
	r.explore(ann, id)

	ann.post(at("%s/seats/yellow", id), object{"do": "bot"}).is(http.StatusOK)
	r.waitFor(func() bool { // the bot may be faster than we are
		return strings.Contains(string(ann.play(id, "yellow", ann.position(id, "").Seq, "end").body), `"bot-playing"`)
	})
	ann.post(at("%s/seats/red", id), object{"do": "resign"}).is(http.StatusOK)
	ann.post(at("%s/seats/red", id), object{"do": "resign"}).is(http.StatusConflict)
	ann.post(at("%s/seats/red", id), object{"do": "take-back"}).code("resigned")
	ann.patch(at("%s", id), object{"closed": true}).is(http.StatusOK)
	ann.play(id, "black", ann.position(id, "").Seq, "end").code("closed")
	bob.patch("/api/me", object{"name": "Bob"})
	bob.get(at("%s/position?seat=black", id)).code("not-held")

	over := read[tables.Table](ann.importText(finishedRecord(t, 2, "end")))
	ann.play(over.ID, "red", over.Seq, "end").code("over")
}

// explore plays until a move reveals something. It checks that such a move cannot be followed by another in the same request,
// simulated or undone.
func (r *rig) explore(b *browser, id string) {
	r.t.Helper()
	for range 300 {
		seat := b.decider(id)
		p := b.position(id, seat)
		move := p.View.Legal[len(p.View.Legal)-1]
		for _, m := range p.View.Legal {
			if m.Reveals && m.Kind != "end" && p.View.Decision == "turn" {
				b.post(at("%s/simulate", id), object{"seat": seat, "moves": []string{m.Move, "end"}}).code("reveals")
				b.play(id, seat, p.Seq, m.Move, "end").code("reveals")
				b.play(id, seat, p.Seq, m.Move).is(http.StatusOK)
				if q := b.position(id, seat); q.Undo.Why != nil && *q.Undo.Why == "information-revealed" {
					b.post(at("%s/undo", id), object{"seat": seat, "seq": q.Seq}).code("information-revealed")
					return
				}
				p = b.position(id, seat)
				continue
			}
			if strings.HasPrefix(m.Move, "library") || strings.HasPrefix(m.Move, "manuscript") {
				move = m
			}
		}
		if p.View.Decides == nil || b.decider(id) != seat {
			continue
		}
		p = b.position(id, seat)
		if len(p.View.Legal) == 0 {
			continue
		}
		if !contains(p, move.Move) {
			move = p.View.Legal[0]
		}
		b.play(id, seat, p.Seq, move.Move).is(http.StatusOK)
	}
	r.t.Error("nothing was revealed in 300 moves")
}

func contains(p wirePosition, move string) bool {
	for _, m := range p.View.Legal {
		if m.Move == move {
			return true
		}
	}
	return false
}

// full is a store on a disk that can be full.
type full struct {
	store.Store

	full        bool
	onlyCommits bool // other writes succeed
	asked       int
}

func (f *full) fault() error {
	if f.full {
		return fmt.Errorf("%w: disk full", store.ErrUnavailable)
	}
	return nil
}

func (f *full) Commit(ctx context.Context, c store.Commit) error {
	if err := f.fault(); err != nil {
		return err
	}
	return f.Store.Commit(ctx, c)
}

func (f *full) ChangeIdentity(ctx context.Context, was, b store.Identity) error {
	if err := f.fault(); err != nil {
		return err
	}
	return f.Store.ChangeIdentity(ctx, was, b)
}

func (f *full) Ping(ctx context.Context) error {
	if err := f.fault(); err != nil && !f.onlyCommits {
		return err
	}
	return f.Store.Ping(ctx)
}

func (f *full) Well(ctx context.Context) error {
	if err := f.fault(); err != nil && !f.onlyCommits {
		return err
	}
	f.asked++
	return f.Store.Well(ctx)
}

// TestFullDisk: if the disk is full, moves are refused and the table does not change. It continues when there is space
// again.
func TestFullDisk(t *testing.T) {
	disk := &full{}
	r := newRig(t, how{store: func(st store.Store) store.Store { disk.Store = st; return disk }})
	ann, bob := r.browser(), r.browser()
	id := ann.create("me", "me").ID
	seat := ann.decider(id)
	p := ann.position(id, seat)
	disk.full = true
	if q := ann.play(id, seat, p.Seq, p.View.Legal[0].Move).code("storage"); q.RetryAfter == 0 || strings.Contains(q.Detail, "disk") {
		t.Errorf("storage: %+v", q)
	}
	ann.post("/api/tables", plan("me", "me")).code("storage")
	bob.post("/api/tables", plan("me", "me")).code("storage")
	ann.get("/healthz").code("storage")
	if now := ann.position(id, seat); now.Seq != p.Seq || now.Steps != p.Steps {
		t.Errorf("the table has changed: %+v", now)
	}
	disk.full = false
	r.clock.move(time.Second)
	ann.play(id, seat, p.Seq, p.View.Legal[0].Move).is(http.StatusOK)
	ann.get("/healthz").is(http.StatusOK)
}

// TestHealthReportsRefusedMoves: a store that answers but refuses moves is unhealthy. It is healthy again after the first successful
// move, or if none has failed for a while.
func TestHealthReportsRefusedMoves(t *testing.T) {
	disk := &full{onlyCommits: true}
	r := newRig(t, how{store: func(st store.Store) store.Store { disk.Store = st; return disk }})
	ann := r.browser()
	id := ann.create("me", "me").ID
	play := func() answer {
		seat := ann.decider(id)
		p := ann.position(id, seat)
		return ann.play(id, seat, p.Seq, p.View.Legal[0].Move)
	}
	ann.get("/healthz").is(http.StatusOK)
	disk.full = true
	play().code("storage")
	ann.get("/healthz").code("storage")
	r.clock.move(time.Second)
	ann.get("/healthz").code("storage")
	disk.full = false
	play().is(http.StatusOK)
	ann.get("/healthz").is(http.StatusOK)
	disk.full = true
	play().code("storage")
	r.clock.move(2 * time.Second)
	ann.get("/healthz").is(http.StatusOK)
}

// TestHealthIsCheap: frequent health checks do not write to the disk each time.
func TestHealthIsCheap(t *testing.T) {
	disk := &full{}
	r := newRig(t, how{store: func(st store.Store) store.Store { disk.Store = st; return disk }})
	ask := r.browser()
	for range 20 {
		ask.get("/healthz").is(http.StatusOK)
	}
	if disk.asked != 1 {
		t.Errorf("%d writes within a second", disk.asked)
	}
	r.clock.move(time.Second)
	disk.full = true
	ask.get("/healthz").code("storage")
}

// TestPanicFailsOneRequest: if a handler panics, one request fails and the server keeps running.
func TestPanicFailsOneRequest(t *testing.T) {
	r := newRig(t, how{store: func(st store.Store) store.Store { return panicky{st} }})
	ann := r.browser()
	ann.patch("/api/me", object{"name": "Ann"}).code("internal")
	ann.get("/api/presets").is(http.StatusOK)
	if !strings.Contains(r.log.String(), "msg=panic") {
		t.Error("nothing in the log")
	}
}

type panicky struct{ store.Store }

func (panicky) ChangeIdentity(context.Context, store.Identity, store.Identity) error {
	panic("a fault")
}

// TestUnknownErrorIsNotShown: an unknown error of the store is logged, but not shown to the client.
func TestUnknownErrorIsNotShown(t *testing.T) {
	r := newRig(t, how{store: func(st store.Store) store.Store { return broken{st} }})
	if p := r.browser().patch("/api/me", object{"name": "Ann"}).code("internal"); p.Detail != "" {
		t.Errorf("problem: %+v", p)
	}
	if !strings.Contains(r.log.String(), "a secret of the store") {
		t.Error("nothing in the log")
	}
}

type broken struct{ store.Store }

func (broken) ChangeIdentity(context.Context, store.Identity, store.Identity) error {
	return errors.New("a secret of the store")
}

// TestStoppingServerRefusesChanges: a stopping server refuses changes.
func TestStoppingServerRefusesChanges(t *testing.T) {
	r := newRig(t, how{alone: true})
	ann := r.browser()
	tab := ann.create("me", "me")
	r.server.Stop()
	ann.play(tab.ID, "yellow", tab.Seq, "end").code("stopping")
	ann.get("/healthz").code("stopping")
	ann.get("/api/stream").code("stopping")
	ann.get(at("%s", tab.ID)).is(http.StatusOK)
}

// TestTooManyRequestsAreRefused: clients that exceed a rate are refused.
func TestTooManyRequestsAreRefused(t *testing.T) {
	limits := middleware.DefaultLimits()
	limits.Rates[api.Playing], limits.Rates[api.Guessing] = middleware.Rate{PerSecond: 1, Burst: 3}, middleware.Rate{PerSecond: 0.5, Burst: 2}
	limits.Club, limits.Open = 2, middleware.Quota{Address: 2}
	r := newRig(t, how{alone: true, config: func(c *Config) { c.Limits = limits }})
	ann, bob := r.browser(), r.browser()
	tab := ann.create("me", "me")
	bob.patch("/api/me", object{"name": "Bob"})
	try := func(b *browser) answer { return b.play(tab.ID, "yellow", tab.Seq, "dance") }
	for range 3 {
		try(ann).code("bad-move")
	}
	a := try(ann)
	if p := a.code("too-many-requests"); p.RetryAfter != 1 || a.header.Get("Retry-After") != "1" {
		t.Errorf("%+v %v", p, a.header)
	}
	for range 3 {
		try(bob).code("not-held") // of the same address, but another browser
	}
	try(bob).code("too-many-requests")
	r.clock.move(time.Second)
	try(ann).code("bad-move")
	for range 2 {
		ann.stream("").hello()
	}
	ann.get("/api/stream").code("too-many-requests")
	for range 2 {
		r.browser().get("/api/links/" + strings.Repeat("x", 20)).code("unknown-link")
	}
	r.browser().get("/api/links/" + strings.Repeat("x", 20)).code("too-many-requests") // limited by address, also for a new browser
}

// TestProblemsOfTables: every code of package table has a code and a status in the contract.
func TestProblemsOfTables(t *testing.T) {
	codes := []table.Code{
		table.Unknown, table.NotHeld, table.NotHost, table.NotSeated, table.NoSeat, table.SeatTaken, table.AbsenceOff, table.NoClock, table.ClockPaused, table.ClockRuns, table.NoHoliday, table.TimeIsUp, table.Asked, table.Present,
		table.SecondSeat, table.NotAlone, table.NotForHost, table.KeyUsed, table.LimitReached, table.TooManyTables, table.RulesUnavailable, table.BotPlaying, table.HasResigned,
		table.BadName, table.BadText, table.BadKey, table.BadBot, table.BadConfig, table.BadRecord, table.BadMove, table.Illegal,
		table.NotYourTurn, table.Reveals, table.Stale, table.NothingToUndo, table.InformationRevealed, table.Decided, table.NothingToRedo,
		table.Seating, table.Started, table.IsOver, table.NotOver, table.IsClosed, table.TooMany, table.Unavailable, table.Stopping,
	}
	for _, code := range codes {
		if p := api.ProblemOf(table.Refuse(code)); p.Code == "internal" || p.Status < 400 || p.Title == "" {
			t.Errorf("%s: %+v", code, p)
		}
	}
}

func TestNew(t *testing.T) {
	if _, err := New(Config{}); err == nil {
		t.Error("a server without a configuration was created")
	}
	lib, err := library()
	if err != nil {
		t.Fatal(err)
	}
	st, notes := storetest.Memory(t), &bus.Local{}
	tables := live.New(lib, st, notes, live.Options{})
	defer tables.Close()
	if _, err := New(Config{Lib: lib, Store: st, Bus: notes, Tables: tables}); err != nil {
		t.Error(err)
	}
}

// unknownCode is a well-formed recovery code that belongs to no person.
const unknownCode = "0000-0000-0000-0000-0000-0000-00vg"

// TestHealthReportsATruncatedDatabase: a server whose database file was truncated is unhealthy, also before the next
// table is created.
func TestHealthReportsATruncatedDatabase(t *testing.T) {
	r := newRig(t, how{})
	file := r.file()
	ann := r.browser()
	ann.create("me", "me")
	ann.get("/healthz").is(http.StatusOK)
	was, err := os.ReadFile(file)
	r.must(err)
	r.must(os.Truncate(file, 4096))
	r.clock.move(time.Second)
	ann.get("/healthz").code("storage")
	r.must(os.WriteFile(file, was, 0o600))
}

// TestRemovedDatabaseAcknowledgesNothing: a server whose database was removed answers every write with 503.
func TestRemovedDatabaseAcknowledgesNothing(t *testing.T) {
	r := newRig(t, how{})
	file := r.file()
	ann := r.browser()
	id := ann.create("me", "me").ID
	ann.post(at("%s/chat", id), object{"text": "one"}).is(http.StatusOK)
	r.must(os.Rename(file, file+".moved"))
	for range 3 {
		ann.post(at("%s/chat", id), object{"text": "two"}).code("storage")
	}
	ann.post("/api/tables", object{"seats": []object{{"who": "me"}, {"who": "me"}}}).code("storage")
	r.must(os.Rename(file+".moved", file))
	ann.post(at("%s/chat", id), object{"text": "three"}).is(http.StatusOK)
}

// TestOtherHostNamesAreRefused: requests for names of this server are answered, requests for others refused, as from a page whose host name
// resolves to this machine.
func TestOtherHostNamesAreRefused(t *testing.T) {
	r := newRig(t, how{config: func(c *Config) { c.Hosts = []string{"localhost", "127.0.0.1", "::1", "Club.example"} }})
	b := r.browser()
	for _, host := range []string{"localhost", "localhost:8080", "LOCALHOST:1", "127.0.0.1:8080", "[::1]:8080", "[::1]", "club.example", "club.example.:443"} {
		b.get("/api/presets", "Host", host).is(http.StatusOK)
	}
	for _, host := range []string{"evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.5:8080", "0.0.0.0:8080", "[::2]:8080", "xlocalhost"} {
		for _, path := range []string{"/", "/api/presets", "/api/stream", "/healthz", "/metrics"} {
			if p := b.get(path, "Host", host).code("wrong-host"); !strings.Contains(p.Detail, "club.example") {
				t.Errorf("%s: the detail is %q", host, p.Detail)
			}
		}
		b.send(http.MethodPost, "/api/tables", []byte(`{"seats":[{"who":"me"},{"who":"me"}]}`), "Host", host).code("wrong-host")
	}
	open := newRig(t, how{}).browser()
	open.get("/api/presets", "Host", "anything.example").is(http.StatusOK)
}
