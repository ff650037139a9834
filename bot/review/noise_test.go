package review

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"volgare/bot"
	"volgare/bot/comparison"
	"volgare/bot/roster"
	"volgare/engine"
	"volgare/workshop/soak"
)

// noises lists distributions of the difference in VP between two equally good plans in one world.
var noises = map[string]func(*rand.Rand) float64{
	"even":      func(rng *rand.Rand) float64 { return 6 * rng.NormFloat64() },
	"mostly 0":  func(rng *rand.Rand) float64 { return float64(rng.IntN(3)*(rng.IntN(5)-2)) * 2 },
	"lopsided":  func(rng *rand.Rand) float64 { return 3 * (rng.ExpFloat64() - 1) },
	"uneven by": func(rng *rand.Rand) float64 { return float64(1+rng.IntN(4)) * rng.NormFloat64() },
}

// compared returns a choice with the given loss, estimated from a number of worlds with noise.
func compared(rng *rand.Rand, noise func(*rand.Rand) float64, worlds int, loss float64) Choice {
	values := make([]float64, worlds)
	for i := range values {
		values[i] = loss + noise(rng)
	}
	return Choice{Best: []engine.Move{{}}, Loss: comparison.Mean(values)}
}

// blamed returns the choices with a reported loss.
func blamed(all []Choice) (at []int) {
	for i := range all {
		if all[i].Grade > Even {
			at = append(at, i)
		}
	}
	return at
}

const (
	aGame = 90  // choices of a game
	most  = 0.1 // share of reports that may be noise, on average
)

// tolerance returns the deviation to allow for a share of that many reviews.
func tolerance(reviews int) float64 { return 3 * math.Sqrt(most*(1-most)/float64(reviews)) }

// TestReviewFindsNoFalseLosses checks that if no choice is worse than its alternative, hardly any review reports a loss, and that a real
// loss is found among all choices, at every level.
func TestReviewFindsNoFalseLosses(t *testing.T) {
	const reviews = 400
	for name, noise := range noises {
		for depth, level := range efforts {
			rng := rand.New(rand.NewPCG(1, uint64(depth)))
			unjust, wrong, missed := 0.0, 0.0, 0
			for range reviews {
				all := []Choice{{Grade: Best}}
				for range aGame {
					all = append(all, compared(rng, noise, level.again, 0))
				}
				if len(blamed(graded(all))) > 0 {
					unjust++
				}
				const given = 33
				all[given] = compared(rng, noise, level.again, 12)
				told := blamed(graded(all))
				found := false
				for _, at := range told {
					found = found || at == given
				}
				if !found {
					missed++
				} else if len(told) > 1 {
					wrong += float64(len(told)-1) / float64(len(told))
				}
			}
			if unjust/reviews > most+tolerance(reviews) || wrong/reviews > most+tolerance(reviews) {
				t.Errorf("%s, level %d: %.1f %% of the reviews blame somebody for nothing, with a loss %.1f %% of what is told is none",
					name, depth+1, 100*unjust/reviews, 100*wrong/reviews)
			}
			if missed > reviews/20 {
				t.Errorf("%s, level %d: 12 VP were given away, and that is not told in %d of %d reviews", name, depth+1, missed, reviews)
			}
		}
	}
}

// TestReviewFindsNoFalseLossesInGames does the same with differences between plans of real games, less their mean.
func TestReviewFindsNoFalseLossesInGames(t *testing.T) {
	soak.Only(t, "plays hundreds of choices to the end in a hundred worlds")
	h := Played(t, "noise", 2, func(*engine.State) bool { return false })
	v := New(roster.Reviewer(), &h, Own, "noise")
	var pools [][]float64
	for _, c := range choices(&h) {
		if pool := v.differences(t, &c, 100); pool != nil {
			pools = append(pools, pool)
		}
	}
	for depth, level := range efforts {
		const reviews = 1000
		rng := rand.New(rand.NewPCG(3, uint64(depth)))
		unjust := 0
		for range reviews {
			var all []Choice
			for n := range aGame {
				pool := pools[n%len(pools)]
				all = append(all, compared(rng, func(rng *rand.Rand) float64 { return pool[rng.IntN(len(pool))] }, level.again, 0))
			}
			if len(blamed(graded(all))) > 0 {
				unjust++
			}
		}
		t.Logf("level %d: %d of %d reviews report a loss that is noise; from %d choices", depth+1, unjust, reviews, len(pools))
		if float64(unjust)/reviews > most+tolerance(reviews) {
			t.Errorf("level %d: %d of %d reviews report a loss that is noise", depth+1, unjust, reviews)
		}
	}
}

// differences returns the gains of the best plan over a choice in some worlds, less their mean; nil if the two are the
// same.
func (v *Reviewer) differences(t *testing.T, c *stretch, worlds int) []float64 {
	t.Helper()
	var view engine.State
	v.perspective.of(v.rules, &view, &c.state, c.state.Seat)
	q := bot.Question{Rules: v.rules, View: &view, Legal: v.rules.AppendLegal(nil, &view), Budget: v.levels[0].budget}
	best := slices.Clone(v.judge.Plans(t.Context(), q, c.moves)[0].Moves)
	if same(best, c.moves) {
		return nil
	}
	q.Budget = bot.Budget{Rollouts: 2 * worlds}
	ends, ok := v.judge.Ends(t.Context(), q, [][]engine.Move{c.moves, best}, v.stream(&view))
	if !ok {
		t.Fatal("the rollouts were interrupted")
	}
	all, mean := make([]float64, worlds), 0.0
	for i := range all {
		is, could := ends[0][i].Scores, ends[1][i].Scores
		all[i] = could.Margin(v.rules.Seats, view.Seat) - is.Margin(v.rules.Seats, view.Seat)
		mean += all[i] / float64(worlds)
	}
	for i := range all {
		all[i] -= mean
	}
	return all
}
