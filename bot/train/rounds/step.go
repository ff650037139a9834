package rounds

import (
	"context"
	"fmt"
	"math"
	"strconv"

	"volgare/bot"
	"volgare/bot/arena"
	"volgare/bot/arena/stats"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/bot/train"
)

// gain is the margin in VP that the test requires for an improvement.
const gain = 0.6

const (
	effect = 30   // difference in mVP that one unit of a direction makes between the plans of a position
	sure   = 3    // standard errors of a slope that is followed by a whole unit
	unsure = 5000 // lambda of the slopes
)

// find searches for directions in which games show an improvement: those from the positions of all rounds, and some simple
// ones. It moves along them in steps. The result is used if it is better than the old weights.
func (r *roundOf) find(ctx context.Context, known []train.Position, fresh int) (*evaluation.Weights, error) {
	held := known[len(known)-fresh/5:] // of the last games, which were not used in the fit
	part := train.Fit(known[:len(known)-fresh/5], r.before, lambda)
	r.logf("%d positions, %d of them new; of what the weights miss in %d set aside, %.1f %% are explained",
		len(known), fresh, len(held), 100*train.VarianceExplained(held, r.before, part))
	directions := train.Sized(evaluation.Directions(train.Fit(known, r.before, lambda)), held, effect)
	at := r.before
	for step := range r.Budget.Steps {
		from := at
		taken, err := remembered(r, fmt.Sprintf("step-%d", step+1), func() (stepTaken, error) {
			shots, err := r.scatter(ctx, from, directions, step+1)
			if err != nil {
				return stepTaken{}, err
			}
			return follow(from, directions, train.Slopes(shots, r.shots(), unsure)), nil
		})
		if err != nil {
			return nil, err
		}
		r.logf("%s", taken.Found)
		at = taken.To
	}
	return r.gate(ctx, at)
}

// scatter plays games with weights scattered around the given ones.
func (r *roundOf) scatter(
	ctx context.Context, w *evaluation.Weights, directions []evaluation.Direction, step int,
) ([]train.Shot, error) {
	seed := r.seed("scatter " + strconv.Itoa(step))
	return each(ctx, r, r.shots(), func() func(n int) ([]train.Shot, error) {
		s := train.Scatter{Rules: r.Table.Rules, Seed: seed, Weights: w, Directions: directions, Effort: rolling}
		return func(n int) ([]train.Shot, error) { return s.Game(n + 1), nil }
	})
}

// shots returns the number of games per step. Near the optimum the gain is smaller, so that more games are needed to
// measure it.
func (r *roundOf) shots() int { return r.Budget.Shots * r.number }

// stepTaken is the result of a step: the new weights and its findings.
type stepTaken struct {
	To    *evaluation.Weights
	Found string
}

// follow moves along slopes, further along more significant ones.
func follow(from *evaluation.Weights, directions []evaluation.Direction, slopes []train.Slope) stepTaken {
	to := evaluation.Zero()
	to.Add(from, 1)
	told, gain, best := 0, 0.0, 0
	for d, slope := range slopes {
		far := min(max(slope.Gain/slope.Error/sure, -1), 1)
		to.Add(directions[d].Way, far)
		gain += far * slope.Gain
		if math.Abs(slope.Gain) > sure*slope.Error {
			told++
		}
		if math.Abs(slope.Gain) > math.Abs(slopes[best].Gain) {
			best = d
		}
	}
	return stepTaken{to, fmt.Sprintf(
		"%d of %d directions tell, most %q with %+.2f VP a unit, standard error %.2f; together they promise %.1f VP",
		told, len(slopes), directions[best].Name, slopes[best].Gain, slopes[best].Error, gain)}
}

// gate returns the tried weights if a sequential test on fresh deals accepts them, otherwise the old ones.
func (r *roundOf) gate(ctx context.Context, tried *evaluation.Weights) (*evaluation.Weights, error) {
	match := arena.Match{
		Table: r.Table, Seed: r.seed("gate"), Deals: r.Budget.Gate, Workers: r.Workers,
		Test:    &arena.Test{On: arena.Margin, SPRT: stats.SPRT{H1: gain, Alpha: 0.1, Beta: 0.1, Least: 30}},
		Lineups: []arena.Lineup{arena.Against(entrant("after", tried), entrant("before", r.before), r.Table.Rules.Seats)},
	}
	result, err := match.Run(ctx)
	if err != nil {
		return nil, err
	}
	margin := result.Results[0].Margin.Mean
	if result.Stop == nil || result.Stop.Accepted != stats.AcceptedH1 {
		r.logf("margin %+.2f VP in %d fresh deals: the weights stay", margin, result.Deals)
		return r.before, nil
	}
	r.logf("margin %+.2f VP in %d fresh deals: the weights are kept", margin, result.Deals)
	return tried, nil
}

func entrant(name string, w *evaluation.Weights) arena.Entrant {
	return arena.Entrant{Name: name, New: func(seed uint64) (bot.Player, error) {
		return planner.New(name, w.Source(), playing, seed), nil
	}}
}
