package planner

import (
	"context"

	"volgare/bot"
	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/engine"
)

// Roller plays out positions with narrow plans for all seats. It must be used by one goroutine. It finishes a game even if a
// context ends, since half a game has no score; that takes milliseconds.
type Roller struct {
	r      *engine.Rules
	board  *chart.Board
	scores *evaluation.Weights
	player *Player // plays every seat
	eval   evaluation.Evaluator
	legal  []engine.Move
	view   engine.State
	next   engine.State
}

// NewRoller returns a roller whose players use weights w and an effort. scores predicts the final score of a seat if a game
// is not played to its end.
func NewRoller(board *chart.Board, w, scores *evaluation.Weights, effort Effort) *Roller {
	return &Roller{
		r: board.Rules, board: board, scores: scores,
		player: New("rollout", w.Source(), effort, 1), legal: make([]engine.Move, 0, 512),
	}
}

// ToEnd is passed as last to play every game to its end.
const ToEnd = engine.MaxTurns + 1

// Play makes the moves of a line in s, which it changes, and continues to the end of turn last or of the game. It returns
// the expected or final scores.
func (p *Roller) Play(s *engine.State, line []engine.Move, last int) bot.Scores {
	p.make(s, line)
	for s.Decision != engine.Over && int(s.Turn) <= last {
		p.step(s)
	}
	return p.Expected(s)
}

// Settle plays until drawn pieces have been kept, given up or put back.
func (p *Roller) Settle(s *engine.State) {
	for s.Decision.OfDraw() {
		p.step(s)
	}
}

// step makes the moves that the deciding seat plans.
func (p *Roller) step(s *engine.State) {
	p.r.Mask(&p.view, s, s.Seat)
	p.legal = p.r.AppendLegal(p.legal[:0], &p.view)
	p.make(s, p.player.Plan(context.Background(), bot.Question{Rules: p.r, View: &p.view, Legal: p.legal}))
}

func (p *Roller) make(s *engine.State, line []engine.Move) {
	for _, m := range line {
		p.r.Apply(&p.next, s, m, nil)
		*s = p.next
	}
}

// Expected returns the expected final VP of each seat from its own information. If the game is over, it returns the final
// VP.
func (p *Roller) Expected(s *engine.State) bot.Scores {
	var scores bot.Scores
	if s.Decision == engine.Over {
		tally := p.r.Tally(s)
		for seat := range engine.Seat(p.r.Seats) {
			scores[seat] = float64(tally.Total(seat))
		}
		return scores
	}
	for seat := range engine.Seat(p.r.Seats) {
		p.r.Mask(&p.view, s, seat)
		p.eval.Begin(p.board, p.scores, &p.view, seat)
		scores[seat] = float64(p.eval.Value(&p.view)) / 1000
	}
	return scores
}
