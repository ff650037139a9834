package simulator

import (
	"context"
	"math/rand/v2"

	"volgare/bot"
	"volgare/bot/planner"
	"volgare/engine"
)

// Value implements bot.Judge.
func (p *Player) Value(r *engine.Rules, s *engine.State) bot.Scores {
	p.begin(r)
	p.world = *s
	p.roller.Settle(&p.world)
	return p.roller.Expected(&p.world)
}

// Plans implements bot.Judge.
func (p *Player) Plans(ctx context.Context, q bot.Question, given []engine.Move) []bot.Plan {
	p.judged = p.judged[:0]
	for _, plan := range p.compare(ctx, q, given) {
		p.judged = append(p.judged, bot.Plan{Moves: plan.untilReveal, Worth: plan.margin()})
	}
	return p.judged
}

// Ends implements bot.Judge.
func (p *Player) Ends(ctx context.Context, q bot.Question, plans [][]engine.Move, chance *rand.Rand) ([][]bot.End, bool) {
	p.begin(q.Rules)
	ends := make([][]bot.End, len(plans))
	for range max(1, p.budgetOf(&q).Rollouts/len(plans)) {
		if ctx.Err() != nil {
			return nil, false
		}
		q.Rules.Determinize(&p.world, q.View, chance)
		for i, plan := range plans {
			end := p.world
			scores := p.roller.Play(&end, plan, planner.ToEnd)
			ends[i] = append(ends[i], bot.End{Scores: scores, Tally: q.Rules.Tally(&end)})
		}
	}
	return ends, true
}
