package hint_test

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"volgare/bot"
	"volgare/bot/bottest"
	"volgare/bot/comparison"
	"volgare/bot/evaluation"
	"volgare/bot/hint"
	"volgare/bot/planner"
	"volgare/bot/roster"
	"volgare/bot/simulator"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// light returns a judge with short rollouts.
func light() bot.Judge {
	return simulator.New("light", simulator.Style{Players: planner.Effort{Width: 2, Expand: 1}, Ideas: true}, bot.Budget{Plans: 4, Rollouts: 4, ToEnd: 17}, 1)
}

// TestIdeasAreLegalDistinctAndSorted checks that every decision gets ideas that are distinct, sorted best first, legal
// whatever the hidden pieces are, and independent of them.
func TestIdeasAreLegalDistinctAndSorted(t *testing.T) {
	asked, several := map[engine.Decision]int{}, map[engine.Decision]int{}
	for seed, r := range map[string]*engine.Rules{
		"two": editiontest.Table(t, "deluxe", 2).Rules, "expanded": editiontest.Expanded(t, 3).Rules, "first": editiontest.Table(t, "it2010", 2).Rules,
	} {
		adviser, again := hint.Lightly(light(), r, 1), hint.Lightly(light(), r, 1)
		p := planner.New("planner", evaluation.Fitted, planner.Narrow, 1)
		rng := engine.Stream(seed, "hidden")
		var view, other, next engine.State
		s := r.New(r.Deal(seed), nil)
		for n := 0; s.Decision != engine.Over; n++ {
			r.Mask(&view, &s, s.Seat)
			legal := r.AppendLegal(nil, &view)
			if n%5 == 0 || s.Decision != engine.Turn {
				ideas := adviser.Ideas(t.Context(), &view, legal)
				asked[s.Decision]++
				if len(ideas) > 1 {
					several[s.Decision]++
				}
				checkIdeas(t, r, &view, ideas)
				r.Determinize(&other, &view, rng)
				checkIdeas(t, r, &other, ideas)
				r.Mask(&other, &other, s.Seat)
				if same := again.Ideas(t.Context(), &other, legal); !reflect.DeepEqual(same, ideas) {
					t.Errorf("turn %d: %+v, with other hidden pieces %+v", s.Turn, ideas, same)
				}
			}
			r.Apply(&next, &s, p.Choose(t.Context(), bot.Question{Rules: r, View: &view, Legal: legal}), nil)
			s = next
		}
	}
	for _, d := range []engine.Decision{engine.StartCity, engine.Turn, engine.Payment} {
		if several[d] == 0 {
			t.Errorf("%v: never several ideas in %d decisions", d, asked[d])
		}
	}
}

func checkIdeas(t *testing.T, r *engine.Rules, s *engine.State, ideas []hint.Idea) {
	t.Helper()
	if len(ideas) == 0 || len(ideas) > hint.Most || ideas[0].Deficit.Mean != 0 {
		t.Errorf("turn %d: %+v", s.Turn, ideas)
	}
	sum := 0.0
	for i := range ideas {
		idea := &ideas[i]
		sum += idea.More
		at := *s
		for n, m := range idea.Moves {
			if why := r.CheckBy(&at, s.Seat, m); !why.Legal() {
				t.Fatalf("turn %d, %v: move %d of %v: %v", s.Turn, s.Decision, n, idea.Moves, why)
			}
			if n < len(idea.Moves)-1 {
				r.Apply(&at, &at, m, nil)
			}
		}
		for j := range ideas[:i] {
			if slices.Equal(idea.Moves, ideas[j].Moves) {
				t.Errorf("turn %d: twice %v", s.Turn, idea.Moves)
			}
		}
		if i > 0 && (idea.Deficit.Mean < ideas[i-1].Deficit.Mean || idea.More > ideas[i-1].More+1e-9) {
			t.Errorf("turn %d: %+v comes after %+v", s.Turn, idea, ideas[i-1])
		}
	}
	// The gains of some ideas are the losses of the others.
	if math.Abs(sum) > 1e-9 || len(ideas) > 1 && ideas[len(ideas)-1].Deficit.Mean > 0 && ideas[0].More <= 0 {
		t.Errorf("turn %d: in all %f, %+v", s.Turn, sum, ideas)
	}
}

// TestRestCompletesDisplayedSum checks that the displayed parts by category and the rest add up to the displayed total.
func TestRestCompletesDisplayedSum(t *testing.T) {
	why := []comparison.Difference{{VP: 1.26}, {VP: -0.44}}
	for more, want := range map[float64]float64{0.82: -0.1, 0.94: 0} { // +1.3, -0.4 and these are +0.8 and +0.9
		if is := (&hint.Idea{More: more, Why: why}).Rest(); math.Abs(is-want) > 1e-9 {
			t.Errorf("of %.2f the rest is %.2f, want %.2f", more, is, want)
		}
	}
}

// TestWidenAllowsForSeveralIdeas checks that an idea that would be clearly worse on its own is uncertain if it is one of
// two that are compared with the best.
func TestWidenAllowsForSeveralIdeas(t *testing.T) {
	around := func(mean, off float64) hint.Idea {
		var values []float64
		for range 12 {
			values = append(values, mean-off, mean+off)
		}
		return hint.Idea{Deficit: comparison.Mean(values)}
	}
	for _, c := range []struct {
		means []float64
		even  []bool
	}{
		{[]float64{1}, []bool{false}},
		{[]float64{1, 0.1}, []bool{true, true}},
		{[]float64{1, 1}, []bool{false, false}},
		{[]float64{3, 0.1}, []bool{false, true}},
		{nil, nil},
	} {
		var ideas []hint.Idea
		for _, mean := range c.means {
			ideas = append(ideas, around(mean, 2.66))
		}
		hint.Widen(ideas)
		for i := range ideas {
			if is := &ideas[i]; is.Even() != c.even[i] || math.Abs(is.Deficit.Mean-c.means[i]) > 1e-9 {
				t.Errorf("%v: of idea %d %+v", c.means, i, is.Deficit)
			}
		}
	}
}

// TestStoppedAdviserHasNoIdeas checks that a stopped adviser returns no ideas.
func TestStoppedAdviserHasNoIdeas(t *testing.T) {
	r := editiontest.Table(t, "deluxe", 2).Rules
	s := r.New(r.Deal("stop"), nil)
	legal := r.AppendLegal(nil, &s)
	ctx, asked := bottest.Impatient(t.Context(), 30)
	if ideas := hint.New(roster.Adviser(), r, 1).Ideas(ctx, &s, legal); ideas != nil || asked() > 35 {
		t.Errorf("stopped after asking %d times: %+v", asked(), ideas)
	}
}

// BenchmarkIdeas measures a hint in the first turn of a table of four.
func BenchmarkIdeas(b *testing.B) {
	r := editiontest.Table(b, "deluxe", 4).Rules
	adviser := hint.New(roster.Adviser(), r, 1)
	p := planner.New("planner", evaluation.Fitted, planner.Narrow, 1)
	var next engine.State
	s := r.New(r.Deal("first turn"), nil)
	for s.Decision != engine.Turn {
		r.Apply(&next, &s, p.Choose(b.Context(), bot.Question{Rules: r, View: &s, Legal: r.AppendLegal(nil, &s)}), nil)
		s = next
	}
	legal := r.AppendLegal(nil, &s)
	for b.Loop() {
		adviser.Ideas(b.Context(), &s, legal)
	}
}
