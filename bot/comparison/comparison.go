// Package comparison estimates by how much a plan is better than others, and in which categories of
// the score, from play-outs in the same worlds. All results are estimates with confidence bands.
package comparison

import (
	"cmp"
	"math"
	"slices"

	"volgare/bot"
	"volgare/engine"
)

// Difference is what a plan brings more in a category of the score, in VP.
type Difference struct {
	Category engine.Category
	VP       float64
}

// Ends are what plans have come to in the end, each in the same worlds.
type Ends struct{ plans []ends }

// ends are those of a plan, by world.
type ends struct {
	margins []float64                       // VP over the mean of the others
	by      [engine.NumCategories][]float64 // VP
}

// Of compares what plans of a seat have come to at a table of seats, each in the same worlds, at least two.
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

// More is how many VP over the mean of the other seats a plan brings more than others do in the mean.
func (e *Ends) More(plan int, than ...int) Estimate {
	return Mean(e.more(plan, than, func(of *ends) []float64 { return of.margins }))
}

// telling is the least difference that is told, in VP.
const telling = 0.3

// Why is in what a plan brings more or less than others do in the mean, beyond noise, the greatest first.
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

// tells reports whether a difference is worth telling, and none by noise.
func tells(more Estimate) bool { return math.Abs(more.Mean) >= telling && more.Low*more.High > 0 }

// more is what a plan brings more than others in the mean, world by world.
func (e *Ends) more(plan int, than []int, values func(*ends) []float64) []float64 {
	more := slices.Clone(values(&e.plans[plan]))
	for _, other := range than {
		for world, v := range values(&e.plans[other]) {
			more[world] -= v / float64(len(than))
		}
	}
	return more
}
