package enginetest

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// Secrets is the invariant of what is told: had the deciding seat made another secret move
// after which a watcher sees the same position, the watcher would be told the same
// effects. So no kind, operand, number or rule of an effect tells what the mask hides.
// Moves in public are told however they end. // SET-1
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
				return fmt.Errorf("%v can tell %+v from %+v", seat, s.Move, other)
			}
		}
	}
	return nil
}

// looksSame reports whether a watcher sees no difference between another position and
// that after the step.
func (s *Step) looksSame(other *engine.State, seat engine.Seat) bool {
	var a, b engine.State
	s.Rules.Mask(&a, other, seat)
	s.Rules.Mask(&b, s.After, seat)
	return a == b
}

// told are effects as a seat may know them.
func told(effects []engine.Effect, seat engine.Seat) []engine.Effect {
	list := make([]engine.Effect, len(effects))
	for i, e := range effects {
		list[i] = e.As(seat)
	}
	return list
}
