package roster

import (
	"context"
	"math/bits"
	"math/rand/v2"

	"volgare/bot"
	"volgare/engine"
)

// random plays each legal move with the same probability.
type random struct{ seed uint64 }

func newRandom(seed uint64) *random { return &random{seed: seed} }

// Name returns "random".
func (b *random) Name() string { return "random" }

// Seed implements Player.
func (b *random) Seed(seed uint64) { b.seed = seed }

// Choose draws a move by the seed and the view.
func (b *random) Choose(_ context.Context, q bot.Question) engine.Move {
	rng := rand.New(rand.NewPCG(b.seed, digest(q.View)))
	return q.Legal[rng.IntN(len(q.Legal))]
}

// Draw returns a number below n, each with the same probability.
func (b *random) Draw(rng *rand.PCG, n int) int {
	high, _ := bits.Mul64(rng.Uint64(), uint64(n))
	return int(high)
}

// digest tells the decisions of a game apart: it mixes what changes with them.
func digest(s *engine.State) uint64 {
	h := mix(uint64(s.Turn)<<32 | uint64(s.At)<<24 | uint64(s.Seat)<<16 | uint64(s.Decision)<<8 | uint64(s.Points))
	h = mix(h ^ uint64(s.Done))
	h = mix(h ^ uint64(s.Summons.At)<<16 ^ uint64(s.Summons.Bid)<<8 ^ uint64(s.Placed))
	for t := range s.Tracks {
		for _, space := range s.Tracks[t].Space {
			h = mix(h ^ uint64(space))
		}
	}
	for i := range s.Players {
		p := &s.Players[i]
		h = mix(h ^ uint64(p.Place)<<48 ^ uint64(p.Ducats)<<32 ^ p.Discs)
	}
	return h
}

// mix is the finalizer of SplitMix64.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
