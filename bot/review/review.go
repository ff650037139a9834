// Package review analyzes a finished game: the prospects of each seat after each turn, the loss of each
// choice against the best one found, the reasons, and luck. All figures are estimates by
// a [volgare/bot.Judge], from the information at that time, with confidence bands.
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

// Report is what a review has found so far.
type Report struct {
	Perspective Perspective
	Outlooks    []Outlook // at the beginning of each turn, and the end
	Choices     []Choice  // as far as they have been weighed, in order
	Luck        []Luck
	Adjusted    []float64 // VP of each seat without what luck has brought
	Depth       int       // how many levels are done, of Levels
	Weighed     int       // choices that have been weighed in the level after them
	All         int       // choices in the game
	Parts       int       // count of findings; it grows with every change of the other fields of a game
}

// level is an effort for everything in a game.
type level struct {
	outlooks int        // worlds for each outlook
	again    int        // worlds in which a choice and the best are played to the end, at most
	budget   bot.Budget // with which better choices are looked for; zero: that of the judge
}

// efforts are those of the levels: the first figures are there within two seconds, all in about a minute of one core
// (docs/performance.md).
var efforts = [...]level{
	{outlooks: 4, again: 32, budget: bot.Budget{Plans: 6, Rollouts: 12, Horizon: 1, ToEnd: 13}},
	{outlooks: 12, again: 40},
}

// Levels is how many levels a review has.
const Levels = len(efforts)

// Reviewer reviews a game. It belongs to one goroutine.
type Reviewer struct {
	game        *game.History
	rules       *engine.Rules
	perspective Perspective
	seed        string
	judge       bot.Judge
	levels      [Levels]level
	tried       map[int]*trial // by moves before the choice
}

// New returns a reviewer of a game that is over, from somebody's knowledge, who asks a judge of his own. The seed decides
// which worlds are looked at: the same gives the same review.
func New(judge bot.Judge, h *game.History, perspective Perspective, seed string) *Reviewer {
	judge.Seed(engine.Stream(seed, "plans").Uint64())
	return &Reviewer{
		game: h, rules: h.Table().Rules, perspective: perspective, seed: seed, judge: judge, levels: efforts, tried: map[int]*trial{},
	}
}

// Run goes on with a review that has come as far as a report of this game and knowledge says, the zero
// Report for none: level by level, up to so many, and tells what it has found after every part. What it
// tells is not changed afterwards. It is over early once the context has ended.
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

// outlooks looks ahead from the beginning of each turn, and from the end; false once the context has ended.
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

// choices weighs all choices: what is better known takes the place of what was known before. It is false once the context has ended.
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

// Luck is what chance has brought in the game, and what each seat would have in the end without it, in VP; nil and nil once
// the context has ended.
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

// stream is the chance by which worlds behind a position are drawn.
func (v *Reviewer) stream(s *engine.State) *rand.Rand {
	return rand.New(rand.NewPCG(engine.Stream(v.seed, "review").Uint64(), chart.Key(s)))
}
