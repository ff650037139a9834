package review

import (
	"context"
	"math/rand/v2"
	"slices"

	"volgare/bot"
	"volgare/bot/comparison"
	"volgare/engine"
)

// Choice compares the move or moves that a seat played, when it had an alternative, with the best plan found.
type Choice struct {
	After  int // number of moves made before it
	Turn   uint8
	Seat   engine.Seat
	Asked  engine.Decision
	Played []engine.Move       // up to the first move that reveals something
	Best   []engine.Move       // nil if Played is the best
	Loss   comparison.Estimate // VP of lead over the mean of the others
	Grade  Grade
	Why    []comparison.Difference // additional VP of the best plan by category, beyond noise
}

// Grade rates a choice by its loss.
type Grade uint8

// The grades.
const (
	Best    Grade = iota // nothing better was found
	Even                 // within noise of the best
	Slip                 // less than 2 VP lost
	Mistake              // less than 4 VP lost
	Blunder              // more lost
)

var gradeNames = [...]string{"best", "even", "slip", "mistake", "blunder"}

// String returns the English name.
func (g Grade) String() string { return gradeNames[g] }

const (
	mistake = 2 // VP of lead
	blunder = 4
)

// graded returns choices with grades that are valid for all of them together. Among many choices, some would look worse
// than the alternative by chance. Their intervals are widened for that, so that no blame is reported that may be noise.
func graded(all []Choice) []Choice {
	all = slices.Clone(all)
	var losses []comparison.Estimate
	for i := range all {
		if all[i].Best != nil {
			losses = append(losses, all[i].Loss)
		}
	}
	losses = comparison.Together(losses, lost)
	for i := range all {
		if c := &all[i]; c.Best != nil {
			c.Loss, losses = losses[0], losses[1:]
			c.Grade = grade(c.Loss)
		}
	}
	return all
}

// lost reports whether a loss is beyond noise.
func lost(loss comparison.Estimate) bool { return loss.Low > 0 }

// grade returns the grade of a loss.
func grade(loss comparison.Estimate) Grade {
	switch {
	case !lost(loss):
		return Even
	case loss.Mean < mistake:
		return Slip
	case loss.Mean < blunder:
		return Mistake
	}
	return Blunder
}

// trial holds the results so far of a choice and of the best plan in the same worlds, and their random source.
type trial struct {
	best   []engine.Move
	chance *rand.Rand
	ends   [][]bot.End
}

// weigh compares a choice with the best plan found, with the effort of a level. It sets no grade. It returns false if the
// context has ended.
func (v *Reviewer) weigh(ctx context.Context, c *stretch, level *level) (Choice, bool) {
	s := &c.state
	choice := Choice{After: c.from, Turn: s.Turn, Seat: s.Seat, Asked: s.Decision, Played: c.moves}
	var view engine.State
	v.perspective.of(v.rules, &view, s, s.Seat)
	q := bot.Question{Rules: v.rules, View: &view, Legal: v.rules.AppendLegal(nil, &view), Budget: level.budget}
	best := v.judge.Plans(ctx, q, c.moves)[0].Moves
	if ctx.Err() != nil {
		return choice, false
	}
	if same(best, c.moves) {
		return choice, true
	}
	choice.Best = slices.Clone(best)
	// The plan that looked best among many was also lucky, so it is compared in fresh worlds. Worlds in which a previous
	// level has already compared the two are not repeated.
	tried := v.tried[c.from]
	if tried == nil || !slices.Equal(tried.best, choice.Best) {
		tried = &trial{choice.Best, v.stream(&view), make([][]bot.End, 2)}
		v.tried[c.from] = tried
	}
	ends, ok := v.try(ctx, q, tried, c.moves, level.again)
	if !ok {
		delete(v.tried, c.from) // the random source has advanced by an unknown amount
		return choice, false
	}
	choice.Loss, choice.Why = ends.More(1, 0), ends.Why(1, 0)
	return choice, true
}

// first is the number of worlds after which the comparison may stop for the first time. The number doubles for each further
// check.
const first = 8

// try plays out a choice and the best plan in up to most worlds, in fewer if hardly anything speaks against the choice.
// It returns false if the context has ended.
func (v *Reviewer) try(ctx context.Context, q bot.Question, t *trial, played []engine.Move, most int) (*comparison.Ends, bool) {
	for n := first; ; n *= 2 {
		if more := min(n, most) - len(t.ends[0]); more > 0 {
			q.Budget = bot.Budget{Rollouts: 2 * more}
			ends, ok := v.judge.Ends(ctx, q, [][]engine.Move{played, t.best}, t.chance)
			if !ok {
				return nil, false
			}
			for i := range ends {
				t.ends[i] = append(t.ends[i], ends[i]...)
			}
		}
		known := comparison.Of(t.ends, v.rules.Seats, q.View.Seat)
		if n >= most || hopeless(known.More(1, 0)) {
			return known, true
		}
	}
}

// hopeless reports whether so little speaks against a choice that more worlds would hardly change the verdict: the loss is
// less than a third of its margin of error. Stopping then causes no additional blame.
func hopeless(loss comparison.Estimate) bool { return loss.Mean < (loss.High-loss.Mean)/3 }

// same reports whether two plans agree up to the length of the shorter. The planner's plans end where something is
// revealed, or where a trade may be opened.
func same(a, b []engine.Move) bool {
	n := min(len(a), len(b))
	return slices.Equal(a[:n], b[:n])
}
