package table

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// Every action that can be repeated without end has a bound, so that no person can use
// up the log: there is always room for the bots, for the host, and for moves, of which a
// game has a limited number. The counts follow from the log. Bounds are checked only for
// new commands: a log that was written without bounds folds as any other.

// A seat undoes at most Undos moves in a game, and UndosPerTurn more with each turn
// of the game. Undone moves can be redone as often.
const (
	Undos        = 100
	UndosPerTurn = 40
)

// bound limits the entries of one kind at a table. Before the game a person has few, and all people together not many more,
// as one person can use any number of names. The host has a separate bound, and so has each person with a link of the host.
// In a game each seat has its own bound, whoever holds it.
type bound struct {
	of   string // what is counted, for people
	host int    // by the host
	each int    // by any other person before the game
	rest int    // by all those people together
	seat int    // of a seat in the game
}

// handedOn counts claims by the link of a seat's holder, as if they were a kind of entry.
// Claims by a link of the host count for the host.
const handedOn = "hand-on"

// bounds holds the bounds by kind. Entries of other kinds need another entry before them,
// which is bounded: leaving a seat needs a seat that was taken, returning a bot, reopening
// a closed table, resigning a seat, an answer a question, and the end of a pause its beginning. A seat has at most maxTimeOuts,
// each with a vote of everybody else and a return.
var bounds = map[string]bound{
	kindChat:    {"chat messages", 500, 200, 1000, 400},
	kindSit:     {"times of sitting down", 100, 20, 500, 0},
	kindClaim:   {"seats given by a link", 300, 0, 0, 0},
	handedOn:    {"seats handed on", 60, 20, 300, 60},
	kindBot:     {"seats given to a bot", 200, 50, 100, 60},
	kindAsk:     {"questions whether somebody is there", 0, 0, 0, 40}, // of the seat that is asked, whoever asks
	kindOpen:    {"seats opened", 200, 0, 0, 0},
	kindName:    {"names of a table", 200, 0, 0, 0},
	kindPublic:  {"changes of the listing", 200, 0, 0, 0},
	kindAbsence: {"changes of the rule for absent players", 100, 0, 0, 0},
	kindPause:   {"wishes for a pause", 0, 0, 0, 40},
	kindHoliday: {"beginnings and ends of holidays", 0, 0, 0, 60},
	kindClose:   {"times of closing a table", 200, 0, 0, 0},
}

// usage counts the bounded actions at a table.
type usage struct {
	counts    tally                    // entries
	timeOuts  [engine.MaxSeats]int     // of each seat
	takenBack [engine.MaxSeats]int     // moves that each seat has undone in the game
	orders    [engine.MaxSeats]ordered // hidden from the other seats
}

// count adds an entry that follows.
func (u *usage) count(s *seating, e *Entry) { u.counts = u.counts.add(counted(s, e)) }

// allows refuses an entry that is one too many of its kind.
func (u *usage) allows(s *seating, e *Entry) error {
	kind, by := counted(s, e)
	b, ok := bounds[kind]
	if !ok {
		return nil
	}
	own := u.counts.by(kind, by)
	switch {
	case by == s.Host:
		return atMost(own, b.host, b.of, "by the host")
	case s.started:
		return atMost(own, b.seat, b.of, "of one seat in a game")
	}
	if err := atMost(own, b.each, b.of, "by one person"); err != nil {
		return err
	}
	return atMost(u.counts.all(kind)-u.counts.by(kind, s.Host), b.rest, b.of, "by all but the host before the game")
}

// atMost refuses an action that was done as often as it may be.
func atMost(n, most int, of, by string) error {
	if n < most {
		return nil
	}
	return RefuseFor(LimitReached, fmt.Errorf("a table holds at most %d %s %s", most, of, by))
}

// counted returns the kind that the next entry counts for, and its owner: an identity or,
// for a seat in the game, its colour.
func counted(s *seating, e *Entry) (kind, by string) {
	if e.Kind == kindClose && e.Flag {
		return "", "" // by the operator of the server
	}
	kind, by = e.Kind, e.By
	seat, ok := s.SeatOf(e.Seat)
	if kind == kindClaim && ok {
		if s.Seats[seat].Identity == "" {
			return kind, s.Host
		}
		kind = handedOn
	}
	if s.started && ok && (by != s.Host || bounds[kind].host == 0) {
		by = e.Seat
	}
	return kind, by
}

// undosLeft returns how many moves a seat may still undo in a turn of the game.
func (u *usage) undosLeft(seat engine.Seat, turn int) int {
	return max(0, undosAllowed(turn)-u.takenBack[seat])
}

// undosAllowed returns how many moves each seat may have undone by a turn of the game.
func undosAllowed(turn int) int { return Undos + UndosPerTurn*turn }

// tally counts the entries of bounded kinds by whose they are. Snapshots share it.
type tally []count

type count struct {
	kind, by string
	n        int
}

// add returns the tally with one more entry.
func (t tally) add(kind, by string) tally {
	if _, ok := bounds[kind]; !ok {
		return t
	}
	next := slices.Clone(t)
	for i := range next {
		if next[i].kind == kind && next[i].by == by {
			next[i].n++
			return next
		}
	}
	return append(next, count{kind, by, 1})
}

// by returns how many entries of the given kind an owner has.
func (t tally) by(kind, whose string) (n int) {
	for _, c := range t {
		if c.kind == kind && c.by == whose {
			n += c.n
		}
	}
	return n
}

// all returns how many entries of the given kind there are.
func (t tally) all(kind string) (n int) {
	for _, c := range t {
		if c.kind == kind {
			n += c.n
		}
	}
	return n
}
