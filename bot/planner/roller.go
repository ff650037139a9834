package planner

import (
	"context"

	"volgare/bot"
	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/engine"
)

// Roller plays positions on with narrow plans for all seats. It is for one goroutine. It finishes a game that it has
// begun even if a context ends, which takes milliseconds, since half a game has no score.
type Roller struct {
	r      *engine.Rules
	board  *chart.Board
	scores *evaluation.Weights
	player *Player // of every seat
	eval   evaluation.Evaluator
	legal  []engine.Move
	view   engine.State
	next   engine.State
}

// NewRoller returns a roller whose players have weights and an effort; scores foretell what a seat will
// have in the end where the game is not played to it.
func NewRoller(board *chart.Board, w, scores *evaluation.Weights, effort Effort) *Roller {
	return &Roller{
		r: board.Rules, board: board, scores: scores,
		player: New("rollout", w.Source(), effort, 1), legal: make([]engine.Move, 0, 512),
	}
}

// ToEnd is a last turn that no game reaches.
const ToEnd = engine.MaxTurns + 1

// Play makes the moves of a line in a position, which it changes, and plays on until a turn is
// over, or the game.
func (p *Roller) Play(s *engine.State, line []engine.Move, last int) bot.Scores {
	p.make(s, line)
	for s.Decision != engine.Over && int(s.Turn) <= last {
		p.step(s)
	}
	return p.Expected(s)
}

// Settle plays a position on until what was drawn is kept, given up or put back.
func (p *Roller) Settle(s *engine.State) {
	for s.Decision.OfDraw() {
		p.step(s)
	}
}

// step makes the moves that the deciding seat has planned.
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

// Expected is what each seat can expect, from what it knows; what it has where the game is over.
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
