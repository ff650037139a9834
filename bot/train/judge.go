package train

import (
	"context"
	"slices"

	"volgare/bot"
	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/engine"
)

// candidate is a plan before it is played out.
type candidate struct {
	untilReveal []engine.Move
	leaf        engine.State // the position that was valued
	bonus       int          // mVP in addition to the value of the leaf
}

// judge plays out several plans of a masked position.
func (t *Sampler) judge(view *engine.State, legal []engine.Move) (Position, bool) {
	t.eval.Begin(t.board, t.cfg.Weights, view, view.Seat)
	plans := t.plans(view, legal)
	if len(plans) < 2 {
		return Position{}, false
	}
	p := Position{Left: t.eval.Left()}
	for i := range plans {
		p.Plans = append(p.Plans, Plan{Has: t.eval.Look(&plans[i].leaf).Clone(), Plus: plans[i].bonus})
	}
	last := int(view.Turn) + t.cfg.Horizon
	if int(view.Turn) >= t.cfg.ToEnd {
		last = planner.ToEnd
	}
	for range t.cfg.Rollouts {
		var world engine.State
		t.cfg.Rules.Determinize(&world, view, t.rng)
		for i := range plans {
			s := world
			scores := t.roller.Play(&s, plans[i].untilReveal, last)
			p.Plans[i].Results = append(p.Plans[i].Results, scores.Margin(t.cfg.Rules.Seats, view.Seat))
		}
	}
	return p, true
}

// plans returns different ways to play the turn: the best, some runners-up, and plans found with other weights.
func (t *Sampler) plans(view *engine.State, legal []engine.Move) []candidate {
	if view.Decision == engine.StartCity {
		return t.cities(view, legal)
	}
	var all []candidate
	seen := map[uint64]bool{}
	add := func(lines []planner.Line, ranks ...int) {
		for _, rank := range ranks {
			if rank >= len(lines) || len(all) == t.cfg.Plans {
				return
			}
			c := t.candidate(view, &lines[rank])
			if key := chart.Key(&c.leaf); !seen[key] {
				seen[key] = true
				all = append(all, c)
			}
		}
	}
	t.other.Use(t.cfg.Weights, t.cfg.Player)
	t.other.Plan(context.Background(), bot.Question{Rules: t.cfg.Rules, View: view, Legal: legal})
	add(t.other.Lines(), 0, 3, 10, 31)
	for tries := 0; len(all) < t.cfg.Plans && tries < t.cfg.Plans; tries++ {
		t.other.Use(t.perturbed(), t.cfg.Rollout)
		t.other.Plan(context.Background(), bot.Question{Rules: t.cfg.Rules, View: view, Legal: legal})
		add(t.other.Lines(), 0)
	}
	return all
}

// cities returns the choices of the start city. // SET-8
func (t *Sampler) cities(view *engine.State, legal []engine.Move) []candidate {
	all := make([]candidate, 0, len(legal))
	for _, i := range t.rng.Perm(len(legal)) {
		if len(all) == t.cfg.Plans {
			break
		}
		c := candidate{untilReveal: []engine.Move{legal[i]}}
		t.cfg.Rules.Apply(&c.leaf, view, legal[i], nil)
		all = append(all, c)
	}
	return all
}

// candidate plays a line to the position that was valued.
func (t *Sampler) candidate(view *engine.State, line *planner.Line) candidate {
	c := candidate{untilReveal: slices.Clone(line.UntilReveal), leaf: *view}
	for _, m := range line.Moves {
		switch m.Kind {
		case engine.End:
			return c
		case engine.EndSummon:
			c.bonus = t.eval.Summons(&c.leaf)
			return c
		}
		t.cfg.Rules.Apply(&c.leaf, &c.leaf, m, nil)
		t.eval.KeepFirstDrawn(&c.leaf)
	}
	return c
}

// perturbed returns the current weights with random noise: half of the weight for terms, half a point for other features.
func (t *Sampler) perturbed() *evaluation.Weights {
	noise := evaluation.Zero()
	noise.Add(t.cfg.Weights, 1)
	for i := range noise[0] {
		noise[0][i] += 500 * t.rng.NormFloat64()
	}
	return noise
}
