package view

import "volgare/engine"

// ScoreChange is a change of one line of the score.
type ScoreChange struct {
	Seat     string `json:"seat"`
	Category string `json:"category"`
	Rule     string `json:"rule"`
	VP       int    `json:"vp"` // never 0
}

// scoreChange is the change of each line of the score. It is also 0 for a line that is unknown to the viewer before or after the change.
type scoreChange [engine.MaxSeats][engine.NumCategories]int

// scoreChange compares the score of the view, before, with the score of a later position.
func (b *builder) scoreChange(before *engine.Tally, next *engine.State) (change scoreChange) {
	later := newBuilder(b.t, next, b.seat)
	// With closed screens it is not known whether the game has ended: see certain.
	after := later.tally(next.Decision == engine.Over && b.open)
	for i := range b.r.Seats {
		seat := engine.Seat(i)
		for c := range engine.NumCategories {
			from, to := int(before[i][c]), int(after[i][c])
			if b.r.Counts(c) && b.knows(seat, c, from) && later.knows(seat, c, to) {
				change[i][c] = to - from
			}
		}
	}
	return change
}

// keep drops every change that is different in another world.
func (s *scoreChange) keep(other scoreChange) {
	for seat := range s {
		for c := range s[seat] {
			if s[seat][c] != other[seat][c] {
				s[seat][c] = 0
			}
		}
	}
}

// list returns the JSON form, by seats and categories.
func (s *scoreChange) list(r *engine.Rules) []ScoreChange {
	all := []ScoreChange{}
	for i := range r.Seats {
		for c := range engine.NumCategories {
			if vp := s[i][c]; vp != 0 {
				all = append(all, ScoreChange{engine.Seat(i).String(), c.String(), c.Rule().String(), vp})
			}
		}
	}
	return all
}
