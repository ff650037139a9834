package analysis

import (
	"math"

	"volgare/bot/comparison"
	"volgare/edition"
	"volgare/engine"
	"volgare/server/api"
	"volgare/view"
)

// Estimate is a mean with its 90 % interval, in VP.
type Estimate struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Planned is a move that may not have been made, and the place of the pawn before it.
type Planned struct {
	view.Move

	Place *string `json:"place"`
}

// Difference is the advantage of the best moves in a category, in VP.
type Difference struct {
	Category string  `json:"category"`
	VP       float64 `json:"vp"`
}

func estimate(e comparison.Estimate) Estimate {
	return Estimate{hundredths(e.Mean), hundredths(e.Low), hundredths(e.High)}
}

func differences(all []comparison.Difference) []Difference {
	return api.ListOf(all, func(d *comparison.Difference) Difference { return Difference{d.Category.String(), hundredths(d.VP)} })
}

// planned encodes moves of the seat to move, starting at a position.
func planned(t *edition.Table, from *engine.State, moves []engine.Move) []Planned {
	s, all := *from, []Planned{}
	for _, m := range moves {
		made := Planned{Move: view.MoveAs(t, m, s.Seat, view.Receiver(&s), s.Seat)}
		if at := s.Players[s.Seat].Place; at != engine.NoPlace {
			made.Place = &t.Rules.Box.Places[at].ID
		}
		all = append(all, made)
		t.Rules.Apply(&s, &s, m, nil)
	}
	return all
}

func hundredths(v float64) float64 { return math.Round(v*100) / 100 }
