package enginetest

import (
	"fmt"

	"volgare/engine"
)

// Clones is the invariant that Apply does not change its source, gives the same result in place as into another state,
// whatever that contained, and can be repeated.
func Clones(s *Step) error {
	for _, m := range s.samples() {
		before, into, inPlace := *s.After, *s.Before, *s.After
		s.Rules.Apply(&into, &before, m, nil)
		if before != *s.After {
			return fmt.Errorf("%+v has changed its source", m)
		}
		s.Rules.Apply(&inPlace, &inPlace, m, nil)
		if inPlace != into {
			return fmt.Errorf("%+v gives another position in place", m)
		}
	}
	return nil
}

// samples returns up to three of the legal moves.
func (s *Step) samples() []engine.Move {
	if len(s.Legal) <= 3 {
		return s.Legal
	}
	at := s.Rand.IntN(len(s.Legal) - 2)
	return s.Legal[at : at+3]
}

// Silent is the invariant that collecting effects does not change the result of a move, and that a masked or refused attempt
// changes nothing.
func Silent(s *Step) error {
	if s.first() {
		return nil
	}
	var silent, loud engine.State
	var out engine.Effects
	s.Rules.Apply(&silent, s.Before, s.Move, nil)
	s.Rules.Apply(&loud, s.Before, s.Move, &out)
	if silent != *s.After || loud != *s.After {
		return fmt.Errorf("%+v: the position depends on whether effects are collected", s.Move)
	}
	other := (s.Before.Seat + 1) % engine.Seat(s.Rules.Seats)
	loud = *s.After
	why := s.Rules.Play(&loud, s.Before, other, s.Move, nil)
	if why.Legal() || loud != *s.After {
		return fmt.Errorf("%+v: %v could play for %v", s.Move, other, s.Before.Seat)
	}
	return nil
}
