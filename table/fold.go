package table

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// apply makes the snapshot that of after an entry. Only who has just made the
// snapshot, by clone or as the first, may call it.
func (s *Snapshot) apply(e *Entry) error {
	fold, ok := folds[e.Kind]
	if !ok {
		return &EntryError{s.Seq + 1, e.Kind, errors.New("unknown kind of entry")}
	}
	s.Seq++
	s.Changed = e.at()
	if !e.talks() {
		s.Version, s.versionAt, s.views = s.Seq, e.at(), &viewCache{}
	}
	s.usage.counts = s.usage.counts.add(counted(s, e))
	by, decider, steps := s.identityOf(e), s.decider(), s.Steps()
	if err := fold(s, e); err != nil {
		return &EntryError{s.Seq, e.Kind, err}
	}
	s.State = s.state()
	s.listen(e, by, decider, steps)
	s.updateScore()
	return nil
}

// EntryError is an entry that cannot be applied.
type EntryError struct {
	Seq  int64
	Kind string // "" of one that cannot even be read
	Err  error
}

func (e *EntryError) Error() string {
	if e.Kind == "" {
		return fmt.Sprintf("entry %d cannot be read: %v", e.Seq, e.Err)
	}
	return fmt.Sprintf("entry %d, %s: %v", e.Seq, e.Kind, e.Err)
}

func (e *EntryError) Unwrap() error { return e.Err }

// folds are what the kinds of entry do.
var folds = map[string]func(*Snapshot, *Entry) error{
	kindStart:   foldStart,
	kindMoves:   foldMoves,
	kindUndo:    foldUndo,
	kindRedo:    foldRedo,
	kindSit:     foldSit,
	kindClaim:   foldSit,
	kindLeave:   foldLeave,
	kindOpen:    foldLeave,
	kindBot:     foldBot,
	kindReturn:  foldReturn,
	kindAsk:     foldAsk,
	kindHere:    foldHere,
	kindRelieve: foldRelieve,
	kindResign:  foldResign,
	kindName:    foldName,
	kindPublic:  foldPublic,
	kindClose:   foldClose,
	kindReopen:  foldClose,
	kindChat:    foldChat,
	kindRematch: foldRematch,
}

func (s *Snapshot) state() string {
	switch {
	case s.closed:
		return StateClosed
	case !s.started:
		return StateSeating
	case s.Over():
		return StateOver
	}
	return StatePlaying
}

// clone is a snapshot that an entry may be applied to.
func (s *Snapshot) clone() *Snapshot {
	c := *s
	return &c
}

func foldStart(s *Snapshot, e *Entry) error {
	s.started = true
	s.Seats = slices.Clone(s.Seats)
	for i := range s.Seats {
		s.seesHand(engine.Seat(i))
		if s.Seats[i].Open() {
			s.Seats[i].Bot = cmp.Or(e.Bot, firstDefaultBot)
		}
	}
	s.remark(e, "started", "", s.nameOf(e), "")
	return nil
}

func foldMoves(s *Snapshot, e *Entry) error {
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	if e.trial != nil { // made when it was decided, from this very snapshot
		s.history = e.trial.History(s.source(e))
	} else if err := s.replayMoves(e, seat); err != nil {
		return err
	}
	s.acted(e)
	s.Kept = s.Kept || e.Bot == ""
	if s.Over() {
		s.remark(e, "over", "", "", "")
	}
	return nil
}

// replayMoves makes the moves of an entry.
func (s *Snapshot) replayMoves(e *Entry, seat engine.Seat) error {
	for i, text := range strings.Split(e.Moves, "; ") {
		m, err := record.ParseMove(s.Table.Rules, text)
		if err != nil {
			return err
		}
		by := s.source(e)
		if i < len(e.Comments) {
			by.Comment = e.Comments[i]
		}
		next, why := s.history.Play(seat, m, by, nil)
		if !why.Legal() {
			return fmt.Errorf("%s: not legal: %s", text, record.ReasonString(s.Table.Rules, why))
		}
		s.history = next
	}
	return nil
}

// source is who has made the moves of an entry.
func (s *Snapshot) source(e *Entry) game.Source {
	return game.Source{Bot: e.Bot, At: e.At, Request: s.Seq}
}

// acted notes when a person moved last: bots wait after it.
func (s *Snapshot) acted(e *Entry) {
	if s.botActed = e.Bot != ""; !s.botActed {
		s.personAt = e.at()
	}
}

func foldUndo(s *Snapshot, e *Entry) error {
	if e.To < 0 || e.To >= s.Steps() {
		return fmt.Errorf("back to %d of %d moves", e.To, s.Steps())
	}
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	n := s.Steps() - e.To
	s.usage.takenBack[seat] += n
	s.history = s.history.Rewind(e.To)
	s.revised(e.To)
	s.acted(e)
	s.tookBack(e, "undone", n)
	return nil
}

func foldRedo(s *Snapshot, e *Entry) error {
	next, err := s.history.ForceRedo()
	if err != nil {
		return err
	}
	before := s.Steps()
	s.revised(before)
	s.history = next
	s.acted(e)
	s.tookBack(e, "redone", s.Steps()-before)
	return nil
}
