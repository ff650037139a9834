package review

import (
	"volgare/engine"
	"volgare/game"
)

// Perspective is the knowledge from which choices and chances are evaluated.
type Perspective uint8

const (
	// Own is the knowledge of the deciding seat.
	Own Perspective = iota
	// Open is the knowledge with all hands and screens open. Only pieces that no seat has seen yet are hidden.
	Open
)

var perspectiveNames = [...]string{"own", "open"}

// String returns the English name.
func (p Perspective) String() string { return perspectiveNames[p] }

// of masks a position for a seat.
func (p Perspective) of(r *engine.Rules, dst, src *engine.State, seat engine.Seat) {
	r.Mask(dst, src, seat)
	if p == Open {
		dst.Players = src.Players
	}
}

// stretch is a choice as it was made: the moves of a seat until something was revealed, its turn ended or another decision
// followed.
type stretch struct {
	from  int // number of moves made before it
	state engine.State
	moves []engine.Move
}

// choices returns the choices of a game that had an alternative.
func choices(h *game.History) (all []stretch) {
	r, steps := h.Table().Rules, h.Steps()
	var legal []engine.Move
	for from := 0; from < len(steps); {
		made := stretch{from: from, state: *h.At(from)}
		for {
			made.moves = append(made.moves, steps[from].Move)
			from++
			if from == len(steps) || steps[from-1].Barrier || !goesOn(h.At(from-1), h.At(from)) {
				break
			}
		}
		if legal = r.AppendLegal(legal[:0], &made.state); len(legal) > 1 {
			all = append(all, made)
		}
	}
	return all
}

// goesOn reports whether the same seat continues the same turn.
func goesOn(before, after *engine.State) bool {
	return before.Decision == engine.Turn && after.Decision == engine.Turn && before.Seat == after.Seat && before.Turn == after.Turn
}
