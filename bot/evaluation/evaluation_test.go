package evaluation_test

import (
	"math/rand/v2"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"volgare/bot"
	"volgare/bot/appraisal"
	"volgare/bot/bottest"
	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/bot/greedy"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// positions calls see with the masked positions of games at several tables. The greedy player plays them, with some random
// moves.
func positions(tb testing.TB, see func(b *chart.Board, view *engine.State)) {
	tb.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	player := greedy.New("greedy", appraisal.Current(), 1)
	for _, r := range []*engine.Rules{
		editiontest.Table(tb, "deluxe", 4).Rules, editiontest.Table(tb, "it2010", 2).Rules, editiontest.Expanded(tb, 5).Rules,
	} {
		b := chart.New(r)
		s := r.New(r.Deal("positions"), nil)
		var view, next engine.State
		for s.Decision != engine.Over {
			r.Mask(&view, &s, s.Seat)
			if s.Decision != engine.StartCity {
				seen := view
				seen.Players[view.Seat].Lingua = view.Turn == 9 // rare in games
				see(b, &seen)
			}
			legal := r.AppendLegal(nil, &view)
			m := legal[rng.IntN(len(legal))]
			if rng.IntN(5) > 0 {
				m = player.Choose(tb.Context(), bot.Question{Rules: r, View: &view, Legal: legal})
			}
			r.Apply(&next, &s, m, nil)
			s = next
		}
	}
}

// TestZeroWeightsGiveGreedyValue checks that with zero weights, a position has the value that the greedy player gives it.
func TestZeroWeightsGiveGreedyValue(t *testing.T) {
	weights, none := appraisal.Current(), evaluation.Zero()
	var e evaluation.Evaluator
	positions(t, func(b *chart.Board, view *engine.State) {
		e.Begin(b, none, view, view.Seat)
		plain := appraisal.NewEvaluator(b, &weights, view, view.Seat)
		if got, want := e.Value(view), plain.Value(view); got != want {
			t.Errorf("turn %d, %v: value %d, the greedy player's is %d", view.Turn, view.Decision, got, want)
		}
	})
}

// commits matches the names of git commits.
var commits = regexp.MustCompile("^[0-9a-f]{40}$")

// read returns a built-in file of weights. It checks that the file names its seed, commit and table, and that the rules of
// the table have not changed since.
func read(t *testing.T, name, preset string) *evaluation.Weights {
	t.Helper()
	text, err := os.ReadFile("data/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	w, origin, err := evaluation.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	table := editiontest.Table(t, preset, 4)
	if origin.Table != preset+" 4" || origin.Rules != table.Hash || origin.Seed == "" || !commits.MatchString(origin.Commit) {
		t.Errorf("%s: fitted to rules %s of %s by %q at %q; the table is %s", name, origin.Rules, origin.Table, origin.Seed, origin.Commit, table.Hash)
	}
	return w
}

// TestWeightsForEveryEdition checks that there are built-in weights for every edition.
func TestWeightsForEveryEdition(t *testing.T) {
	for _, preset := range []string{"deluxe", "it2010"} {
		want := read(t, preset+"-4", preset)
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			if got := evaluation.Fitted(editiontest.Table(t, preset, seats).Rules); !reflect.DeepEqual(got, want) {
				t.Errorf("%s with %d seats has other weights", preset, seats)
			}
		}
	}
}

// TestScoreWeightsAreSameForEveryTable checks that the weights that predict final scores are the same for every table.
func TestScoreWeightsAreSameForEveryTable(t *testing.T) {
	want := read(t, "points", "deluxe")
	for _, preset := range []string{"deluxe", "it2010"} {
		if got := evaluation.Scores(editiontest.Table(t, preset, 3).Rules); !reflect.DeepEqual(got, want) {
			t.Errorf("%s has others", preset)
		}
	}
}

// TestEachFeatureAddsItsWeight checks that each feature of a position adds its weight, and that nothing else does.
func TestEachFeatureAddsItsWeight(t *testing.T) {
	weighed := evaluation.Zero()
	for f := int(appraisal.NumTerms); f < evaluation.Features(); f++ {
		weighed[0][f] = float64(f)
	}
	var e, plain evaluation.Evaluator
	met := map[string]bool{}
	positions(t, func(b *chart.Board, view *engine.State) {
		e.Begin(b, weighed, view, view.Seat)
		plain.Begin(b, evaluation.Zero(), view, view.Seat)
		want := plain.Value(view)
		for _, f := range e.Look(view).On {
			block, _, _ := strings.Cut(evaluation.Name(int(f)), ".")
			met[block] = true
			want += int(f)
		}
		if got := e.Value(view); got != want {
			t.Errorf("value %d, its features add up to %d", got, want)
		}
	})
	for f := int(appraisal.NumTerms); f < evaluation.Features(); f++ {
		if block, _, _ := strings.Cut(evaluation.Name(f), "."); !met[block] {
			t.Errorf("no position has a feature of %s", block)
			met[block] = true
		}
	}
}

// TestNoAllocation checks that evaluating a position does not allocate.
func TestNoAllocation(t *testing.T) {
	var e evaluation.Evaluator
	w := evaluation.Zero()
	positions(t, func(b *chart.Board, view *engine.State) {
		e.Begin(b, w, view, view.Seat)
		e.Value(view)
		if n := bottest.Allocations(func() { e.Begin(b, w, view, view.Seat); e.Value(view) }); n > 0 {
			t.Fatalf("%v allocations", n)
		}
	})
}

func TestWeightsFile(t *testing.T) {
	w := evaluation.Zero()
	for f := range evaluation.Features() {
		w[f%evaluation.Bases][f] = float64(f - 400)
	}
	o := evaluation.Origin{Table: "deluxe 4", Rules: "abc", Seed: "a seed", Commit: "0123456"}
	text := w.Append(nil, o)
	got, from, err := evaluation.Parse(text)
	if err != nil || from != o {
		t.Fatalf("%+v, %v", from, err)
	}
	if again := got.Append(nil, from); string(again) != string(text) {
		t.Error("weights differ after writing and reading")
	}
	for _, c := range []struct{ old, text, want string }{
		{"volgare weights 1", "weights", "the first line must be"},
		{"orient.3 ", "orient.99 ", `unknown feature "orient.99"`},
		{"space.3 ", "space.3 x ", "expected a feature and 3 whole numbers"},
		{"lingua.0 0 ", "lingua.0 few ", `expected a whole number, found "few"`},
	} {
		if !strings.Contains(string(text), c.old) {
			t.Fatalf("the text has no %q", c.old)
		}
		_, _, err := evaluation.Parse([]byte(strings.Replace(string(text), c.old, c.text, 1)))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q for %q: %v, want %s", c.text, c.old, err, c.want)
		}
	}
}

// TestDirectionsMoveAllWeights checks that all weights can move, that the directions have distinct names, and that the parts of a change
// add up to the change.
func TestDirectionsMoveAllWeights(t *testing.T) {
	change := evaluation.Zero()
	for b := range change {
		for f := range change[b] {
			change[b][f] = float64(b + f)
		}
	}
	names, moves, sum := map[string]bool{}, evaluation.Zero(), evaluation.Zero()
	for _, d := range evaluation.Directions(change) {
		if names[d.Name] {
			t.Errorf("two directions are called %q", d.Name)
		}
		names[d.Name] = true
		if strings.HasSuffix(d.Name, " fitted") {
			sum.Add(d.Way, 1)
		} else {
			moves.Add(d.Way, 1)
		}
	}
	if !reflect.DeepEqual(sum, change) {
		t.Error("the parts do not add up to the change")
	}
	for f := 1; f < evaluation.Features(); f++ { // the first step of a feature is the base from which the others rise
		if moves[0][f] == 0 && moves[0][f-1] == 0 {
			t.Errorf("neither %s nor %s moves", evaluation.Name(f-1), evaluation.Name(f))
		}
	}
}
