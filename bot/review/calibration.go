package review

import (
	"context"
	"math"

	"volgare/engine"
)

// Calibration says how well outlooks hold: what was foretold of many games that are over against how they ended.
type Calibration struct {
	Turns [engine.MaxTurns + 1]Held // by turn, the set-up first
	Bins  [10]Bin                   // by the share that was foretold: 0 to 10 %, ...
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
		for seat, f := range o.Seats {
			t.add(f, end[seat])
			c.bin(f.Share, end[seat].Share == 1)
		}
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
	t.Brier += (f.Share - end.Share) * (f.Share - end.Share)
	if end.Share == 1 {
		t.LogLoss -= math.Log(max(f.Share, least))
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

// Merge adds what another has seen.
func (c *Calibration) Merge(other *Calibration) {
	for i, t := range other.Turns {
		c.Turns[i].merge(&t)
	}
	for i, b := range other.Bins {
		c.Bins[i].N += b.N
		c.Bins[i].Shares += b.Shares
		c.Bins[i].Won += b.Won
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
