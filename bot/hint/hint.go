// Package hint gives ideas for the seat to move: a few different plans, the gain of each over the
// others, and the best one. A [volgare/bot.Judge] finds and plays them out from the information of
// that seat.
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

// Most is how many ideas there are at most.
const Most = 3

// reasons is how many categories are told of an idea at most.
const reasons = 4

// Idea is a way to go on.
type Idea struct {
	Moves   []engine.Move           // as far as nothing new is seen
	Deficit comparison.Estimate     // VP of lead that the first brings more
	More    float64                 // VP of lead that it brings more than the mean of the other ideas: the greater, the better
	Why     []comparison.Difference // largest parts of More, the greatest first
}

// Even reports whether it may be as good as the first, for all that is known.
func (i *Idea) Even() bool { return i.Deficit.Low <= 0 }

// Rest is what an idea brings more than the other ideas besides what Why tells, in VP: it is told in tenths as they are, and
// with them it is then More.
func (i *Idea) Rest() float64 {
	rest := math.Round(10 * i.More)
	for _, d := range i.Why {
		rest -= math.Round(10 * d.VP)
	}
	return rest / 10
}

// worlds, with the budget of the house's adviser, make it some 2 seconds.
const worlds = 24

// Advisor has ideas at a table. It belongs to one goroutine.
type Advisor struct {
	rules  *engine.Rules
	seed   uint64
	judge  bot.Judge
	worlds int // in which ideas are played to the end
}

// New returns an advisor for a table, who asks a judge of his own, by the budget that this one was made with. The seed decides
// which worlds are looked at: the same gives the same ideas.
func New(judge bot.Judge, r *engine.Rules, seed uint64) *Advisor {
	judge.Seed(seed)
	return &Advisor{rules: r, seed: seed, judge: judge, worlds: worlds}
}

// Ideas are those for who decides, the best first, one where there is no other. view is masked for the seat, legal
// its complete list. Once the context has ended there are none.
func (a *Advisor) Ideas(ctx context.Context, view *engine.State, legal []engine.Move) []Idea {
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

// weigh says why one is better than the others, from worlds other than those in which they were found; false once the
// context has ended.
func (a *Advisor) weigh(ctx context.Context, q bot.Question, ideas []Idea, lines [][]engine.Move) bool {
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

// widen makes the intervals of all ideas that are held against the best hold together: of several one would seem worse by chance.
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
