package table

import (
	"fmt"
	"time"

	"volgare/engine"
	"volgare/game"
)

// UndoState is what a seat can take back.
type UndoState struct {
	Step int  // moves that Undo would take back
	Turn int  // moves that Undo with Turn would
	Redo int  // moves that Redo would do again
	Why  Code // NothingToUndo, Learnt, Decided or Spent if Step is 0
}

// Undo returns what a seat can take back now: the last moves, as far as a person made them for it in one turn and
// nobody has learnt anything by them.
func (s *Snapshot) Undo(seat engine.Seat) UndoState {
	if _, playing := s.Decider(); !playing || s.among(seat) == engine.Nobody {
		return UndoState{Why: NothingToUndo}
	}
	u := UndoOf(&s.history, seat)
	return u.atMost(s.usage.undosLeft(seat, int(s.history.Now().Turn)))
}

// UndoOf is Snapshot.Undo for a game without a bound on how often a seat takes back.
func UndoOf(h *game.History, seat engine.Seat) UndoState {
	can := h.Undoable(seat)
	return UndoState{Step: can.Request, Turn: can.Turn, Redo: can.Redo, Why: undoCodes[can.Why]}
}

// atMost leaves out what takes back more moves than a seat has to spare.
func (u UndoState) atMost(spare int) UndoState {
	if u.Turn > spare {
		u.Turn = u.Step
	}
	if u.Step > spare {
		u.Step, u.Turn, u.Why = 0, 0, Spent
	}
	return u
}

// undoCodes say why a seat can take nothing back.
var undoCodes = map[error]Code{
	game.ErrNothingToUndo: NothingToUndo, game.ErrLearnt: Learnt, game.ErrDecided: Decided,
}

// decide is the entry of Undo.
func (a Undo) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	seat, err := s.acts(by, a.Seat)
	if err != nil {
		return nil, err
	}
	u := s.Undo(seat)
	if u.Why == Spent {
		return nil, RefuseFor(Spent, fmt.Errorf("in turn %d a seat has taken back at most %d moves; each turn brings %d more",
			s.history.Now().Turn, undosAllowed(int(s.history.Now().Turn)), TakeBacksATurn))
	}
	if u.Step == 0 {
		return nil, Refuse(u.Why)
	}
	back := u.Step
	if a.Turn {
		back = u.Turn
	}
	return &Entry{Kind: kindUndo, Seat: a.Seat, To: s.Steps() - back}, nil
}

// decide is the entry of Redo.
func (a Redo) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	seat, err := s.acts(by, a.Seat)
	if err != nil {
		return nil, err
	}
	if s.Undo(seat).Redo == 0 {
		return nil, Refuse(NothingToRedo)
	}
	return &Entry{Kind: kindRedo, Seat: a.Seat}, nil
}
