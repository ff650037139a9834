package table

import (
	"errors"
	"fmt"
	"time"

	"volgare/engine"
	"volgare/notify"
	"volgare/table/clock"
)

// noticeAfter is how long the game waits before people are notified of a turn, another decision, or the end: until then they may be
// at the table, or undo moves.
const noticeAfter = time.Minute

// A reminder comes a quarter of the time of a turn before the deadline, within these limits.
const (
	leastReminder = time.Hour
	mostReminder  = 6 * time.Hour
)

// notices holds the events of which people are notified outside of the page, and the ones for which that has been done. Only
// games of several people have notifications.
type notices struct {
	seat  engine.Seat // that decides; Nobody if none
	spell clock.Spell // its turn or decision
	begun time.Time   // when that began

	outAt     [engine.MaxSeats]time.Time // when the time of each seat last ran out
	stoppedAt [engine.MaxSeats]time.Time // when the order of each seat was last cancelled in its turn, if the person is not notified of it
	overAt    time.Time                  // when the game ended; zero if it has not

	toldTurn, toldReminder [engine.MaxSeats]clock.Spell
	toldTimeOuts           [engine.MaxSeats]int
	toldOver               bool
}

// follow makes the notices follow the table after an entry.
func (n *notices) follow(s *Snapshot, at time.Time) {
	if seat, spell, _ := s.spell(); seat != n.seat || spell != n.spell {
		n.seat, n.spell, n.begun = seat, spell, at
	}
	switch {
	case !s.Over():
		n.overAt = time.Time{}
	case n.overAt.IsZero():
		n.overAt = at
	}
}

// notifies reports whether people are notified of events at the table: several of them have seats.
func (s *Snapshot) notifies() bool {
	first := ""
	for i := range s.Seats {
		switch id := s.Seats[i].Identity; {
		case id == "" || id == first:
		case first == "":
			first = id
		default:
			return s.house.Notifies && s.State != StateClosed
		}
	}
	return false
}

// Waiting returns the cause of the notification of the person who has to decide, and when their turn or decision began. It returns
// false if no person has to decide, or the table has no notifications.
func (s *Snapshot) Waiting() (c notify.Cause, since time.Time, ok bool) {
	if !s.waitsForPerson() {
		return c, since, false
	}
	n := &s.notices
	return notify.Cause{Event: notify.Turn, Table: s.ID, Seat: n.seat.String(), Spell: n.spell.String()}, n.begun, true
}

// waitsForPerson reports whether a person has to decide who can be notified of it.
func (s *Snapshot) waitsForPerson() bool {
	return s.State == StatePlaying && s.Seats[s.notices.seat].played() && s.notifies()
}

// turnNotice returns the notification of a person who has to decide, unless an order will do that.
func turnNotice(s *Snapshot) (Due, bool) {
	n := &s.notices
	if !s.waitsForPerson() || n.toldTurn[n.seat] == n.spell {
		return Due{}, false
	}
	if _, ordered := orderDue(s); ordered {
		return Due{}, false
	}
	return Due{At: n.begun.Add(noticeAfter), Seat: n.seat, Event: notify.Turn}, true
}

// reminderNotice returns the notification of a person whose time runs out soon, after the one of the turn.
func reminderNotice(s *Snapshot) (Due, bool) {
	n := &s.notices
	at, runs := s.clock.Deadline()
	if !runs || s.clock.Rules().Kind == clock.Live || s.TimedOut(n.seat) || !s.waitsForPerson() ||
		n.toldTurn[n.seat] != n.spell || n.toldReminder[n.seat] == n.spell {
		return Due{}, false
	}
	before := min(max(s.clock.Rules().Turn.Duration()/4, leastReminder), mostReminder)
	return Due{At: at.Add(-before), Seat: n.seat, Event: notify.Reminder}, true
}

// timeOutNotice returns the notification of a person whose time has run out.
func timeOutNotice(s *Snapshot) (Due, bool) {
	for i := range s.Seats {
		if s.notices.toldTimeOuts[i] < s.usage.timeOuts[i] && s.notifies() {
			return Due{At: s.notices.outAt[i], Seat: engine.Seat(i), Event: notify.TimedOut}, true
		}
	}
	return Due{}, false
}

// orderNotice returns the notification of a person whose order was cancelled. It replaces the one of the turn.
func orderNotice(s *Snapshot) (Due, bool) {
	for i := range s.Seats {
		if at := s.notices.stoppedAt[i]; !at.IsZero() && s.notifies() {
			return Due{At: at, Seat: engine.Seat(i), Event: notify.OrderStopped}, true
		}
	}
	return Due{}, false
}

// endNotice returns the notification of all people of the end of the game.
func endNotice(s *Snapshot) (Due, bool) {
	if s.notices.overAt.IsZero() || s.notices.toldOver || !s.notifies() {
		return Due{}, false
	}
	return Due{At: s.notices.overAt.Add(noticeAfter), Seat: engine.Nobody, Event: notify.Over}, true
}

// Causes returns the causes of the notifications that are due, one for each person.
func (s *Snapshot) Causes(due Due) []notify.Cause {
	c := notify.Cause{Event: due.Event, Table: s.ID}
	switch due.Event {
	case notify.Over:
		return s.causesForAll(c)
	case notify.TimedOut:
		c.Spell = fmt.Sprintf("time-out %d", s.usage.timeOuts[due.Seat])
	default:
		c.Spell = s.notices.spell.String()
	}
	c.Seat = due.Seat.String()
	return []notify.Cause{c}
}

// causesForAll returns a cause for the first seat of each person.
func (s *Snapshot) causesForAll(c notify.Cause) (all []notify.Cause) {
	seen := map[string]bool{}
	for i := range s.Seats {
		if id := s.Seats[i].Identity; id != "" && !seen[id] {
			seen[id] = true
			c.Seat = s.Seats[i].Colour
			all = append(all, c)
		}
	}
	return all
}

// Holds reports whether the cause of a notification still holds: the person has the seat, and for a turn or a reminder still has to
// decide.
func (s *Snapshot) Holds(c notify.Cause) bool {
	seat, ok := s.SeatOf(c.Seat)
	if !ok || s.Seats[seat].Identity == "" || s.State == StateClosed {
		return false
	}
	if c.Event != notify.Turn && c.Event != notify.Reminder {
		return true
	}
	return s.State == StatePlaying && seat == s.notices.seat && s.Seats[seat].played() && c.Spell == s.notices.spell.String()
}

// told returns the entry of a notification that is due and has been queued.
func (s *Snapshot) told(due Due) *Entry {
	e := &Entry{Kind: kindTold, Text: string(due.Event)}
	if due.Seat != engine.Nobody {
		e.Seat = due.Seat.String()
	}
	return e
}

// foldTold notes that people were notified.
func foldTold(s *Snapshot, e *Entry) error {
	n := &s.notices
	if notify.Event(e.Text) == notify.Over {
		n.toldOver = true
		return nil
	}
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	switch notify.Event(e.Text) {
	case notify.Turn:
		n.toldTurn[seat] = n.spell
	case notify.Reminder:
		n.toldReminder[seat] = n.spell
	case notify.TimedOut:
		n.toldTimeOuts[seat] = s.usage.timeOuts[seat]
	case notify.OrderStopped:
		n.stoppedAt[seat] = time.Time{}
		if seat == n.seat {
			n.toldTurn[seat] = n.spell
		}
	default:
		return errors.New("unknown event: " + e.Text)
	}
	return nil
}
