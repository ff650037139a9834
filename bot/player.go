// Package bot defines computer players and lists the available ones. A bot is given the information of its seat, a state
// masked by [volgare/engine.Rules.Mask], and the legal moves; it returns one of them. It is a function of these and of its
// seed: no clock, no memory between decisions, no input or output.
package bot

import (
	"context"
	"math/rand/v2"

	"volgare/engine"
)

// Player chooses the moves of one seat. Choose is a pure function of its arguments and of the Player's seed, so the order
// of calls does not matter. A Player must be used by one goroutine at a time.
type Player interface {
	// Name returns the name of the bot.
	Name() string
	// Seed gives the Player another seed, with the same effect as making a new one with that seed. Making a Player takes
	// longer than most decisions.
	Seed(seed uint64)
	// Choose returns one of the legal moves. It checks the context regularly; once the context has ended, it returns the
	// best move found so far.
	Choose(ctx context.Context, q Question) engine.Move
}

// Question is a decision that a Player is asked to make.
type Question struct {
	Rules  *engine.Rules
	View   *engine.State // masked for the deciding seat; must not be changed
	Legal  []engine.Move // the complete list of legal moves, not empty; must not be changed
	Budget Budget
}

// Budget limits the play-outs for an answer. It is a count, not a time, so that the same question always has the same
// answer; time limits are set by the context. The zero Budget means the Player's own default. A Player without play-outs
// ignores it.
type Budget struct {
	Plans    int // maximum number of plans to compare; there is always one
	Rollouts int // for all plans together
	Horizon  int // length of a rollout in turns, if it does not reach ToEnd
	ToEnd    int // from this turn on, rollouts go to the end of the game
}

// Blind is a Player that chooses without looking at the position. Callers that play many games can skip computing its view.
type Blind interface {
	Player
	// Draw returns the index of one of n legal moves, drawn from rng. n must be positive.
	Draw(rng *rand.PCG, n int) int
}

// Planner is a Player that can plan several moves ahead.
type Planner interface {
	Player
	// Plan returns the moves to make in order, at least one. The first is the move that Choose would return, and none
	// follows a move that reveals something. The result is valid until the next call.
	Plan(ctx context.Context, q Question) []engine.Move
}

// PlanOf appends the next moves of a Player: the whole line of a Planner, otherwise its choice.
func PlanOf(ctx context.Context, dst []engine.Move, p Player, q Question) []engine.Move {
	if ahead, ok := p.(Planner); ok {
		return append(dst, ahead.Plan(ctx, q)...)
	}
	return append(dst, p.Choose(ctx, q))
}

// Mind is a Player without a context, for callers that know no time limits. It returns what PlanOf returns for the Player
// with the given seed.
type Mind func(seed uint64, q Question) []engine.Move

// MindOf returns a Mind that thinks until a context ends.
func MindOf(ctx context.Context, p Player) Mind {
	return func(seed uint64, q Question) []engine.Move {
		p.Seed(seed)
		return PlanOf(ctx, nil, p, q)
	}
}
