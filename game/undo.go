package game

import (
	"errors"
	"slices"

	"volgare/engine"
	"volgare/record"
)

// Reasons why a step cannot be undone or redone.
var (
	ErrNothingToUndo       = errors.New("there is nothing to undo")
	ErrDecided             = errors.New("another seat has decided since, so the move cannot be undone")
	ErrInformationRevealed = errors.New("the move showed something new, so it cannot be undone")
	ErrNothingToRedo       = errors.New("there is nothing to redo")
)

// Undoable describes what a seat can undo and redo.
type Undoable struct {
	Request int   // number of moves that Undo undoes: the moves of the last request
	Turn    int   // number of moves that UndoTurn undoes
	Redo    int   // number of moves that Redo redoes
	Why     error // ErrNothingToUndo, ErrInformationRevealed or ErrDecided if Request is 0
}

// Undoable returns what a seat can undo: its last moves in one turn, as long as a person made them and none is a barrier.
func (h *History) Undoable(seat engine.Seat) Undoable {
	u := Undoable{Why: h.stands(seat)}
	if n := len(h.undone); n > 0 && h.undone[n-1][0].Seat == seat {
		u.Redo = len(h.undone[n-1])
	}
	if u.Why == nil {
		if u.Request, u.Turn = h.own(seat); u.Request == 0 {
			u.Why = ErrInformationRevealed
		}
	}
	return u
}

// Undo undoes the last request of a seat.
func (h *History) Undo(seat engine.Seat) (History, error) {
	u := h.Undoable(seat)
	return h.Rewind(h.Len() - u.Request), u.Why
}

// UndoTurn undoes all moves of a seat in its turn that can be undone.
func (h *History) UndoTurn(seat engine.Seat) (History, error) {
	u := h.Undoable(seat)
	return h.Rewind(h.Len() - u.Turn), u.Why
}

// Redo redoes the moves that a seat undid last, unless other moves have been made since.
func (h *History) Redo(seat engine.Seat) (History, error) {
	if h.Undoable(seat).Redo == 0 {
		return *h, ErrNothingToRedo
	}
	return h.ForceRedo()
}

// Rewind undoes all moves but the first n, even if Undo would refuse to. The caller must decide whether that is allowed.
func (h *History) Rewind(n int) History {
	next := *h
	if n = max(n, 0); n >= len(h.steps) {
		return next
	}
	next.undone = append(slices.Clip(h.undone), h.steps[n:])
	next.now = *h.At(n)
	next.steps, next.checkpoints = h.steps[:n], h.checkpoints[:(n+interval-1)/interval]
	return next
}

// ForceRedo redoes the last undone moves of any seat. The caller must decide whether that is allowed. The error is ErrNothingToRedo.
func (h *History) ForceRedo() (History, error) {
	last := len(h.undone) - 1
	if last < 0 {
		return *h, ErrNothingToRedo
	}
	next := *h
	next.undone = h.undone[:last]
	for _, s := range h.undone[last] {
		before := next.now
		h.table.Rules.Apply(&next.now, &before, s.Move, nil)
		next.push(s, &before)
	}
	return next, nil
}

// stands returns why a seat cannot undo the last move, or nil if it can.
func (h *History) stands(seat engine.Seat) error {
	n := len(h.steps)
	if n == 0 {
		return ErrNothingToUndo
	}
	switch last := &h.steps[n-1]; {
	case last.mine(seat):
		return nil
	case last.Seat == seat && last.Bot == "":
		return ErrInformationRevealed
	case slices.ContainsFunc(h.steps, func(s Step) bool { return s.Seat == seat && s.Bot == "" }):
		return ErrDecided
	}
	return ErrNothingToUndo
}

// mine reports whether a seat could undo a step if it were the last.
func (s *Step) mine(seat engine.Seat) bool { return s.Seat == seat && s.Bot == "" && !s.Barrier }

// own counts the last moves that a seat can undo, in its last request and in its turn. Moves without an alternative count
// only together with the choice before them.
func (h *History) own(seat engine.Seat) (request, turn int) {
	last := len(h.steps) - 1
	var of int64 // the last request with a choice
	for i := last; i >= 0 && h.steps[i].mine(seat); i-- {
		if i < last && !record.SameTurn(h.steps[i].recorded(), h.steps[i+1].recorded()) {
			break
		}
		if h.only(i) {
			continue
		}
		if turn == 0 {
			of = h.steps[i].Request
		}
		turn = last + 1 - i
		if h.steps[i].Request == of {
			request = turn
		}
	}
	return request, turn
}

// only reports whether step i was the only legal move, as all seats could see.
func (h *History) only(i int) bool {
	if h.steps[i].Move.Kind != engine.Keep {
		return false
	}
	_, only := h.table.Rules.OnlyKeep(h.At(i))
	return only
}

// recorded returns the step in the form of a record.
func (s *Step) recorded() record.Step {
	return record.Step{Turn: s.Turn, Seat: s.Seat, Move: s.Move, Comment: s.Comment}
}
