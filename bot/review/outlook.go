package review

import (
	"context"
	"math"

	"volgare/bot"
	"volgare/bot/chart"
	"volgare/bot/comparison"
	"volgare/engine"
)

// Outlook is the forecast of a game at one point.
type Outlook struct {
	After int   // number of moves made
	Turn  uint8 // turn being played, 0 for the set-up
	Left  int   // turns left, in hundredths
	Seats []Forecast
}

// Forecast is the forecast of a seat's result.
type Forecast struct {
	VP             float64 // expected final VP
	Low, High      float64 // 90 % interval of the final VP
	WinProbability float64 // probability of winning, 0 to 1
}

// foretell plays a position to the end of the game, in worlds that are possible for the deciding seat. It returns false if
// the context has ended. left is in hundredths of turns.
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

// certain returns the forecast of a finished game.
func certain(result engine.Result, seats int) []Forecast {
	all := make([]Forecast, seats)
	for seat := range all {
		vp := float64(result.VP[seat])
		all[seat] = Forecast{VP: vp, Low: vp, High: vp}
	}
	all[result.Winner()].WinProbability = 1
	return all
}

// forecasts summarizes play-outs from a position with left hundredths of turns left. The few play-outs give only the mean
// of the final scores; their variance was measured on many games.
func forecasts(ends []bot.End, seats, left int) []Forecast {
	all, means, n := make([]Forecast, seats), make([]float64, seats), float64(len(ends))
	for seat := range means {
		means[seat] = wasted(left)
		for i := range ends {
			means[seat] += ends[i].Scores[seat] / n
		}
	}
	deviation := math.Sqrt(now.variance(left) * (1 + 1/n))
	for seat, p := range winProbabilities(means, now.Rivalry*deviation) {
		half := comparison.Ninety * deviation
		all[seat] = Forecast{VP: means[seat], Low: means[seat] - half, High: means[seat] + half, WinProbability: p}
	}
	return all
}

// Spread is the variance of final scores about their forecast.
type Spread struct {
	Last    float64 // variance of a seat's final VP about the mean of many rollouts, in the last turn
	Turn    float64 // added for each earlier turn
	Most    float64 // upper bound of the variance
	Rivalry float64 // factor on the standard deviation in win probabilities, as the scores of rivals are not independent
}

// now and the constants below were fitted to games of planners with `volgare calibrate`: now by its spread, wasted by its
// bias. docs/bots.md lists the commands and the latest fit.
var now = Spread{Last: 6, Turn: 4.5, Most: 38, Rivalry: 1.25}

const (
	wastedTurn = 0.4 // VP per turn that the weaker players of rollouts lose against full players
	wastedMost = 4   // upper bound of that loss
)

// variance returns the variance of a seat's final score in VP squared, with left hundredths of turns left.
func (s *Spread) variance(left int) float64 {
	return min(s.Last+s.Turn*float64(left)/chart.Turn, s.Most)
}

// wasted returns the bias of rollouts in VP, with left hundredths of turns left: their final scores are too low by that
// much.
func wasted(left int) float64 { return min(wastedTurn*float64(left)/chart.Turn, wastedMost) }

// winProbabilities returns the probability of each of several independent normal variables to be the highest.
func winProbabilities(means []float64, deviation float64) []float64 {
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
