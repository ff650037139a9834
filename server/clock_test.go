package server

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"volgare/server/tables"
	"volgare/store"
	"volgare/table/live"
)

// TestClockOfTable: a table has the clock of its plan, lists show its deadline, and its players can pause the clock together and take a
// holiday.
func TestClockOfTable(t *testing.T) {
	r := newRig(t, how{})
	ann, bob, eve := r.browser(), r.browser(), r.browser()
	plan := object{
		"seats": []object{{"who": "me"}, {"who": "open"}},
		"clock": object{
			"kind": "correspondence", "turn": 86400, "bank": 172800, "holidays": true, "timeOut": "vote",
			"window": object{"from": "08:00", "to": "22:30", "zone": "Europe/Rome"},
		},
	}
	id := read[tables.Table](ann.post("/api/tables", plan).is(http.StatusCreated)).ID
	bob.post(at("%s/seats/red", id), object{"do": "sit", "name": "Bob"}).is(http.StatusOK)
	before := read[tables.Table](ann.get(at("%s", id))).Clock
	if before == nil || before.Running != nil || before.Deadline != nil || before.Rules.Bot != "greedy" || before.Seats[1].Reserve != 172_800_000 {
		t.Fatalf("before the game: %+v", before)
	}
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	seats := map[string]*browser{"yellow": ann, "red": bob}
	clock := func(b *browser) *tables.Clock {
		t.Helper()
		return read[struct{ Table tables.Table }](b.get(at("%s/snapshot", id))).Table.Clock
	}
	is := clock(eve)
	if is.Running == nil || is.Deadline == nil || is.Standing != nil || is.Paused || len(is.Seats) != 2 || is.Seats[0].Left != 86_400_000 {
		t.Fatalf("%+v", is)
	}
	list := read[tables.List](ann.get("/api/tables?scope=mine"))
	if s := list.Tables[0]; s.Deadline == nil || *s.Deadline != *is.Deadline || s.Clock == nil || s.Clock.Window.Zone != "Europe/Rome" {
		t.Errorf("listed as %+v", s)
	}

	tag := ann.get(at("%s/snapshot", id)).header.Get("ETag")
	r.clock.move(time.Minute)
	if ann.get(at("%s/snapshot", id), "If-None-Match", tag).status != http.StatusNotModified {
		t.Error("the answer changes although only time has passed")
	}
	r.clock.move(12 * time.Hour)
	if is = clock(ann); is.Standing == nil || *is.Standing != "window" || is.Resumes == nil || !strings.HasPrefix(*is.Resumes, "2026-03-02T07:00") {
		t.Errorf("at night: %+v", is)
	}

	change := func(seat, do string) answer { return seats[seat].post(at("%s/seats/%s", id, seat), object{"do": do}) }
	change("red", "resume").code("clock-runs")
	change("red", "pause").is(http.StatusOK)
	if is = clock(ann); len(is.PauseWanted) != 1 || is.Paused {
		t.Errorf("Bob wants a pause: %+v", is)
	}
	change("red", "pause").code("clock-paused")
	change("yellow", "pause").is(http.StatusOK)
	if is = clock(eve); !is.Paused || is.Deadline != nil {
		t.Errorf("paused: %+v", is)
	}
	change("yellow", "resume").is(http.StatusOK)
	change(*is.Running, "return").code("no-holiday")
	change(*is.Running, "holiday").is(http.StatusOK)
	if is = clock(eve); is.Standing == nil || *is.Standing != "holiday" {
		t.Errorf("on holiday: %+v", is)
	}
	change(*is.Running, "return").is(http.StatusOK)
	change("yellow", "bot-takeover").code("present")

	plain := ann.create("me", "random").ID
	ann.post(at("%s/seats/yellow", plain), object{"do": "pause"}).code("no-clock")
	if c := read[tables.Table](ann.get(at("%s", plain))).Clock; c != nil {
		t.Errorf("a table without a clock has %+v", c)
	}
}

// unbroken is a store that knows of no outages, although the clock of the test jumps.
type unbroken struct{ store.Store }

func (unbroken) Pulse(context.Context, time.Time) ([]store.Outage, error) { return nil, nil }

// TestSeatIsBackAfterTheTurn: a player whose time has run out takes the seat back once a bot has played that turn.
func TestSeatIsBackAfterTheTurn(t *testing.T) {
	r := newRig(t, how{
		tables: func(o *live.Options) { o.BotPause = time.Hour }, // so that the turn of the bot lasts
		store:  func(st store.Store) store.Store { return unbroken{st} },
	})
	ann, bob := r.browser(), r.browser()
	plan := object{
		"seats": []object{{"who": "me"}, {"who": "open"}},
		"clock": object{"kind": "live", "initial": 60, "reply": 60, "timeOut": "turn"},
	}
	id := read[tables.Table](ann.post("/api/tables", plan).is(http.StatusCreated)).ID
	bob.post(at("%s/seats/red", id), object{"do": "sit", "name": "Bob"}).is(http.StatusOK)
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	table := func() tables.Table {
		return read[struct{ Table tables.Table }](ann.get(at("%s/snapshot", id))).Table
	}
	seats := map[string]*browser{"yellow": ann, "red": bob}
	change := func(seat, do string) answer { return seats[seat].post(at("%s/seats/%s", id, seat), object{"do": do}) }

	running := *table().Clock.Running
	for ann.position(id, "").View.Decision != "turn" {
		seats[running].move(id, nil)
		running = *table().Clock.Running
	}
	r.clock.move(time.Minute + 1900*time.Millisecond) // 0.1 s before the table acts
	change("yellow", "pause").is(http.StatusOK)
	change("red", "pause").is(http.StatusOK)
	change("red", "resume").is(http.StatusOK) // from now on the table waits for that time
	r.waitFor(func() bool {
		return slices.ContainsFunc(table().Seats, func(s tables.Seat) bool { return s.Seat == running && s.BotPlaying })
	})
	change(running, "take-back").code("time-is-up")
}

// TestClockIsRefused: the problem names the field and what is accepted.
func TestClockIsRefused(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	for want, c := range map[string]object{
		"accepted are correspondence and live": {"kind": "hourglass", "timeOut": "turn"},
		"accepted are 43200":                   {"kind": "correspondence", "turn": 1, "timeOut": "turn"},
		"accepted are 60 to 10800 s":           {"kind": "live", "timeOut": "turn"},
		"accepted are takeover":                {"kind": "live"},
		"00:00 to 23:59": {
			"kind": "correspondence", "turn": 86400, "timeOut": "turn", "window": object{"from": "8", "to": "22:00", "zone": "Europe/Rome"},
		},
	} {
		plan := object{"seats": []object{{"who": "me"}, {"who": "bot"}}, "clock": c}
		if p := ann.post("/api/tables", plan).code("bad-request"); !strings.Contains(p.Detail, want) {
			t.Errorf("%v: %+v, want %q", c, p, want)
		}
	}
	plan := object{"seats": []object{{"who": "me"}, {"who": "bot"}}, "clock": object{"kind": "live", "initial": 600, "reply": 60, "timeOut": "turn"}, "replaceAbsent": true}
	ann.post("/api/tables", plan).code("bad-request")
}
