// Package rollout plays positions on: all seats by narrow plans, for some turns or to the end.
package rollout

import (
	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/engine"
)

// Points are the VP of each seat at the end, or those that it can expect.
type Points [engine.MaxSeats]float64

// Lead is what a seat has over the mean of the other seats of a table.
func (p *Points) Lead(seats int, seat engine.Seat) float64 {
	others := 0.0
	for other := range seats {
		if other != int(seat) {
			others += p[other]
		}
	}
	return p[seat] - others/float64(seats-1)
}

// Roller plays on; each goroutine needs its own.
type Roller struct {
	r      *engine.Rules
	board  *chart.Board
	points *evaluation.Weights
	player *planner.Player // of every seat
	eval   evaluation.Evaluator
	legal  []engine.Move
	view   engine.State
	next   engine.State
}

// New returns a roller whose players have weights and an effort; points foretell what a seat will
// have in the end where the game is not played to it.
func New(board *chart.Board, w, points *evaluation.Weights, effort planner.Effort) *Roller {
	return &Roller{
		r: board.Rules, board: board, points: points,
		player: planner.New("rollout", w.Source(), effort, 1), legal: make([]engine.Move, 0, 512),
	}
}

// Forever is a last turn that no game reaches.
const Forever = engine.MaxTurns + 1

// Play makes the moves of a line in a position, which it changes, and plays on until a turn is
// over, or the game.
func (p *Roller) Play(s *engine.State, line []engine.Move, last int) Points {
	p.make(s, line)
	for s.Decision != engine.Over {
		if int(s.Turn) > last {
			return p.expected(s)
		}
		p.r.Mask(&p.view, s, s.Seat)
		p.legal = p.r.AppendLegal(p.legal[:0], &p.view)
		p.make(s, p.player.Plan(p.r, &p.view, p.legal, nil))
	}
	var points Points
	result := p.r.Score(s)
	for seat := range p.r.Seats {
		points[seat] = float64(result.VP[seat])
	}
	return points
}

func (p *Roller) make(s *engine.State, line []engine.Move) {
	for _, m := range line {
		p.r.Apply(&p.next, s, m, nil)
		*s = p.next
	}
}

// expected is what each seat can expect, from what it knows.
func (p *Roller) expected(s *engine.State) Points {
	var points Points
	for seat := range engine.Seat(p.r.Seats) {
		p.r.Mask(&p.view, s, seat)
		p.eval.Begin(p.board, p.points, &p.view, seat)
		points[seat] = float64(p.eval.Value(&p.view)) / 1000
	}
	return points
}
