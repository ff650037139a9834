package train

import (
	"strconv"

	"volgare/bot/evaluation"
	"volgare/engine"
)

// Outcome is a position at the beginning of a turn, and the final scores of its game.
type Outcome struct {
	Left  int                 // turns after it, in hundredths
	Seats []evaluation.Vector // features of each seat
	VP    []float64           // final VP of each seat
}

// Outcomes plays game n. For each turn it returns the position at the start, as seen by the seat that moves first, with the
// final scores of the game.
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

// FitScores returns the weights that best predict the final scores of seats.
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
