package enginetest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"volgare/engine"
)

// Step is one move of a game, as the invariants see it. The step to the position in
// which a game begins has no move, and its Before is its After.
type Step struct {
	Rules    *engine.Rules
	Before   *engine.State
	After    *engine.State
	Move     engine.Move
	Effects  []engine.Effect
	Legal    []engine.Move // the legal moves of After
	Stacks   *Stacks       // of the game, kept by the invariant "stacks"
	Rand     *rand.Rand    // for invariants that try something
	Coverage *Coverage     // counts refusals; may be nil

	checked []engine.Reason // what reasons has found
}

// reasons are what Check says in After of every move of the catalogue, by its number.
// Several invariants ask, and it is asked once.
func (s *Step) reasons() []engine.Reason {
	if len(s.checked) == 0 {
		for _, m := range s.Rules.Catalogue() {
			s.checked = append(s.checked, s.Rules.Check(s.After, m))
		}
	}
	return s.checked
}

// first reports whether the step leads to the position of a game's beginning.
func (s *Step) first() bool { return s.Move.Kind == engine.NoMove }

// beganTurn reports whether the step has begun a game turn.
func (s *Step) beganTurn() bool { return s.After.Turn != s.Before.Turn }

// players are the players of the position, without empty seats.
func (s *Step) players() []engine.Player { return s.After.Players[:s.Rules.Seats] }

// emitted lists the effects of a kind.
func (s *Step) emitted(k engine.EffectKind) []engine.Effect {
	return slices.DeleteFunc(slices.Clone(s.Effects), func(e engine.Effect) bool { return e.Kind != k })
}

// differ is nil if got is want, else an error that names both.
func differ[T comparable](what string, got, want T) error {
	if got == want {
		return nil
	}
	return fmt.Errorf("%s: %v, want %v", what, got, want)
}
