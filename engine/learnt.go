package engine

// Learnt reports whether any seat, or a spectator, knows something in the state
// after that it did not know before: such a step cannot be taken back. It is the
// barrier of undo. The two have to be one move apart: no single move both teaches
// a seat and makes it forget, so counting what it does not know is enough, and of
// what a mask keeps and a screen hides only the election tells. // SET-1 ELE-1
func (r *Rules) Learnt(before, after *State) bool {
	if r.canvassed(before, after) {
		return true
	}
	if r.secretsStay(before, after) {
		return false
	}
	if r.learnt(before, after, Nobody) {
		return true
	}
	for seat := range r.Seats {
		if r.learnt(before, after, Seat(seat)) {
			return true
		}
	}
	return false
}

func (r *Rules) learnt(before, after *State, seat Seat) bool {
	var a, b State
	r.Mask(&a, before, seat)
	r.Mask(&b, after, seat)
	return r.Unknowns(&b) < r.Unknowns(&a) || r.cards && toldOfCards(&a, &b, seat)
}

// secretsStay reports whether a move has left alone all that a mask hides from anybody,
// so that nobody's unknowns have changed: most moves do, and to see it is cheap.
func (r *Rules) secretsStay(a, b *State) bool {
	if a.Turn != b.Turn || b.Decision == Over || a.DeckN != b.DeckN || a.Stack != b.Stack {
		return false
	}
	for seat := range r.Seats {
		if p, q := &a.Players[seat], &b.Players[seat]; p.Hand != q.Hand || r.cards && p.Cards != q.Cards {
			return false
		}
	}
	return !r.cards || a.Piles == b.Piles && a.GuaitaIn == b.GuaitaIn && !a.Decision.OfTrade() && !b.Decision.OfTrade()
}

// canvassed reports whether a move has shown who has the votes to stand, which only
// closed screens hide: the election has come, or has passed on from a seat to the
// next that can, or beyond the last. // SET-1 ELE-1
func (r *Rules) canvassed(before, after *State) bool {
	if r.Options.ScreensOpen || !after.TurnsOver() {
		return false
	}
	return !before.TurnsOver() || before.electing() && after.Decision != Payment
}
