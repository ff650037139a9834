// Package hint has ideas for the seat that decides: a few that differ, what each of them brings more than the others,
// and which is the best. They come from what the seat may know, and are tried by [volgare/bot/comparison].
package hint

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"volgare/bot/chart"
	"volgare/bot/comparison"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/bot/rollout"
	"volgare/bot/simulator"
	"volgare/engine"
)

// Most is how many ideas there are at most.
const Most = 3

// reasons is how many categories are told of an idea at most.
const reasons = 4

// Idea is a way to go on.
type Idea struct {
	Moves  []engine.Move           // as far as nothing new is seen
	Behind comparison.Estimate     // VP of lead that the first brings more
	Why    []comparison.Difference // what it brings more or less than the other ideas, the greatest first
}

// Even reports whether it may be as good as the first, for all that is known.
func (i *Idea) Even() bool { return i.Behind.Low <= 0 }

// effort and worlds make it some 2 seconds.
var effort = simulator.Effort{Plans: 8, Rollouts: 32, Horizon: 2, ToEnd: 12, Players: planner.Narrow, Ideas: true}

const worlds = 24

// Advisor has ideas at a table. It belongs to one goroutine.
type Advisor struct {
	rules  *engine.Rules
	seed   uint64
	player *simulator.Player
	roller *rollout.Roller
	worlds int // in which ideas are played to the end
}

// New returns an advisor for a table. The seed decides which worlds are looked at: the same gives the same ideas.
func New(r *engine.Rules, seed uint64) *Advisor { return with(r, seed, effort, worlds) }

func with(r *engine.Rules, seed uint64, effort simulator.Effort, worlds int) *Advisor {
	board := planner.New("hint", evaluation.Fitted, planner.Narrow, seed).Board(r)
	return &Advisor{
		rules: r, seed: seed, worlds: worlds,
		player: simulator.New("hint", effort, seed),
		roller: rollout.New(board, evaluation.Fitted(r), evaluation.Scores(r), effort.Players),
	}
}

// Ideas are those for who decides, the best first, one where there is no other. view is masked for the seat, legal
// its complete list. Once the context has ended there are none.
func (a *Advisor) Ideas(ctx context.Context, view *engine.State, legal []engine.Move) []Idea {
	plans := a.player.Compare(ctx, a.rules, view, legal, nil)
	var ideas []Idea
	var lines [][]engine.Move
	for _, plan := range plans[:min(len(plans), Most)] {
		lines = append(lines, slices.Clone(plan.UntilReveal))
		ideas = append(ideas, Idea{Moves: slices.Clone(plan.UntilReveal)})
	}
	if ctx.Err() != nil || len(ideas) > 1 && !a.judge(ctx, view, ideas, lines) {
		return nil
	}
	return ideas
}

// judge says why one is better than the others, from worlds other than those in which they were found; false once the
// context has ended.
func (a *Advisor) judge(ctx context.Context, view *engine.State, ideas []Idea, lines [][]engine.Move) bool {
	chance := rand.New(rand.NewPCG(a.seed+1, chart.Key(view)))
	trial := comparison.Trial{Rules: a.rules, Roller: a.roller, Worlds: a.worlds, Chance: chance}
	ends, ok := trial.Play(ctx, view, lines)
	if !ok {
		return false
	}
	best := 0
	for i := range ideas {
		if ends.More(i, best).Is > 0 {
			best = i
		}
	}
	for i := range ideas {
		var others []int
		for other := range ideas {
			if other != i {
				others = append(others, other)
			}
		}
		why := ends.Why(i, others...)
		ideas[i].Why = why[:min(len(why), reasons)]
		if i != best {
			ideas[i].Behind = ends.More(best, i)
		}
	}
	slices.SortStableFunc(ideas, func(a, b Idea) int { return cmp.Compare(a.Behind.Is, b.Behind.Is) })
	return true
}
