package enginetest

import (
	"fmt"

	"volgare/engine"
)

// Cited is the law that every effect has a form, names things that exist and
// cites a rule, and that only library tiles are secret.
func Cited(s *Step) error {
	for _, e := range s.Effects {
		form := e.Kind.Form()
		if e.Kind == engine.NoEffect || form.Name == "none" {
			return fmt.Errorf("effect without a form: %+v", e)
		}
		if e.Rules[0] == engine.NoRule {
			return fmt.Errorf("effect %s without a rule: %+v", form.Name, e)
		}
		if e.Secret != (form.A == engine.ATile) {
			return fmt.Errorf("effect %s: secret is %v", form.Name, e.Secret)
		}
		if e.Seat != engine.Nobody && int(e.Seat) >= s.Rules.Seats {
			return fmt.Errorf("effect %s of seat %d", form.Name, e.Seat)
		}
		if !named(s.Rules, form.A, e.A) || !named(s.Rules, form.B, e.B) {
			return fmt.Errorf("effect %s names what is not there: %+v", form.Name, e)
		}
	}
	return nil
}

// named reports whether an operand names something of the box.
func named(r *engine.Rules, what engine.Operand, v uint8) bool {
	var n int
	switch what {
	case engine.NoOperand:
		return v == 0
	case engine.APlace:
		return engine.PlaceNo(v) == engine.NoPlace || int(v) < len(r.Box.Places) || r.SeaOf(engine.PlaceNo(v)) <= engine.Adriatico
	case engine.ASeat:
		return engine.Seat(v) == engine.Nobody || int(v) < r.Seats
	case engine.ACube:
		n = int(engine.NumCubes)
	case engine.ATrack:
		n = int(engine.NumTracks)
	case engine.AnEvent:
		n = len(r.Box.Events)
	case engine.AManuscript:
		n = len(r.Box.Manuscripts)
	case engine.ATile:
		n = len(r.Box.Library)
	case engine.AnEnd:
		n = 2
	case engine.ACategory:
		n = int(engine.NumCategories)
	default:
		return true
	}
	return int(v) < n
}
