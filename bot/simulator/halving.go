package simulator

import (
	"context"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"volgare/bot/chart"
	"volgare/bot/rollout"
	"volgare/engine"
)

// Plan is a way to go on, and what came of it.
type Plan struct {
	UntilReveal []engine.Move // as far as nothing new is seen
	Margins     []float64     // VP over the mean of the others; the first belong to the same worlds for all plans of a decision
	prior       float64       // VP that the planner sees in it beyond the best
}

// trust is as how many rollouts the prior counts.
const trust = 4

// worth is what a plan is taken to bring.
func (a *Plan) worth(mean float64) float64 {
	sum := trust * (mean + a.prior)
	for _, v := range a.Margins {
		sum += v
	}
	return sum / float64(trust+len(a.Margins))
}

// compare plays the plans on, drops the worse half after each round, and puts the best first.
func (p *Player) compare(ctx context.Context, view *engine.State) {
	alive := p.plans
	rounds := bits.Len(uint(len(alive) - 1))
	worlds := rand.New(rand.NewPCG(p.seed, chart.Key(view)))
	for range rounds {
		for range max(p.effort.Rollouts/(rounds*len(alive)), 1) {
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
func (p *Player) roll(view *engine.State, a *Plan) {
	s, last := p.world, int(view.Turn)+p.effort.Horizon
	if int(view.Turn) >= p.effort.ToEnd {
		last = rollout.ToEnd
	}
	scores := p.roller.Play(&s, a.UntilReveal, last)
	a.Margins = append(a.Margins, scores.Margin(p.rules.Seats, view.Seat))
}

// rank puts the best first; they may have been played on unequally often.
func rank(plans []Plan) {
	mean, n := 0.0, 0
	for i := range plans {
		for _, v := range plans[i].Margins {
			mean += v
			n++
		}
	}
	if n > 0 {
		mean /= float64(n)
	}
	slices.SortStableFunc(plans, func(a, b Plan) int {
		switch was, is := b.worth(mean), a.worth(mean); {
		case is > was:
			return -1
		case is < was:
			return 1
		}
		return 0
	})
}

// certain is by how many standard errors the first has to be before the second for no more to be played.
const certain = 3

// settled reports whether the first is the best beyond doubt.
func settled(plans []Plan) bool {
	one, two := plans[0].Margins, plans[1].Margins
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
