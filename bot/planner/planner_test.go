package planner_test

import (
	"slices"
	"testing"

	"volgare/bot"
	"volgare/bot/bottest"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// game plays a game with one player at all seats and calls see with every plan before it is played.
func game(tb testing.TB, r *engine.Rules, p *planner.Player, see func(s, view *engine.State, legal, line []engine.Move)) engine.State {
	tb.Helper()
	s := r.New(r.Deal("plans"), nil)
	var view, next engine.State
	for s.Decision != engine.Over {
		r.Mask(&view, &s, s.Seat)
		legal := r.AppendLegal(nil, &view)
		line := slices.Clone(p.Plan(tb.Context(), bot.Question{Rules: r, View: &view, Legal: legal}))
		see(&s, &view, legal, line)
		for _, m := range line {
			if why := r.Check(&s, m); !why.Legal() {
				tb.Fatalf("turn %d: %v of %v is not legal: %v", s.Turn, m, line, why)
			}
			r.Apply(&next, &s, m, nil)
			s = next
		}
	}
	return s
}

// TestLineStopsAtReveal checks that a line is legal to its end, belongs to one seat, and stops once something is revealed.
func TestLineStopsAtReveal(t *testing.T) {
	for _, r := range []*engine.Rules{editiontest.Table(t, "deluxe", 4).Rules, editiontest.Table(t, "fr2010", 3).Rules, editiontest.Expanded(t, 3).Rules} {
		long := 0
		p := planner.New("planner", evaluation.Fitted, planner.Full, 1)
		game(t, r, p, func(s, view *engine.State, _, line []engine.Move) {
			if p.Choose(t.Context(), bot.Question{Rules: r, View: view, Legal: r.AppendLegal(nil, view)}) != line[0] {
				t.Errorf("turn %d: Choose does not return the first move of the line", s.Turn)
			}
			at, next := *s, *s
			for i, m := range line {
				if at.Seat != s.Seat {
					t.Fatalf("turn %d: move %d of %v is not of the seat", s.Turn, i, line)
				}
				r.Apply(&next, &at, m, nil)
				if i+1 < len(line) && learns(r, &at, &next, s.Seat) {
					t.Errorf("turn %d: %v continues after %v", s.Turn, line, m)
				}
				at = next
			}
			long = max(long, len(line))
		})
		if long < 4 {
			t.Errorf("no line has more than %d moves", long)
		}
	}
}

// learns reports whether a move reveals something to a seat.
func learns(r *engine.Rules, before, after *engine.State, seat engine.Seat) bool {
	var a, b engine.State
	r.Mask(&a, before, seat)
	r.Mask(&b, after, seat)
	return r.Unknowns(&b) < r.Unknowns(&a)
}

// TestPlanIsBestLine checks that lines are sorted best first, and that the plan is the first of them.
func TestPlanIsBestLine(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 4).Rules
	p := planner.New("planner", evaluation.Fitted, planner.Full, 1)
	several := 0
	game(t, r, p, func(s, _ *engine.State, legal, line []engine.Move) {
		lines := p.Lines()
		if s.Decision != engine.Turn || len(legal) == 1 {
			if len(lines) != 0 {
				t.Errorf("%v has lines", s.Decision)
			}
			return
		}
		if !slices.Equal(lines[0].UntilReveal, line) {
			t.Errorf("turn %d: plays %v, the best line is %v", s.Turn, line, lines[0].UntilReveal)
		}
		if !slices.IsSortedFunc(lines, func(a, b planner.Line) int { return b.Value - a.Value }) {
			t.Errorf("turn %d: the lines are not in order", s.Turn)
		}
		if len(lines) > 8 {
			several++
		}
	})
	if several < 20 {
		t.Errorf("%d turns with several lines", several)
	}
}

// TestNoAllocation checks that planning does not allocate.
func TestNoAllocation(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 4).Rules
	p, other := planner.New("planner", evaluation.Fitted, planner.Full, 1), planner.New("planner", evaluation.Fitted, planner.Narrow, 1)
	game(t, r, other, func(s, view *engine.State, legal, _ []engine.Move) {
		if n := bottest.Allocations(func() { p.Plan(t.Context(), bot.Question{Rules: r, View: view, Legal: legal}) }); n > 0 {
			t.Fatalf("turn %d, %v: %v allocations", s.Turn, s.Decision, n)
		}
	})
}

// TestNoiseChangesLines checks that a player with noise plays worse lines than one without, and different lines with another seed.
func TestNoiseChangesLines(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 4).Rules
	careful := planner.New("careful", evaluation.Fitted, planner.Narrow, 1)
	effort := planner.Narrow
	effort.Noise = 3000
	one, two := planner.New("one", evaluation.Fitted, effort, 1), planner.New("two", evaluation.Fitted, effort, 2)
	turns, differs, other := 0, 0, 0
	game(t, r, careful, func(s, view *engine.State, legal, line []engine.Move) {
		if s.Decision != engine.Turn || len(legal) == 1 {
			return
		}
		turns++
		noisy := slices.Clone(one.Plan(t.Context(), bot.Question{Rules: r, View: view, Legal: legal}))
		if !slices.Equal(noisy, line) {
			differs++
		}
		if !slices.Equal(noisy, two.Plan(t.Context(), bot.Question{Rules: r, View: view, Legal: legal})) {
			other++
		}
	})
	if differs < turns/3 || other < turns/3 {
		t.Errorf("of %d turns %d differ from the careful player's, %d with another seed", turns, differs, other)
	}
}
