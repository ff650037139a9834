package review

import (
	"volgare/bot"
	"volgare/engine"
)

// Chance is a kind of chance event.
type Chance uint8

// The chance events.
const (
	Draw   Chance = iota // tiles or cards that a seat drew
	Refill               // the tiles and cubes laid out for the next turn
	Ending               // whether a turn is the last, and what is laid out in it
)

var chanceNames = [...]string{"draw", "refill", "ending"}

// String returns the English name.
func (c Chance) String() string { return chanceNames[c] }

// Luck describes a chance event at a move, and its effect: the change of the expected final VP of each seat. Over
// all possible outcomes its mean is 0.
type Luck struct {
	After int // number of moves, including the one with the chance event
	Turn  uint8
	By    Chance
	Seats []float64
}

// drawings is the number of worlds from which the expected VP before the event are computed.
const drawings = 32

// chance returns the effect of chance of a move that revealed something; false if there was none.
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

// Chances returns the names of the chance events, indexed by Chance.
func Chances() []string { return chanceNames[:] }

// Fortunes returns the total effect of each chance event on each seat, in VP.
func (r *Report) Fortunes() (sums [len(chanceNames)][engine.MaxSeats]float64) {
	for i := range r.Luck {
		for seat, vp := range r.Luck[i].Seats {
			sums[r.Luck[i].By][seat] += vp
		}
	}
	return sums
}
