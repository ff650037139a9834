package rounds

import (
	"bytes"
	"cmp"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"

	"volgare/bot/arena"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/bot/train"
)

// positions returns the positions of all games of the round in order. Games stored in the directory are not played again.
func (r *roundOf) positions(ctx context.Context) ([]train.Position, error) {
	return each(ctx, r, r.Budget.Games, func() func(n int) ([]train.Position, error) {
		s := train.NewSampler(r.config(playing))
		return func(n int) ([]train.Position, error) {
			return remembered(r, fmt.Sprintf("game-%04d", n+1), func() ([]train.Position, error) { return s.Game(n + 1), nil })
		}
	})
}

// foretell fits weights that predict final scores to games of the current players.
func (r *roundOf) foretell(ctx context.Context) (err error) {
	r.scores, err = r.kept("points.txt", func() (*evaluation.Weights, error) {
		games, err := each(ctx, r, r.Budget.Whole, func() func(n int) ([]train.Outcome, error) {
			s := train.NewSampler(r.config(rolling))
			return func(n int) ([]train.Outcome, error) { return s.Outcomes(n + 1), nil }
		})
		if err != nil {
			return nil, err
		}
		return train.FitScores(games, lambda), nil
	})
	return err
}

// each plays n games on all workers and returns their results in the order of the games.
func each[T any](ctx context.Context, r *roundOf, n int, hire func() func(n int) ([]T, error)) ([]T, error) {
	games := make([][]T, n)
	err := arena.Crew{Workers: r.Workers, Jobs: n, Progress: r.Progress}.Run(ctx, func() arena.Worker {
		do := hire()
		return func(_ context.Context, i int) (err error) {
			games[i], err = do(i)
			return err
		}
	})
	return slices.Concat(games...), cmp.Or(err, ctx.Err())
}

func (r *roundOf) config(effort planner.Effort) train.Config {
	return train.Config{
		Rules: r.Table.Rules, Seed: r.seed("games"), Weights: r.before, Scores: r.scores, Player: effort, Rollout: rolling,
		Positions: r.Budget.Positions, Plans: r.Budget.Plans, Rollouts: r.Budget.Rollouts,
		Exploration: exploration, Horizon: r.Budget.Horizon, ToEnd: r.Budget.ToEnd,
	}
}

// remembered reads a stored result of a round, or computes and stores it.
func remembered[T any](r *roundOf, name string, work func() (T, error)) (made T, err error) {
	text, err := os.ReadFile(r.path(name))
	if err == nil {
		return made, gob.NewDecoder(bytes.NewReader(text)).Decode(&made)
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return made, err
	}
	if made, err = work(); err != nil {
		return made, err
	}
	var coded bytes.Buffer
	if err := gob.NewEncoder(&coded).Encode(made); err != nil {
		return made, err
	}
	return made, r.write(name, coded.Bytes())
}
