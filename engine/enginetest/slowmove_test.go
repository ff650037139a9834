package enginetest

import (
	"cmp"
	"fmt"

	"volgare/engine"
)

// MovementReference is the invariant that movements and their prices are exactly as in the slow reference.
func MovementReference(s *Step) error {
	if s.After.Decision != engine.Turn {
		return nil
	}
	want := map[engine.Move]int{}
	if !s.After.Done.Has(engine.MoveTo) && !s.After.Done.Has(engine.Embark) {
		land, sea := SlowWays(s.Rules, s.After, s.After.Seat)
		delete(land, s.After.Players[s.After.Seat].Place)
		collect(s, want, engine.MoveTo, land)
		collect(s, want, engine.Embark, sea)
	}
	for _, m := range s.Legal {
		if m.Kind != engine.MoveTo && m.Kind != engine.Embark {
			continue
		}
		if err := priced(s, m, want); err != nil {
			return err
		}
		delete(want, m)
	}
	for m, points := range want {
		return fmt.Errorf("%+v for %d points is not listed", m, points)
	}
	return nil
}

// collect adds the movements that the seat in turn can pay.
func collect(s *Step, want map[engine.Move]int, k engine.Kind, cost map[engine.PlaceNo]int) {
	for place, points := range cost {
		if affords(s.Rules, s.After, points) {
			want[engine.Move{Kind: k, A: uint8(place)}] = points
		}
	}
}

// priced checks the price of a listed movement.
func priced(s *Step, m engine.Move, want map[engine.Move]int) error {
	points, ok := want[m]
	if !ok {
		return fmt.Errorf("%+v is listed, but no movement leads there", m)
	}
	var next engine.State
	s.Rules.Apply(&next, s.After, m, nil)
	seat, ducats := s.After.Seat, 0
	if points > 1 && s.After.Players[seat].Friar != engine.Raffaele {
		ducats = 10
	}
	return cmp.Or(
		differ(fmt.Sprintf("points for %+v", m), int(s.After.Points)-int(next.Points), points),
		differ(fmt.Sprintf("ducats for %+v", m), int(s.After.Players[seat].Ducats)-int(next.Players[seat].Ducats), ducats),
	)
}
