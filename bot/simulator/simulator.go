// Package simulator is a computer player that plays its best plans on before it takes one: the
// turns that [volgare/bot/planner] finds, each on the same worlds that may lie behind what it sees,
// for some turns or to the end. Half of the plans are dropped again and again, so that most of the
// work goes into those that are close.
package simulator

import (
	"context"
	"slices"

	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/bot/rollout"
	"volgare/engine"
)

// Effort is how much is played on for a decision. It is counted, so that the same position is
// always played alike.
type Effort struct {
	Plans    int            // compared, at most
	Rollouts int            // of all plans together
	Horizon  int            // turns that a rollout goes on, if that is not after ToEnd
	ToEnd    int            // from this turn on rollouts go to the end of the game
	Players  planner.Effort // of who plays on
	Ideas    bool           // turns are compared that differ in more than how they travel
}

// Quick, Steady and Deep are made for some 0.2, 1 and 5 seconds.
var (
	Quick  = Effort{Plans: 8, Rollouts: 32, Horizon: 2, ToEnd: 12, Players: planner.Narrow}
	Steady = Effort{Plans: 12, Rollouts: 160, Horizon: 3, ToEnd: 11, Players: planner.Narrow}
	Deep   = Effort{Plans: 16, Rollouts: 800, Horizon: 4, ToEnd: 11, Players: planner.Narrow}
)

// Player compares plans. It remembers the tables of the last board it has seen, and nothing else.
type Player struct {
	name   string
	seed   uint64
	effort Effort
	ideas  *planner.Player
	rules  *engine.Rules
	roller *rollout.Roller
	plans  []Plan
	world  engine.State
}

// New returns a player with a name.
func New(name string, effort Effort, seed uint64) *Player {
	return &Player{name: name, seed: seed, effort: effort, ideas: planner.New(name, evaluation.Fitted, planner.Full, seed)}
}

// Name returns the name that the player was made with.
func (p *Player) Name() string { return p.name }

// Seed makes the player that of another seed: it decides which worlds are looked at.
func (p *Player) Seed(seed uint64) {
	p.seed = seed
	p.ideas.Seed(seed)
}

// Choose returns the first move of the best plan. view must be masked for the deciding seat.
func (p *Player) Choose(ctx context.Context, r *engine.Rules, view *engine.State, legal []engine.Move) engine.Move {
	return p.Plan(ctx, r, view, legal)[0]
}

// Plan returns the moves of the best plan, one after the other: at least one, and no more after
// one that shows something new. Once the context has ended it is the best as far as is known. It holds until the next call.
func (p *Player) Plan(ctx context.Context, r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move {
	return p.Compare(ctx, r, view, legal, nil)[0].UntilReveal
}

// Compare returns what plans have come to, the best first. One of them can be given, as moves of
// which at most the last shows something new; it is then among them. A single plan has not been played on. They hold
// until the next call.
func (p *Player) Compare(ctx context.Context, r *engine.Rules, view *engine.State, legal, given []engine.Move) []Plan {
	p.plans = p.plans[:0]
	first := p.ideas.Plan(context.WithoutCancel(ctx), r, view, legal) // there is something to play at any time
	p.add(first, 0)
	if len(legal) == 1 {
		return p.plans
	}
	p.propose(view, legal, first)
	p.include(given)
	if len(p.plans) > 1 {
		p.begin(r)
		p.compare(ctx, view)
	}
	return p.plans
}

// begin looks at a table.
func (p *Player) begin(r *engine.Rules) {
	if p.rules != r {
		p.rules = r
		p.roller = rollout.New(p.ideas.Board(r), evaluation.Fitted(r), evaluation.Scores(r), p.effort.Players)
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
				continue // the same plan: where there are trades it is played without its end
			}
			p.add(lines[i].UntilReveal, float64(lines[i].Value-lines[0].Value)/1000)
		}
	default:
		for i := range legal {
			p.add(legal[i:i+1], 0)
		}
	}
}

// begins reports whether a line begins with moves.
func begins(moves, line []engine.Move) bool {
	return len(moves) <= len(line) && slices.Equal(moves, line[:len(moves)])
}

// add adds a plan that is not there yet, if there is room.
func (p *Player) add(line []engine.Move, prior float64) {
	if len(p.plans) < p.effort.Plans && !p.has(line) {
		p.plans = append(p.plans, Plan{UntilReveal: slices.Clone(line), prior: prior})
	}
}

// include makes room for a plan that is not there: the planner sees no more in it than in the worst.
func (p *Player) include(given []engine.Move) {
	if len(given) == 0 || p.has(given) {
		return
	}
	prior := p.plans[len(p.plans)-1].prior
	p.plans = append(p.plans[:min(len(p.plans), p.effort.Plans-1)], Plan{UntilReveal: slices.Clone(given), prior: prior})
}

func (p *Player) has(line []engine.Move) bool {
	return slices.ContainsFunc(p.plans, func(is Plan) bool {
		return slices.Equal(is.UntilReveal, line) || p.effort.Ideas && line[0].Kind.Answers(engine.Turn) && sameIdea(is.UntilReveal, line)
	})
}
