package simulator

import (
	"cmp"
	"context"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"volgare/bot/chart"
	"volgare/bot/planner"
	"volgare/engine"
)

// plan is a plan with the results of its play-outs.
type plan struct {
	untilReveal []engine.Move // up to the first move that reveals something
	margins     []float64     // VP over the mean of the others, by play-out; the first ones share their worlds with all plans
	prior       float64       // VP of the plan relative to the best, as estimated by the planner
}

// trust is the number of rollouts that the prior counts as.
const trust = 4

// worth returns the estimated value of a plan from its prior and its play-outs.
func (a *plan) worth(mean float64) float64 {
	sum := trust * (mean + a.prior)
	for _, v := range a.margins {
		sum += v
	}
	return sum / float64(trust+len(a.margins))
}

// margin returns the mean result of the play-outs, or 0 if there are none.
func (a *plan) margin() float64 {
	if len(a.margins) == 0 {
		return 0
	}
	sum := 0.0
	for _, v := range a.margins {
		sum += v
	}
	return sum / float64(len(a.margins))
}

// halve plays out the plans, drops the worse half after each round, and puts the best first.
func (p *Player) halve(ctx context.Context, view *engine.State) {
	alive := p.plans
	rounds := bits.Len(uint(len(alive) - 1))
	worlds := rand.New(rand.NewPCG(p.seed, chart.Key(view)))
	for range rounds {
		for range max(p.budget.Rollouts/(rounds*len(alive)), 1) {
			p.rules.Determinize(&p.world, view, worlds)
			for i := range alive {
				if ctx.Err() != nil {
					rank(alive)
					return
				}
				p.roll(view, &alive[i])
			}
		}
		rank(alive)
		if settled(alive) {
			return
		}
		alive = alive[:(len(alive)+1)/2]
	}
}

// roll plays out a plan in the current world.
func (p *Player) roll(view *engine.State, a *plan) {
	s, last := p.world, int(view.Turn)+p.budget.Horizon
	if int(view.Turn) >= p.budget.ToEnd {
		last = planner.ToEnd
	}
	scores := p.roller.Play(&s, a.untilReveal, last)
	a.margins = append(a.margins, scores.Margin(p.rules.Seats, view.Seat))
}

// rank sorts the plans, best first; they may have different numbers of play-outs.
func rank(plans []plan) {
	mean, n := 0.0, 0
	for i := range plans {
		for _, v := range plans[i].margins {
			mean += v
			n++
		}
	}
	if n > 0 {
		mean /= float64(n)
	}
	slices.SortStableFunc(plans, func(a, b plan) int { return cmp.Compare(b.worth(mean), a.worth(mean)) })
}

// certain is the lead of the first plan over the second, in standard errors, at which play-outs stop.
const certain = 3

// settled reports whether the first plan is clearly the best.
func settled(plans []plan) bool {
	one, two := plans[0].margins, plans[1].margins
	n := float64(len(one))
	if n < 8 {
		return false
	}
	sum, squares := 0.0, 0.0
	for i, v := range one {
		d := v - two[i]
		sum += d
		squares += d * d
	}
	mean := sum / n
	return mean > certain*math.Sqrt((squares/n-mean*mean)/n)
}
