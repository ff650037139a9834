package rounds

import (
	"context"

	"volgare/bot"
	"volgare/bot/arena"
	"volgare/bot/arena/stats"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/bot/train"
)

// gain is the margin in VP that the test takes for better.
const gain = 0.6

// find goes in the direction that the positions of all rounds give, as far as pays, if that is
// better than to stay.
func (r *roundOf) find(ctx context.Context, known []train.Position, fresh int) (*evaluation.Weights, error) {
	held := known[len(known)-fresh/5:] // of the last games, none of which was fitted on
	part := train.Fit(known[:len(known)-fresh/5], r.before, lambda)
	r.logf("%d positions, %d of them new; of what the weights miss in %d set aside, %.1f %% are explained",
		len(known), fresh, len(held), 100*train.Explained(held, r.before, part))
	change := train.Fit(known, r.before, lambda)
	best, most := r.before, 0.0
	for _, share := range shares {
		tried := evaluation.Zero()
		tried.Add(r.before, 1)
		tried.Add(change, share)
		result, err := r.match(ctx, tried, "trial", r.Budget.Trial, nil)
		if err != nil {
			return nil, err
		}
		margin := result.Results[0].Margin.Is
		r.logf("%.0f %% of the way: margin %+.2f VP in %d deals", 100*share, margin, result.Deals)
		if margin > most {
			best, most = tried, margin
		}
	}
	if best == r.before {
		r.logf("the weights stay")
		return best, nil
	}
	return r.gate(ctx, best)
}

// gate keeps weights that a sequential test on fresh deals accepts.
func (r *roundOf) gate(ctx context.Context, tried *evaluation.Weights) (*evaluation.Weights, error) {
	test := &arena.Test{On: arena.Margin, SPRT: stats.SPRT{H1: gain, Alpha: 0.1, Beta: 0.1, Least: 30}}
	result, err := r.match(ctx, tried, "gate", r.Budget.Gate, test)
	if err != nil {
		return nil, err
	}
	margin := result.Results[0].Margin.Is
	if result.Stop == nil || result.Stop.Accepted != stats.AcceptedH1 {
		r.logf("margin %+.2f VP in %d fresh deals: the weights stay", margin, result.Deals)
		return r.before, nil
	}
	r.logf("margin %+.2f VP in %d fresh deals: the weights are kept", margin, result.Deals)
	return tried, nil
}

// match plays weights against those of before.
func (r *roundOf) match(
	ctx context.Context, tried *evaluation.Weights, purpose string, deals int, test *arena.Test,
) (*arena.Summary, error) {
	m := &arena.Match{
		Table: r.Table, Seed: r.seed(purpose), Deals: deals, Workers: r.Workers, Test: test,
		Lineups: []arena.Lineup{arena.Against(entrant("after", tried), entrant("before", r.before), r.Table.Rules.Seats)},
	}
	return m.Run(ctx)
}

func entrant(name string, w *evaluation.Weights) arena.Entrant {
	return arena.Entrant{Name: name, New: func(seed uint64) (bot.Player, error) {
		return planner.New(name, w.Source(), playing, seed), nil
	}}
}
