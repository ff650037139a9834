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

// plan is a way to go on, and what came of it.
type plan struct {
	untilReveal []engine.Move // as far as nothing new is seen
	margins     []float64     // VP over the mean of the others; the first belong to the same worlds for all plans of a decision
	prior       float64       // VP that the planner sees in it beyond the best
}

// trust is as how many rollouts the prior counts.
const trust = 4

// worth is what a plan is taken to bring.
func (a *plan) worth(mean float64) float64 {
	sum := trust * (mean + a.prior)
	for _, v := range a.margins {
		sum += v
	}
	return sum / float64(trust+len(a.margins))
}

// margin is the mean of what a plan has brought, 0 if it was not played on.
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

// halve plays the plans on, drops the worse half after each round, and puts the best first.
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

// roll plays a plan on in the world at hand.
func (p *Player) roll(view *engine.State, a *plan) {
	s, last := p.world, int(view.Turn)+p.budget.Horizon
	if int(view.Turn) >= p.budget.ToEnd {
		last = planner.ToEnd
	}
	scores := p.roller.Play(&s, a.untilReveal, last)
	a.margins = append(a.margins, scores.Margin(p.rules.Seats, view.Seat))
}

// rank puts the best first; they may have been played on unequally often.
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

// certain is by how many standard errors the first has to be before the second for no more to be played.
const certain = 3

// settled reports whether the first is the best beyond doubt.
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
