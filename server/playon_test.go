package server

import (
	"net/http"
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

// imported is a table made of a record.
func (b *browser) imported(text string) string {
	b.t.Helper()
	return read[tables.Table](b.importText(text).is(http.StatusCreated)).ID
}
