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
	"sync"
	"sync/atomic"

	"volgare/bot/train"
)

// positions are those of all games of the round, in their order; games that lie in the directory
// are not played again.
func (r *roundOf) positions(ctx context.Context) ([]train.Position, error) {
	games := make([][]train.Position, r.Budget.Games)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next atomic.Int64
	var mu sync.Mutex
	done := 0
	var group sync.WaitGroup
	for range r.workers() {
		group.Go(func() {
			sampler := train.NewSampler(r.config())
			for n := int(next.Add(1)) - 1; n < r.Budget.Games && ctx.Err() == nil; n = int(next.Add(1)) - 1 {
				taken, err := r.game(sampler, n)
				if err != nil {
					cancel(err)
				}
				games[n] = taken
				mu.Lock()
				done++
				r.Progress(done, r.Budget.Games)
				mu.Unlock()
			}
		})
	}
	group.Wait()
	if err := context.Cause(ctx); err != nil {
		return nil, err
	}
	var all []train.Position
	for _, taken := range games {
		all = append(all, taken...)
	}
	return all, nil
}

func (r *roundOf) workers() int {
	if r.Workers > 0 {
		return r.Workers
	}
	return runtime.GOMAXPROCS(0)
}

func (r *roundOf) config() train.Config {
	return train.Config{
		Rules: r.Table.Rules, Seed: r.seed("games"), Weights: r.before, Player: playing, Rollout: rolling,
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
