package enginetest

import (
	"fmt"
	"maps"
	"slices"

	"volgare/engine"
)

// Stacks is a slow reference implementation of the order on the tracks: discs lie in stacks, bottom first, as on the board,
// and are moved one by one. // SET-9
type Stacks struct {
	on [engine.NumTracks]map[uint8][]engine.Seat
}

// NewStacks sets the discs up as in a position.
func NewStacks(r *engine.Rules, s *engine.State) *Stacks {
	st := &Stacks{}
	for t := range st.on {
		st.on[t] = map[uint8][]engine.Seat{}
		d := &s.Tracks[t]
		for _, seat := range d.Ahead[:r.Seats] {
			st.on[t][d.Space[seat]] = append(st.on[t][d.Space[seat]], seat)
		}
	}
	return st
}

// Move takes a disc from its stack and puts it on top of another. A disc that does not change its space keeps its position. // SET-9
func (st *Stacks) Move(t engine.Track, seat engine.Seat, steps int) {
	if steps == 0 {
		return
	}
	for space, stack := range st.on[t] {
		if i := slices.Index(stack, seat); i >= 0 {
			st.on[t][space] = slices.Delete(stack, i, i+1)
			to := uint8(int(space) + steps)
			st.on[t][to] = append(st.on[t][to], seat)
			return
		}
	}
}

// Ahead lists the discs of a track, the furthest first. Discs that have not left the start are not stacked and are listed by seat.
func (st *Stacks) Ahead(t engine.Track) []engine.Seat {
	spaces := slices.Sorted(maps.Keys(st.on[t]))
	slices.Reverse(spaces)
	var list []engine.Seat
	for _, space := range spaces {
		list = append(list, st.on[t][space]...)
		if space == 0 {
			slices.Sort(list[len(list)-len(st.on[t][0]):])
		}
	}
	return list
}

// KeptStacks is the invariant that the order on every track matches the stacks derived from the effects.
func KeptStacks(s *Step) error {
	if s.first() {
		return nil
	}
	moved := s.emitted(engine.DiscMoved)
	for _, e := range moved {
		s.Stacks.Move(engine.Track(e.A), e.Seat, int(e.N))
	}
	for t := range engine.NumTracks {
		want := s.Before.Tracks[t].Ahead[:s.Rules.Seats]
		if slices.ContainsFunc(moved, func(e engine.Effect) bool { return e.A == uint8(t) }) {
			want = s.Stacks.Ahead(t)
		}
		if got := s.After.Tracks[t].Ahead[:s.Rules.Seats]; !slices.Equal(got, want) {
			return fmt.Errorf("%v: order %v, stacks %v", t, got, want)
		}
	}
	return nil
}
