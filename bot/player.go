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
	// Choose returns one of the legal moves. view is masked for the seat that
	// decides, legal is its complete, not empty legal list; neither is changed.
	// Once the context has ended, for which it looks now and then, the best move found
	// so far is returned.
	Choose(ctx context.Context, r *engine.Rules, view *engine.State, legal []engine.Move) engine.Move
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
	Plan(ctx context.Context, r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move
}

// Plan appends the moves that a Player makes next: the whole line of a Planner, else its choice.
func Plan(ctx context.Context, dst []engine.Move, p Player, r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move {
	if ahead, ok := p.(Planner); ok {
		return append(dst, ahead.Plan(ctx, r, view, legal)...)
	}
	return append(dst, p.Choose(ctx, r, view, legal))
}

// Mind is a Player with whatever time it has, for who knows of no time: it returns what Plan does, of the Player with a seed.
type Mind func(seed uint64, r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move

// MindOf is a Player that thinks until a context ends.
func MindOf(ctx context.Context, p Player) Mind {
	return func(seed uint64, r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move {
		p.Seed(seed)
		return Plan(ctx, nil, p, r, view, legal)
	}
}
