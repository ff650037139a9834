package engine_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"volgare/engine"
)

// BenchmarkRandom plays uniformly random games of four seats in the Deluxe
// edition through the exported API: every decision, complete lists of legal
// moves. It counts only moves that had an alternative and do not end a turn.
func BenchmarkRandom(b *testing.B) { benchRandom(b, rules(b, "deluxe", 4)) }

// BenchmarkRandomCards plays games with all expansions, but without trades.
func BenchmarkRandomCards(b *testing.B) { benchRandom(b, expanded(b, 4)) }

// BenchmarkRandomRatio alternates games of both kinds, so that a busy machine slows both down, and reports the speed with
// expansions as a percentage of the speed without.
func BenchmarkRandomRatio(b *testing.B) {
	base, cards := newRandomGames(rules(b, "deluxe", 4)), newRandomGames(expanded(b, 4))
	for b.Loop() {
		base.play()
		cards.play()
	}
	b.ReportMetric(100*cards.speed()/base.speed(), "%")
}

func benchRandom(b *testing.B, r *engine.Rules) {
	b.Helper()
	games := newRandomGames(r)
	for b.Loop() {
		games.play()
	}
	b.ReportMetric(games.speed(), "moves/s")
	b.ReportMetric(float64(games.listed)/float64(games.counted), "legal/move")
}

// randomGames plays uniformly random games, without trades, one after another.
type randomGames struct {
	rules   *engine.Rules
	deals   [200]engine.Deal
	rng     *rand.Rand
	legal   []engine.Move
	games   int
	counted int // moves that had an alternative and do not end a turn
	listed  int // legal moves at the counted moves
	time    time.Duration
}

func newRandomGames(r *engine.Rules) *randomGames {
	g := &randomGames{rules: r, rng: rand.New(rand.NewPCG(1, 2)), legal: make([]engine.Move, 0, 256)}
	for i := range g.deals {
		g.deals[i] = r.Deal(string(rune('a' + i)))
	}
	return g
}

func (g *randomGames) play() {
	from := time.Now()
	s := g.rules.New(g.deals[g.games%len(g.deals)], nil)
	var next engine.State
	for s.Decision != engine.Over {
		g.legal = g.rules.AppendLegal(g.legal[:0], &s)
		m := g.legal[g.rng.IntN(len(g.legal))]
		for m.Kind == engine.OpenTrade {
			m = g.legal[g.rng.IntN(len(g.legal))]
		}
		if len(g.legal) > 1 && m.Kind != engine.End {
			g.counted++
			g.listed += len(g.legal)
		}
		g.rules.Apply(&next, &s, m, nil)
		s, next = next, s
	}
	g.games++
	g.time += time.Since(from)
}

// speed returns the number of counted moves per second.
func (g *randomGames) speed() float64 { return float64(g.counted) / g.time.Seconds() }

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

// samples returns positions of a few random games. They fit into the cache of a processor core, so that the benchmark
// measures the engine and not the memory.
func samples(b *testing.B, r *engine.Rules) []sample {
	b.Helper()
	var list []sample
	rng := rand.New(rand.NewPCG(3, 4))
	for n := range 4 {
		s := begin(r, n)
		walk(r, &s, rng.IntN, func(s *engine.State, legal []engine.Move) {
			if rng.IntN(5) == 0 {
				list = append(list, sample{*s, append([]engine.Move(nil), legal...)})
			}
		})
	}
	return list
}

// BenchmarkLegal lists the legal moves of successive positions.
func BenchmarkLegal(b *testing.B) {
	r := rules(b, "deluxe", 4)
	list := samples(b, r)
	legal := make([]engine.Move, 0, 256)
	for i := 0; b.Loop(); i++ {
		legal = r.AppendLegal(legal[:0], &list[i%len(list)].state)
	}
}

// BenchmarkApply applies successive moves.
func BenchmarkApply(b *testing.B) {
	r := rules(b, "deluxe", 4)
	list := samples(b, r)
	var next engine.State
	for i := 0; b.Loop(); i++ {
		at := &list[i%len(list)]
		r.Apply(&next, &at.state, at.legal[i%len(at.legal)], nil)
	}
}

// BenchmarkMask masks successive positions.
func BenchmarkMask(b *testing.B) {
	r := rules(b, "deluxe", 4)
	list := samples(b, r)
	var mask engine.State
	for i := 0; b.Loop(); i++ {
		at := &list[i%len(list)].state
		r.Mask(&mask, at, 0)
	}
}
