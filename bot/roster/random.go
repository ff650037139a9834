package roster

import (
	"context"
	"math/bits"
	"math/rand/v2"

	"volgare/bot"
	"volgare/bot/chart"
	"volgare/engine"
)

// random plays each legal move with the same probability.
type random struct{ seed uint64 }

// Name returns "random".
func (b *random) Name() string { return "random" }

// Seed implements Player.
func (b *random) Seed(seed uint64) { b.seed = seed }

// Choose draws a move from the seed and the view.
func (b *random) Choose(_ context.Context, q bot.Question) engine.Move {
	rng := rand.New(rand.NewPCG(b.seed, digest(q.View)))
	return q.Legal[rng.IntN(len(q.Legal))]
}

// Draw returns a uniform random number below n.
func (b *random) Draw(rng *rand.PCG, n int) int {
	high, _ := bits.Mul64(rng.Uint64(), uint64(n))
	return int(high)
}

// digest returns a hash that distinguishes the decisions of a game.
func digest(s *engine.State) uint64 {
	h := chart.Fold(chart.Key(s), uint64(s.Turn)<<16|uint64(s.At)<<8|uint64(s.Seat))
	return chart.Fold(h, uint64(s.Summons.At)<<16|uint64(s.Summons.Bid)<<8|uint64(s.Placed))
}
