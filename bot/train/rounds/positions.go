package rounds

import (
	"bytes"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/bot/train"
)

// positions are those of all games of the round, in their order; games that lie in the directory
// are not played again.
func (r *roundOf) positions(ctx context.Context) ([]train.Position, error) {
	return each(ctx, r, r.Budget.Games, func() func(n int) ([]train.Position, error) {
		s := train.NewSampler(r.config(playing))
		return func(n int) ([]train.Position, error) {
			return remembered(r, fmt.Sprintf("game-%04d", n+1), func() ([]train.Position, error) { return s.Game(n + 1), nil })
		}
	})
}

// foretell fits what seats will have in the end to games of the present players.
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

// each lets all workers do some games and puts what they give together, in the order of the games.
func each[T any](ctx context.Context, r *roundOf, n int, hire func() func(n int) ([]T, error)) ([]T, error) {
	games := make([][]T, n)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next atomic.Int64
	var mu sync.Mutex
	done := 0
	var group sync.WaitGroup
	for range r.workers() {
		group.Go(func() {
			do := hire()
			for i := int(next.Add(1)) - 1; i < n && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				given, err := do(i)
				if err != nil {
					cancel(err)
				}
				games[i] = given
				mu.Lock()
				done++
				r.Progress(done, n)
				mu.Unlock()
			}
		})
	}
	group.Wait()
	return slices.Concat(games...), context.Cause(ctx)
}

func (r *roundOf) workers() int {
	if r.Workers > 0 {
		return r.Workers
	}
	return runtime.GOMAXPROCS(0)
}

func (r *roundOf) config(effort planner.Effort) train.Config {
	return train.Config{
		Rules: r.Table.Rules, Seed: r.seed("games"), Weights: r.before, Scores: r.scores, Player: effort, Rollout: rolling,
		Positions: r.Budget.Positions, Plans: r.Budget.Plans, Rollouts: r.Budget.Rollouts,
		Exploration: exploration, Horizon: r.Budget.Horizon, ToEnd: r.Budget.ToEnd,
	}
}

// remembered reads what a round has made before, or makes it and writes it.
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
