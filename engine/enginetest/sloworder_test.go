package enginetest

import (
	"cmp"
	"fmt"
	"slices"

	"volgare/engine"
)

// slowOrder returns the player order of a new turn: the least advanced in knowledge first, the top of a stack before its
// bottom; then the most rested player moves to the front. // ORD-1 ORD-2
func slowOrder(st *Stacks, rest *engine.Discs, seats int) []engine.Seat {
	order := st.Ahead(engine.Knowledge)
	slices.Reverse(order)
	rested := rest.Ahead[:seats]
	if first := rested[0]; rest.Space[first] > 0 {
		order = slices.DeleteFunc(order, func(seat engine.Seat) bool { return seat == first })
		order = slices.Insert(order, 0, first)
	}
	return order
}

// OrderReference is the invariant that the order is set as in the slow reference when a turn begins, and at no other time.
func OrderReference(s *Step) error {
	if s.first() {
		return nil
	}
	set := s.emitted(engine.OrderSet)
	began := s.beganTurn() || s.Before.Decision == engine.CharityGiver
	if !began || s.After.Decision == engine.CharityGiver {
		return cmp.Or(differ("order", s.After.Order, s.Before.Order), differ("order set", len(set), 0))
	}
	want := slowOrder(s.Stacks, &s.Before.Tracks[engine.Rest], s.Rules.Seats)
	if got := s.After.Order[:s.Rules.Seats]; !slices.Equal(got, want) {
		return fmt.Errorf("player order %v, want %v", got, want)
	}
	return cmp.Or(
		differ("decision", s.After.Decision, engine.Turn),
		differ("first to play", s.After.Seat, want[0]),
		s.sameRest(want[0]),
	)
}

// sameRest checks that only the disc of the most rested player has gone back. // ORD-2
func (s *Step) sameRest(first engine.Seat) error {
	before, after := s.Before.Tracks[engine.Rest], s.After.Tracks[engine.Rest]
	if before.Space[before.Ahead[0]] > 0 {
		before.Space[first] = 0
	}
	return differ("rest track", after.Space, before.Space)
}
