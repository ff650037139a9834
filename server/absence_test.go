package server

import (
	"net/http"
	"testing"

	"volgare/server/tables"
	"volgare/table"
)

// TestPresentPlayerCannotBeReplaced: a host cannot hand the seat of a present friend to a bot. If a player is inactive, the
// table shows the others when they can ask, and shows the player that they were asked. The same holds for the seat of the host.
func TestPresentPlayerCannotBeReplaced(t *testing.T) {
	for _, silent := range []string{"red", "yellow"} {
		r := newRig(t, how{})
		ann, bob, eve := r.browser(), r.browser(), r.browser()
		id := ann.create("me", "open").ID
		bob.post(at("%s/seats/red", id), object{"do": "sit", "name": "Bob"}).is(http.StatusOK)
		ann.post(at("%s/start", id), nil).is(http.StatusOK)
		by := map[string]*browser{"yellow": ann, "red": bob}
		for ann.decider(id) != silent {
			by[ann.decider(id)].move(id, nil)
		}
		who, other := by[silent], ann
		if who == ann {
			other = bob
		}
		change := func(b *browser, do string) answer {
			return b.post(at("%s/seats/%s", id, silent), object{"do": do})
		}
		absence := func(b *browser) *tables.Absence {
			t.Helper()
			now := read[struct{ Table tables.Table }](b.get(at("%s/snapshot", id)))
			return now.Table.Absence
		}
		tells := func(b *browser, askIn int, botIn ...int) {
			t.Helper()
			a := absence(b)
			if a == nil || a.Seat != silent || a.AskIn != askIn || (a.BotIn != nil) != (len(botIn) > 0) || a.BotIn != nil && *a.BotIn != botIn[0] {
				t.Errorf("%s is inactive, and the absence is %+v, want %d, %v", silent, a, askIn, botIn)
			}
		}

		change(other, "ask").code("absence-off")
		if tab := read[tables.Table](ann.get(at("%s", id))); tab.ReplaceAbsent {
			t.Error("it is on unless chosen")
		}
		bob.patch(at("%s", id), object{"replaceAbsent": true}).code("not-host")
		if tab := read[tables.Table](ann.patch(at("%s", id), object{"replaceAbsent": true})); !tab.ReplaceAbsent {
			t.Error("it is not switched on")
		}
		change(other, "bot").code("not-held")
		change(other, "bot-takeover").code("present")
		change(other, "ask").code("present")
		tag := other.get(at("%s/snapshot", id)).header.Get("ETag")
		r.clock.move(table.AbsentAfter / 2)
		if other.get(at("%s/snapshot", id), "If-None-Match", tag).status == http.StatusNotModified {
			t.Error("time has passed, but the answer is that nothing has changed")
		}
		tells(other, 300)
		tells(who, 300)
		if a := absence(eve); a != nil {
			t.Errorf("a spectator sees %+v", a)
		}
		r.clock.move(table.AbsentAfter / 2)
		tells(other, 0)
		change(other, "ask").is(http.StatusOK)
		change(other, "ask").code("asked")
		tells(who, 0, 120)
		change(who, "still-here").is(http.StatusOK)
		tells(other, 600)
		r.clock.move(table.AbsentAfter)
		change(other, "ask").is(http.StatusOK)
		r.clock.move(table.AnswerWithin)
		tells(other, 0, 0)
		change(other, "bot-takeover").is(http.StatusOK)
		chat := other.snapshot(id, "", 0).Chat
		if last := chat[len(chat)-1]; last.Kind != "bot-takeover" || *last.Seat != silent {
			t.Errorf("the last chat event is %+v", last)
		}
		change(who, "take-back").is(http.StatusOK)
	}
}
