// Package bot defines computer players and lists the available ones. A bot is given the information of its seat,
// a state masked by [volgare/engine.Rules.Mask], and the legal moves; it returns
// one of them. It is a function of these and of its seed: no clock, no
// memory between decisions, no input or output.
package bot

import (
	"context"
	"math/rand/v2"

	"volgare/engine"
)

// Player chooses the moves of one seat. Choose is a pure function of its
// arguments and of the Player's seed, so the order of the calls does not matter; a
// Player is used by one goroutine at a time.
type Player interface {
	// Name is the name under which it plays.
	Name() string
	// Seed makes the Player what its Maker would have made with another seed: to make a
	// Player takes longer than most choices.
	Seed(seed uint64)
	// Choose returns one of the legal moves. Once the context has ended, for which it looks
	// now and then, the best move found so far is returned.
	Choose(ctx context.Context, q Question) engine.Move
}

// Question is what a Player is asked.
type Question struct {
	Rules  *engine.Rules
	View   *engine.State // masked for the seat that decides; not changed
	Legal  []engine.Move // its complete, not empty legal list; not changed
	Budget Budget
}

// Budget is how much is played on for an answer. It is counted, so that the same question always has the same answer: time
// is a matter of the context. The zero Budget is what a Player was made with; one that plays nothing on needs none.
type Budget struct {
	Plans    int // compared, at most; one is always there
	Rollouts int // of all plans together
	Horizon  int // turns that a rollout goes on, if that is not after ToEnd
	ToEnd    int // from this turn on rollouts go to the end of the game
}

// Blind is a Player that chooses without looking at the position: whoever plays
// many games need not make a view for it.
type Blind interface {
	Player
	// Draw returns the index of one of n legal moves, n > 0, drawn from rng.
	Draw(rng *rand.PCG, n int) int
}

// Planner is a Player that can tell several moves ahead.
type Planner interface {
	Player
	// Plan returns the moves to make one after the other, at least one; the first is what Choose
	// would return, and none follows one that shows something new. What it returns holds until
	// the next call.
	Plan(ctx context.Context, q Question) []engine.Move
}

// PlanOf appends the moves that a Player makes next: the whole line of a Planner, else its choice.
func PlanOf(ctx context.Context, dst []engine.Move, p Player, q Question) []engine.Move {
	if ahead, ok := p.(Planner); ok {
		return append(dst, ahead.Plan(ctx, q)...)
	}
	return append(dst, p.Choose(ctx, q))
}

// Mind is a Player with whatever time it has, for who knows of no time: it returns what PlanOf does, of the Player with a seed.
type Mind func(seed uint64, q Question) []engine.Move

// MindOf is a Player that thinks until a context ends.
func MindOf(ctx context.Context, p Player) Mind {
	return func(seed uint64, q Question) []engine.Move {
		p.Seed(seed)
		return PlanOf(ctx, nil, p, q)
	}
}
