package engine_test

import (
	"math/rand/v2"
	"testing"

	"volgare/engine"
)

// BenchmarkRandom plays uniformly random games of four seats in the Deluxe
// edition through the exported API: every decision, complete lists of legal
// moves. It counts only moves that had an alternative and do not end a turn.
func BenchmarkRandom(b *testing.B) {
	r := rules(b, "deluxe", 4)
	deals := make([]engine.Deal, 200)
	for i := range deals {
		deals[i] = r.Deal(string(rune('a' + i)))
	}
	rng := rand.New(rand.NewPCG(1, 2))
	legal := make([]engine.Move, 0, 256)
	counted, listed := 0, 0
	for i := 0; b.Loop(); i++ {
		s := r.New(deals[i%len(deals)], nil)
		var next engine.State
		for s.Decision != engine.Over {
			legal = r.AppendLegal(legal[:0], &s)
			m := legal[rng.IntN(len(legal))]
			if len(legal) > 1 && m.Kind != engine.End {
				counted++
				listed += len(legal)
			}
			r.Apply(&next, &s, m, nil)
			s, next = next, s
		}
	}
	b.ReportMetric(float64(counted)/b.Elapsed().Seconds(), "moves/s")
	b.ReportMetric(float64(listed)/float64(counted), "legal/move")
}

// BenchmarkClone copies a state.
func BenchmarkClone(b *testing.B) {
	from := begin(rules(b, "deluxe", 4), 1)
	var to [2]engine.State
	for i := 0; b.Loop(); i++ {
		to[i&1] = from
	}
	if to[0] != from {
		b.Fatal("no clone")
	}
}

// sample is a position in the game with its legal moves.
type sample struct {
	state engine.State
	legal []engine.Move
}

// samples are the positions of a few random games.
func samples(b *testing.B, r *engine.Rules) []sample {
	b.Helper()
	var list []sample
	rng := rand.New(rand.NewPCG(3, 4))
	for n := range 4 {
		s := begin(r, n)
		walk(r, &s, rng.IntN, func(s *engine.State, legal []engine.Move) {
			list = append(list, sample{*s, append([]engine.Move(nil), legal...)})
		})
	}
	return list
}

// BenchmarkLegal lists the legal moves of one position after the other.
func BenchmarkLegal(b *testing.B) {
	r := rules(b, "deluxe", 4)
	list := samples(b, r)
	legal := make([]engine.Move, 0, 256)
	for i := 0; b.Loop(); i++ {
		legal = r.AppendLegal(legal[:0], &list[i%len(list)].state)
	}
}

// BenchmarkApply applies one move after the other.
func BenchmarkApply(b *testing.B) {
	r := rules(b, "deluxe", 4)
	list := samples(b, r)
	var next engine.State
	for i := 0; b.Loop(); i++ {
		at := &list[i%len(list)]
		r.Apply(&next, &at.state, at.legal[i%len(at.legal)], nil)
	}
}

// BenchmarkMask masks one position after the other.
func BenchmarkMask(b *testing.B) {
	r := rules(b, "deluxe", 4)
	list := samples(b, r)
	var mask engine.State
	for i := 0; b.Loop(); i++ {
		at := &list[i%len(list)].state
		r.Mask(&mask, at, 0)
	}
}
