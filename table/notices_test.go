package table

import (
	"encoding/json"
	"testing"
	"time"

	"volgare/notify"
	"volgare/table/clock"
)

// notified carries out what is first due, which has to be a notification of an event, and returns it.
func (h *house) notified(id string, now *hands, event notify.Event) Due {
	h.t.Helper()
	s := h.look(id)
	due := s.Due()
	if len(due) == 0 || due[0].Event != event {
		h.t.Fatalf("due: %+v, want %q", due, event)
	}
	now.move(due[0].At.Sub(now.now()))
	h.carryOut(s, due[0])
	return due[0]
}

// notifying is timedGame in a house that notifies people.
func notifying(t *testing.T, rules *clock.Rules) (*house, *hands, string) {
	t.Helper()
	h, now, id := timedGame(t, rules)
	h.notifies = true
	h.reload(id)
	return h, now, id
}

func TestTurnIsNotifiedOnceAMinuteAfterItsBeginning(t *testing.T) {
	h, now, id := notifying(t, nil)
	begun := now.now()
	seat := h.look(id).Due()[0].Seat
	if d := h.notified(id, now, notify.Turn); d.At.Sub(begun) != time.Minute || d.Seat != seat {
		t.Errorf("%+v after %v", d, d.At.Sub(begun))
	}
	if due := h.look(id).Due(); len(due) != 0 {
		t.Errorf("due again: %+v", due)
	}
	s := h.playOn(id)
	for s.notices.seat == seat { // until it is the turn of another
		s = h.playOn(id)
	}
	if d := h.notified(id, now, notify.Turn); d.Seat == seat {
		t.Error("the same seat")
	}
	told := h.look(id)
	h.do(id, people[seat.String()], Undo{Seat: seat.String(), Turn: true})
	if due := h.look(id).Due(); told.notices.toldTurn[seat] == h.look(id).notices.spell && len(due) != 0 {
		t.Errorf("after an undo: %+v", due)
	}
}

func TestReminderTimeOutAndEndAreNotified(t *testing.T) {
	h, now, id := notifying(t, daily(clock.BotTakesOver))
	h.notified(id, now, notify.Turn)
	at, _ := h.look(id).clock.Deadline()
	d := h.notified(id, now, notify.Reminder)
	if d.At != at.Add(-6*time.Hour) {
		t.Errorf("reminded %v before", at.Sub(d.At))
	}
	reminder := h.look(id).Causes(d)[0]
	if !h.look(id).Holds(reminder) {
		t.Error("a reminder does not hold before the time-out")
	}
	seat, s := h.timeOut(id, now)
	if s.Holds(reminder) {
		t.Error("a reminder holds although a bot plays")
	}
	if d := h.notified(id, now, notify.TimedOut); d.Seat.String() != seat || d.At != s.Changed {
		t.Errorf("%+v", d)
	}
	s = h.look(id)
	for s.State != StateOver {
		if due := s.Due(); len(due) > 0 && due[0].Event == "" && !due[0].TimeOut {
			s = h.carryOut(s, due[0])
		} else {
			s = h.playOn(id)
		}
	}
	if due := s.Due(); len(due) != 1 || due[0].Event != notify.Over {
		t.Fatalf("at the end: %+v", due)
	}
	if all := s.Causes(s.Due()[0]); len(all) != 3 || all[0].Seat == all[1].Seat {
		t.Errorf("%+v", all)
	}
	h.notified(id, now, notify.Over)
	if due := h.look(id).Due(); len(due) != 0 {
		t.Errorf("in the end: %+v", due)
	}
}

// TestNobodyIsNotified: of a game alone, of a closed table, and of the turn of a bot.
func TestNobodyIsNotified(t *testing.T) {
	h, _, id := notifying(t, nil)
	seat, _ := legal(h.look(id))
	if s := h.do(id, people[seat], SetBot{Seat: seat, Bot: "random"}); len(s.Due()) == 0 || s.Due()[0].Event != "" {
		t.Errorf("bot: %+v", s.Due())
	}
	h.do(id, people[seat], TakeBackSeat{seat})
	if s := h.do(id, anna, Close{}); len(s.Due()) != 0 {
		t.Errorf("closed: %+v", s.Due())
	}
	if s := h.hotseat("deluxe", 3, "alone"); len(s.Due()) != 0 {
		t.Errorf("alone: %+v", s.Due())
	}
}

// TestHiddenEntryChangesNothingForOthers: only the length of the log differs, and the times of what is due.
func TestHiddenEntryChangesNothingForOthers(t *testing.T) {
	h, now, id := notifying(t, nil)
	before := *h.look(id)
	h.notified(id, now, notify.Turn)
	after := *h.look(id)
	if after.Logged() != before.Logged()+1 {
		t.Errorf("%d entries after %d", after.Logged(), before.Logged())
	}
	card := func(s *Snapshot) string {
		data, err := json.Marshal(s.Card())
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	if after.Seq != before.Seq || after.Version != before.Version || after.Changed != before.Changed || card(&after) != card(&before) ||
		len(after.Chat()) != len(before.Chat()) || after.absence != before.absence || after.views != before.views {
		t.Errorf("%+v after %+v", after, before)
	}
	h.do(id, anna, Chat{Text: "ciao"})
	if s := h.look(id); s.Seq != before.Seq+1 || s.ChatSince(before.Seq)[0].Seq != s.Seq {
		t.Errorf("the next entry is %d after %d", s.Seq, before.Seq)
	}
}
