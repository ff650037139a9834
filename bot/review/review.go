// Package review analyzes a finished game: the prospects of each seat after each turn, the loss of each choice against the
// best one found, the reasons, and luck. All figures are estimates by a [volgare/bot.Judge], from the information at that
// time, with confidence bands.
package review

import (
	"context"
	"math/rand/v2"
	"slices"

	"volgare/bot"
	"volgare/bot/chart"
	"volgare/engine"
	"volgare/game"
)

// Report is the state of a review.
type Report struct {
	Perspective Perspective
	Outlooks    []Outlook // at the beginning of each turn, and at the end
	Choices     []Choice  // those weighed so far, in order
	Luck        []Luck
	Adjusted    []float64 // final VP of each seat without luck
	Depth       int       // number of finished levels, of Levels
	Weighed     int       // number of choices weighed in the level in progress
	All         int       // number of choices in the game
	Parts       int       // count of findings; it grows with every change of the other fields of a game
}

// level is the effort of one pass over a game.
type level struct {
	outlooks int        // number of worlds for each outlook
	again    int        // maximum number of worlds in which a choice and the best plan are played to the end
	budget   bot.Budget // for finding better plans; zero means the judge's default
}

// efforts lists the levels. The first results are ready within two seconds, all after about a minute on one core
// (docs/performance.md).
var efforts = [...]level{
	{outlooks: 4, again: 32, budget: bot.Budget{Plans: 6, Rollouts: 12, Horizon: 1, ToEnd: 13}},
	{outlooks: 12, again: 40},
}

// Levels is the number of levels of a review.
const Levels = len(efforts)

// Reviewer reviews a game. It must be used by one goroutine.
type Reviewer struct {
	game        *game.History
	rules       *engine.Rules
	perspective Perspective
	seed        string
	judge       bot.Judge
	levels      [Levels]level
	tried       map[int]*trial // by the number of moves before the choice
}

// New returns a reviewer of a finished game from a perspective. The judge must not be shared. The seed selects the sampled
// worlds: the same seed gives the same review.
func New(judge bot.Judge, h *game.History, perspective Perspective, seed string) *Reviewer {
	judge.Seed(engine.Stream(seed, "plans").Uint64())
	return &Reviewer{
		game: h, rules: h.Table().Rules, perspective: perspective, seed: seed, judge: judge, levels: efforts, tried: map[int]*trial{},
	}
}

// Run continues a review of this game and perspective from a report; the zero Report starts a new one. It runs level by
// level up to levels, and calls tell with an updated report after every part. A report passed to tell is not changed
// afterwards. Run returns early if the context ends.
func (v *Reviewer) Run(ctx context.Context, report Report, levels int, tell func(Report)) {
	all := choices(v.game)
	report.Perspective, report.Weighed, report.All = v.perspective, 0, len(all)
	found := func() {
		report.Parts++
		tell(report)
	}
	for depth := report.Depth; depth < min(levels, Levels); depth++ {
		level := &v.levels[depth]
		if !v.outlooks(ctx, &report, level) {
			return
		}
		found()
		if report.Adjusted == nil {
			if report.Luck, report.Adjusted = v.Luck(ctx); report.Adjusted == nil {
				return
			}
			found()
		}
		if !v.choices(ctx, &report, level, all, found) {
			return
		}
		report.Depth, report.Weighed = depth+1, 0
		found()
	}
}

// outlooks computes the outlook at the beginning of each turn and at the end. It returns false if the context has ended.
func (v *Reviewer) outlooks(ctx context.Context, report *Report, level *level) bool {
	var all []Outlook
	turn := -1
	for after := range v.game.Len() + 1 {
		s := v.game.At(after)
		if int(s.Turn) == turn && s.Decision != engine.Over {
			continue
		}
		turn = int(s.Turn)
		left, seats, ok := v.foretell(ctx, s, level.outlooks)
		if !ok {
			return false
		}
		all = append(all, Outlook{after, s.Turn, left, seats})
	}
	report.Outlooks = all
	return true
}

// choices weighs all choices. Better estimates replace those of earlier levels. It returns false if the context has ended.
func (v *Reviewer) choices(ctx context.Context, report *Report, level *level, all []stretch, found func()) bool {
	for i := range all {
		choice, ok := v.weigh(ctx, &all[i], level)
		if !ok {
			return false
		}
		weighed := slices.Clone(report.Choices)
		if i == len(weighed) {
			weighed = append(weighed, choice)
		}
		weighed[i] = choice
		report.Choices, report.Weighed = graded(weighed), i+1
		found()
	}
	return true
}

// Luck returns the effects of chance in the game, and the final VP of each seat without them; nil and nil if the context
// has ended.
func (v *Reviewer) Luck(ctx context.Context) (all []Luck, adjusted []float64) {
	for i, step := range v.game.Steps() {
		if !step.Barrier {
			continue
		}
		if ctx.Err() != nil {
			return nil, nil
		}
		if luck, ok := v.chance(v.game.At(i), v.game.At(i+1), step.Move); ok {
			luck.After = i + 1
			all = append(all, luck)
		}
	}
	scores := v.judge.Value(v.rules, v.game.Now())
	adjusted = slices.Clone(scores[:v.rules.Seats])
	for i := range all {
		for seat, vp := range all[i].Seats {
			adjusted[seat] -= vp
		}
	}
	return all, adjusted
}

// stream returns the random source that samples worlds for a position.
func (v *Reviewer) stream(s *engine.State) *rand.Rand {
	return rand.New(rand.NewPCG(engine.Stream(v.seed, "review").Uint64(), chart.Key(s)))
}
