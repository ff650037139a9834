package review

import (
	"context"
	"math/rand/v2"
	"slices"

	"volgare/bot"
	"volgare/bot/comparison"
	"volgare/engine"
)

// Choice is what a seat did where it could do something else, against the best that was found.
type Choice struct {
	After  int // moves
	Turn   uint8
	Seat   engine.Seat
	Asked  engine.Decision
	Played []engine.Move       // up to where something new was seen
	Best   []engine.Move       // nil where what was played is the best
	Loss   comparison.Estimate // VP of lead over the mean of the others
	Grade  Grade
	Why    []comparison.Difference // what the best would have brought, beyond noise
}

// Grade says how much a choice has lost.
type Grade uint8

// The grades.
const (
	Best    Grade = iota // nothing better was found
	Even                 // within noise of the best
	Slip                 // less than 2 VP
	Mistake              // less than 4 VP
	Blunder              // more
)

var gradeNames = [...]string{"best", "even", "slip", "mistake", "blunder"}

// String returns the English name.
func (g Grade) String() string { return gradeNames[g] }

const (
	mistake = 2 // VP of lead
	blunder = 4
)

// graded are choices with the grades that all of them together allow. Each is compared with a better one; of so many
// some would seem worse by chance alone: their intervals are widened for that, and nothing that may be noise is told of anybody.
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

// lost reports whether something was lost for sure.
func lost(loss comparison.Estimate) bool { return loss.Low > 0 }

// grade says what a loss is called.
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

// trial is what a choice and the best have come to so far, in the same worlds, and by which chance.
type trial struct {
	best   []engine.Move
	chance *rand.Rand
	ends   [][]bot.End
}

// weigh compares a choice with the best that is found, without a grade, with more or less effort; false once the context has
// ended.
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
	// Whatever looked best among many was lucky too: what is told of it comes from other worlds.
	// Those in which a level before has tried the two are not played in again.
	tried := v.tried[c.from]
	if tried == nil || !slices.Equal(tried.best, choice.Best) {
		tried = &trial{choice.Best, v.stream(&view), make([][]bot.End, 2)}
		v.tried[c.from] = tried
	}
	ends, ok := v.try(ctx, q, tried, c.moves, level.again)
	if !ok {
		delete(v.tried, c.from) // chance has gone on, and nobody knows how far
		return choice, false
	}
	choice.Loss, choice.Why = ends.More(1, 0), ends.Why(1, 0)
	return choice, true
}

// first is after how many worlds it is asked for the first time whether a choice may be let alone; then after twice as many.
const first = 8

// try plays a choice and the best on in up to so many worlds, in fewer where hardly anything speaks against the choice; false
// once the context has ended.
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

// hopeless reports whether so little speaks against a choice that hardly anything would with more worlds: the other is better
// by less than a third of what it may be off. To leave it then blames nobody who would not be blamed else.
func hopeless(loss comparison.Estimate) bool { return loss.Mean < (loss.High-loss.Mean)/3 }

// same reports whether two plans are the same as far as the shorter goes: what is planned ends where
// the planner would see something new, or be asked for a trade.
func same(a, b []engine.Move) bool {
	n := min(len(a), len(b))
	return slices.Equal(a[:n], b[:n])
}
