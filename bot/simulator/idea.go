package simulator

import (
	"slices"

	"volgare/engine"
)

// sameIdea reports whether one of two plans does no more than the other, but for how it travels and when it ends the turn.
func sameIdea(a, b []engine.Move) bool {
	one, two := deeds(a), deeds(b)
	if len(one) > len(two) {
		one, two = two, one
	}
	if len(one) == 0 {
		return len(two) == 0
	}
	for _, m := range one {
		at := slices.Index(two, m)
		if at < 0 {
			return false
		}
		two = slices.Delete(two, at, at+1)
	}
	return true
}

// deeds are the moves of a plan by which more is done than to come somewhere, or to end the turn.
func deeds(plan []engine.Move) []engine.Move {
	return slices.DeleteFunc(slices.Clone(plan), func(m engine.Move) bool {
		return m.Kind == engine.MoveTo || m.Kind == engine.Embark || m.Kind.EndsTurn()
	})
}
