// Package greedy implements a computer player that plans the rest of its turn by a narrow beam search over the moves,
// valued by [volgare/bot/appraisal].
package greedy

import (
	"context"

	"volgare/bot"
	"volgare/bot/appraisal"
	"volgare/engine"
)

// Player is a greedy player. It caches the tables of the last board it has seen, and has no other memory.
type Player struct {
	name    string
	answers *appraisal.Answers
	beam    beam
}

// New returns a player with a name and weights. Outside the plan of a turn, the seed breaks ties between equally good
// answers. A player takes about half a megabyte. Several tables can share a player if they use it one at a time.
func New(name string, w appraisal.Weights, seed uint64) *Player {
	p := &Player{name: name, answers: appraisal.NewAnswers(w, seed)}
	p.beam.reserve(w.Beam)
	return p
}

// Name returns the name that the player was made with.
func (p *Player) Name() string { return p.name }

// Seed replaces the seed.
func (p *Player) Seed(seed uint64) { p.answers.Seed(seed) }

// Choose returns the first move of the best plan for the rest of the turn, or the
// best answer to another decision.
func (p *Player) Choose(ctx context.Context, q bot.Question) engine.Move {
	switch {
	case len(q.Legal) == 1:
		return q.Legal[0]
	case q.View.Decision == engine.Turn:
		return p.turn(ctx, q.Rules, q.View, q.Legal)
	}
	return p.answers.To(q.Rules, q.View, q.Legal)
}

// turn plans the rest of the turn. Before the turn ends, the player opens a trade if there is a good one.
func (p *Player) turn(ctx context.Context, r *engine.Rules, view *engine.State, legal []engine.Move) engine.Move {
	m := p.beam.search(ctx, p.answers.Look(r, view), view, legal)
	if m.Kind != engine.End && m.Kind != engine.EndSummon {
		return m
	}
	if trade, ok := p.answers.Trade(r, view, legal); ok {
		return trade
	}
	return m
}
