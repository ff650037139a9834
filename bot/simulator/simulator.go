// Package simulator implements a computer player that plays out its best plans before it chooses one. The plans are turns
// found by [volgare/bot/planner]. All are played out in the same sampled worlds, for some turns or to the end of the game.
// After each round the weaker half of the plans is dropped, so that most of the work goes into the close ones.
package simulator

import (
	"context"
	"slices"

	"volgare/bot"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/engine"
)

// Style selects the players of the play-outs and the plans to compare.
type Style struct {
	Players planner.Effort // effort of the players in play-outs
	Ideas   bool           // compare only turns that differ in more than how they travel
}

// Usual is the style for playing, Advising the style for giving hints.
var (
	Usual    = Style{Players: planner.Narrow}
	Advising = Style{Players: planner.Narrow, Ideas: true}
)

// Quick and Steady take about a tenth and half of a second per turn; see the measurements in docs/bots.md.
var (
	Quick  = bot.Budget{Plans: 8, Rollouts: 32, Horizon: 2, ToEnd: 12}
	Steady = bot.Budget{Plans: 12, Rollouts: 160, Horizon: 3, ToEnd: 11}
)

// Player compares plans. It caches the tables of the last board it has seen, and has no other memory.
type Player struct {
	name   string
	seed   uint64
	style  Style
	own    bot.Budget // budget if the question has none
	budget bot.Budget // budget of the current decision
	ideas  *planner.Player
	rules  *engine.Rules
	roller *planner.Roller
	plans  []plan
	judged []bot.Plan
	world  engine.State
}

// New returns a player with a name, and the budget for questions that have none.
func New(name string, style Style, own bot.Budget, seed uint64) *Player {
	return &Player{name: name, seed: seed, style: style, own: own, ideas: planner.New(name, evaluation.Fitted, planner.Full, seed)}
}

// Name returns the name that the player was made with.
func (p *Player) Name() string { return p.name }

// Seed replaces the seed, which selects the sampled worlds.
func (p *Player) Seed(seed uint64) {
	p.seed = seed
	p.ideas.Seed(seed)
}

// Choose returns the first move of the best plan.
func (p *Player) Choose(ctx context.Context, q bot.Question) engine.Move {
	return p.Plan(ctx, q)[0]
}

// Plan returns the moves of the best plan in order: at least one, and none after a move that reveals something. If the
// context ends, it is the best plan so far. The result is valid until the next call.
func (p *Player) Plan(ctx context.Context, q bot.Question) []engine.Move {
	return p.compare(ctx, q, nil)[0].untilReveal
}

// budgetOf returns the budget for an answer.
func (p *Player) budgetOf(q *bot.Question) bot.Budget {
	if q.Budget == (bot.Budget{}) {
		return p.own
	}
	return q.Budget
}

// compare returns plans with their results, best first. given may be nil or a plan of moves of which at most the last
// reveals something. If more than one move is legal, the result contains given too. A single plan is not played out. The
// result is valid until the next call.
func (p *Player) compare(ctx context.Context, q bot.Question, given []engine.Move) []plan {
	p.plans, p.budget = p.plans[:0], p.budgetOf(&q)
	p.budget.Plans = max(p.budget.Plans, 1)
	if len(given) > 0 {
		p.budget.Plans = max(p.budget.Plans, 2) // one for the best plan found besides given
	}
	first := p.ideas.Plan(context.WithoutCancel(ctx), q) // so that there is always something to play
	p.add(first, 0)
	if len(q.Legal) == 1 {
		return p.plans
	}
	p.propose(q.View, q.Legal, first)
	p.include(given)
	if len(p.plans) > 1 {
		p.begin(q.Rules)
		p.halve(ctx, q.View)
	}
	return p.plans
}

// begin prepares for a table.
func (p *Player) begin(r *engine.Rules) {
	if p.rules != r {
		p.rules = r
		p.roller = planner.NewRoller(p.ideas.Board(r), evaluation.Fitted(r), evaluation.Scores(r), p.style.Players)
	}
}

// propose adds different plans of a turn, or answers to another decision.
func (p *Player) propose(view *engine.State, legal, first []engine.Move) {
	switch view.Decision {
	case engine.TradeDraft, engine.TradeReply:
	case engine.Turn:
		lines := p.ideas.Lines()
		for i := range lines {
			if i == 0 && begins(first, lines[i].UntilReveal) {
				continue // the same plan: if trades are possible, it is played without its end
			}
			p.add(lines[i].UntilReveal, float64(lines[i].Value-lines[0].Value)/1000)
		}
	default:
		for i := range legal {
			p.add(legal[i:i+1], 0)
		}
	}
}

// begins reports whether a line begins with the given moves.
func begins(moves, line []engine.Move) bool {
	return len(moves) <= len(line) && slices.Equal(moves, line[:len(moves)])
}

// add adds a plan if it is new and there is room.
func (p *Player) add(line []engine.Move, prior float64) {
	if len(p.plans) < p.budget.Plans && !p.has(line) {
		p.plans = append(p.plans, plan{untilReveal: slices.Clone(line), prior: prior})
	}
}

// include adds given if it is missing. Its prior is that of the worst plan.
func (p *Player) include(given []engine.Move) {
	if len(given) == 0 || p.has(given) {
		return
	}
	prior := p.plans[len(p.plans)-1].prior
	p.plans = append(p.plans[:min(len(p.plans), p.budget.Plans-1)], plan{untilReveal: slices.Clone(given), prior: prior})
}

func (p *Player) has(line []engine.Move) bool {
	return slices.ContainsFunc(p.plans, func(is plan) bool {
		return slices.Equal(is.untilReveal, line) || p.style.Ideas && line[0].Kind.Answers(engine.Turn) && sameIdea(is.untilReveal, line)
	})
}
