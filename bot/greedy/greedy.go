// Package greedy is a computer player that plans the rest of its own turn: a
// narrow beam over the moves, and one evaluation with named weights.
package greedy

import (
	"context"

	"volgare/bot/chart"
	"volgare/engine"
)

// Player is a greedy player. It remembers the tables of the last board it has
// seen, and nothing else.
type Player struct {
	name    string
	seed    uint64
	weights Weights
	board   *chart.Board
	eval    Evaluator
	beam    beam
	broker  broker
}

// New returns a player with a name and weights. Outside the plan of a turn, the
// seed decides between answers that are worth the same. A player takes about half
// a megabyte; tables may share one as long as they use it one after the other.
func New(name string, w Weights, seed uint64) *Player {
	p := &Player{name: name, seed: seed, weights: w}
	p.beam.reserve()
	p.broker.reserve()
	return p
}

// Name returns the name that the player was made with.
func (p *Player) Name() string { return p.name }

// Seed makes the player that of another seed.
func (p *Player) Seed(seed uint64) { p.seed = seed }

// Choose returns the first move of the best plan for the rest of the turn, or the
// best answer to another decision. view must be masked for the deciding seat.
func (p *Player) Choose(
	ctx context.Context, r *engine.Rules, view *engine.State, legal []engine.Move,
) engine.Move {
	if len(legal) == 1 {
		return legal[0]
	}
	p.begin(r, view)
	switch view.Decision {
	case engine.Turn:
		return p.turn(ctx, view, legal)
	case engine.TradeDraft:
		return p.draft(view)
	case engine.TradeReply:
		return p.reply(view, legal)
	}
	return p.answer(&p.eval, view, legal)
}

func (p *Player) begin(r *engine.Rules, view *engine.State) {
	p.eval = NewEvaluator(p.Board(r), &p.weights, view, view.Seat)
}

// Board is what the player reads off the board of a table, once.
func (p *Player) Board(r *engine.Rules) *chart.Board {
	if p.board == nil || p.board.Rules != r {
		p.board = chart.New(r)
	}
	return p.board
}

// Trade opens a trade at the end of a turn, if there is a good one.
func (p *Player) Trade(r *engine.Rules, view *engine.State, legal []engine.Move) (engine.Move, bool) {
	if !r.Has(engine.OpenTrade) {
		return engine.Move{}, false
	}
	p.begin(r, view)
	return p.openTrade(view, legal)
}

// turn plans the rest of the turn; before its end comes a trade, if there is a good one.
func (p *Player) turn(ctx context.Context, s *engine.State, legal []engine.Move) engine.Move {
	m := p.beam.search(ctx, &p.eval, s, legal)
	if m.Kind != engine.End && m.Kind != engine.EndSummon {
		return m
	}
	if trade, ok := p.openTrade(s, legal); ok {
		return trade
	}
	return m
}
