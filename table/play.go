package table

import (
	"fmt"
	"strings"
	"time"

	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// decide returns the entry of Play.
func (a Play) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	seat, err := s.acts(by, a.Seat)
	switch {
	case err != nil:
		return nil, err
	case len(a.Moves) == 0:
		return nil, Refuse(BadMove)
	case len(a.Moves) > MaxMoves:
		return nil, Refuse(TooMany)
	}
	t := s.history.Trial(seat)
	texts := make([]string, 0, len(a.Moves)+1)
	for i, text := range a.Moves {
		m, err := nextMove(s.Table.Rules, t, text)
		if err != nil {
			err.Index, err.Move = i, text
			return nil, err
		}
		texts = append(texts, record.MoveString(s.Table.Rules, m))
	}
	return s.movesEntry(seat, t, texts), nil
}

// nextMove makes the next move of a command. After a move that reveals something it makes none.
func nextMove(rules *engine.Rules, t *game.Trial, text string) (engine.Move, *Refusal) {
	m, err := record.ParseMove(rules, text)
	switch {
	case err != nil:
		return m, refused(game.Refusal{Code: BadMove, Err: err})
	case !t.Open():
		return m, refused(game.Refusal{Code: Reveals})
	}
	if why := t.Play(m); !why.Legal() {
		return m, illegal(rules, why)
	}
	return m, nil
}

// illegal returns the refusal of a move for a reason.
func illegal(rules *engine.Rules, why engine.Reason) *Refusal {
	r := refused(game.Refusal{Code: Illegal, Reason: why, Rules: rules})
	switch why.Code {
	case engine.NotYourTurn:
		r.Code = NotYourTurn
	case engine.GameOver:
		r.Code = IsOver
	}
	return r
}

func foldMoves(s *Snapshot, e *Entry) error {
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	inTurn, steps := s.inTurn(seat), s.Steps()
	if e.trial != nil { // made when it was decided, from this very snapshot
		s.history = e.trial.History(e.source(s.Seq))
	} else if s.history, err = replay(s.history, seat, e, e.source(s.Seq)); err != nil {
		return err
	}
	s.acted(e)
	s.noteMoves(seat, e, inTurn, steps)
	s.Kept = s.Kept || e.Bot == "" || e.Flag
	if s.Over() {
		s.addMessage(e, "over", "", "", "")
	}
	return nil
}

// replay returns the game after the moves of an entry.
func replay(h game.History, seat engine.Seat, e *Entry, by game.Source) (game.History, error) {
	rules := h.Table().Rules
	for i, text := range strings.Split(e.Moves, "; ") {
		m, err := record.ParseMove(rules, text)
		if err != nil {
			return h, err
		}
		if by.Comment = ""; i < len(e.Comments) {
			by.Comment = e.Comments[i]
		}
		next, why := h.Play(seat, m, by, nil)
		if !why.Legal() {
			return h, fmt.Errorf("%s: not legal: %s", text, record.ReasonString(rules, why))
		}
		h = next
	}
	return h, nil
}

// Undo returns the moves that a seat can undo now: the last ones, if a person made them for the seat in one turn and
// they revealed nothing.
func (s *Snapshot) Undo(seat engine.Seat) UndoState {
	if _, playing := s.Decider(); !playing || s.among(seat) == engine.Nobody {
		return UndoState{Why: NothingToUndo}
	}
	u := UndoOf(&s.history, seat)
	return u.atMost(s.usage.undosLeft(seat, int(s.history.Now().Turn)))
}

// decide returns the entry of Undo.
func (a Undo) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	seat, err := s.acts(by, a.Seat)
	if err != nil {
		return nil, err
	}
	u := s.Undo(seat)
	if u.Why == LimitReached {
		return nil, RefuseFor(LimitReached, fmt.Errorf("in turn %d a seat can have undone at most %d moves; each turn adds %d",
			s.history.Now().Turn, undosAllowed(int(s.history.Now().Turn)), UndosPerTurn))
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

func foldUndo(s *Snapshot, e *Entry) error {
	if e.To < 0 || e.To >= s.Steps() {
		return fmt.Errorf("cannot undo to move %d of %d", e.To, s.Steps())
	}
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	n := s.Steps() - e.To
	s.usage.takenBack[seat] += n
	s.history = s.history.Rewind(e.To)
	s.revisions = s.revisions.with(s.Seq, e.To)
	s.acted(e)
	s.noteUndo(seat)
	s.addMessage(e, "undone", e.Seat, s.nameOf(e), "").N = n
	return nil
}

// decide returns the entry of Redo.
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

func foldRedo(s *Snapshot, e *Entry) error {
	next, err := s.history.ForceRedo()
	if err != nil {
		return err
	}
	before := s.Steps()
	s.revisions = s.revisions.with(s.Seq, before)
	s.history = next
	s.acted(e)
	s.addMessage(e, "redone", e.Seat, s.nameOf(e), "").N = s.Steps() - before
	return nil
}
