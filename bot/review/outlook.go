package review

import (
	"context"
	"math"

	"volgare/bot"
	"volgare/bot/chart"
	"volgare/bot/comparison"
	"volgare/engine"
)

// Outlook is what can be expected of a game at some point.
type Outlook struct {
	After int   // moves
	Turn  uint8 // that is played then, 0 for the set-up
	Left  int   // hundredths of turns
	Seats []Forecast
}

// Forecast is what can be expected of a seat.
type Forecast struct {
	VP             float64 // in the end
	Low, High      float64 // that it will have with a probability of 90 %
	WinProbability float64 // probability to win, 0 to 1
}

// foretell plays a position on to the end, in worlds that the seat to decide takes for possible; false once the context has
// ended. left is in hundredths of turns.
func (v *Reviewer) foretell(ctx context.Context, s *engine.State, worlds int) (left int, all []Forecast, ok bool) {
	seats := v.rules.Seats
	if s.Decision == engine.Over {
		return 0, certain(v.rules.Score(s), seats), true
	}
	var view engine.State
	v.perspective.of(v.rules, &view, s, s.Seat)
	q := bot.Question{Rules: v.rules, View: &view, Budget: bot.Budget{Rollouts: worlds}}
	ends, ok := v.judge.Ends(ctx, q, [][]engine.Move{nil}, v.stream(&view))
	if !ok {
		return 0, nil, false
	}
	left = chart.TurnsLeft(v.rules, &view)
	return left, forecasts(ends[0], seats, left), true
}

// certain is the forecast of a game that is over.
func certain(result engine.Result, seats int) []Forecast {
	all := make([]Forecast, seats)
	for seat := range all {
		vp := float64(result.VP[seat])
		all[seat] = Forecast{VP: vp, Low: vp, High: vp}
	}
	all[result.Winner()].WinProbability = 1
	return all
}

// forecasts sums up to what end some worlds have come from a position with so many hundredths of turns left. So few
// worlds tell where the ends lie in the middle; how far apart they lie is known from many games.
func forecasts(ends []bot.End, seats, left int) []Forecast {
	all, means, n := make([]Forecast, seats), make([]float64, seats), float64(len(ends))
	for seat := range means {
		means[seat] = wasted(left)
		for i := range ends {
			means[seat] += ends[i].Scores[seat] / n
		}
	}
	deviation := math.Sqrt(now.variance(left) * (1 + 1/n))
	for seat, share := range shares(means, now.Rivalry*deviation) {
		half := comparison.Ninety * deviation
		all[seat] = Forecast{VP: means[seat], Low: means[seat] - half, High: means[seat] + half, WinProbability: share}
	}
	return all
}

// Spread is how far apart games end.
type Spread struct {
	Last    float64 // VP squared: the variance of the end of a seat about the mean of many rollouts, in the last turn,
	Turn    float64 // more of it with each turn before,
	Most    float64 // and the most
	Rivalry float64 // by how much further apart two seats end than if each were by itself
}

// now was fitted to games of planners by what `volgare calibrate` says, and wasted is how much higher it says that they end;
// docs/bots.md has the commands, and what fits by now.
var now = Spread{Last: 6, Turn: 4.5, Most: 38, Rivalry: 1.25}

const (
	wastedTurn = 0.4 // VP that the players of rollouts waste in a turn beside who thinks,
	wastedMost = 4   // and at most
)

// variance is that of the end of a seat, in VP squared, with so many hundredths of turns left.
func (s *Spread) variance(left int) float64 {
	return min(s.Last+s.Turn*float64(left)/chart.Turn, s.Most)
}

// wasted is by how many VP rollouts end too low, with so many hundredths of turns left.
func wasted(left int) float64 { return min(wastedTurn*float64(left)/chart.Turn, wastedMost) }

// shares are the probabilities of each to be the highest of independent normal variables.
func shares(means []float64, deviation float64) []float64 {
	const from, step = -4.0, 0.25
	all, sum := make([]float64, len(means)), 0.0
	for seat, mean := range means {
		for x := from; x <= -from; x += step {
			p := math.Exp(-x * x / 2)
			for other, m := range means {
				if other != seat {
					p *= normal((mean-m)/deviation + x)
				}
			}
			all[seat] += p
		}
		sum += all[seat]
	}
	for seat := range all {
		all[seat] /= sum
	}
	return all
}

// normal is the standard normal distribution function.
func normal(x float64) float64 { return math.Erfc(-x/math.Sqrt2) / 2 }
