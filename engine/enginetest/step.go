package enginetest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"volgare/engine"
)

// Step is one move of a game, as input to the invariants. The step to the first position of a game has no move, and its
// Before equals its After.
type Step struct {
	Rules    *engine.Rules
	Before   *engine.State
	After    *engine.State
	Move     engine.Move
	Effects  []engine.Effect
	Legal    []engine.Move // the legal moves of After
	Stacks   *Stacks       // stacks of the game, updated by the invariant "stacks"
	Rand     *rand.Rand    // for invariants that need random choices
	Coverage *Coverage     // counts refusals; may be nil

	checked []engine.Reason // cached result of reasons
}

// reasons returns the result of Check in After for every move of the catalogue, by its number. It is cached, because several
// invariants use it.
func (s *Step) reasons() []engine.Reason {
	if len(s.checked) == 0 {
		for _, m := range s.Rules.Catalogue() {
			s.checked = append(s.checked, s.Rules.Check(s.After, m))
		}
	}
	return s.checked
}

// first reports whether the step leads to the first position of a game.
func (s *Step) first() bool { return s.Move.Kind == engine.NoMove }

// beganTurn reports whether the step started a game turn.
func (s *Step) beganTurn() bool { return s.After.Turn != s.Before.Turn }

// players returns the players of the position, without empty seats.
func (s *Step) players() []engine.Player { return s.After.Players[:s.Rules.Seats] }

// emitted lists the effects of the given kind.
func (s *Step) emitted(k engine.EffectKind) []engine.Effect {
	return slices.DeleteFunc(slices.Clone(s.Effects), func(e engine.Effect) bool { return e.Kind != k })
}

// differ returns nil if got equals want, else an error that contains both.
func differ[T comparable](what string, got, want T) error {
	if got == want {
		return nil
	}
	return fmt.Errorf("%s: %v, want %v", what, got, want)
}
