package table

import (
	"time"

	"volgare/engine"
)

// UndoState is what a seat can take back.
type UndoState struct {
	Step int  // moves that Undo would take back
	Turn int  // moves that Undo with Turn would
	Redo int  // moves that Redo would do again
	Why  Code // NothingToUndo, Learnt or Decided if Step is 0
}

// Undo is what a seat can take back. Of a command that somebody has learnt
// something by, that is what followed it; what a bot has decided stands.
func (s *Snapshot) Undo(seat engine.Seat) UndoState {
	var u UndoState
	if _, playing := s.Decider(); !playing || s.among(seat) == engine.Nobody {
		u.Why = NothingToUndo
		return u
	}
	if n := len(s.line.redo); n > 0 && s.line.redo[n-1][0].seat == seat {
		u.Redo = len(s.line.redo[n-1])
	}
	if u.Why = s.line.stands(seat); u.Why == "" {
		u.Step, u.Turn = s.line.own(seat)
	}
	return u
}

// stands is why the last move cannot be taken back by a seat, "" if it can.
func (l *line) stands(seat engine.Seat) Code {
	n := len(l.steps)
	switch {
	case n == 0:
		return NothingToUndo
	case l.steps[n-1].mine(seat):
		return ""
	case l.steps[n-1].seat == seat && l.steps[n-1].bot == "":
		return Learnt
	case l.moved(seat):
		return Decided
	}
	return NothingToUndo
}

// moved reports whether a seat has made a move by itself.
func (l *line) moved(seat engine.Seat) bool {
	for i := range l.steps {
		if l.steps[i].seat == seat && l.steps[i].bot == "" {
			return true
		}
	}
	return false
}

// mine reports whether a seat can take a move back, were it the last.
func (s *step) mine(seat engine.Seat) bool { return s.seat == seat && s.bot == "" && !s.wall }

// own counts the last moves that a seat can take back: those of its last command,
// and those of its turn.
func (l *line) own(seat engine.Seat) (command, turn int) {
	last := len(l.steps) - 1
	for i := last; i >= 0 && l.steps[i].mine(seat); i-- {
		if i < last && !sameLine(&l.steps[i], &l.steps[i+1]) {
			break
		}
		turn++
		if l.steps[i].entry == l.steps[last].entry {
			command = turn
		}
	}
	return command, turn
}

// ends reports whether a move ends a turn.
func ends(m engine.Move) bool { return m.Kind == engine.End || m.Kind == engine.EndSummon }

// undo is the entry of Undo.
func (s *Snapshot) undo(by Person, a Undo) (*entry, error) {
	seat, err := s.acts(by, a.Seat)
	if err != nil {
		return nil, err
	}
	u := s.Undo(seat)
	if u.Step == 0 {
		return nil, refuse(u.Why)
	}
	back := u.Step
	if a.Turn {
		back = u.Turn
	}
	return &entry{Kind: kindUndo, Seat: a.Seat, To: s.Steps() - back}, nil
}

// redone is the entry of Redo.
func (s *Snapshot) redone(by Person, a Redo) (*entry, error) {
	seat, err := s.acts(by, a.Seat)
	if err != nil {
		return nil, err
	}
	if s.Undo(seat).Redo == 0 {
		return nil, refuse(NothingToRedo)
	}
	return &entry{Kind: kindRedo, Seat: a.Seat}, nil
}

// BotsWait is how long from now until a bot goes on, while a person can still
// take back; false if none waits.
func (s *Snapshot) BotsWait(now time.Time) (time.Duration, bool) {
	seat, ok := s.Decider()
	if !ok || s.Seats[seat].Bot == "" || s.botActed || s.Steps() == 0 {
		return 0, false
	}
	last := s.line.steps[s.Steps()-1].seat
	wait := s.personAt.Add(s.grace).Sub(now)
	if wait <= 0 || s.Undo(last).Step == 0 {
		return 0, false
	}
	return wait, true
}
