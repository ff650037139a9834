package enginetest

import (
	"fmt"
	"testing"

	"volgare/engine"
)

// TestRareDecisions plays 200 games without the invariants at one table of four with all expansions. Each decision has to
// occur as often there as the suite demands, so that the suite, which plays many tables, does not depend on a lucky seed.
func TestRareDecisions(t *testing.T) {
	r := oneTable(t, settings(allTogether))
	var met Coverage
	for n := range 200 {
		playUnjudged(newGame(r, fmt.Sprintf("rare %d", n), n, &met))
	}
	for d := engine.Over; d <= engine.PlacitiChoice; d++ {
		if d != engine.LibraryOrder && met.Decisions[d] < enough { // LIB-1: only in 2010
			t.Errorf("%v was decided only %d times", d, met.Decisions[d])
		}
	}
}

// playUnjudged plays a game to its end and only counts.
func playUnjudged(g *Game) {
	before, after := g.Start, g.Start
	step := Step{Rules: g.Rules, Before: &before, After: &after, Effects: g.Opening}
	var out engine.Effects
	for {
		g.Coverage.step(&step)
		if after.Decision == engine.Over {
			g.Coverage.game(g.Rules, &after)
			return
		}
		before = after
		step.Legal = g.Rules.AppendLegal(step.Legal[:0], &before)
		step.Move = g.Players[before.Seat].Choose(g.Rules, &before, step.Legal)
		out.Reset()
		g.Rules.Apply(&after, &before, step.Move, &out)
		step.Effects = out.List
	}
}

// TestAimsArePossible checks that every aim can succeed. An aim that no move of a table can prove would stay the rarest, and
// half of the seekers would pursue it.
func TestAimsArePossible(t *testing.T) {
	for _, table := range tables(t) {
		kinds := map[engine.Kind]bool{}
		for _, m := range table.rules.Catalogue() {
			kinds[m.Kind] = true
		}
		for _, a := range aimsOf(table.rules) {
			if !kinds[a.proof] {
				t.Errorf("%s: no move can prove the aim %s", table.name, a.name)
			}
		}
	}
}
