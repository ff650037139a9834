package enginetest

import (
	"math/rand/v2"

	"volgare/engine"
)

// Game plays one game and checks the invariants.
type Game struct {
	Rules    *engine.Rules
	Start    engine.State
	Opening  []engine.Effect // effects of the set-up, if Start is the position right after it
	Players  []Player        // one for each seat
	Every    int             // expensive invariants are checked on every Every-th step and on the last
	Rand     *rand.Rand      // source of the players
	Trials   *rand.Rand      // source of the invariants, separate so that checks do not change the game
	Coverage *Coverage

	moves []engine.MoveID
}

// newGame sets up game number n.
func newGame(r *engine.Rules, seed string, n int, coverage *Coverage) *Game {
	var out engine.Effects
	g := &Game{Rules: r, Rand: engine.Stream(seed, "play"), Trials: engine.Stream(seed, "trials"), Coverage: coverage}
	g.Start = r.New(r.Deal(seed), &out)
	g.Opening = out.List
	if n%4 == 3 || n%2 == 1 && len(decksInPlay(r)) > 0 {
		MakeLate(r, &g.Start, g.Rand)
	}
	for range r.Seats {
		g.Players = append(g.Players, newPlayer(r, g.Rand, n, coverage))
	}
	return g
}

func newPlayer(r *engine.Rules, rng *rand.Rand, n int, coverage *Coverage) Player {
	switch {
	case n%2 == 1:
		return NewSeeker(r, rng, coverage)
	case n%4 == 0:
		return Busy{rng}
	}
	return Random{rng}
}
