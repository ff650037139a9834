package train

import (
	"context"
	"math"
	"math/rand/v2"
	"strconv"

	"volgare/bot"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/engine"
)

// Scatter plays games in which the weights of each seat are moved at random in all directions at once. The results show
// which directions improve them. Each goroutine needs its own.
type Scatter struct {
	Rules      *engine.Rules
	Seed       string // game n is dealt from "SEED/n"
	Weights    *evaluation.Weights
	Directions []evaluation.Direction
	Effort     planner.Effort

	players [engine.MaxSeats]*planner.Player
	legal   []engine.Move
	view    engine.State
}

// Shot is the result of one seat of a game with moved weights.
type Shot struct {
	Far    []float64 // number of units moved in each direction, relative to the mean of the rivals
	Margin float64   // VP over the mean of the rivals
}

// Game plays game n, and returns a shot for each seat.
func (t *Scatter) Game(n int) []Shot {
	seed := t.Seed + "/" + strconv.Itoa(n)
	rng := engine.Stream(seed, "scatter")
	shots := make([]Shot, t.Rules.Seats)
	for seat := range shots {
		shots[seat].Far = t.sit(seat, rng)
	}
	s := t.Rules.New(t.Rules.Deal(seed), nil)
	t.play(&s)
	result := t.Rules.Score(&s)
	for seat := range shots {
		shots[seat].Margin = float64(result.VP[seat])
	}
	return beyond(shots)
}

// sit gives a seat moved weights, and returns how far they were moved.
func (t *Scatter) sit(seat int, rng *rand.Rand) []float64 {
	far, w := make([]float64, len(t.Directions)), evaluation.Zero()
	w.Add(t.Weights, 1)
	for i := range far {
		far[i] = rng.NormFloat64()
		w.Add(t.Directions[i].Way, far[i])
	}
	if t.players[seat] == nil {
		t.players[seat] = planner.New("player", nil, t.Effort, 1)
	}
	t.players[seat].Use(w, t.Effort)
	return far
}

func (t *Scatter) play(s *engine.State) {
	for s.Decision != engine.Over {
		t.Rules.Mask(&t.view, s, s.Seat)
		t.legal = t.Rules.AppendLegal(t.legal[:0], &t.view)
		for _, m := range t.players[s.Seat].Plan(context.Background(), bot.Question{Rules: t.Rules, View: &t.view, Legal: t.legal}) {
			t.Rules.Apply(s, s, m, nil)
		}
	}
}

// beyond makes each shot relative to the mean of the other shots of its game.
func beyond(shots []Shot) []Shot {
	n := float64(len(shots))
	over := func(own, sum float64) float64 { return own - (sum-own)/(n-1) }
	margin, far := 0.0, make([]float64, len(shots[0].Far))
	for i := range shots {
		margin += shots[i].Margin
		for d, v := range shots[i].Far {
			far[d] += v
		}
	}
	for i := range shots {
		shots[i].Margin = over(shots[i].Margin, margin)
		for d, v := range shots[i].Far {
			shots[i].Far[d] = over(v, far[d])
		}
	}
	return shots
}

// Slope holds the gain per unit of a direction, in VP of lead, and its standard error.
type Slope struct{ Gain, Error float64 }

// Slopes returns the slope of each direction, from the shots of some games. A greater lambda brings them nearer to 0. The
// margins of a game's shots add up to 0, so one of them is redundant: the number of independent shots is lower by the
// number of games.
func Slopes(shots []Shot, games int, lambda float64) []Slope {
	n := len(shots[0].Far)
	rows, at := make([]sample, len(shots)), make([]int32, n)
	size := make([]float64, n)
	for d := range at {
		at[d] = int32(d)
	}
	for i := range shots {
		rows[i] = sample{at: at, amount: shots[i].Far, error: shots[i].Margin}
		for d, v := range shots[i].Far {
			size[d] += v * v
		}
	}
	gain := solve(rows, n, lambda)
	left := 0.0
	for i := range rows {
		e := rows[i].error - rows[i].times(gain)
		left += e * e / float64(len(shots)-games)
	}
	slopes := make([]Slope, n)
	for d := range slopes {
		slopes[d] = Slope{gain[d], math.Sqrt(left / size[d])}
	}
	return slopes
}

// Sized rescales directions so that their units have the same size, measured by how far they separate the plans of
// positions: by effect, in mVP. Directions that hardly separate plans get small units, as they would lead astray once they
// matter; directions that do not separate plans are left out.
func Sized(directions []evaluation.Direction, positions []Position, effect float64) []evaluation.Direction {
	var all []evaluation.Direction
	for _, d := range directions {
		if is := spread(positions, d.Way); is > 0 {
			unit := evaluation.Zero()
			unit.Add(d.Way, min(effect/is, 0.25))
			all = append(all, evaluation.Direction{Name: d.Name, Way: unit})
		}
	}
	return all
}

// spread returns how far weights separate the plans of positions, in mVP: the root mean square.
func spread(positions []Position, w *evaluation.Weights) float64 {
	sum, n := 0.0, 0
	for i := range positions {
		p := &positions[i]
		basis, worth, mean := evaluation.Basis(p.Left), make([]float64, len(p.Plans)), 0.0
		for k := range p.Plans {
			worth[k] = weigh(p.Plans[k].has(), basis, w)
			mean += worth[k] / float64(len(worth))
		}
		for _, v := range worth {
			sum += (v - mean) * (v - mean)
			n++
		}
	}
	return math.Sqrt(sum / float64(n))
}
