package main

import (
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// usual is the model without any flag.
func usual(t *testing.T, args ...string) *Model {
	t.Helper()
	m := &Model{}
	k, err := kong.New(m)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := k.Parse(args); err != nil {
		t.Fatal(err)
	}
	return m
}

// TestDay: of those who come on a day all come in one of its hours, most in the European evening.
func TestDay(t *testing.T) {
	sum, best := 0.0, 0
	for hour := range hours {
		sum += evening(hour)
		if evening(hour) > evening(best) {
			best = hour
		}
	}
	if math.Abs(sum-1) > 0.005 || best < 18 || best > 20 {
		t.Errorf("in all %.3f, most at %d", sum, best)
	}
}

// TestYear: the same seed has the same year; twice the people play twice as much, and the same people another seed alike.
func TestYear(t *testing.T) {
	one, again := usual(t).year(), usual(t).year()
	if one != again {
		t.Errorf("%+v and %+v", one, again)
	}
	for _, c := range []struct {
		arg    string
		factor float64
	}{{"--people=200000", 2}, {"--seed=2", 1}, {"--moves=540", 2}} {
		other := usual(t, c.arg).year()
		if ratio := other.moves / one.moves; math.Abs(ratio/c.factor-1) > 0.02 {
			t.Errorf("%s: %.3f times the moves", c.arg, ratio)
		}
		if ratio := other.peakMoves / one.peakMoves; math.Abs(ratio/c.factor-1) > 0.15 {
			t.Errorf("%s: %.3f times the moves of the busiest hour", c.arg, ratio)
		}
	}
	if mean := one.moves / days / hours / 3600; one.peakMoves < 1.5*mean || one.peakMoves > 10*mean {
		t.Errorf("the busiest hour has %.1f moves a second, the mean is %.1f", one.peakMoves, mean)
	}
}

// TestReport: docs/scale.md tells what the program says.
func TestReport(t *testing.T) {
	var out strings.Builder
	if err := usual(t).report(&out); err != nil {
		t.Fatal(err)
	}
	told, err := os.ReadFile("../../docs/scale.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(told), out.String()) {
		t.Errorf("docs/scale.md has another table; go run ./internal/scale says\n%s", &out)
	}
}

// TestPoisson: as many come as are expected, few as well as many.
func TestPoisson(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for _, mean := range []float64{0.3, 7, 49, 51, 4000} {
		const draws = 20_000
		sum, squares := 0.0, 0.0
		for range draws {
			n := poisson(rng, mean)
			sum, squares = sum+n, squares+(n-mean)*(n-mean)
		}
		if got := sum / draws; math.Abs(got-mean) > 5*math.Sqrt(mean/draws)+0.01 {
			t.Errorf("%.3f come, %.1f are expected", got, mean)
		}
		if got := squares / draws; math.Abs(got/mean-1) > 0.06 {
			t.Errorf("of %.1f that are expected the variance is %.2f", mean, got)
		}
	}
}
