package enginetest

import (
	"fmt"
	"strings"

	"volgare/engine"
)

// Play plays to the end. The error of a broken invariant lists the moves up to it.
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

// path returns the moves so far by their numbers.
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

// shows reports whether moves of the given kind show something to a player: a draw, a card played from a hidden hand, or
// the offer of a draft.
func shows(k engine.Kind) bool {
	if _, draws := k.Deck(); draws || k == engine.DrawTiles || k == engine.Offer {
		return true
	}
	about := k.Form().About
	deck, _ := engine.CardOf(about.Value)
	return about.Is == engine.ACard && !deck.Form().Open
}
