package train

import (
	"math"
	"slices"
	"strconv"

	"volgare/bot/evaluation"
	"volgare/engine"
)

// Outcome is the beginning of a turn of a game, and how the game came out.
type Outcome struct {
	Turn   int
	Left   int       // hundredths of turns after it
	Seats  []Holding // by seat
	VP     []float64
	Winner int
}

// Holding is what a seat has.
type Holding struct {
	On    []uint16
	Terms []int
}

// Outcomes plays game n and notes the beginning of each of its turns, as who moves first in it knows it.
func (t *Sampler) Outcomes(n int) []Outcome {
	r := t.cfg.Rules
	seed := t.cfg.Seed + "/outcome/" + strconv.Itoa(n)
	t.rng = engine.Stream(seed, "train")
	var all []Outcome
	s := r.New(r.Deal(seed), nil)
	var view engine.State
	turn := uint8(0)
	for s.Decision != engine.Over {
		r.Mask(&view, &s, s.Seat)
		if s.Decision == engine.Turn && s.Turn > turn {
			turn = s.Turn
			all = append(all, t.holdings(&view))
		}
		t.legal = r.AppendLegal(t.legal[:0], &view)
		line := t.player.Plan(r, &view, t.legal, nil)
		if lines := t.player.Lines(); len(lines) > 0 && t.rng.Float64() < t.cfg.Wander {
			line = lines[t.rng.IntN(min(len(lines), 12))].Sure
		}
		for _, m := range line {
			r.Apply(&t.scratch, &s, m, nil)
			s = t.scratch
		}
	}
	result := r.Score(&s)
	for i := range all {
		all[i].Winner = int(result.Winner())
		for seat := range r.Seats {
			all[i].VP = append(all[i].VP, float64(result.VP[seat]))
		}
	}
	return all
}

func (t *Sampler) holdings(view *engine.State) Outcome {
	o := Outcome{Turn: int(view.Turn)}
	for seat := range engine.Seat(t.cfg.Rules.Seats) {
		t.eval.Begin(t.board, t.cfg.Weights, view, seat)
		v := t.eval.Look(view)
		o.Left = t.eval.Left()
		o.Seats = append(o.Seats, Holding{slices.Clone(v.On), slices.Clone(v.Terms[:])})
	}
	return o
}

// FitPoints are the prices that foretell best how many VP a seat will have in the end.
func FitPoints(all []Outcome, lambda float64) *evaluation.Weights {
	var rows []datum
	for i := range all {
		o := &all[i]
		basis := evaluation.Basis(o.Left)
		for seat := range o.Seats {
			p := Plan{On: o.Seats[seat].On, Terms: o.Seats[seat].Terms}
			d := datum{error: 1000 * o.VP[seat]}
			for _, v := range p.Terms {
				d.error -= float64(v)
			}
			for _, a := range p.has() {
				for b, share := range basis {
					if share > 0 && a.amount != 0 {
						d.at = append(d.at, int32(b*evaluation.Features()+a.feature))
						d.amount = append(d.amount, share*a.amount)
					}
				}
			}
			rows = append(rows, d)
		}
	}
	return weights(solve(rows, lambda))
}

// Shares are the shares of the win that expected VP give, with so many VP of uncertainty.
func Shares(vp []float64, spread float64) []float64 {
	most := slices.Max(vp)
	shares, sum := make([]float64, len(vp)), 0.0
	for i, v := range vp {
		shares[i] = math.Exp((v - most) / spread)
		sum += shares[i]
	}
	for i := range shares {
		shares[i] /= sum
	}
	return shares
}

// Expect are the VP that prices foretell for each seat.
func Expect(o *Outcome, w *evaluation.Weights) []float64 {
	basis := evaluation.Basis(o.Left)
	vp := make([]float64, len(o.Seats))
	for seat := range o.Seats {
		p := Plan{On: o.Seats[seat].On, Terms: o.Seats[seat].Terms}
		vp[seat] = p.worth(p.has(), basis, w) / 1000
	}
	return vp
}
