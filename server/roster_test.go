package server

import (
	"context"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"volgare/bot"
	"volgare/bot/roster"
	"volgare/catalogue"
	"volgare/engine"
	"volgare/server/tables"
	"volgare/table/live"
)

// last is a custom bot player: it plays the last legal move.
type last struct{ asked *atomic.Int64 }

func (last) Name() string { return "last" }

func (last) Seed(uint64) {}

func (l last) Choose(_ context.Context, q bot.Question) engine.Move {
	l.asked.Add(1)
	return q.Legal[len(q.Legal)-1]
}

// TestCustomBotPlays: a server uses the bot players of its configuration. A custom one plays at its tables under its
// name.
func TestCustomBotPlays(t *testing.T) {
	var asked atomic.Int64
	own := bot.Maker{Rung: bot.Rung{Name: "last"}, New: func(uint64) bot.Player { return last{&asked} }}
	r := newRig(t, how{tables: func(o *live.Options) { o.Bots = roster.House().With(own) }})
	ann := r.browser()
	told := read[catalogue.Presets](ann.get("/api/presets")).Bots
	if !slices.Contains(told.Names, "last") || told.Ladder[len(told.Ladder)-1].Bot != "last" {
		t.Errorf("the bots are %+v", told)
	}
	id := read[tables.Table](ann.post("/api/tables", object{
		"preset": "deluxe", "seats": []object{{"who": "bot", "bot": "last"}, {"who": "bot", "bot": "greedy"}}, "start": true,
	})).ID
	r.waitFor(func() bool { return read[tables.Table](ann.get(at("%s", id))).State == "over" })
	if seat := read[tables.Table](ann.get(at("%s", id))).Seats[0]; seat.Bot == nil || *seat.Bot != "last" || asked.Load() < 10 {
		t.Errorf("at its seat is %v, asked %d times", seat.Bot, asked.Load())
	}
	record := string(ann.get(at("%s/record", id)).body)
	if !strings.Contains(record, "last") {
		t.Errorf("the record does not name it:\n%.600s", record)
	}
	other := newRig(t, how{}).browser()
	other.post("/api/tables", object{"preset": "deluxe", "seats": []object{{"who": "me"}, {"who": "bot", "bot": "last"}}}).code("bad-config")
}
