package record_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

var presets = []string{"it2010", "es2010", "de2010", "fr2010", "deluxe"}

// eachTable runs a test for every preset and number of players.
func eachTable(t *testing.T, test func(*testing.T, *edition.Table)) {
	for _, preset := range presets {
		for players := 2; players <= 5; players++ {
			t.Run(fmt.Sprintf("%s/%d", preset, players), func(t *testing.T) {
				test(t, editiontest.Table(t, preset, players))
			})
		}
	}
	for players := 2; players <= 5; players++ {
		t.Run(fmt.Sprintf("expanded/%d", players), func(t *testing.T) { test(t, editiontest.Expanded(t, players)) })
	}
	for _, expansion := range []string{"ritmo", "placiti", "poeti"} {
		t.Run(expansion, func(t *testing.T) { test(t, editiontest.Expanded(t, 3, expansion)) })
	}
}

// randomGame plays a game to its end, calling visit with every position.
func randomGame(table *edition.Table, seed string, visit func(before, after *engine.State, m engine.Move, out []engine.Effect)) *record.Game {
	r := table.Rules
	rng := engine.Stream(seed, "a random player")
	g := &record.Game{Config: table.Config, Rules: table.Hash, Seed: seed, Deal: r.Deal(seed)}
	var out engine.Effects
	s := r.New(g.Deal, &out)
	var legal []engine.Move
	for s.Decision != engine.Over {
		legal = r.AppendLegal(legal[:0], &s)
		m := choose(legal, rng)
		g.Steps = append(g.Steps, record.Step{Turn: s.Turn, Seat: s.Seat, Move: m})
		before := s
		out.Reset()
		r.Apply(&s, &before, m, &out)
		if visit != nil {
			visit(&before, &s, m, out.List)
		}
	}
	g.Result = record.ResultOf(r, &s)
	return g
}

// choose seldom ends a turn while there is more to do.
func choose(legal []engine.Move, rng *rand.Rand) engine.Move {
	m := legal[rng.IntN(len(legal))]
	if m.Kind == engine.End && rng.IntN(4) > 0 {
		m = legal[rng.IntN(len(legal))]
	}
	return m
}
