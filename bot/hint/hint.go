// Package hint suggests ideas to the seat to move: a few different plans, the gain of each over the others, and the best
// one. A [volgare/bot.Judge] finds the plans and plays them out with the information of that seat.
package hint

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"volgare/bot"
	"volgare/bot/chart"
	"volgare/bot/comparison"
	"volgare/engine"
)

// Most is the maximum number of ideas.
const Most = 3

// reasons is the maximum number of categories reported for an idea.
const reasons = 4

// Idea is a suggested way to continue.
type Idea struct {
	Moves   []engine.Move           // up to the first move that reveals something
	Deficit comparison.Estimate     // VP of lead by which the first idea is better
	More    float64                 // VP of lead over the mean of the other ideas; higher is better
	Why     []comparison.Difference // largest parts of More, the greatest first
}

// Even reports whether the idea may be as good as the first, as far as is known.
func (i *Idea) Even() bool { return i.Deficit.Low <= 0 }

// Rest returns the part of More that Why does not explain, in VP. It is computed from values rounded to tenths, as
// displayed, so that the displayed parts add up to More.
func (i *Idea) Rest() float64 {
	rest := math.Round(10 * i.More)
	for _, d := range i.Why {
		rest -= math.Round(10 * d.VP)
	}
	return rest / 10
}

// worlds is the number of worlds in which ideas are played to the end. With the budget of the built-in adviser, they take
// about 2 seconds.
const worlds = 24

// Adviser suggests ideas at a table. It must be used by one goroutine.
type Adviser struct {
	rules  *engine.Rules
	seed   uint64
	judge  bot.Judge
	worlds int // number of worlds in which ideas are played to the end
}

// New returns an adviser for a table. The judge must not be shared; it is used with the budget it was made with. The seed
// selects the sampled worlds: the same seed gives the same ideas.
func New(judge bot.Judge, r *engine.Rules, seed uint64) *Adviser {
	judge.Seed(seed)
	return &Adviser{rules: r, seed: seed, judge: judge, worlds: worlds}
}

// Ideas returns ideas for the deciding seat, best first; a single one if there is no alternative. view is masked for the
// seat, and legal is its complete list of legal moves. If the context has ended, it returns nil.
func (a *Adviser) Ideas(ctx context.Context, view *engine.State, legal []engine.Move) []Idea {
	q := bot.Question{Rules: a.rules, View: view, Legal: legal}
	plans := a.judge.Plans(ctx, q, nil)
	var ideas []Idea
	var lines [][]engine.Move
	for _, plan := range plans[:min(len(plans), Most)] {
		lines = append(lines, slices.Clone(plan.Moves))
		ideas = append(ideas, Idea{Moves: slices.Clone(plan.Moves)})
	}
	if ctx.Err() != nil || len(ideas) > 1 && !a.weigh(ctx, q, ideas, lines) {
		return nil
	}
	return ideas
}

// weigh computes the gains of the ideas and the reasons, from other worlds than those in which the ideas were found. It
// returns false if the context has ended.
func (a *Adviser) weigh(ctx context.Context, q bot.Question, ideas []Idea, lines [][]engine.Move) bool {
	q.Budget = bot.Budget{Rollouts: a.worlds * len(lines)}
	all, ok := a.judge.Ends(ctx, q, lines, rand.New(rand.NewPCG(a.seed+1, chart.Key(q.View))))
	if !ok {
		return false
	}
	ends := comparison.Of(all, a.rules.Seats, q.View.Seat)
	best := 0
	for i := range ideas {
		if ends.More(i, best).Mean > 0 {
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
		ideas[i].More = ends.More(i, others...).Mean
		why := ends.Why(i, others...)
		ideas[i].Why = why[:min(len(why), reasons)]
		if i != best {
			ideas[i].Deficit = ends.More(best, i)
		}
	}
	slices.SortStableFunc(ideas, func(a, b Idea) int { return cmp.Compare(a.Deficit.Mean, b.Deficit.Mean) })
	widen(ideas[1:])
	return true
}

// widen widens the intervals of all ideas that are compared with the best one: among several, one would look worse by
// chance.
func widen(ideas []Idea) {
	var deficits []comparison.Estimate
	for i := range ideas {
		deficits = append(deficits, ideas[i].Deficit)
	}
	worse := func(e comparison.Estimate) bool { return !(&Idea{Deficit: e}).Even() }
	for i, wide := range comparison.Together(deficits, worse) {
		ideas[i].Deficit = wide
	}
}
