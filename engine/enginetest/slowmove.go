package enginetest

import (
	"volgare/engine"
)

// stop is a state of a piece on its way: at a place before or after its single voyage, or, if Sea is set, stopped on the
// open sea off a harbour.
type stop struct {
	Place  engine.PlaceNo
	Sailed bool
	Sea    bool
}

// SlowWays returns the costs of the cheapest movements of a seat in turn, in action points: to places, and onto the sea by
// harbour of embarkation. It tries every step of the rules repeatedly until no cost decreases. // MOV-1 to MOV-6
func SlowWays(r *engine.Rules, s *engine.State, seat engine.Seat) (land, sea map[engine.PlaceNo]int) {
	cost := departure(r, s, seat)
	for changed := true; changed; {
		changed = false
		for from, points := range cost {
			for to, more := range steps(r, s, seat, from) {
				if old, ok := cost[to]; !ok || points+more < old {
					cost[to], changed = points+more, true
				}
			}
		}
	}
	return split(cost)
}

// departure returns the start of the movement: the place of the piece, or the harbours where a piece at sea can land. // MOV-6
func departure(r *engine.Rules, s *engine.State, seat engine.Seat) map[stop]int {
	p, begin := &s.Players[seat], map[stop]int{}
	sea := r.SeaOf(p.Place)
	if sea == engine.NoSea {
		return map[stop]int{{Place: p.Place}: 0}
	}
	for no, place := range r.Box.Places {
		same := engine.PlaceNo(no) == p.Left
		if place.Features&engine.Harbour != 0 && place.Sea == sea && !(same && r.Options.LandElsewhere) {
			begin[stop{Place: engine.PlaceNo(no), Sailed: true}] = 1
		}
	}
	return begin
}

// steps returns the stops that one step reaches, with their points.
func steps(r *engine.Rules, s *engine.State, seat engine.Seat, from stop) map[stop]int {
	if from.Sea {
		return nil
	}
	next, here := map[stop]int{}, &r.Box.Places[from.Place]
	for _, to := range here.Neighbours {
		if admitted(r, s, seat, to) {
			next[stop{Place: to, Sailed: from.Sailed}] = 1 // MOV-1
		}
	}
	if from.Sailed || here.Features&engine.Harbour == 0 {
		return next
	}
	for no, place := range r.Box.Places {
		if place.Features&engine.Harbour != 0 && place.Sea == here.Sea && engine.PlaceNo(no) != from.Place {
			next[stop{Place: engine.PlaceNo(no), Sailed: true}] = 3 // MOV-3
		}
	}
	if r.Options.Edition == engine.Classic {
		next[stop{Place: from.Place, Sea: true}] = 1 // MOV-5
	}
	return next
}

// admitted reports whether a seat may enter a place. // MSG-4
func admitted(r *engine.Rules, s *engine.State, seat engine.Seat, to engine.PlaceNo) bool {
	university := r.Box.Places[to].Features&engine.University != 0
	arrived := s.Players[seat].Discs&(1<<to) != 0 // in 2010 by the disc of the track
	completed := s.Tracks[engine.Messenger].Space[seat] == r.Box.TrackSpaces[engine.Messenger] || arrived
	return !university || !r.Options.BolognaClosed || completed
}

// split sorts the stops into places and seas, cheapest first.
func split(cost map[stop]int) (land, sea map[engine.PlaceNo]int) {
	land, sea = map[engine.PlaceNo]int{}, map[engine.PlaceNo]int{}
	for at, points := range cost {
		m := land
		if at.Sea {
			m = sea
		}
		if old, ok := m[at.Place]; !ok || points < old {
			m[at.Place] = points
		}
	}
	return land, sea
}

// affords reports whether the seat in turn can pay a movement. // MOV-2 ACT-4 FRI-5
func affords(r *engine.Rules, s *engine.State, points int) bool {
	p := &s.Players[s.Seat]
	switch {
	case points > int(s.Points), points > 5 && r.Options.Edition == engine.Classic:
		return false
	case points > 1 && p.Friar != engine.Raffaele:
		return p.Ducats >= 10
	}
	return true
}
