package simulator

import (
	"slices"

	"volgare/engine"
)

// sameIdea reports whether one of two plans only repeats the other, apart from its travel and the time it ends the turn.
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

// deeds returns the moves of a plan that do more than travel or end the turn.
func deeds(plan []engine.Move) []engine.Move {
	return slices.DeleteFunc(slices.Clone(plan), func(m engine.Move) bool {
		return m.Kind == engine.MoveTo || m.Kind == engine.Embark || m.Kind.EndsTurn()
	})
}
