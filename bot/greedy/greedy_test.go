package greedy

import (
	"context"
	"testing"

	"volgare/bot"
	"volgare/bot/appraisal"
	"volgare/bot/bottest"
	"volgare/bot/chart"
	"volgare/edition/editiontest"
	"volgare/engine"
)

func rulesOf(tb testing.TB, preset string, players int) *engine.Rules {
	tb.Helper()
	return editiontest.Table(tb, preset, players).Rules
}

// each visits every decision of a game with the view of its seat. Some moves are random, so that unusual positions occur.
func each(r *engine.Rules, seed string, odd int, visit func(view *engine.State, legal []engine.Move)) {
	p, rng := New("greedy", appraisal.Current(), 1), engine.Stream(seed, "odd")
	s := r.New(r.Deal(seed), nil)
	var view, next engine.State
	for s.Decision != engine.Over {
		r.Mask(&view, &s, s.Seat)
		legal := r.AppendLegal(nil, &view)
		visit(&view, legal)
		m := p.Choose(context.Background(), bot.Question{Rules: r, View: &view, Legal: legal})
		if rng.IntN(100) < odd {
			m = legal[rng.IntN(len(legal))]
		}
		r.Apply(&next, &s, m, nil)
		s = next
	}
}

// TestNoAllocation checks that evaluation, search and bargains do not allocate.
func TestNoAllocation(t *testing.T) {
	for _, r := range []*engine.Rules{rulesOf(t, "deluxe", 4), editiontest.Expanded(t, 4).Rules} {
		p := New("greedy", appraisal.Current(), 1)
		each(r, "alloc", 0, func(view *engine.State, legal []engine.Move) {
			if view.Turn%5 != 1 && !view.Decision.OfTrade() || !view.Decision.OfTurn() {
				return
			}
			if n := bottest.Allocations(func() { p.Choose(t.Context(), bot.Question{Rules: r, View: view, Legal: legal}) }); n > 0 {
				t.Errorf("turn %d, %v: %v allocations", view.Turn, view.Decision, n)
			}
		})
	}
}

// TestKeysDistinguishPositions checks that keys distinguish positions, but not the order of the moves that led to them.
func TestKeysDistinguishPositions(t *testing.T) {
	checkKeys(t, rulesOf(t, "deluxe", 4))
	checkKeys(t, editiontest.Expanded(t, 4).Rules)
}

func checkKeys(t *testing.T, r *engine.Rules) {
	t.Helper()
	known := map[uint64]engine.State{}
	each(r, "keys", 20, func(view *engine.State, legal []engine.Move) {
		if view.Decision != engine.Turn {
			return
		}
		clear(known)
		var one, two engine.State
		var more []engine.Move
		for _, m := range legal {
			if m.Kind == engine.End || m.Kind == engine.EndSummon {
				continue
			}
			r.Apply(&one, view, m, nil)
			if one.Decision != engine.Turn {
				continue
			}
			more = r.AppendLegal(more[:0], &one)
			for _, n := range more {
				if n.Kind == engine.End || n.Kind == engine.EndSummon {
					continue
				}
				r.Apply(&two, &one, n, nil)
				same(t, known, &two)
			}
		}
	})
}

// same compares a position with an earlier one with the same key: the search must be able to treat them as equal.
func same(t *testing.T, known map[uint64]engine.State, s *engine.State) {
	t.Helper()
	key := chart.Key(s)
	was, ok := known[key]
	if !ok {
		known[key] = *s
		return
	}
	a, b := was.Players[s.Seat], s.Players[s.Seat]
	if a != b || was.Areas != s.Areas || was.Showing != s.Showing || was.Done != s.Done || was.Points != s.Points {
		t.Errorf("turn %d: two positions with one key:\n%+v\n%+v", s.Turn, a, b)
	}
}
