package view

import (
	"volgare/edition"
	"volgare/engine"
)

// looking is a state with everything taken out that its viewer may not see.
// All of a view is built from it.
type looking struct {
	t    *edition.Table
	r    *engine.Rules
	s    engine.State
	seat engine.Seat
	open bool // what was taken in public is listed: option screens, or the end
	all  bool // the library tiles of others too: the end
}

// look takes out of a state what a seat does not see. That Lingua Volgare is taken
// everybody sees; whose it is, is not told. // SET-1 CUB-3
func look(t *edition.Table, s *engine.State, seat engine.Seat) *looking {
	if int(seat) >= t.Rules.Seats {
		seat = engine.Nobody
	}
	l := &looking{t: t, r: t.Rules, seat: seat}
	l.all = s.Decision == engine.Over
	l.open = !t.Rules.Screened(s)
	l.r.Observe(&l.s, s, seat)
	return l
}

// sees reports whether what a seat took in public is listed.
func (l *looking) sees(seat engine.Seat) bool { return l.open || seat == l.seat }

// seesTiles reports whether the library tiles of a seat are listed: one's own,
// and all of them at the end. // SCO-3
func (l *looking) seesTiles(seat engine.Seat) bool {
	return seat == l.seat || l.all
}
