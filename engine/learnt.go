package engine

// Learnt reports whether any seat, or a spectator, knows something in the state after a move that it did not know before.
// Such a move cannot be undone.
// The two states must be one move apart: no single move both teaches a seat and makes it forget, so it is enough to count
// its unknowns. Only the election reveals something that a mask shows and a screen hides. // SET-1 ELE-1
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

// secretsStay reports whether a move has left everything that a mask hides unchanged, so that no seat's unknowns have
// changed. This holds for most moves and is cheap to check.
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

// canvassed reports whether a move has shown which seats have the votes to run, which only closed screens hide: the election
// has begun, or has passed to the next seat that can run, or beyond the last. // SET-1 ELE-1
func (r *Rules) canvassed(before, after *State) bool {
	if r.Options.ScreensOpen || !after.TurnsOver() {
		return false
	}
	return !before.TurnsOver() || before.electing() && after.Decision != Payment
}
