package table

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// Whatever somebody can repeat without end has a bound of its own, so that nobody
// uses up the log: for moves, of which a game has only so many, for the bots and
// for the host there is always room. The counts follow from the log. Only who
// decides asks for them: a log that was written without bounds folds as any other.

// A seat takes back at most TakeBacks moves in a game, and TakeBacksATurn more with
// each turn of the game. What was taken back can be done again as often.
const (
	TakeBacks      = 100
	TakeBacksATurn = 40
)

// bound is how many entries of a kind a table holds.
type bound struct {
	of   string // what is counted, for people
	host int    // by the host
	each int    // by any other person
	rest int    // by all of these together
}

// bounds are those of the kinds that need one. Every other kind needs something
// that can be had only so often: standing up a seat that was taken, the way back a
// bot, reopening a table that was closed, resigning a seat.
var bounds = map[string]bound{
	kindChat:   {"remarks", 500, 500, 2000},
	kindSit:    {"times of sitting down", 100, 20, 500},
	kindClaim:  {"seats taken by a link", 100, 20, 300},
	kindBot:    {"seats given to a bot", 300, 100, 300},
	kindOpen:   {"seats opened", 200, 0, 0},
	kindName:   {"names of a table", 200, 0, 0},
	kindPublic: {"changes of the listing", 200, 0, 0},
	kindClose:  {"times of closing a table", 200, 0, 0},
}

// within refuses an entry that is one too many of its kind.
func (s *Snapshot) within(e *entry) error {
	b, ok := bounds[e.Kind]
	if !ok {
		return nil
	}
	own := s.done.by(e.Kind, e.By)
	if e.By == s.Host {
		return atMost(own, b.host, b.of, "by the host")
	}
	if err := atMost(own, b.each, b.of, "by one person"); err != nil {
		return err
	}
	return atMost(s.done.all(e.Kind)-s.done.by(e.Kind, s.Host), b.rest, b.of, "by all but the host")
}

// atMost refuses what was done as often as it may be.
func atMost(n, most int, of, by string) error {
	if n < most {
		return nil
	}
	return refuseFor(Spent, fmt.Errorf("a table holds at most %d %s %s", most, of, by))
}

// tally counts the entries of bounded kinds by person. Snapshots share it.
type tally []count

type count struct {
	kind, identity string
	n              int
}

// add is the tally with one entry more.
func (t tally) add(e *entry) tally {
	if _, ok := bounds[e.Kind]; !ok {
		return t
	}
	next := slices.Clone(t)
	for i := range next {
		if next[i].kind == e.Kind && next[i].identity == e.By {
			next[i].n++
			return next
		}
	}
	return append(next, count{e.Kind, e.By, 1})
}

// by is how many entries of a kind a person has made.
func (t tally) by(kind, identity string) (n int) {
	for _, c := range t {
		if c.kind == kind && c.identity == identity {
			n += c.n
		}
	}
	return n
}

// all is how many entries of a kind there are.
func (t tally) all(kind string) (n int) {
	for _, c := range t {
		if c.kind == kind {
			n += c.n
		}
	}
	return n
}

// spare is how many moves a seat may still take back in this turn of the game.
func (s *Snapshot) spare(seat engine.Seat) int {
	return max(0, s.takeBacks()-s.takenBack[seat])
}

// takeBacks is how many moves each seat may have taken back by now.
func (s *Snapshot) takeBacks() int { return TakeBacks + TakeBacksATurn*int(s.history.Now().Turn) }
