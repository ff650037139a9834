package game

import (
	"iter"

	"volgare/engine"
	"volgare/view"
)

// PlayedStep is a step with its effects.
type PlayedStep struct {
	Step

	State   *engine.State   // position after the step; valid until the next step
	Effects []engine.Effect // valid until the next step
}

// Walk replays the steps in [from, to), limited to existing steps, and yields each with its number, from 0.
func (h *History) Walk(from, to int) iter.Seq2[int, PlayedStep] {
	from, to = max(from, 0), min(to, len(h.steps))
	return func(yield func(int, PlayedStep) bool) {
		if from >= to {
			return
		}
		var out engine.Effects
		s := *h.At(from)
		for i := from; i < to; i++ {
			out.Reset()
			h.table.Rules.Apply(&s, &s, h.steps[i].Move, &out)
			if !yield(i, PlayedStep{h.steps[i], &s, out.List}) {
				return
			}
		}
	}
}

// SetUp returns the effects of the set-up, or nil if the game began with a position. // SET-10
func (h *History) SetUp() []engine.Effect {
	if h.deal == nil {
		return nil
	}
	var out engine.Effects
	h.table.Rules.New(*h.deal, &out)
	return out.List
}

// MoveAs returns step n, from 0, as seen by a seat; engine.Nobody is a spectator. // SET-1
func (h *History) MoveAs(n int, seat engine.Seat) view.Move {
	s, to := &h.steps[n], engine.Nobody
	if s.Move.Kind.Form().Secret == engine.SecretHanded {
		to = view.Receiver(h.At(n))
	}
	return view.MoveAs(h.table, s.Move, s.Seat, to, seat)
}
