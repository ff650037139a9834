// Package comparison estimates how much better a plan is than others, and in which categories of the score, from play-outs
// in the same worlds. All results are estimates with confidence bands.
package comparison

import (
	"cmp"
	"math"
	"slices"

	"volgare/bot"
	"volgare/engine"
)

// Difference is the VP by which one plan outscores the others in one category.
type Difference struct {
	Category engine.Category
	VP       float64
}

// Ends holds the final scores of plans that were played out in the same worlds.
type Ends struct{ plans []ends }

// ends holds the final scores of one plan, by world.
type ends struct {
	margins []float64                       // VP over the mean of the others
	by      [engine.NumCategories][]float64 // VP in each category
}

// Of prepares the results of several plans of one seat for comparison. All plans must have been played out in the same
// worlds, and in at least two.
func Of(all [][]bot.End, seats int, seat engine.Seat) *Ends {
	e := &Ends{make([]ends, len(all))}
	for i, plan := range all {
		for world := range plan {
			e.plans[i].add(plan[world].Scores.Margin(seats, seat), plan[world].Tally[seat])
		}
	}
	return e
}

func (e *ends) add(margin float64, score [engine.NumCategories]int16) {
	e.margins = append(e.margins, margin)
	for c := range e.by {
		e.by[c] = append(e.by[c], float64(score[c]))
	}
}

// More estimates how much better a plan is than the mean of other plans, in VP of lead over the mean of the other seats.
func (e *Ends) More(plan int, than ...int) Estimate {
	return Mean(e.more(plan, than, func(of *ends) []float64 { return of.margins }))
}

// telling is the minimum difference worth reporting, in VP.
const telling = 0.3

// Why returns the categories in which a plan differs from the mean of other plans, beyond noise, the greatest difference
// first.
func (e *Ends) Why(plan int, than ...int) []Difference {
	each := make([]Estimate, engine.NumCategories)
	for c := range each {
		each[c] = Mean(e.more(plan, than, func(of *ends) []float64 { return of.by[c] }))
	}
	var all []Difference
	for c, more := range Together(each, tells) {
		if tells(more) {
			all = append(all, Difference{engine.Category(c), more.Mean})
		}
	}
	slices.SortStableFunc(all, func(a, b Difference) int { return cmp.Compare(math.Abs(b.VP), math.Abs(a.VP)) })
	return all
}

// tells reports whether a difference is large enough to report and clear of noise.
func tells(more Estimate) bool { return math.Abs(more.Mean) >= telling && more.Low*more.High > 0 }

// more returns the difference between a plan and the mean of other plans, world by world.
func (e *Ends) more(plan int, than []int, values func(*ends) []float64) []float64 {
	more := slices.Clone(values(&e.plans[plan]))
	for _, other := range than {
		for world, v := range values(&e.plans[other]) {
			more[world] -= v / float64(len(than))
		}
	}
	return more
}
