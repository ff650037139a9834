package view

import (
	"volgare/edition"
	"volgare/engine"
)

// builder builds a view from a state without anything that its viewer may not see.
type builder struct {
	t    *edition.Table
	r    *engine.Rules
	s    engine.State
	seat engine.Seat
	open bool // list the goods taken in public: the option screens is open, or the game is over
	all  bool // list the library tiles of other seats too: the game is over
}

// newBuilder returns the builder of a seat's view. Its state contains only what the seat may see. Whether Lingua Volgare is
// taken is public, but its owner is not. // SET-1 CUB-3
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

// sees reports whether goods that a seat took in public are listed.
func (b *builder) sees(seat engine.Seat) bool { return b.open || seat == b.seat }

// seesTiles reports whether the library tiles of a seat are listed: always the viewer's own, and all of them at the end. // SCO-3
func (b *builder) seesTiles(seat engine.Seat) bool {
	return seat == b.seat || b.all
}
