package review

import (
	"context"
	"math"
	"slices"

	"volgare/bot/comparison"
	"volgare/engine"
)

// Calibration says how well outlooks hold: what was foretold of many games that are over against how they ended.
type Calibration struct {
	Turns [engine.MaxTurns + 1]Held // by turn, the set-up first
	Bins  [10]Bin                   // by the share that was foretold: 0 to 10 %, ...
	races []race
}

// race is what was foretold of a position, how it ended, and who has won.
type race struct {
	left        int       // hundredths of turns
	more        float64   // by how much further apart the ends lie than the spread says: their mean comes from few worlds
	means, ends []float64 // VP of each seat
	winner      int
}

// Held is how forecasts of one turn have held. Each seat of each game is one.
type Held struct {
	N       int
	Off     float64 // sum of what the VP in the end were above those expected
	Squares float64 // of the same
	Inside  int     // that ended between Low and High
	Brier   float64 // sum of squares of share against what came true
	LogLoss float64 // sum of -log of the share of who has won
	Games   int
}

// Bin is forecasts of about the same share.
type Bin struct {
	N      int
	Shares float64 // their sum
	Won    int
}

// Add adds the outlooks of a game that is over, the last of which is its end.
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

// least is the share that counts for none at all: nothing is impossible before the end.
const least = 0.001

func (c *Calibration) bin(share float64, won bool) {
	b := &c.Bins[min(int(share*float64(len(c.Bins))), len(c.Bins)-1)]
	b.N++
	b.Shares += share
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

// Fit is what the spread of the ends and the rivalry are to be for what has come to be likeliest.
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

// surprise is how unlikely the ends of all seats are with a spread: -log of their density, but for what is the same with all.
func surprise(all []offs, s *Spread) (sum float64) {
	for _, off := range all {
		v := s.variance(off.left)
		sum += (off.n*math.Log(v) + off.squares/v) / 2
	}
	return sum
}

// offs are how far ends lay from what was expected, with so many hundredths of turns left.
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

// logLoss is that of the shares.
func (c *Calibration) logLoss(s *Spread) (sum float64) {
	for _, run := range c.races {
		deviation := s.Rivalry * run.more * math.Sqrt(s.variance(run.left))
		sum -= math.Log(max(shares(run.means, deviation)[run.winner], least))
	}
	return sum
}

// All is how forecasts of all turns have held.
func (c *Calibration) All() (all Held) {
	for i := range c.Turns {
		all.merge(&c.Turns[i])
	}
	return all
}

// Bias is how many VP more seats had in the end than was expected.
func (t *Held) Bias() float64 { return t.Off / float64(t.N) }

// Deviation is by how many VP seats ended beside that, a standard deviation.
func (t *Held) Deviation() float64 { return math.Sqrt(t.Squares/float64(t.N) - t.Bias()*t.Bias()) }

// Outlooks are those of a game with so many worlds for each. The error is that of the context.
func (v *Reviewer) Outlooks(ctx context.Context, worlds int) ([]Outlook, error) {
	var report Report
	if !v.outlooks(ctx, &report, &level{outlooks: worlds}) {
		return nil, ctx.Err()
	}
	return report.Outlooks, nil
}
