package enginetest

import (
	"fmt"

	"volgare/engine"
)

// EachMasked plays games from a seed and visits up to the given number of positions of each decision, masked for every seat
// and for a spectator.
func EachMasked(r *engine.Rules, seed string, games, times int, visit func(masked *engine.State, seat engine.Seat)) {
	coverage, left := &Coverage{}, map[engine.Decision]int{}
	for n := range games {
		g := newGame(r, fmt.Sprint(seed, " ", n), n, coverage)
		s := g.Start
		for s.Decision != engine.Over {
			if left[s.Decision]++; left[s.Decision] <= times {
				eachMask(r, &s, visit)
			}
			legal := r.AppendLegal(nil, &s)
			m := g.Players[s.Seat].Choose(r, &s, legal)
			coverage.Kinds[m.Kind]++
			r.Apply(&s, &s, m, nil)
		}
		eachMask(r, &s, visit)
	}
}

func eachMask(r *engine.Rules, s *engine.State, visit func(masked *engine.State, seat engine.Seat)) {
	for _, seat := range watchers(r) {
		var masked engine.State
		r.Mask(&masked, s, seat)
		visit(&masked, seat)
	}
}

// watchers returns the seats of a table and a spectator.
func watchers(r *engine.Rules) []engine.Seat {
	list := []engine.Seat{engine.Nobody}
	for seat := range r.Seats {
		list = append(list, engine.Seat(seat))
	}
	return list
}
