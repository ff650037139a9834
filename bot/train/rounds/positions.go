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
	return each(ctx, r, r.Budget.Games, playing, r.game)
}

// foretell fits what seats will have in the end to games of the present players.
func (r *roundOf) foretell(ctx context.Context) (err error) {
	r.points, err = r.kept("points.txt", func() (*evaluation.Weights, error) {
		games, err := each(ctx, r, r.Budget.Whole, rolling, func(s *train.Sampler, n int) ([]train.Outcome, error) {
			return s.Outcomes(n + 1), nil
		})
		if err != nil {
			return nil, err
		}
		return train.FitPoints(games, lambda), nil
	})
	return err
}

// each does some games on all workers and puts what they give together, in the order of the games.
func each[T any](
	ctx context.Context, r *roundOf, n int, effort planner.Effort, do func(s *train.Sampler, n int) ([]T, error),
) ([]T, error) {
	games := make([][]T, n)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next atomic.Int64
	var mu sync.Mutex
	done := 0
	var group sync.WaitGroup
	for range r.workers() {
		group.Go(func() {
			sampler := train.NewSampler(r.config(effort))
			for i := int(next.Add(1)) - 1; i < n && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				given, err := do(sampler, i)
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
		Rules: r.Table.Rules, Seed: r.seed("games"), Weights: r.before, Points: r.points, Player: effort, Rollout: rolling,
		Positions: r.Budget.Positions, Plans: r.Budget.Plans, Rollouts: r.Budget.Rollouts,
		Wander: wander, Horizon: r.Budget.Horizon, ToEnd: r.Budget.ToEnd,
	}
}

// game reads the positions of a game, or takes them and writes them.
func (r *roundOf) game(sampler *train.Sampler, n int) ([]train.Position, error) {
	name := fmt.Sprintf("game-%04d", n+1)
	text, err := os.ReadFile(r.path(name))
	if err == nil {
		var taken []train.Position
		return taken, gob.NewDecoder(bytes.NewReader(text)).Decode(&taken)
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	taken := sampler.Game(n + 1)
	var coded bytes.Buffer
	if err := gob.NewEncoder(&coded).Encode(taken); err != nil {
		return nil, err
	}
	return taken, r.write(name, coded.Bytes())
}
