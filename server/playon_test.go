package server

import (
	"net/http"
	"strings"
	"testing"

	"volgare/server/play"
	"volgare/server/tables"
)

// TestContinue plays on from within a game that is over.
func TestContinue(t *testing.T) {
	r := newRig(t, how{})
	ann, eve := r.browser(), r.browser()
	ann.post(at("%s/continue", ann.create("me", "me").ID), object{"step": 0, "seat": "yellow"}).code("not-over")
	id := ann.imported(finishedRecord(t, 2, "continue"))
	steps := ann.position(id, "").Steps
	ann.post(at("%s/continue", id), object{"step": steps, "seat": "yellow"}).code("bad-record")
	ann.post(at("%s/continue", id), object{"step": 10, "seat": "green"}).code("bad-request")
	ann.post(at("%s/continue", id), object{"seat": "yellow"}).code("bad-request")
	next := read[tables.Table](eve.post(at("%s/continue", id), object{"step": 40, "seat": "red"}).is(http.StatusCreated))
	for _, seat := range next.Seats {
		if mine := seat.Seat == "red"; seat.Mine != mine || (seat.Bot != nil) == mine {
			t.Errorf("the game that goes on: %+v", seat)
		}
	}
	if lines := read[play.Log](eve.get(at("%s/log?seat=red", next.ID))); lines.Steps < 40 || *lines.Lines[40].Move == "" {
		t.Errorf("the game goes on after %d moves", lines.Steps)
	}
}

// TestContinueNamesBots: the log of a continued game says which moves bots have made, as the log before it does.
func TestContinueNamesBots(t *testing.T) {
	ann := newRig(t, how{alone: true}).browser()
	id := ann.imported(strings.Replace(finishedRecord(t, 2, "bots"), "[Seed", "[Bot.red \"random\"]\n[Seed", 1))
	next := read[tables.Table](ann.post(at("%s/continue", id), object{"step": 40, "seat": "red"}).is(http.StatusCreated)).ID
	was, is := read[play.Log](ann.get(at("%s/log", id))), read[play.Log](ann.get(at("%s/log?seat=red", next)))
	for i := 1; i <= 40; i++ {
		if byBot := *was.Lines[i].Seat == "red"; was.Lines[i].Bot != byBot || is.Lines[i].Bot != byBot {
			t.Errorf("move %d of %s was made by a bot: %v, then %v", i, *was.Lines[i].Seat, was.Lines[i].Bot, is.Lines[i].Bot)
		}
	}
}

// imported returns a table made of a record.
func (b *browser) imported(text string) string {
	b.t.Helper()
	return read[tables.Table](b.importText(text).is(http.StatusCreated)).ID
}
