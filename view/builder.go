package view

import (
	"volgare/edition"
	"volgare/engine"
)

// builder builds all of a view from a state with everything taken out that its viewer may not see.
type builder struct {
	t    *edition.Table
	r    *engine.Rules
	s    engine.State
	seat engine.Seat
	open bool // what was taken in public is listed: option screens, or the end
	all  bool // the library tiles of others too: the end
}

// newBuilder returns what builds the view of a seat, with a state out of which all is taken that the seat does
// not see. That Lingua Volgare is taken everybody sees; whose it is, is not told. // SET-1 CUB-3
func newBuilder(t *edition.Table, s *engine.State, seat engine.Seat) *builder {
	if int(seat) >= t.Rules.Seats {
		seat = engine.Nobody
	}
	b := &builder{t: t, r: t.Rules, seat: seat}
	b.all = s.Decision == engine.Over
	b.open = !t.Rules.Screened(s)
	b.r.Observe(&b.s, s, seat)
	return b
}

// sees reports whether what a seat took in public is listed.
func (b *builder) sees(seat engine.Seat) bool { return b.open || seat == b.seat }

// seesTiles reports whether the library tiles of a seat are listed: one's own,
// and all of them at the end. // SCO-3
func (b *builder) seesTiles(seat engine.Seat) bool {
	return seat == b.seat || b.all
}
