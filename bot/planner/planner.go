// Package planner implements a computer player that plans its turn as a whole: a beam search over the positions that the
// turn can reach, valued by [volgare/bot/evaluation]. It plays the line to the best position until something is revealed.
package planner

import (
	"context"

	"volgare/bot"
	"volgare/bot/appraisal"
	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/engine"
)

// Effort limits how much of a turn is searched.
type Effort struct {
	Width  int // positions kept for each number of points left, 1 to 64; higher values mean 64
	Expand int // number of these positions that are expanded
	Noise  int // maximum error in the value of a position, in mVP, up or down; the same position always has the same error
}

// Full is the effort of a player, Narrow the effort of rollouts, and Novice the effort of a beginner.
var (
	Full   = Effort{Width: 64, Expand: 40}
	Narrow = Effort{Width: 8, Expand: 6}
	Novice = Effort{Width: 6, Expand: 4, Noise: 1500}
)

// Player plans turns. It caches the tables of the last board it has seen, and has no other memory.
type Player struct {
	name    string
	seed    uint64
	effort  Effort
	weigh   evaluation.Source
	weights *evaluation.Weights
	board   *chart.Board
	eval    evaluation.Evaluator
	beam    beam
	answers *appraisal.Answers // for decisions outside the plan of a turn
}

// New returns a player with a name, and a source of weights for the tables where it plays.
func New(name string, weigh evaluation.Source, effort Effort, seed uint64) *Player {
	p := &Player{name: name, seed: seed, effort: effort, weigh: weigh, answers: appraisal.NewAnswers(appraisal.Current(), seed)}
	p.beam.reserve()
	return p
}

// Name returns the name that the player was made with.
func (p *Player) Name() string { return p.name }

// Seed replaces the seed. The seed breaks ties between equally good answers and selects the errors in the values of
// positions.
func (p *Player) Seed(seed uint64) {
	p.seed = seed
	p.answers.Seed(seed)
}

// Choose returns the first move of the best line, or the best answer to a decision other than a turn.
func (p *Player) Choose(ctx context.Context, q bot.Question) engine.Move {
	return p.Plan(ctx, q)[0]
}

// Plan returns the moves of the best line in order: at least one, and none after a move that reveals something. The result
// is valid until the next call.
func (p *Player) Plan(ctx context.Context, q bot.Question) []engine.Move {
	r, view, legal := q.Rules, q.View, q.Legal
	p.beam.ends.clear()
	if len(legal) == 1 {
		return legal
	}
	switch view.Decision {
	case engine.Turn:
		return p.turn(ctx, r, view, legal)
	case engine.StartCity:
		return p.startCity(r, view, legal)
	}
	return p.one(p.answers.To(r, view, legal))
}

// one returns a line of one move.
func (p *Player) one(m engine.Move) []engine.Move {
	p.beam.answer[0] = m
	return p.beam.answer[:1]
}

func (p *Player) turn(ctx context.Context, r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move {
	p.begin(r, view)
	line := p.beam.search(ctx, &p.eval, view, legal)
	end := len(line) - 1
	if !line[end].Kind.EndsTurn() || !r.Has(engine.OpenTrade) {
		return line
	}
	if end > 0 { // before the turn ends the player decides again, about a trade
		return line[:end]
	}
	if trade, ok := p.answers.Trade(r, view, legal); ok {
		return p.one(trade)
	}
	return line
}

// startCity returns the choice of the start city. // SET-8
func (p *Player) startCity(r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move {
	p.begin(r, view)
	best, most := legal[0], 0
	for i, m := range legal {
		r.Apply(&p.beam.next, view, m, nil)
		if worth := p.eval.Value(&p.beam.next); i == 0 || worth > most {
			best, most = m, worth
		}
	}
	return p.one(best)
}

// begin prepares for a position.
func (p *Player) begin(r *engine.Rules, s *engine.State) {
	if board := p.answers.Board(r); p.board != board {
		p.board, p.weights = board, p.weigh(r)
	}
	p.beam.effort, p.beam.seed = p.effort, p.seed
	p.eval.Begin(p.board, p.weights, s, s.Seat)
}

// Board returns the index of the board of r. It is cached until the next call with other rules.
func (p *Player) Board(r *engine.Rules) *chart.Board { return p.answers.Board(r) }

// Use replaces the player's weights for all tables, and its effort.
func (p *Player) Use(w *evaluation.Weights, effort Effort) {
	p.weigh, p.weights, p.effort = w.Source(), w, effort
}

// Line is a way to play the rest of a turn.
type Line struct {
	Moves       []engine.Move // all moves; draws are treated as if the first cards were kept
	UntilReveal []engine.Move // up to the first move that reveals something
	Value       int           // mVP
}

// Lines returns the best lines that the last call of Plan found, at most 32, best first. It returns none if there was only
// one legal move, or no turn to plan. They are valid until the next call of Plan or Choose.
func (p *Player) Lines() []Line {
	lines := make([]Line, len(p.beam.ends.list))
	for i := range lines {
		e := &p.beam.ends.list[i]
		lines[i] = Line{e.line.move[:e.line.n], e.line.untilReveal(), e.value}
	}
	return lines
}
