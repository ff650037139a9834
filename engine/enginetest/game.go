package enginetest

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"volgare/engine"
)

// Game plays one game under the invariants.
type Game struct {
	Rules    *engine.Rules
	Start    engine.State
	Opening  []engine.Effect // of the set-up, if Start is fresh from it
	Players  []Player        // one for each seat
	Every    int             // expensive invariants are checked on every so many steps and on the last
	Rand     *rand.Rand      // of the players
	Trials   *rand.Rand      // of the invariants, so that the game is the same whatever is checked
	Coverage *Coverage

	moves []engine.MoveID
}

// newGame sets up the game with a number.
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

// Play plays to the end. The error of a broken invariant tells the moves that led
// there.
func (g *Game) Play() (engine.State, error) {
	state := g.Start
	step := Step{Rules: g.Rules, Stacks: NewStacks(g.Rules, &state), Rand: g.Trials, Coverage: g.Coverage}
	step.Before, step.After, step.Effects = &state, &state, g.Opening
	var out engine.Effects
	for {
		step.Legal = g.Rules.AppendLegal(step.Legal[:0], step.After)
		if err := g.judge(&step); err != nil || step.After.Decision == engine.Over {
			return *step.After, err
		}
		before, after := *step.After, engine.State{}
		step.Move = g.Players[before.Seat].Choose(g.Rules, &before, step.Legal)
		id, _ := g.Rules.ID(step.Move)
		g.moves = append(g.moves, id)
		out.Reset()
		g.Rules.Apply(&after, &before, step.Move, &out)
		step.Before, step.After, step.Effects, step.checked = &before, &after, out.List, step.checked[:0]
	}
}

// judge counts a step and checks the invariants on it.
func (g *Game) judge(step *Step) error {
	g.Coverage.step(step)
	over := step.After.Decision == engine.Over
	expensive := over || revealing(step) || len(g.moves)%g.Every == g.Every-1
	if err := step.Check(expensive); err != nil {
		return fmt.Errorf("after move %d, %+v, turn %d: %w\nmoves: %s", len(g.moves), step.Move, step.After.Turn, err, g.path())
	}
	if over {
		g.Coverage.game(g.Rules, step.After)
	}
	return nil
}

// path writes the moves so far by their numbers.
func (g *Game) path() string {
	return strings.Trim(fmt.Sprint(g.moves), "[]")
}

// revealing reports whether a step is about tiles that only one seat sees.
func revealing(s *Step) bool {
	switch s.Before.Decision {
	case engine.LibraryKeep, engine.LibraryOrder, engine.LibraryGiveUp, engine.CardKeep, engine.CardGiveUp,
		engine.TradeReply, engine.TradePick:
		return true
	}
	return shows(s.Move.Kind)
}

// shows reports whether moves of a kind show something to somebody: they draw, play a card
// from a hand that others do not see, or offer what was drafted.
func shows(k engine.Kind) bool {
	if _, draws := k.Deck(); draws || k == engine.DrawTiles || k == engine.Offer {
		return true
	}
	about := k.Form().About
	deck, _ := engine.CardOf(about.Value)
	return about.Is == engine.ACard && !deck.Form().Open
}
