package table

import (
	"volgare/engine"
	"volgare/game"
)

// UndoState counts the moves that a seat can undo and redo.
type UndoState struct {
	Step int  // moves that Undo would undo
	Turn int  // moves that Undo with Turn would undo
	Redo int  // moves that Redo would redo
	Why  Code // NothingToUndo, InformationRevealed, Decided or LimitReached if Step is 0
}

// UndoOf is Snapshot.Undo without the bound on how often a seat undoes moves.
func UndoOf(h *game.History, seat engine.Seat) UndoState {
	can := h.Undoable(seat)
	return UndoState{Step: can.Request, Turn: can.Turn, Redo: can.Redo, Why: undoCodes[can.Why]}
}

// atMost leaves out an undo of more moves than spare.
func (u UndoState) atMost(spare int) UndoState {
	if u.Turn > spare {
		u.Turn = u.Step
	}
	if u.Step > spare {
		u.Step, u.Turn, u.Why = 0, 0, LimitReached
	}
	return u
}

// undoCodes are the codes of the reasons why a seat can undo nothing.
var undoCodes = map[error]Code{
	game.ErrNothingToUndo: NothingToUndo, game.ErrInformationRevealed: InformationRevealed, game.ErrDecided: Decided,
}

// revision is an entry that undid moves or redid them.
type revision struct {
	seq  int64
	kept int // moves that the game had both before and after it
}

// revisions are the revisions of a game that bound how many moves a client knows. Snapshots share them.
type revisions []revision

// with returns the revisions after entry seq, which keeps the first kept moves. Earlier ones that keep as many or
// more are of no use after it.
func (r revisions) with(seq int64, kept int) revisions {
	n := len(r)
	for n > 0 && r[n-1].kept >= kept {
		n--
	}
	return append(r[:n:n], revision{seq, kept})
}

// known returns how many of the steps have been there ever since entry since, from 0 to all.
func (r revisions) known(steps []game.Step, since int64) int {
	n := len(steps)
	for n > 0 && steps[n-1].Request > since {
		n--
	}
	for _, revision := range r {
		if revision.seq > since {
			return min(n, revision.kept) // those after it keep more
		}
	}
	return n
}
