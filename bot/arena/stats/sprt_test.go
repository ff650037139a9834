package stats_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"volgare/bot/arena/stats"
)

var shares = stats.SPRT{H0: 0.25, H1: 0.30, Alpha: 0.05, Beta: 0.05, Least: 30}

// judge draws deals until the test decides. Each deal is the share of four games won by a bot whose chance varies from deal
// to deal.
func judge(rng *rand.Rand, test *stats.SPRT, share float64) (stats.Accepted, int) {
	var m stats.Moments
	for {
		wins, chance := 0.0, share+0.1*(rng.Float64()-0.5)
		for range 4 {
			if rng.Float64() < chance {
				wins += 0.25
			}
		}
		m.Add(wins)
		if accepted, _ := test.Judge(&m); accepted != stats.Undecided {
			return accepted, m.N
		}
	}
}

// TestErrorRates checks that the error rates are about as low as requested, and that fewer deals are needed than with a
// fixed number and the same errors.
func TestErrorRates(t *testing.T) {
	const matches = 1000
	rng := rand.New(rand.NewPCG(3, 4))
	for _, c := range []struct {
		share float64
		wrong stats.Accepted
	}{{shares.H0, stats.AcceptedH1}, {shares.H1, stats.AcceptedH0}} {
		wrong, deals := 0, 0
		for range matches {
			accepted, n := judge(rng, &shares, c.share)
			deals += n
			if accepted == c.wrong {
				wrong++
			}
		}
		if wrong < matches/100 || wrong > matches*7/100 {
			t.Errorf("share %v: wrong in %d of %d matches", c.share, wrong, matches)
		}
		if fixed := 210; deals/matches >= fixed { // 4 p (1-p) / n games: 2 * 1.645 standard errors of a deal are 0.05
			t.Errorf("share %v: %d deals on the average", c.share, deals/matches)
		}
	}
}

// TestJudgeWaitsForMinimumOfDeals checks that a ratio beyond the bound decides only after the minimum number of deals.
func TestJudgeWaitsForMinimumOfDeals(t *testing.T) {
	var m stats.Moments
	for i := range 29 {
		m.Add(0.25 + 0.5*float64(i%2))
	}
	_, high := shares.Bounds()
	if accepted, ratio := shares.Judge(&m); accepted != stats.Undecided || ratio <= high {
		t.Errorf("after 29 deals %q, %v", accepted, ratio)
	}
	m.Add(0.5)
	if accepted, ratio := shares.Judge(&m); accepted != stats.AcceptedH1 || ratio <= high {
		t.Errorf("after 30 deals %q, %v", accepted, ratio)
	}
}

// TestJudgeOfEqualValues checks that equal values lead to a decision, with a finite ratio.
func TestJudgeOfEqualValues(t *testing.T) {
	for value, want := range map[float64]stats.Accepted{1: stats.AcceptedH1, 0: stats.AcceptedH0, 0.275: stats.Undecided} {
		var m stats.Moments
		for range shares.Least {
			m.Add(value)
		}
		accepted, ratio := shares.Judge(&m)
		if accepted != want || math.IsNaN(ratio) || math.IsInf(ratio, 0) {
			t.Errorf("%v: %q, %v, want %q", value, accepted, ratio, want)
		}
	}
}

func TestMoments(t *testing.T) {
	var m stats.Moments
	for _, x := range []float64{2, 4, 4, 4, 5, 5, 7, 9} {
		m.Add(x)
	}
	if m.Mean != 5 || math.Abs(m.Variance()-32.0/7) > 1e-12 {
		t.Errorf("mean %v, variance %v", m.Mean, m.Variance())
	}
}

func TestInvalidSPRTIsRefused(t *testing.T) {
	if err := shares.Check(); err != nil {
		t.Error(err)
	}
	for _, broken := range []stats.SPRT{
		{H0: 1, H1: 1, Alpha: 0.05, Beta: 0.05, Least: 30},
		{H0: 0, H1: 1, Alpha: 0, Beta: 0.05, Least: 30},
		{H0: 0, H1: 1, Alpha: 0.05, Beta: 0.6, Least: 30},
		{H0: 0, H1: 1, Alpha: 0.05, Beta: 0.05, Least: 1},
	} {
		if broken.Check() == nil {
			t.Errorf("no fault in %+v", broken)
		}
	}
}
