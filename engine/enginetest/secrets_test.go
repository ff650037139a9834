package enginetest

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// Secrets is the invariant that effects leak nothing: if the deciding seat had made another secret move after which an
// observer sees the same position, the observer would also see the same effects. So no kind, operand, number or rule of an
// effect reveals anything that the mask hides. Public moves are exempt, whatever their outcome. // SET-1
func Secrets(s *Step) error {
	if !whispered(s.Move.Kind) {
		return nil
	}
	for _, other := range s.Rules.AppendLegal(nil, s.Before) {
		if !whispered(other.Kind) {
			continue
		}
		var after engine.State
		var out engine.Effects
		s.Rules.Apply(&after, s.Before, other, &out)
		for _, seat := range watchers(s.Rules) {
			if s.looksSame(&after, seat) && !slices.Equal(told(out.List, seat), told(s.Effects, seat)) {
				return fmt.Errorf("%v can distinguish %+v from %+v", seat, s.Move, other)
			}
		}
	}
	return nil
}

// looksSame reports whether another position looks to an observer like the position after the step.
func (s *Step) looksSame(other *engine.State, seat engine.Seat) bool {
	var a, b engine.State
	s.Rules.Mask(&a, other, seat)
	s.Rules.Mask(&b, s.After, seat)
	return a == b
}

// told returns effects as seen by a seat.
func told(effects []engine.Effect, seat engine.Seat) []engine.Effect {
	list := make([]engine.Effect, len(effects))
	for i, e := range effects {
		list[i] = e.As(seat)
	}
	return list
}
