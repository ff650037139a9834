package analysis

import (
	"math"

	"volgare/bot/review"
	"volgare/engine"
	"volgare/game"
	"volgare/server/api"
)

// Review is the review of a game so far.
type Review struct {
	State       string     `json:"state"`       // "waiting", "looking" or "done"
	Perspective string     `json:"perspective"` // "own" or "open"
	Depth       int        `json:"depth"`
	Levels      int        `json:"levels"`
	Weighed     int        `json:"weighed"`
	All         int        `json:"all"`
	Outlooks    []Outlook  `json:"outlooks"`
	Choices     []Choice   `json:"choices"`
	Luck        []Luck     `json:"luck"`
	Results     []Adjusted `json:"results"`
}

// Outlook holds the forecasts for all seats after a number of moves.
type Outlook struct {
	Step  int        `json:"step"`
	Turn  int        `json:"turn"`
	Seats []Forecast `json:"seats"`
}

// Forecast is the expected result of a seat.
type Forecast struct {
	Seat           string  `json:"seat"`
	WinProbability float64 `json:"winProbability"`
	VP             float64 `json:"vp"`
	Low            float64 `json:"low"`
	High           float64 `json:"high"`
}

// Choice compares a choice of a player with the best one that was found.
type Choice struct {
	Step   int          `json:"step"`
	Turn   int          `json:"turn"`
	Seat   string       `json:"seat"`
	Grade  string       `json:"grade"`
	Loss   Estimate     `json:"loss"`
	Played []Planned    `json:"played"`
	Best   []Planned    `json:"best"`
	Why    []Difference `json:"why"`
}

// Luck is the effect of a chance event on each seat, in VP.
type Luck struct {
	Step  int       `json:"step"`
	Turn  int       `json:"turn"`
	By    string    `json:"by"`
	Seats []float64 `json:"seats"`
}

// Adjusted is the result of a seat, with and without luck, in VP.
type Adjusted struct {
	Seat    string  `json:"seat"`
	VP      int     `json:"vp"`
	Without float64 `json:"without"`
}

// Of encodes a report.
func Of(h *game.History, r *review.Report, state string) Review {
	made := Review{
		State: state, Perspective: r.Perspective.String(), Depth: r.Depth, Levels: review.Levels, Weighed: r.Weighed, All: r.All,
		Outlooks: api.ListOf(r.Outlooks, outlook),
		Choices:  api.ListOf(r.Choices, func(c *review.Choice) Choice { return choice(h, c) }),
		Luck: api.ListOf(r.Luck, func(l *review.Luck) Luck {
			seats := api.ListOf(l.Seats, func(vp *float64) float64 { return hundredths(*vp) })
			return Luck{Step: l.After, Turn: int(l.Turn), By: l.By.String(), Seats: seats}
		}),
		Results: []Adjusted{},
	}
	score := h.Table().Rules.Score(h.Now())
	for seat, without := range r.Adjusted {
		made.Results = append(made.Results, Adjusted{engine.Seat(seat).String(), score.VP[seat], hundredths(without)})
	}
	return made
}

func outlook(o *review.Outlook) Outlook {
	made := Outlook{Step: o.After, Turn: int(o.Turn)}
	for seat, f := range o.Seats {
		made.Seats = append(made.Seats, Forecast{
			engine.Seat(seat).String(), math.Round(f.WinProbability*1000) / 1000, hundredths(f.VP), hundredths(f.Low), hundredths(f.High),
		})
	}
	return made
}

func choice(h *game.History, c *review.Choice) Choice {
	return Choice{
		Step: c.After, Turn: int(c.Turn), Seat: c.Seat.String(), Grade: c.Grade.String(),
		Loss: estimate(c.Loss), Why: differences(c.Why),
		Played: planned(h.Table(), h.At(c.After), c.Played), Best: planned(h.Table(), h.At(c.After), c.Best),
	}
}
