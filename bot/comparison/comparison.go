// Package comparison tells how much more one plan brings than others, and by what, from what they have come to in the same
// worlds. All of it is estimated, with the bands that go with it.
package comparison

import (
	"cmp"
	"math"
	"slices"

	"volgare/bot"
	"volgare/engine"
)

// Estimate is a mean, and the interval in which it lies with a probability of 90 %.
type Estimate struct{ Is, Low, High float64 }

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
	return estimate(e.more(plan, than, func(of *ends) []float64 { return of.margins }))
}

// telling is the least difference that is told, in VP.
const telling = 0.3

// Why is in what a plan brings more or less than others do in the mean, beyond noise, the greatest first.
func (e *Ends) Why(plan int, than ...int) []Difference {
	var all []Difference
	for c := range engine.NumCategories {
		more := estimate(e.more(plan, than, func(of *ends) []float64 { return of.by[c] }))
		if math.Abs(more.Is) >= telling && more.Low*more.High > 0 {
			all = append(all, Difference{c, more.Is})
		}
	}
	slices.SortStableFunc(all, func(a, b Difference) int { return cmp.Compare(math.Abs(b.VP), math.Abs(a.VP)) })
	return all
}

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

// estimate is the mean of at least two independent values.
func estimate(values []float64) Estimate {
	n, mean, squares := float64(len(values)), 0.0, 0.0
	for _, v := range values {
		mean += v / n
	}
	for _, v := range values {
		squares += (v - mean) * (v - mean)
	}
	half := student(n-1) * math.Sqrt(squares/(n-1)/n)
	return Estimate{mean, mean - half, mean + half}
}

// Ninety is within how many standard deviations 90 % of a normal distribution lie.
const Ninety = 1.645

// student is within how many standard errors 90 % of what few values say lie, by how many of them are free to differ:
// Fisher's expansion, right to 1 % from 4 on.
func student(free float64) float64 {
	const z = Ninety
	return z + (z*z*z+z)/(4*free) + (5*z*z*z*z*z+16*z*z*z+3*z)/(96*free*free)
}
