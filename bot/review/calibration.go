package review

import (
	"context"
	"math"
	"slices"

	"volgare/bot/comparison"
	"volgare/engine"
)

// Calibration compares the forecasts of many games with how the games ended.
type Calibration struct {
	Turns [engine.MaxTurns + 1]Held // by turn, the set-up first
	Bins  [10]Bin                   // by forecast probability: 0 to 10 %, ...
	races []race
}

// race is a forecast with the actual result.
type race struct {
	left        int       // hundredths of turns
	more        float64   // factor on the standard deviation, since the means come from few worlds
	means, ends []float64 // forecast and final VP of each seat
	winner      int
}

// Held holds the errors of the forecasts of one turn. Each seat of each game is one forecast.
type Held struct {
	N       int
	Off     float64 // sum of final VP less forecast VP
	Squares float64 // sum of the squares of the same
	Inside  int     // number of seats that ended between Low and High
	Brier   float64 // sum of squared errors of the win probability
	LogLoss float64 // sum of -log of the winner's win probability
	Games   int
}

// Bin groups forecasts with similar win probabilities.
type Bin struct {
	N   int
	Sum float64 // sum of the win probabilities
	Won int
}

// Add adds the outlooks of a finished game. The last one must be the end of the game.
func (c *Calibration) Add(outlooks []Outlook) {
	end := outlooks[len(outlooks)-1].Seats
	for _, o := range outlooks[:len(outlooks)-1] {
		t := &c.Turns[o.Turn]
		t.Games++
		deviation := (o.Seats[0].High - o.Seats[0].Low) / 2 / comparison.Ninety
		run := race{left: o.Left, more: deviation / math.Sqrt(now.variance(o.Left))}
		for seat, f := range o.Seats {
			t.add(f, end[seat])
			c.bin(f.WinProbability, end[seat].WinProbability == 1)
			run.means, run.ends = append(run.means, f.VP), append(run.ends, end[seat].VP)
			if end[seat].WinProbability == 1 {
				run.winner = seat
			}
		}
		c.races = append(c.races, run)
	}
}

func (t *Held) add(f, end Forecast) {
	off := end.VP - f.VP
	t.N++
	t.Off += off
	t.Squares += off * off
	if f.Low <= end.VP && end.VP <= f.High {
		t.Inside++
	}
	t.Brier += (f.WinProbability - end.WinProbability) * (f.WinProbability - end.WinProbability)
	if end.WinProbability == 1 {
		t.LogLoss -= math.Log(max(f.WinProbability, least))
	}
}

// least is the minimum probability used in logarithms: nothing is impossible before the end.
const least = 0.001

func (c *Calibration) bin(p float64, won bool) {
	b := &c.Bins[min(int(p*float64(len(c.Bins))), len(c.Bins)-1)]
	b.N++
	b.Sum += p
	if won {
		b.Won++
	}
}

func (t *Held) merge(o *Held) {
	t.N += o.N
	t.Off += o.Off
	t.Squares += o.Squares
	t.Inside += o.Inside
	t.Brier += o.Brier
	t.LogLoss += o.LogLoss
	t.Games += o.Games
}

// Fit returns the Spread with the highest likelihood for the games that were added.
func (c *Calibration) Fit() Spread {
	best, lowest, off := Spread{}, math.Inf(1), c.offs()
	for last := 1.0; last <= 10; last += 0.5 {
		for turn := 0.5; turn <= 8; turn += 0.5 {
			for most := 10.0; most <= 60; most++ {
				s := Spread{Last: last, Turn: turn, Most: most}
				if loss := surprise(off, &s); loss < lowest {
					best, lowest = s, loss
				}
			}
		}
	}
	lowest = math.Inf(1)
	for n := range 51 {
		s := best
		s.Rivalry = 0.5 + float64(n)/20
		if loss := c.logLoss(&s); loss < lowest {
			best.Rivalry, lowest = s.Rivalry, loss
		}
	}
	return best
}

// surprise returns the negative log-likelihood of all final scores with a Spread, up to a constant.
func surprise(all []offs, s *Spread) (sum float64) {
	for _, off := range all {
		v := s.variance(off.left)
		sum += (off.n*math.Log(v) + off.squares/v) / 2
	}
	return sum
}

// offs sums up the errors of forecasts with the same number of turns left, in hundredths.
type offs struct {
	left       int
	n, squares float64
}

func (c *Calibration) offs() (all []offs) {
	for _, run := range c.races {
		at := slices.IndexFunc(all, func(o offs) bool { return o.left == run.left })
		if at < 0 {
			at, all = len(all), append(all, offs{left: run.left})
		}
		for seat, mean := range run.means {
			off := (run.ends[seat] - mean) / run.more
			all[at].n++
			all[at].squares += off * off
		}
	}
	return all
}

// logLoss returns the log loss of the win probabilities with a Spread.
func (c *Calibration) logLoss(s *Spread) (sum float64) {
	for _, run := range c.races {
		deviation := s.Rivalry * run.more * math.Sqrt(s.variance(run.left))
		sum -= math.Log(max(winProbabilities(run.means, deviation)[run.winner], least))
	}
	return sum
}

// All returns the sum over all turns.
func (c *Calibration) All() (all Held) {
	for i := range c.Turns {
		all.merge(&c.Turns[i])
	}
	return all
}

// Bias returns the mean of final VP less forecast VP.
func (t *Held) Bias() float64 { return t.Off / float64(t.N) }

// Deviation returns the standard deviation of the errors around Bias, in VP.
func (t *Held) Deviation() float64 { return math.Sqrt(t.Squares/float64(t.N) - t.Bias()*t.Bias()) }

// Outlooks returns the outlooks of a game, with the given number of worlds for each. The error is the context's.
func (v *Reviewer) Outlooks(ctx context.Context, worlds int) ([]Outlook, error) {
	var report Report
	if !v.outlooks(ctx, &report, &level{outlooks: worlds}) {
		return nil, ctx.Err()
	}
	return report.Outlooks, nil
}
