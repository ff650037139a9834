// Package planner is a computer player that plans its turn as a whole: one beam over the
// positions that the turn can reach, valued by [volgare/bot/evaluation]. The line that leads
// to the best of them is played until something new is learnt.
package planner

import (
	"context"

	"volgare/bot"
	"volgare/bot/appraisal"
	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/engine"
)

// Effort is how much of a turn is looked at.
type Effort struct {
	Width  int // positions kept for each number of points left, 1 to 64; more are cut to that
	Expand int // of these, those whose moves are tried
	Noise  int // mVP by which a position may be misjudged, up or down, always in the same way
}

// Full is the effort of a player, Narrow that of rollouts, Novice that of a beginner.
var (
	Full   = Effort{Width: 64, Expand: 40}
	Narrow = Effort{Width: 8, Expand: 6}
	Novice = Effort{Width: 6, Expand: 4, Noise: 1500}
)

// Player plans turns. It remembers the tables of the last board it has seen, and nothing else.
type Player struct {
	name    string
	seed    uint64
	effort  Effort
	weigh   evaluation.Source
	weights *evaluation.Weights
	board   *chart.Board
	eval    evaluation.Evaluator
	beam    beam
	answers *appraisal.Answers // to what is asked outside the plan of a turn
}

// New returns a player with a name, and weights for the tables that it will sit at.
func New(name string, weigh evaluation.Source, effort Effort, seed uint64) *Player {
	p := &Player{name: name, seed: seed, effort: effort, weigh: weigh, answers: appraisal.NewAnswers(appraisal.Current(), seed)}
	p.beam.reserve()
	return p
}

// Name returns the name that the player was made with.
func (p *Player) Name() string { return p.name }

// Seed makes the player that of another seed: it decides between answers that are worth the same, and
// how positions are misjudged.
func (p *Player) Seed(seed uint64) {
	p.seed = seed
	p.answers.Seed(seed)
}

// Choose returns the first move of the best line, or the best answer to another decision.
func (p *Player) Choose(ctx context.Context, q bot.Question) engine.Move {
	return p.Plan(ctx, q)[0]
}

// Plan returns the moves of the best line, one after the other: at least one, and no more after
// one that shows something new. It holds until the next call.
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

// one is a line of one move.
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
	if end > 0 { // before the turn ends it is asked again, for a trade
		return line[:end]
	}
	if trade, ok := p.answers.Trade(r, view, legal); ok {
		return p.one(trade)
	}
	return line
}

// startCity is where the piece begins. // SET-8
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

// begin looks at a position.
func (p *Player) begin(r *engine.Rules, s *engine.State) {
	if board := p.answers.Board(r); p.board != board {
		p.board, p.weights = board, p.weigh(r)
	}
	p.beam.effort, p.beam.seed = p.effort, p.seed
	p.eval.Begin(p.board, p.weights, s, s.Seat)
}

// Board returns what can be read off the board of a table, worked out anew where the last call was for other rules.
func (p *Player) Board(r *engine.Rules) *chart.Board { return p.answers.Board(r) }

// Use replaces the weights, for every table, and the effort of the player.
func (p *Player) Use(w *evaluation.Weights, effort Effort) {
	p.weigh, p.weights, p.effort = w.Source(), w, effort
}

// Line is a way to play the rest of a turn.
type Line struct {
	Moves       []engine.Move // all of it; what is drawn on the way is as if the first cards were kept
	UntilReveal []engine.Move // as far as nothing new is seen
	Value       int           // mVP
}

// Lines returns the best lines that the last call of Plan found, at most 32, the best first. There are none
// if that had but one legal move, or no turn to plan. They are good until the next call of Plan or Choose.
func (p *Player) Lines() []Line {
	lines := make([]Line, len(p.beam.ends.list))
	for i := range lines {
		e := &p.beam.ends.list[i]
		lines[i] = Line{e.line.move[:e.line.n], e.line.untilReveal(), e.value}
	}
	return lines
}
