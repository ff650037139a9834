package review

import (
	"volgare/bot"
	"volgare/engine"
)

// Chance is what chance decides.
type Chance uint8

// The chances.
const (
	Draw   Chance = iota // what somebody drew
	Refill               // what lies out in the next turn
	Ending               // whether a turn is the last, and what lies out in it
)

var chanceNames = [...]string{"draw", "refill", "ending"}

// String returns the English name.
func (c Chance) String() string { return chanceNames[c] }

// Luck is what chance has brought at a move: how many VP more each seat could expect after it than could have been
// expected before. It is 0 in the mean of all that could have happened.
type Luck struct {
	After int // moves, that which brought it included
	Turn  uint8
	By    Chance
	Seats []float64
}

// drawings is from how many worlds it comes what could be expected.
const drawings = 32

// chance says what a move by which somebody has learnt something brought by chance; false where that was nothing.
func (v *Reviewer) chance(before, after *engine.State, m engine.Move) (Luck, bool) {
	r := v.rules
	luck := Luck{Turn: before.Turn, Seats: make([]float64, r.Seats)}
	var open, world engine.State
	Open.of(r, &open, before, before.Seat)
	rng := v.stream(&open)
	var could bot.Scores
	last, told := 0, false
	is := v.judge.Value(r, after)
	for range drawings {
		r.Determinize(&world, &open, rng)
		r.Apply(&world, &world, m, nil)
		if world.LastTurn() {
			last++
		}
		scores := v.judge.Value(r, &world)
		told = told || scores != is
		for seat := range could {
			could[seat] += scores[seat] / drawings
		}
	}
	for seat := range luck.Seats {
		luck.Seats[seat] = is[seat] - could[seat]
	}
	switch {
	case last > 0 && last < drawings:
		luck.By = Ending
	case before.Turn != after.Turn:
		luck.By = Refill
	}
	return luck, told
}

// Chances are the names of what chance decides, by Chance.
func Chances() []string { return chanceNames[:] }

// Fortunes are what each chance has brought to each seat in all, in VP.
func (r *Report) Fortunes() (sums [len(chanceNames)][engine.MaxSeats]float64) {
	for i := range r.Luck {
		for seat, vp := range r.Luck[i].Seats {
			sums[r.Luck[i].By][seat] += vp
		}
	}
	return sums
}
