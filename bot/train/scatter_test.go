package train_test

import (
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/bot/train"
	"volgare/edition/editiontest"
)

// TestSlopesRecoverGains recovers the gains of directions, as precisely as the standard errors say.
func TestSlopesRecoverGains(t *testing.T) {
	const games, seats, luck = 800, 4, 7
	rng := rand.New(rand.NewPCG(7, 8))
	gains, shots := make([]float64, 40), make([]train.Shot, 0, games*seats)
	for d := range gains {
		gains[d] = rng.NormFloat64()
	}
	for range games {
		game := make([]train.Shot, seats)
		for i := range game {
			game[i] = train.Shot{Far: make([]float64, len(gains)), Margin: luck * rng.NormFloat64()}
			for d := range gains {
				game[i].Far[d] = rng.NormFloat64()
				game[i].Margin += gains[d] * game[i].Far[d]
			}
		}
		shots = append(shots, train.Beyond(game)...)
	}
	want := luck / math.Sqrt(games*(seats-1)) // each game has one independent shot fewer than it has seats
	off := 0.0
	for d, slope := range train.Slopes(shots, games, 1) {
		if math.Abs(slope.Error-want) > 0.01 {
			t.Errorf("direction %d: standard error %.3f, expected %.3f", d, slope.Error, want)
		}
		errors := (slope.Gain - gains[d]) / slope.Error
		off += errors * errors / float64(len(gains))
	}
	if off < 0.7 || off > 1.4 {
		t.Errorf("the squared errors of the slopes are %.2f of their expected value", off)
	}
}

// TestScatterGamesAreIndependent checks that a game depends on its number alone, and that its shots add up to zero.
func TestScatterGamesAreIndependent(t *testing.T) {
	scatter := func() *train.Scatter {
		return &train.Scatter{
			Rules: editiontest.Table(t, "deluxe", 3).Rules, Seed: "scatter", Weights: evaluation.Zero(),
			Directions: evaluation.Directions(evaluation.Zero())[:20], Effort: planner.Effort{Width: 2, Expand: 1},
		}
	}
	one, two := scatter(), scatter()
	one.Game(1)
	shots := one.Game(2)
	if !reflect.DeepEqual(shots, two.Game(2)) {
		t.Error("a game depends on the one before it")
	}
	margin, far := 0.0, 0.0
	for _, shot := range shots {
		margin += shot.Margin
		far += shot.Far[7]
	}
	if math.Abs(margin)+math.Abs(far) > 1e-9 || shots[0].Far[7] == shots[1].Far[7] {
		t.Errorf("three seats are ahead of each other by %.3f VP, their weights by %.3f", margin, far)
	}
}

// TestSizedScalesUnitsToEffect checks that units separate the plans of positions by the requested effect, and that
// directions without an effect are left out.
func TestSizedScalesUnitsToEffect(t *testing.T) {
	directions := evaluation.Directions(evaluation.Zero())
	sized := train.Sized(directions, planted(evaluation.Zero(), 100), 30)
	if len(sized) == 0 || len(sized) == len(directions) {
		t.Fatalf("%d of %d directions are left", len(sized), len(directions))
	}
	if first := sized[0]; first.Name != "term settled even" || first.Way[0][0] < 20 || first.Way[0][0] > 60 {
		t.Errorf("%s is %.0f thousandths", first.Name, first.Way[0][0])
	}
}
