package enginetest

import (
	"fmt"

	"volgare/engine"
)

// Spaces is the invariant that no space of the turn track holds more cubes than its
// limit, and that spaces of the past are empty. // SET-2 EVT-4
func Spaces(s *Step) error {
	for turn, space := range s.After.Coming {
		sum := 0
		for _, n := range space {
			sum += int(n)
		}
		if sum > s.Rules.SpaceLimit() {
			return fmt.Errorf("turn %d: %d cubes wait, more than %d", turn, sum, s.Rules.SpaceLimit())
		}
		if sum > 0 && turn <= int(s.After.Turn) {
			return fmt.Errorf("turn %d: %d cubes left on the space of turn %d", s.After.Turn, sum, turn)
		}
	}
	return nil
}

// Tracks is the invariant that discs are on their tracks and that Ahead lists them in
// order: further discs first, those at the start by seat. // SET-9
func Tracks(s *Step) error {
	for t := range engine.NumTracks {
		d, last := &s.After.Tracks[t], spaces(s.Rules, t)
		seen := 0
		for i, seat := range d.Ahead[:s.Rules.Seats] {
			seen |= 1 << seat
			if d.Space[seat] > last || t == engine.Knowledge && d.Space[seat] == 0 {
				return fmt.Errorf("%v: %v on space %d of %d", t, seat, d.Space[seat], last)
			}
			if i > 0 && !ordered(d, d.Ahead[i-1], seat) {
				return fmt.Errorf("%v: %v must not come after %v: %v", t, seat, d.Ahead[i-1], *d)
			}
		}
		if seen != 1<<s.Rules.Seats-1 {
			return fmt.Errorf("%v: not every seat once: %v", t, d.Ahead)
		}
	}
	return nil
}

// ordered reports whether the disc of a may be listed before the disc of b.
func ordered(d *engine.Discs, a, b engine.Seat) bool {
	if d.Space[a] == 0 && d.Space[b] == 0 {
		return a < b
	}
	return d.Space[a] >= d.Space[b]
}

// spaces returns the last space of a track.
func spaces(r *engine.Rules, t engine.Track) uint8 {
	if t == engine.Knowledge {
		return r.Box.KnowledgeSpaces
	}
	return r.Box.TrackSpaces[t]
}

// Purse is the invariant that ducats and action points stay within the possible range of a game. A sum below zero would wrap
// to a very large one. // ACT-1
func Purse(s *Step) error {
	for seat, p := range s.players() {
		if p.Ducats >= 10000 {
			return fmt.Errorf("%v has %d ducats", engine.Seat(seat), p.Ducats)
		}
	}
	if s.After.Points > 6 {
		return fmt.Errorf("%d action points", s.After.Points)
	}
	active := s.After.Seat
	if s.After.Decision.OfTrade() {
		active = s.After.Order[s.After.At]
	}
	if s.After.Points == 6 && s.After.Players[active].Card != engine.Muret {
		return fmt.Errorf("six action points without Muret")
	}
	return nil
}

// Pieces is the invariant that every piece is on the board once the game has begun. Only in the classic edition can it be at
// sea, and then off the harbour that it left. // MOV-5
func Pieces(s *Step) error {
	places := s.Rules.Box.Places
	for i, p := range s.players() {
		seat, sea := engine.Seat(i), s.Rules.SeaOf(p.Place)
		switch {
		case p.Place == engine.NoPlace:
			if s.After.Turn > 0 {
				return fmt.Errorf("%v is nowhere in turn %d", seat, s.After.Turn)
			}
		case sea == engine.NoSea:
			if p.Left != engine.NoPlace {
				return fmt.Errorf("%v is on land and has left a harbour", seat)
			}
		case s.Rules.Options.Edition == engine.Deluxe:
			return fmt.Errorf("%v is at sea in the Deluxe edition", seat)
		case int(p.Left) >= len(places) || places[p.Left].Sea != sea:
			return fmt.Errorf("%v is on sea %v and has left place %d", seat, sea, p.Left)
		}
	}
	return nil
}
