package simulator_test

import (
	"context"
	"slices"
	"testing"

	"volgare/bot"
	"volgare/bot/bottest"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/bot/simulator"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// little is a small budget that exercises everything.
var (
	little = bot.Budget{Plans: 4, Rollouts: 8, Horizon: 1, ToEnd: 15}
	light  = simulator.Style{Players: planner.Effort{Width: 2, Expand: 1}}
)

// game plays a game of narrow planners and calls see with the view of every decision.
func game(t *testing.T, r *engine.Rules, seed string, see func(view *engine.State, legal []engine.Move)) {
	t.Helper()
	p := planner.New("planner", evaluation.Fitted, planner.Narrow, 1)
	s := r.New(r.Deal(seed), nil)
	var view, next engine.State
	for s.Decision != engine.Over {
		r.Mask(&view, &s, s.Seat)
		legal := r.AppendLegal(nil, &view)
		see(&view, legal)
		for _, m := range slices.Clone(p.Plan(t.Context(), bot.Question{Rules: r, View: &view, Legal: legal})) {
			r.Apply(&next, &s, m, nil)
			s = next
		}
	}
}

// TestLineIgnoresHiddenPieces shuffles everything that the seat cannot know and checks that a player plays the same legal line, whatever it
// has thought about before. Another seed sometimes leads to another line.
func TestLineIgnoresHiddenPieces(t *testing.T) {
	positions, others := 0, 0
	for _, r := range []*engine.Rules{editiontest.Table(t, "deluxe", 4).Rules, editiontest.Expanded(t, 3).Rules, editiontest.Table(t, "it2010", 2).Rules} {
		rng := engine.Stream("hidden", "simulator")
		one, two, other := simulator.New("one", light, little, 7), simulator.New("two", light, little, 7), simulator.New("other", light, little, 8)
		game(t, r, "hidden", func(view *engine.State, legal []engine.Move) {
			positions++
			var guess, masked engine.State
			r.Determinize(&guess, view, rng)
			r.Mask(&masked, &guess, view.Seat)
			line := slices.Clone(one.Plan(t.Context(), bot.Question{Rules: r, View: view, Legal: legal}))
			if !slices.Contains(legal, line[0]) {
				t.Errorf("turn %d: %v is not legal", view.Turn, line[0])
			}
			if again := two.Plan(t.Context(), bot.Question{Rules: r, View: &masked, Legal: legal}); !slices.Equal(again, line) {
				t.Errorf("turn %d: %v becomes %v with other hidden pieces", view.Turn, line, again)
			}
			if !slices.Equal(other.Plan(t.Context(), bot.Question{Rules: r, View: view, Legal: legal}), line) {
				others++
			}
		})
	}
	if positions < 150 || others < 5 {
		t.Errorf("%d positions, %d with another line for another seed", positions, others)
	}
}

// deep is a budget of about three seconds per turn.
var deep = bot.Budget{Plans: 16, Rollouts: 800, Horizon: 4, ToEnd: 11}

// TestBudgetOfQuestionOverridesDefault checks that the budget of a question overrides the player's own.
func TestBudgetOfQuestionOverridesDefault(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 3).Rules
	made, asked := simulator.New("made", light, little, 7), simulator.New("asked", light, deep, 7)
	game(t, r, "budget", func(view *engine.State, legal []engine.Move) {
		if view.Turn > 3 {
			return
		}
		q := bot.Question{Rules: r, View: view, Legal: legal}
		line := slices.Clone(made.Plan(t.Context(), q))
		ctx, looks := bottest.Impatient(t.Context(), 1000)
		q.Budget = little
		if again := asked.Plan(ctx, q); !slices.Equal(again, line) || looks() > int64(2*little.Rollouts) {
			t.Errorf("turn %d: %v after %d looks, asked for as much as the other has %v", view.Turn, line, looks(), again)
		}
	})
}

// TestPlansAndEndsMatchWhatIsPlayed checks that the best listed plan is the one played, that a given plan is listed, and
// that plans are played out in the requested number of worlds.
func TestPlansAndEndsMatchWhatIsPlayed(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 3).Rules
	var judge bot.Judge = simulator.New("judge", light, little, 7)
	several, valued := 0, 0
	game(t, r, "judge", func(view *engine.State, legal []engine.Move) {
		q := bot.Question{Rules: r, View: view, Legal: legal}
		best := judge.Choose(t.Context(), q)
		plans := slices.Clone(judge.Plans(t.Context(), q, nil))
		if plans[0].Moves[0] != best {
			t.Errorf("turn %d: it plays %v, and lists %v first", view.Turn, best, plans[0].Moves)
		}
		given := legal[len(legal)-1:]
		if with := judge.Plans(t.Context(), q, given); !slices.ContainsFunc(with, func(p bot.Plan) bool { return slices.Equal(p.Moves, given) }) {
			t.Errorf("turn %d: %v is not among %v", view.Turn, given, with)
		}
		alone := q
		alone.Budget = bot.Budget{Plans: 1, Rollouts: 2}
		if with := judge.Plans(t.Context(), alone, given); len(legal) > 1 && len(with) != 2 && !slices.Equal(with[0].Moves, given) {
			t.Errorf("turn %d: of one plan %v is compared with nothing: %v", view.Turn, given, with)
		}
		if len(plans) < 2 || view.Turn < 15 {
			return
		}
		several++
		if slices.ContainsFunc(plans, func(p bot.Plan) bool { return p.Worth != 0 }) {
			valued++
		}
		q.Budget.Rollouts = 6
		ends, ok := judge.Ends(t.Context(), q, [][]engine.Move{plans[0].Moves, plans[1].Moves}, engine.Stream("judge", "ends"))
		if !ok || len(ends) != 2 || len(ends[0]) != 3 || len(ends[1]) != 3 {
			t.Errorf("turn %d: %v", view.Turn, ends)
		}
		for budget, worlds := range map[bot.Budget]int{{}: little.Rollouts / 2, {Plans: 2}: 1} {
			q.Budget = budget
			ends, ok := judge.Ends(t.Context(), q, [][]engine.Move{plans[0].Moves, plans[1].Moves}, engine.Stream("judge", "ends"))
			if !ok || len(ends[0]) != worlds || len(ends[1]) != worlds {
				t.Errorf("turn %d, %+v: %v, want %d worlds", view.Turn, budget, ends, worlds)
			}
		}
		if worth := judge.Value(r, view); worth == (bot.Scores{}) {
			t.Errorf("turn %d: all expected scores are 0", view.Turn)
		}
	})
	if several == 0 || valued < several/2 {
		t.Errorf("%d decisions with several plans, %d with a worth", several, valued)
	}
}

// TestStoppedPlayerPlaysPlannersLine checks that a player that is stopped at once plays its planner's line, and that it
// checks the context often enough.
func TestStoppedPlayerPlaysPlannersLine(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 3).Rules
	p, ideas := simulator.New("stopped", simulator.Usual, deep, 1), planner.New("planner", evaluation.Fitted, planner.Full, 1)
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	game(t, r, "stop", func(view *engine.State, legal []engine.Move) {
		if line := p.Plan(ended, bot.Question{Rules: r, View: view, Legal: legal}); line[0] != ideas.Choose(t.Context(), bot.Question{Rules: r, View: view, Legal: legal}) {
			t.Errorf("turn %d: stopped at once it plays %v", view.Turn, line)
		}
	})
	ctx, asked := bottest.Impatient(t.Context(), 20)
	s := r.New(r.Deal("stop"), nil)
	p.Choose(ctx, bot.Question{Rules: r, View: &s, Legal: r.AppendLegal(nil, &s)})
	if asked() != 21 {
		t.Errorf("it checked the context %d times", asked())
	}
}
