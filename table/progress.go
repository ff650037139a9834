package table

import (
	"volgare/engine"
	"volgare/view"
)

// TurnScore is the score when a turn ended, or now.
type TurnScore struct {
	Turn  int
	Step  int // the last move of the turn
	Seats []SeatScore
}

// SeatScore is what a seat had reached.
type SeatScore struct {
	Seat      string
	Knowledge int // space
	VP        int // that the viewer could know of
}

// Progress is the score by turns as a seat may know it; when the game is over,
// everything.
func (s *Snapshot) Progress(seat engine.Seat) []TurnScore {
	seat = s.among(seat)
	all := []TurnScore{}
	steps := s.history.Steps()
	for i := range steps {
		if i+1 == len(steps) || steps[i+1].Turn != steps[i].Turn {
			all = append(all, s.turnScore(int(steps[i].Turn), i+1, seat))
		}
	}
	return all
}

func (s *Snapshot) turnScore(turn, step int, seat engine.Seat) TurnScore {
	state := s.StateAt(step)
	score := view.ScoreOf(s.Table, state, seat)
	if s.Over() {
		score = view.FullScore(s.Table, state)
	}
	t := TurnScore{Turn: turn, Step: step}
	for i, line := range score.Seats {
		t.Seats = append(t.Seats, SeatScore{
			Seat: line.Seat, Knowledge: int(state.Tracks[engine.Knowledge].Space[i]), VP: line.Known,
		})
	}
	return t
}
