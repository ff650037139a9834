package table

import (
	"volgare/engine"
	"volgare/game"
	"volgare/view"
)

// standing is the score of a table in lists: the public score when the turn began, or the
// result. Snapshots share it.
type standing struct {
	turn   uint8
	over   bool
	score  []int  // see Card.Score
	winner string // see Card.Winner
}

// update recounts the score if the game is over or another turn has begun: seldom, as it takes as long as a move.
func (c *standing) update(h *game.History) {
	now := h.Now()
	if now.Turn == c.turn && h.Over() == c.over {
		return
	}
	score := scoreOf(h, now, engine.Nobody)
	*c = standing{turn: now.Turn, over: h.Over(), score: make([]int, len(score.Seats))}
	if len(score.Rank) > 0 {
		c.winner = score.Rank[0]
	}
	for i := range score.Seats {
		c.score[i] = score.Seats[i].Known
	}
}

// scoreOf returns the score in a position of a game as seen by a seat, or all of it if the game is over.
func scoreOf(h *game.History, at *engine.State, seat engine.Seat) view.Score {
	if h.Over() {
		return view.FullScore(h.Table(), at)
	}
	return view.ScoreOf(h.Table(), at, seat)
}

// TurnScore is the score when a turn ended, or now.
type TurnScore struct {
	Turn  int
	Step  int // the last move of the turn
	Seats []SeatScore
}

// SeatScore is the score of a seat.
type SeatScore struct {
	Seat      string
	Knowledge int // space
	VP        int // as far as the viewer could know them
}

// ProgressOf returns the score of a game by turns as seen by a seat, or all of it if the game is over. A seat that
// the game does not have is a spectator.
func ProgressOf(h *game.History, seat engine.Seat) []TurnScore {
	if int(seat) >= h.Table().Rules.Seats {
		seat = engine.Nobody
	}
	all := []TurnScore{}
	steps := h.Steps()
	for i := range steps {
		if i+1 == len(steps) || steps[i+1].Turn != steps[i].Turn {
			all = append(all, turnScore(h, int(steps[i].Turn), i+1, seat))
		}
	}
	return all
}

func turnScore(h *game.History, turn, step int, seat engine.Seat) TurnScore {
	state := h.At(step)
	t := TurnScore{Turn: turn, Step: step}
	for i, line := range scoreOf(h, state, seat).Seats {
		t.Seats = append(t.Seats, SeatScore{
			Seat: line.Seat, Knowledge: int(state.Tracks[engine.Knowledge].Space[i]), VP: line.Known,
		})
	}
	return t
}
