package train

import (
	"strconv"

	"volgare/bot/evaluation"
	"volgare/engine"
)

// Outcome is the beginning of a turn of a game, and how the game came out.
type Outcome struct {
	Left  int                 // hundredths of turns after it
	Seats []evaluation.Vector // what each seat has
	VP    []float64           // of each seat in the end
}

// Outcomes plays game n and notes the beginning of each of its turns, as who moves first in it knows it.
func (t *Sampler) Outcomes(n int) []Outcome {
	var all []Outcome
	turn := uint8(0)
	end := t.play("outcome/"+strconv.Itoa(n), func(bool) {
		if t.view.Decision == engine.Turn && t.view.Turn > turn {
			turn = t.view.Turn
			all = append(all, t.holdings())
		}
	})
	result := t.cfg.Rules.Score(&end)
	for i := range all {
		for seat := range t.cfg.Rules.Seats {
			all[i].VP = append(all[i].VP, float64(result.VP[seat]))
		}
	}
	return all
}

func (t *Sampler) holdings() (o Outcome) {
	for seat := range engine.Seat(t.cfg.Rules.Seats) {
		t.eval.Begin(t.board, t.cfg.Weights, &t.view, seat)
		o.Seats = append(o.Seats, t.eval.Look(&t.view).Clone())
		o.Left = t.eval.Left()
	}
	return o
}

// FitScores are the weights that foretell best how many VP a seat will have in the end.
func FitScores(all []Outcome, lambda float64) *evaluation.Weights {
	none := evaluation.Zero()
	var rows []sample
	for i := range all {
		basis := evaluation.Basis(all[i].Left)
		for seat := range all[i].Seats {
			p := Plan{Has: all[i].Seats[seat]}
			row := p.has()
			rows = append(rows, sampleOf(row, basis, 1000*all[i].VP[seat]-p.worth(row, basis, none)))
		}
	}
	return weightsOf(solve(rows, numWeights(), lambda))
}
